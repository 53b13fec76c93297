#!/usr/bin/env python3
"""Measures `layerlint lsp`: medians and 95th percentiles.

  bench.py LAYERLINT WORK [FOLDER…]      the folders, or else synthetic apps of 300,000 to 2,000,000 lines, made in WORK
      --lines N,N…    other sizes
      --rounds N      number of edits of each kind (30)
      --edits N       number of edits while memory is measured (10000)

Each edit is sent for a copy of the app, and timed until its diagnostics arrive. `LINT` is the wall
time of `layerlint lint` with a cold cache on the same machine, at the same time."""
import argparse, os, random, re, shutil, statistics, subprocess, sys, tempfile, time

from client import Client

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Bench"))
import apps  # noqa: E402


def percentile(times, part):
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def measured(action):
    begin = time.monotonic()
    action()
    return (time.monotonic() - begin) * 1000


def shown(name, times):
    print(f"| {name} | {statistics.median(times):.0f} ms | {percentile(times, 0.95):.0f} ms | {len(times)} |", flush=True)


class Bench:
    def __init__(self, program, app, work, rounds):
        self.program, self.rounds = program, rounds
        self.cache = f"{work}/cache"
        self.root = f"{work}/app"
        shutil.copytree(app, self.root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.random = random.Random(1)

    def start(self):
        client = Client(self.program, self.root, "--cache-path", self.cache)
        client.all_diagnostics()
        return client

    def lint(self):
        command = [self.program, "lint", self.root, "-q", "--cache-path", self.cache + "-lint"]
        result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if result.returncode not in (0, 1):
            sys.exit(f"nothing to measure: {result.stderr}")

    def run(self, edits):
        print("| what | median | p95 | times |\n| --- | --- | --- | --- |")
        cold, warm = [], []
        for _ in range(3):
            shutil.rmtree(self.cache, ignore_errors=True)
            cold.append(measured(lambda: self.start().process.kill()))
        for _ in range(5):
            warm.append(measured(lambda: self.start().process.kill()))
        lint = []
        for _ in range(3):
            shutil.rmtree(self.cache + "-lint", ignore_errors=True)
            lint.append(measured(self.lint))
        shown("a cold lint, for comparison", lint)
        shown("start to first diagnostics, cache cold", cold)
        shown("start to first diagnostics, cache warm", warm)
        client = self.start()
        files = self.files()
        for path in files:
            with open(f"{self.root}/{path}", encoding="utf-8") as file:
                client.open(path, file.read())
        client.all_diagnostics()
        self.keystrokes(client, files)
        self.questions(client, files)
        self.memory(client, files, edits)
        client.stop()

    def files(self):
        """Ten files to edit."""
        found = []
        for folder, _, names in os.walk(self.root):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.root)
                if not name.endswith(".swift") or "Test" in path or "Pods/" in path or "Generated" in path:
                    continue
                with open(f"{self.root}/{path}", encoding="utf-8", errors="ignore") as file:
                    text = file.read()
                if text.count("\n") > 50 and re.search(r"\n +let \w+ = ", text) and "\r" not in text:
                    found.append(path)
        found.sort()
        return self.random.sample(found, min(10, len(found)))

    def keystrokes(self, client, files):
        def in_file(path):
            client.diagnostics(path)

        def in_workspace(_):
            client.request("workspace/diagnostic", {"previousResultIds": []})

        for name, pattern, text, ask in [
            ("keystroke in a body → the file", r"\n +let \w+ = ", "x", in_file),
            ("keystroke in a body → the workspace", r"\n +let \w+ = ", "x", in_workspace),
            ("keystroke in a comment → the file", r"// \w", "x", in_file),
            ("keystroke in a comment → the workspace", r"// \w", "x", in_workspace),
            ("a declaration added → the workspace", r"\n\n", "\nprivate func probe() {}\n", in_workspace),
            ("a type renamed → the workspace", r"\n(?:final )?(?:class|struct|enum) \w+", "X", in_workspace),
        ]:
            times = []
            for _ in range(self.rounds):
                path = self.random.choice(files)
                places = [match.end() for match in re.finditer(pattern, client.texts[path])]
                if not places:
                    continue
                place = self.random.choice(places)

                def edit():
                    client.replace(path, place, place, text)
                    ask(path)

                times.append(measured(edit))
                client.replace(path, place, place + len(text), "")
                client.diagnostics(path)
            if times:
                shown(name, times)

    def questions(self, client, files):
        hovers, actions = [], []
        path = files[0]
        client.request("textDocument/hover", {"textDocument": {"uri": client.uri(path)}, "position": {"line": 0, "character": 0}})
        for _ in range(self.rounds):
            path = self.random.choice(files)
            text = client.texts[path]
            place = client.position(path, self.random.randint(0, len(text)))
            document = {"uri": client.uri(path)}
            hovers.append(measured(lambda: client.request("textDocument/hover", {"textDocument": document, "position": place})))
            actions.append(measured(lambda: client.request("textDocument/codeAction", {
                "textDocument": document, "range": {"start": place, "end": place}, "context": {"diagnostics": []}})))
        shown("hover", hovers)
        shown("code actions", actions)

    def memory(self, client, files, edits):
        start = client.memory()
        marks = []
        fifth = max(1, edits // 5)
        for edit in range(1, edits + 1):
            if edit % 10 == 1:
                path = self.random.choice(files)
                place = self.random.randint(0, len(client.texts[path]))
            client.replace(path, place, place, "x")
            # Several keystrokes share one analysis, as while somebody types.
            if edit % 10 == 0:
                client.diagnostics(path)
                client.replace(path, place, place + 10, "")
            if edit % fifth == 0:
                marks.append(client.memory())
        if start is not None:
            print(f"| memory before, and after each fifth of {edits} edits | {start:.0f} MB | "
                  f"{', '.join(f'{mark:.0f}' for mark in marks)} MB | |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("work")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--lines", default="300000,1000000,2000000")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--edits", type=int, default=10000)
    arguments = parser.parse_args()
    program, work = os.path.abspath(arguments.program), os.path.abspath(arguments.work)
    folders = arguments.folders
    if not folders:
        for lines in map(int, arguments.lines.split(",")):
            folders.append(f"{work}/mixed-{lines}")
            if not os.path.exists(folders[-1]):
                apps.generate(folders[-1], lines, "mixed")
    for folder in folders:
        print(f"\n{os.path.basename(os.path.abspath(folder))}, {os.cpu_count()} cores\n")
        # Outside all projects, so that no configuration above the copy applies.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
            Bench(program, folder, os.path.realpath(place), arguments.rounds).run(arguments.edits)


main()
