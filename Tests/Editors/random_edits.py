#!/usr/bin/env python3
"""Edits a copy of an app at random through `layerlint lsp`, and compares all findings, with
their evidence, texts and positions, with those of a fresh server without a cache on the same texts.

  random_edits.py LAYERLINT APP [EDITS] [SEED]

Characters, lines and blocks are edited; files are added, renamed, removed, saved, closed and checked out in bulk; rules are
turned off and on. Exits 1 at the first difference, and prints the edit before it. After every third batch of edits, the findings are
also compared with those of `layerlint lint`."""
import os, random, re, shutil, statistics, subprocess, sys, tempfile, time, json

from client import Client

PIECES = ["x", "\n", " ", "}", "{", "\u00e9\U0001F600", "// ", "\"", "class Probe {}\n", "var probe = 1\n", "func probe() {}\n",
          "#if DEBUG\n", "@end\n", "import UIKit\n", "/*", "*/", "weak ", "// a comment\n", "\n\n", "self.", "()", "0", "\"text\"",
          "  private var other: UIViewController?\n", "let shared = 1\n", "@objc ", "static "]
RULES = ["upward_dependency", "singleton_access", "massive_controller", "delegate_strong", "ownership_cycle", "forbidden_import"]
CONFIGURATION = ".layerlint.yml"


class App:
    """The app in the editor, and a copy of it on disk."""

    def __init__(self, program, source, randomness):
        self.program, self.random = program, randomness
        self.work = os.path.realpath(tempfile.mkdtemp())
        self.live, self.copy = self.work + "/live/app", self.work + "/copy/app"
        for root in (self.live, self.copy):
            shutil.copytree(source, root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.files = []
        for folder, _, names in os.walk(self.live):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.live)
                if name.endswith((".swift", ".m", ".h", ".mm")) and "Pods/" not in path and self.read(path) is not None:
                    self.files.append(path)
        self.files.sort()
        self.client = Client(program, self.live, "--cache-path", self.work + "/cache")
        self.last, self.added, self.edits = "", 0, 0
        self.off = set()
        text = self.read(CONFIGURATION)
        self.configuration = (text + "\n" if text and "\nrules:" not in "\n" + text else "" if text is None else None)

    def read(self, path):
        try:
            with open(f"{self.live}/{path}", encoding="utf-8", newline="") as file:
                text = file.read()
        except (OSError, UnicodeDecodeError):
            return None
        return None if "\r" in text or "\0" in text else text

    def store(self, root, path, text):
        place = f"{root}/{path}"
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="utf-8", newline="") as file:
            file.write(text)

    # Edits

    def edit(self):
        self.edits += 1
        kind = self.random.random()
        if kind < 0.02:
            self.add()
        elif kind < 0.04:
            self.move()
        elif kind < 0.05:
            self.remove(self.random.choice(self.files))
        elif kind < 0.07:
            self.save_or_close()
        elif kind < 0.09 and self.configuration is not None:
            self.configure()
        elif kind < 0.095:
            self.check_out()
        else:
            self.type()

    def type(self):
        client = self.client
        path = self.random.choice(sorted(client.texts) if client.texts and self.random.random() < 0.8 else self.files)
        if path == CONFIGURATION:
            return
        if path not in client.texts:
            client.open(path, self.read(path))
        text = client.texts[path]
        start = self.random.randint(0, len(text))
        if self.random.random() < 0.3:
            start = text.rfind("\n", 0, start) + 1
        end = min(len(text), start + self.random.choice([0, 0, 0, 0, 1, 3, 40, 400]))
        # Sometimes undone, so that some files stay valid.
        piece = self.random.choice(PIECES) if self.random.random() < 0.7 else text[start:end][::-1]
        self.last = f"{path}, at {start}..<{end}: {piece!r}"
        client.replace(path, start, end, piece)
        self.store(self.copy, path, client.texts[path])
        if self.random.random() < 0.3:
            original = self.read(path)
            self.edits += 1
            client.replace(path, 0, len(client.texts[path]), original)
            self.store(self.copy, path, original)

    def add(self):
        self.added += 1
        folder = os.path.dirname(self.random.choice(self.files))
        path = os.path.join(folder, f"Added{self.added}.swift")
        text = f"import UIKit\n\nfinal class Added{self.added}: UIViewController {{\n  var other: Added{self.added - 1}?\n}}\n"
        self.create(path, text)
        self.client.files_changed([(path, 1)])
        self.last = f"{path} was added"

    def create(self, path, text):
        for root in (self.live, self.copy):
            self.store(root, path, text)
        if path not in self.files:
            self.files = sorted(self.files + [path])

    def move(self):
        old = self.random.choice(self.files)
        text = self.read(old)
        new = os.path.join(os.path.dirname(self.random.choice(self.files)), os.path.basename(old))
        if text is None or os.path.exists(f"{self.live}/{new}"):
            return
        self.remove(old)
        if old in self.files:
            return
        self.create(new, text)
        self.client.files_changed([(new, 1)])
        self.last = f"{old} is now {new}"

    def remove(self, path):
        # A layer without files is a configuration error.
        if sum(os.path.dirname(other) == os.path.dirname(path) for other in self.files) < 2:
            return
        if path in self.client.texts:
            self.client.close(path)
        for root in (self.live, self.copy):
            os.remove(f"{root}/{path}")
        self.files.remove(path)
        self.client.files_changed([(path, 3)])
        self.last = f"{path} was removed"

    def save_or_close(self):
        open_files = sorted(path for path in self.client.texts if path != CONFIGURATION)
        if not open_files:
            return
        path = self.random.choice(open_files)
        if self.random.random() < 0.3:
            self.client.save(path)
            self.last = f"{path} was saved"
        else:
            self.client.close(path)
            self.store(self.copy, path, self.read(path))
            self.last = f"{path} was closed"

    def configure(self):
        rule = self.random.choice(RULES)
        self.off ^= {rule}
        rules = "".join(f"  {each}: off\n" for each in sorted(self.off))
        text = self.configuration + ("rules:\n" + rules if rules else "")
        self.last = f"off are {sorted(self.off)}"
        if CONFIGURATION in self.client.texts:
            self.client.replace(CONFIGURATION, 0, len(self.client.texts[CONFIGURATION]), text)
        else:
            self.store(self.live, CONFIGURATION, text)
            self.client.files_changed([(CONFIGURATION, 2)])
        self.store(self.copy, CONFIGURATION, text)

    def check_out(self):
        """Changes many files on disk at once."""
        chosen = self.random.sample(self.files, min(len(self.files), 50))
        changed = []
        for path in chosen:
            if path in self.client.texts:
                continue
            text = self.read(path)
            if text is not None:
                self.create(path, text + self.random.choice(["\n", "// end\n", f"enum Out{self.edits} {{}}\n"]))
                changed.append((path, 2))
        self.client.files_changed(changed)
        self.last = f"{len(changed)} files were checked out"

    # Comparisons

    def expected(self):
        fresh = Client(self.program, self.copy, "--no-cache")
        found = fresh.all_diagnostics()
        fresh.process.kill()
        fresh.process.wait()
        return found

    def linted(self):
        output = subprocess.run([self.program, "lint", self.copy, "--format", "json", "--no-cache", "-q"],
                                stdout=subprocess.PIPE).stdout
        report = json.loads(output)
        places = [(v["file"], v["line"], v["column"], v["rule"]) for v in report["violations"]]
        places += [(p["file"], p.get("line", 1), p.get("column", 1), p["kind"]) for p in report["problems"] if "file" in p]
        return sorted(places)


def main():
    program, source = os.path.abspath(sys.argv[1]), sys.argv[2].rstrip("/")
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    app = App(program, source, random.Random(seed))
    times, comparisons = [], 0
    while app.edits < count:
        for _ in range(app.random.choice([1, 1, 2, 4, 8])):
            app.edit()
        begin = time.time()
        shown = app.client.all_diagnostics()
        times.append((time.time() - begin) * 1000)
        expected = app.expected()
        if any(item["code"] == "configuration" for items in expected.values() for item in items):
            # A layer lost its last file. The server keeps the last valid configuration, which a fresh one does not have.
            if not all(item in shown.get(path, []) for path, items in expected.items() for item in items):
                sys.exit(f"{source}, seed {seed}: no mistake is shown after {app.edits} edits, {app.last}")
            continue
        comparisons += 1
        if shown != expected:
            print(f"{source}, seed {seed}: a difference after {app.edits} edits, {app.last}")
            for path in sorted(set(shown) | set(expected)):
                for one, other, name in ((shown, expected, "only shown"), (expected, shown, "only found")):
                    for item in one.get(path, []):
                        if item not in other.get(path, []):
                            print(name, path, json.dumps(item)[:600])
            sys.exit(1)
        if comparisons % 3 == 0:
            places = sorted((path[1:] if path.startswith("/") else re.sub("^file:///?", "", path), d["range"]["start"]["line"] + 1,
                             d["range"]["start"]["character"] + 1, d["code"]) for path, items in shown.items() for d in items)
            if places != app.linted():
                print(f"{source}, seed {seed}: the command line differs after {app.edits} edits, {app.last}")
                sys.exit(1)
    app.client.stop()
    shutil.rmtree(app.work)
    times.sort()
    print(f"{source}: {app.edits} edits, {comparisons} comparisons, the same each time; batch to findings: "
          f"median {statistics.median(times):.0f} ms, p95 {times[int(0.95 * (len(times) - 1))]:.0f} ms")


main()
