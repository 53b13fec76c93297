#!/usr/bin/env python3
"""Edits a copy of an app at random, and lints it after each step with a cache and without: all reports must be the same.

  edits.py LAYERLINT APP [STEPS] [SEED]

Lines are replaced, moved, removed and repeated; files are added, renamed and removed; headers and the configuration change.
Every tenth step also compares one thread with four, and every fiftieth begins a new cache. Exits 1 at the first difference or
crash, and keeps the copy."""
import os, random, shutil, subprocess, sys, tempfile

SOURCES = (".swift", ".m", ".mm", ".h")
PROJECTS = (".storyboard", ".xib", ".pbxproj", ".yml", "Package.swift", ".plist")
PIECES = ["class Probe {}", "  weak var other: Probe?", "}", "{", "import UIKit", "#if DEBUG", "#endif", "/*", "*/", "\"", "@end", "@class Probe;",
          "#import \"Probe.h\"", "#define PROBE 1;", "extension Probe: Equatable {}", "// layerlint:disable:next all - a reason"]
RULES = ["upward_dependency", "singleton_access", "massive_controller", "delegate_strong", "ownership_cycle"]


class App:
    def __init__(self, program, source, randomness):
        self.program, self.random = os.path.abspath(program), randomness
        self.work = os.path.realpath(tempfile.mkdtemp())
        self.root, self.cache = self.work + "/app", self.work + "/cache"
        shutil.copytree(source, self.root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.files = sorted(os.path.join(folder, name) for folder, _, names in os.walk(self.root) for name in names
                            if name.endswith(SOURCES + PROJECTS) and not os.path.islink(os.path.join(folder, name)))
        self.originals = {path: self.read(path) for path in self.files}
        self.configuration = self.originals.get(self.root + "/.layerlint.yml") or b""

    def read(self, path):
        with open(path, "rb") as file:
            return file.read()

    def write(self, path, data):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def step(self):
        kind, path = self.random.random(), self.random.choice(self.files)
        if kind < 0.05:
            added = os.path.join(os.path.dirname(path), f"Added{self.random.randrange(10**6)}" + self.random.choice(SOURCES))
            self.write(added, self.read(path) if self.random.random() < 0.5 else b"class Added { var other: Added? }\n")
            self.files.append(added)
            return f"added {added}"
        if kind < 0.10:
            moved = os.path.join(os.path.dirname(self.random.choice(self.files)), "Moved" + os.path.basename(path))
            os.rename(path, moved)
            self.files[self.files.index(path)] = moved
            return f"moved {path} to {moved}"
        if kind < 0.14 and len(self.files) > 5:
            os.remove(path)
            self.files.remove(path)
            return f"removed {path}"
        if kind < 0.20:
            off = [rule for rule in RULES if self.random.random() < 0.5]
            isOwn = b"\nrules:" in b"\n" + self.configuration
            rules = "rules:\n" + "".join(f"  {rule}: off\n" for rule in off)
            self.write(self.root + "/.layerlint.yml", self.configuration + (b"" if isOwn or not off else ("\n" + rules).encode()))
            return f"off are {off}"
        if kind < 0.35 and path in self.originals:
            self.write(path, self.originals[path])
            return f"restored {path}"
        lines = self.read(path).split(b"\n")
        place, other = self.random.randrange(len(lines)), self.random.randrange(len(lines))
        if kind < 0.55:
            lines.insert(place, self.random.choice(PIECES).encode())
        elif kind < 0.70:
            del lines[place:place + self.random.choice([1, 1, 5])]
        elif kind < 0.85:
            lines[place], lines[other] = lines[other], lines[place]
        else:
            lines[place:place] = lines[other:other + 10]
        self.write(path, b"\n".join(lines))
        return f"changed {path} at line {place + 1}"

    def lint(self, *options):
        run = subprocess.run([self.program, "lint", ".", "--format", "json", *options], cwd=self.root, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)
        if run.returncode not in (0, 1, 2):
            return f"exit {run.returncode}: {run.stderr[-300:]!r}"
        return run.returncode, run.stdout, run.stderr


def main():
    program, source = sys.argv[1], sys.argv[2].rstrip("/")
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    app = App(program, source, random.Random(seed))
    refused = 0
    for number in range(1, count + 1):
        did = app.step()
        if number % 50 == 0:
            shutil.rmtree(app.cache, ignore_errors=True)
        runs = [("--no-cache", "--jobs", "1"), ("--cache-path", app.cache)]
        if number % 10 == 0:
            runs.append(("--no-cache", "--jobs", "4"))
            runs.append(("--cache-path", app.cache))
        results = [app.lint(*options) for options in runs]
        if isinstance(results[0], str) or any(result != results[0] for result in results):
            print(f"{source}, seed {seed}, step {number}, {did}: the runs differ; the app is in {app.work}")
            for options, result in zip(runs, results):
                print(options, result if isinstance(result, str) else (result[0], len(result[1]), result[2][-200:]))
            sys.exit(1)
        refused += results[0][0] == 2
    shutil.rmtree(app.work)
    print(f"{source}, seed {seed}: {count} steps, each with and without a cache the same; in {refused} of them the input is refused")


main()
