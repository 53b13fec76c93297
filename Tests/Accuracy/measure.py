#!/usr/bin/env python3
"""Compares LayerLint's graph with the compiler's index, on packages that build on every platform.

  measure.py LAYERLINT INDEX_REFERENCES FOLDER [--list]      clones, builds and measures all, in FOLDER
  measure.py LAYERLINT INDEX_REFERENCES --package ROOT STORE [--list]     one that is built already

--list prints all missed, false and conditional edges, and examples of each kind of missed reference.
"""
import collections
import os
import subprocess
import sys

import comparing

PACKAGES = [
    ("swift-argument-parser", "https://github.com/apple/swift-argument-parser", "1.8.2"),
    ("Yams", "https://github.com/jpsim/Yams", "6.2.2"),
    ("swift-nio", "https://github.com/apple/swift-nio", "2.101.2"),
    ("swift-collections", "https://github.com/apple/swift-collections", "1.6.0"),
]
EXAMPLES = 12


def build(folder, name, url, version):
    """Clones and builds; returns the package's folder and its index store. The build is outside the package, so that runs
    without the index do not find the store."""
    root = os.path.join(folder, name)
    if not os.path.exists(os.path.join(root, "Package.swift")):
        subprocess.run(["git", "-c", "advice.detachedHead=false", "clone", "--quiet", "--depth", "1",
                        "--branch", version, url, root], check=True)
    scratch = os.path.join(folder, name + ".build")
    store = os.path.join(scratch, "debug", "index", "store")
    with open(os.path.join(folder, name + ".log"), "w") as log:
        done = subprocess.run([os.environ.get("SWIFT", "swift"), "build", "--package-path", root, "--scratch-path", scratch],
                              stdout=log, stderr=log)
    if done.returncode:
        sys.exit(f"{name} does not build: see {folder}/{name}.log")
    return root, store


class Measuring:
    def __init__(self, layerlint, references, folder, listing):
        self.layerlint, self.references, self.folder, self.listing = layerlint, references, folder, listing
        self.forms = collections.Counter()
        self.examples = collections.defaultdict(list)
        self.configuration = os.path.join(folder, "measure.yml")
        with open(self.configuration, "w") as text:
            text.write("generated: true\n")

    def graph(self, root, name, store):
        path = os.path.join(self.folder, name + ".json")
        arguments = [self.layerlint, "graph", root, "--config", self.configuration, "--level", "file", "--format", "json",
                     "--index-store-path", store]
        with open(path, "w") as output:
            subprocess.run(arguments, stdout=output, stderr=subprocess.DEVNULL, check=True)
        return path

    def measure(self, root, store):
        name = os.path.basename(root.rstrip("/"))
        truth_path = os.path.join(self.folder, name + ".tsv")
        with open(truth_path, "w") as output:
            subprocess.run([self.references, root, store], stdout=output, check=True)
        built = comparing.built_files(truth_path)
        keep = lambda path: path in built and not path.startswith("Tests/")
        truth = comparing.read_truth(truth_path, keep)
        print(f"{name}: {len({edge[0] for edge in truth[0]})} files with references, {len(truth[0])} edges")
        # An empty store, because a store that does not exist is an error.
        none = os.path.join(self.folder, "no-store")
        os.makedirs(none, exist_ok=True)
        self.compare(name + " from source", root, truth, self.graph(root, name, none), keep, tells=True)
        self.compare(name + " with the index", root, truth, self.graph(root, name, store), keep, tells=False)

    def compare(self, title, root, truth, graph, keep, tells):
        edges, places = comparing.read_graph(graph, keep)
        sources = comparing.Sources(root)
        core, lines = comparing.compare_edges(
            truth[0], edges, sources, lambda kinds: kinds.keys() & {"type", "free"},
            lambda kinds: kinds.keys() & comparing.CORE)
        every, all_lines = comparing.compare_edges(truth[0], edges, sources, lambda _: True, lambda _: True)
        single, missed, wrong = comparing.compare_references(truth[1], places, sources)
        print(f"  {title}")
        print(f"    types, functions, globals  {core}")
        print(f"    all edges                  {every}")
        print(f"    single references          {single}")
        if self.listing:
            for line in dict.fromkeys(lines + all_lines):
                print("     ", line)
            for place in wrong:
                print("      false reference", *place)
        if tells:
            for reference in missed:
                form = comparing.form_of(reference, sources)
                self.forms[form] += 1
                self.examples[form].append(reference)

    def tell_forms(self):
        total = sum(self.forms.values())
        print(f"The ten commonest kinds of miss, of {total} single references that the sources do not tell:")
        for form, count in self.forms.most_common(None if self.listing else 10):
            print(f"  {count:5}  {form}")
            if self.listing:
                for example in self.examples[form][:EXAMPLES]:
                    print("          ", *example)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--list"]
    listing = "--list" in sys.argv
    if len(arguments) == 5 and arguments[2] == "--package":
        folder = os.path.join(os.environ.get("TMPDIR", "/tmp"), "layerlint-accuracy")
        os.makedirs(folder, exist_ok=True)
        measuring = Measuring(*arguments[:2], folder, listing)
        measuring.measure(arguments[3], arguments[4])
    elif len(arguments) == 3:
        folder = os.path.abspath(arguments[2])
        os.makedirs(folder, exist_ok=True)
        measuring = Measuring(*arguments[:2], folder, listing)
        for name, url, version in PACKAGES:
            measuring.measure(*build(folder, name, url, version))
    else:
        sys.exit(__doc__)
    measuring.tell_forms()


main()
