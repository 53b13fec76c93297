#!/usr/bin/env python3
"""Measures LayerLint and other programs in the same run: CPU time, wall time, memory and ratios.

  bench.py LAYERLINT WORK [FOLDER…]      the folders, or else synthetic apps of 10,000 to 1,000,000 lines, made in WORK
      --lines N,N…       other sizes
      --rounds N         medians of N runs (5)

P is a program that only parses the files of a lint with SwiftParser, on one thread. PUREPARSE names the program, which takes
a list of files and a number of threads; `make parse-only` builds one.
"""
import os
import shutil
import statistics
import subprocess
import sys
import time

import apps

# Runs in a separate process, because the memory of this one is also counted for its children.
NODE_IDS = r"import json, sys; print(*(node['id'] for node in json.load(sys.stdin)['nodes']), sep='\0', end='')"
OTHERS_LINES = range(80_000, 160_000)


class Figure:
    def __init__(self, cpu, wall, memory):
        self.cpu, self.wall, self.memory = cpu, wall, memory


def run(command, folder, rounds, before=None, good=(0,)):
    """Medians of CPU and wall time and the largest memory of a command; None if it cannot be run or fails."""
    figures = []
    for _ in range(rounds):
        if before:
            before()
        start = time.monotonic()
        try:
            process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except OSError:
            return None
        _, status, usage = os.wait4(process.pid, 0)
        if os.WIFSIGNALED(status) or os.WEXITSTATUS(status) not in good:
            return None
        scale = 1 if sys.platform == "darwin" else 1024
        figures.append(Figure(usage.ru_utime + usage.ru_stime, time.monotonic() - start, usage.ru_maxrss * scale))
    median = lambda part: statistics.median(getattr(figure, part) for figure in figures)
    return Figure(median("cpu"), median("wall"), max(figure.memory for figure in figures))


def count_lines(files):
    total = 0
    for file in files:
        with open(file, "rb") as text:
            total += text.read().count(b"\n")
    return total


def make_repository(folder):
    if os.path.isdir(os.path.join(folder, ".git")):
        return
    git = ["git", "-C", folder, "-c", "user.name=bench", "-c", "user.email=bench@localhost"]
    for arguments in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "bench"]):
        subprocess.run(git + arguments, check=True)


class Bench:
    def __init__(self, layerlint, work, rounds):
        self.layerlint, self.work, self.rounds = os.path.abspath(layerlint), os.path.abspath(work), rounds
        self.cache = os.path.join(self.work, "cache")
        self.growth = {}

    def lint(self, folder, *options, before=None):
        return run([self.layerlint, folder, "--quiet", "--format", "json", *options], folder, self.rounds, before, (0, 1))

    def forget(self):
        shutil.rmtree(self.cache, ignore_errors=True)

    def touch_one(self, files):
        """Changes the middle file each time."""
        path = files[len(files) // 2]
        with open(path, "a") as file:
            file.write("// %d\n" % time.monotonic_ns())

    def sources(self, folder):
        """The files that a lint reads, so that other programs read the same: tests, for example, are excluded by default."""
        command = [self.layerlint, "graph", "--level", "file", "--format", "json", "--no-cache"]
        graph = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE)
        ids = subprocess.run([sys.executable, "-c", NODE_IDS], stdin=graph.stdout, stdout=subprocess.PIPE, text=True).stdout
        if graph.wait() != 0:
            sys.exit(2)
        paths = (os.path.join(folder, path) for path in ids.split("\0"))
        return [path for path in paths if path.endswith((".swift", ".m", ".h", ".mm")) and os.path.isfile(path)]

    def measure(self, folder, name):
        files = self.sources(folder)
        swift = [file for file in files if file.endswith(".swift")]
        lines = count_lines(files)
        print("\n%s: %s files, %s lines; load %.2f" % (name, format(len(files), ","), format(lines, ","), os.getloadavg()[0]))
        rows = [("cold, 1 thread", self.lint(folder, "--no-cache", "--jobs", "1"))]
        rows.append(("cold, 2 threads", self.lint(folder, "--no-cache", "--jobs", "2")))
        rows.append(("cold, writing the cache", self.lint(folder, "--cache-path", self.cache, "--jobs", "1", before=self.forget)))
        time.sleep(2.5)  # what is newer than a tick of the file system's clock is not believed by its stamp
        self.forget()
        for _ in range(2):
            run([self.layerlint, folder, "--cache-path", self.cache], folder, 1, good=(0, 1))
        rows.append(("warm, nothing changed", self.lint(folder, "--cache-path", self.cache, "--jobs", "1")))
        rows.append(("warm, another configuration", self.lint_configured(folder)))
        if folder.startswith(self.work):
            rows.append(("warm, one file changed",
                         self.lint(folder, "--cache-path", self.cache, "--jobs", "1", before=lambda: self.touch_one(swift))))
            make_repository(folder)
        yardsticks = self.yardsticks(folder, swift, lines)
        self.table(rows, yardsticks)
        self.grow(name.split(",")[0].rstrip("0123456789"), lines, rows)

    def lint_configured(self, folder):
        """Changes the selection of rules each time: no file is scanned, and all are checked."""
        rules = subprocess.run([self.layerlint, "rules"], capture_output=True, text=True).stdout.split()
        known = iter([word for word in rules if "_" in word])
        figures = [self.once(folder, next(known)) for _ in range(self.rounds)]
        figures = [figure for figure in figures if figure]
        if not figures:
            return None
        return sorted(figures, key=lambda figure: figure.cpu)[len(figures) // 2]

    def once(self, folder, rule):
        command = [self.layerlint, folder, "--quiet", "--format", "json", "--cache-path", self.cache, "--jobs", "1", "--skip", rule]
        return run(command, folder, 1, good=(0, 1))

    def yardsticks(self, folder, swift, lines):
        found = {}
        listing = os.path.join(self.work, "files.txt")
        with open(listing, "w") as file:
            file.write("\n".join(swift) + "\n")
        if os.environ.get("PUREPARSE"):
            found["P"] = run([os.path.abspath(os.environ["PUREPARSE"]), listing, "1"], folder, self.rounds)
        else:
            print("P is left out: `make parse-only` builds what measures it")
        if shutil.which("swiftc"):
            quoted = os.path.join(self.work, "quoted.txt")
            with open(quoted, "w") as file:
                file.write("".join('"%s"\n' % path.replace('\\', '\\\\').replace('"', '\\"') for path in swift))
            found["swiftc -parse"] = run(["swiftc", "-frontend", "-parse", "@" + quoted], folder, 1, good=(0, 1))
        found["git status"] = run(["git", "status"], folder, self.rounds)
        if lines in OTHERS_LINES:
            if shutil.which("swift-format"):
                found["swift-format lint"] = run(["swift-format", "lint", "--parallel", "--recursive", folder], folder, 1, good=(0, 1))
            if shutil.which("ast-grep"):
                rule = ["ast-grep", "run", "--lang", "swift", "--pattern", "$A.shared", folder]
                found["ast-grep"] = run(rule, folder, 1, good=(0, 1))
        return {name: figure for name, figure in found.items() if figure}

    def table(self, rows, yardsticks):
        names = [name for name in ("P", "swiftc -parse", "git status") if name in yardsticks]
        print("%-30s %9s %9s %8s" % ("", "CPU ms", "wall ms", "MB") + "".join(" %14s" % ("/ " + name) for name in names))
        for name, figure in rows + sorted(yardsticks.items()):
            if not figure:
                print("%-30s could not be run" % name)
                continue
            ratios = "".join(" %14.3f" % (figure.cpu / yardsticks[other].cpu) for other in names)
            print("%-30s %9.1f %9.1f %8.1f%s" % (name, figure.cpu * 1e3, figure.wall * 1e3, figure.memory / 1e6, ratios))

    def grow(self, kind, lines, rows):
        """Compares with the next smaller app of the same kind: the growth of time and memory, and that of the lines."""
        if kind in self.growth:
            before, earlier = self.growth[kind]
            factor = lines / before
            parts = []
            for (name, now), (_, then) in zip(rows, earlier):
                if now and then:
                    parts.append("%s %.2f (memory %.2f)" % (name, now.cpu / then.cpu, now.memory / then.memory))
            print("growth, %.2f times the lines: %s" % (factor, "; ".join(parts[:4])))
        self.growth[kind] = (lines, rows)


def main(arguments):
    sizes, rounds = [10_000, 20_000, 100_000, 200_000, 500_000, 1_000_000], 5
    places = []
    while arguments:
        word = arguments.pop(0)
        if word == "--lines":
            sizes = [int(size) for size in arguments.pop(0).split(",")]
        elif word == "--rounds":
            rounds = int(arguments.pop(0))
        else:
            places.append(word)
    if len(places) < 2:
        sys.exit(__doc__)
    layerlint, work, *folders = places
    os.makedirs(work, exist_ok=True)
    bench = Bench(layerlint, work, rounds)
    for folder in folders:
        bench.measure(os.path.abspath(folder), os.path.basename(os.path.abspath(folder)))
    if folders:
        return
    for kind in ("Swift", "mixed", "faulty"):
        for size in sizes:
            name = "%s app, %d" % (kind, size)
            folder = os.path.join(os.path.abspath(work), "%s-%d" % (kind.lower(), size))
            shutil.rmtree(folder, ignore_errors=True)
            apps.generate(folder, size, kind)
            with open(os.path.join(folder, ".layerlint.yml"), "w") as file:
                file.write("# Nothing is set: the configuration of no folder around holds here.\n")
            bench.measure(folder, name)


if __name__ == "__main__":
    main(sys.argv[1:])
