#!/usr/bin/env python3
"""Holds LayerLint's file graph against the compiler's index.

  accuracy.py ROOT GRAPH.json REFS.tsv [--prefix Sources/] [--list KIND|all] [--references]

ROOT       the package, built with `swift build` so that its index store is fresh
GRAPH.json layerlint graph ROOT --level file --format json
REFS.tsv   every explicit reference that the index store holds, one a line, with a header line that names the columns
           file line col name kind def_file parent_kind (others are not read); columns count from 1, bytes

Two things are measured on edges between files:
  core  edges to types, free functions, globals. Recall: how many of the index's our graph has (with a reference of any
        kind). Precision: how many of the edges that we base on such references the index has, on whatever ground.
  all   every edge, members too.
An edge that rests only on lines inside `#if` and that the index has not is counted apart: the index knows only the
branches that were compiled. With --references each single core reference is compared by its place as well.
"""
import collections
import json
import os
import sys

TYPES = {"enum", "struct", "class", "protocol", "typealias"}
CORE = {"type", "function", "variable", "import"}


def option(arguments, name, default=None):
    if name not in arguments:
        return default
    index = arguments.index(name)
    value = arguments[index + 1]
    del arguments[index:index + 2]
    return value


def kind_of(row):
    if row["kind"] in TYPES:
        return "type"
    if row["parent_kind"] == "-" and row["kind"] in ("function", "variable", "operator", "macro"):
        return "free"
    if row["kind"] in ("associatedtype", "generic-param"):
        return "associated"
    return "member"


def read_truth(path, keep):
    edges = collections.defaultdict(lambda: collections.defaultdict(set))
    places = {}
    with open(path, encoding="utf-8", errors="replace") as lines:
        header = next(lines).rstrip("\n").split("\t")
        for line in lines:
            values = line.rstrip("\n").split("\t")
            if len(values) != len(header):
                continue
            row = dict(zip(header, values))
            if not keep(row["file"]) or not keep(row["def_file"]):
                continue
            kind = kind_of(row)
            name = row["name"].split("(")[0]
            places.setdefault((row["file"], int(row["line"]), int(row["col"])), []).append((kind, name, row["def_file"]))
            if row["file"] != row["def_file"]:
                edges[row["file"], row["def_file"]][kind].add((name, int(row["line"])))
    return edges, places


def read_graph(path, keep):
    edges = collections.defaultdict(lambda: collections.defaultdict(set))
    places = []
    with open(path, encoding="utf-8") as text:
        graph = json.load(text)
    for edge in graph["edges"]:
        if not keep(edge["from"]) or not keep(edge["to"]):
            continue
        for reference in edge["references"]:
            edges[edge["from"], edge["to"]][reference["kind"]].add((reference["name"], reference["line"]))
            places.append((edge["from"], reference["line"], reference["column"], reference["name"], reference["kind"], edge["to"]))
    return edges, places


class Conditions:
    """Which lines of a file stand between `#if` and `#endif`."""

    def __init__(self, root):
        self.root = root
        self.known = {}

    def lines(self, file):
        if file not in self.known:
            inside, depth = set(), 0
            with open(os.path.join(self.root, file), encoding="utf-8", errors="replace") as text:
                for number, line in enumerate(text, 1):
                    word = line.strip()
                    if word.startswith("#if"):
                        depth += 1
                    elif word.startswith("#endif"):
                        depth = max(0, depth - 1)
                    elif depth:
                        inside.add(number)
            self.known[file] = inside
        return self.known[file]

    def cover(self, file, references):
        return all(line in self.lines(file) for _, line in references)


def percent(part, whole):
    return f"{100 * part / whole:6.2f} % ({part}/{whole})" if whole else "     – (0/0)"


def shown(kinds, wanted=None):
    return "; ".join(
        f"{kind}: " + ", ".join(f"{name}:{line}" for name, line in sorted(names)[:4])
        for kind, names in sorted(kinds.items()) if wanted is None or kind in wanted)


def compare(title, truth, ours, conditions, wanted_truth, wanted_ours, listing):
    wanted = {edge for edge, kinds in truth.items() if wanted_truth(kinds)}
    claimed = {edge for edge, kinds in ours.items() if wanted_ours(kinds)}
    missed = sorted(wanted - set(ours))
    wrong, conditional = [], []
    for edge in sorted(claimed - set(truth)):
        references = {place for kind, places in ours[edge].items() if wanted_ours({kind: places}) for place in places}
        (conditional if conditions.cover(edge[0], references) else wrong).append(edge)
    right = len(claimed) - len(wrong) - len(conditional)
    print(f"{title:5} recall {percent(len(wanted) - len(missed), len(wanted))}   "
          f"precision {percent(right, right + len(wrong))}   only in #if {len(conditional)}")
    if listing:
        for edge in missed:
            print(f"  missed {edge[0]} -> {edge[1]}  {shown(truth[edge])}")
        for edge in wrong:
            print(f"  false  {edge[0]} -> {edge[1]}  {shown(ours[edge])}")
        for edge in conditional:
            print(f"  in #if {edge[0]} -> {edge[1]}  {shown(ours[edge])}")


def compare_references(truth_places, our_places, conditions):
    """Each reference across files by its place: what we say stands there against what the index says."""
    right = collections.Counter()
    wrong = collections.defaultdict(list)
    ours = set()
    for file, line, column, name, kind, target in our_places:
        ours.add((file, line, column, target))
        known = truth_places.get((file, line, column), [])
        if any(target == definition for _, _, definition in known):
            right[kind] += 1
        elif not conditions.cover(file, [(name, line)]):
            wrong[kind].append((file, line, column, name, target, known[:2]))
    for kind in sorted(set(right) | set(wrong)):
        print(f"references of kind {kind}: right {percent(right[kind], right[kind] + len(wrong[kind]))}")
        for place in wrong[kind][:40]:
            print("  false ", *place)
    found, missed = collections.Counter(), collections.defaultdict(list)
    for (file, line, column), known in truth_places.items():
        for kind, name, definition in known:
            if definition == file:
                continue
            if (file, line, column, definition) in ours:
                found[kind] += 1
            else:
                missed[kind].append((file, line, column, name, definition))
    for kind in sorted(set(found) | set(missed)):
        print(f"index's references of kind {kind}: found {percent(found[kind], found[kind] + len(missed[kind]))}")
        for place in missed[kind][:40]:
            print("  missed", *place)


def main():
    arguments = sys.argv[1:]
    prefix = option(arguments, "--prefix", "")
    listing = option(arguments, "--list")
    by_place = "--references" in arguments
    if by_place:
        arguments.remove("--references")
    if len(arguments) != 3:
        sys.exit(__doc__)
    root, graph, refs = arguments
    keep = lambda path: path.endswith(".swift") and path.startswith(prefix)
    truth, truth_places = read_truth(refs, keep)
    ours, our_places = read_graph(graph, keep)
    conditions = Conditions(root)
    compare("core", truth, ours, conditions, lambda kinds: kinds.keys() & {"type", "free"},
            lambda kinds: kinds.keys() & CORE, listing in ("core", "all"))
    compare("all", truth, ours, conditions, lambda kinds: True, lambda kinds: True, listing == "all")
    if by_place:
        compare_references(truth_places, our_places, conditions)


main()
