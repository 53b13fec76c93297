#!/usr/bin/env python3
"""Edits a copy of an app at random through `layerlint lsp`, and compares with a fresh lint of the same texts after each.

  random_edits.py LAYERLINT APP [STEPS] [SEED]

Exits 1 at the first difference, and says after which edit. The times are those from an edit to the answer of a pull."""
import json, os, random, shutil, statistics, subprocess, sys, tempfile, time
from urllib.parse import quote, unquote

PIECES = ["x", "\n", " ", "}", "{", "\u00e9\U0001F600", "// ", "\"", "class Probe {}\n", "var probe = 1\n", "func probe() {}\n",
          "#if DEBUG\n", "@end\n", "import UIKit\n", "/*", "*/", "weak "]


class Client:
    def __init__(self, program, root, cache):
        self.process = subprocess.Popen([program, "lsp", "--cache-path", cache], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", {"processId": os.getpid(), "rootUri": "file://" + root, "capabilities": {}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                sys.exit("the server ended")
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']}")
                return message["result"]


def fresh(program, root):
    output = subprocess.run([program, "lint", root, "--format", "json", "--no-cache", "-q"], stdout=subprocess.PIPE).stdout
    report = json.loads(output)
    places = [(v["file"], v["line"], v["column"], v["rule"]) for v in report["violations"]]
    places += [(p["file"], p.get("line", 1), p.get("column", 1), p["kind"]) for p in report["problems"] if "file" in p]
    return sorted(places)


def place(text, index):
    before = text[:index]
    line = before.count("\n")
    return {"line": line, "character": len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2}


def main():
    program, app = os.path.abspath(sys.argv[1]), sys.argv[2]
    steps = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    randomness = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    work = os.path.realpath(tempfile.mkdtemp())
    root = work + "/app"
    shutil.copytree(app, root, symlinks=True)
    client = Client(program, root, work + "/cache")
    files = sorted(os.path.relpath(os.path.join(folder, name), root) for folder, _, names in os.walk(root) for name in names
                   if name.endswith((".swift", ".m", ".h")) and "/Pods/" not in folder)
    texts, versions, times = {}, {}, []

    def read(path):
        with open(f"{root}/{path}", encoding="utf-8", newline="") as file:
            return file.read()

    for step in range(steps):
        path = randomness.choice(sorted(texts) if texts and randomness.random() < 0.7 else files)
        uri = "file://" + quote(f"{root}/{path}")
        if path not in texts:
            try:
                text = read(path)
            except UnicodeDecodeError:
                continue
            if "\r" in text:
                continue
            texts[path], versions[path] = text, 1
            client.notify("textDocument/didOpen",
                          {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": texts[path]}})
        text = texts[path]
        start = randomness.randint(0, len(text))
        end = min(len(text), start + randomness.choice([0, 0, 0, 1, 3, 40]))
        piece = randomness.choice(PIECES)
        versions[path] += 1
        begin = time.time()
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": versions[path]},
            "contentChanges": [{"range": {"start": place(text, start), "end": place(text, end)}, "text": piece}]})
        texts[path] = text[:start] + piece + text[end:]
        if randomness.random() < 0.3:
            continue
        report = client.request("workspace/diagnostic", {"previousResultIds": []})
        times.append((time.time() - begin) * 1000)
        prefix = "file://" + quote(root) + "/"
        shown = sorted((unquote(item["uri"][len(prefix):]), d["range"]["start"]["line"] + 1, d["range"]["start"]["character"] + 1, d["code"])
                       for item in report["items"] for d in item["items"])
        for changed, text in texts.items():
            with open(f"{root}/{changed}", "w", encoding="utf-8", newline="") as file:
                file.write(text)
        expected = fresh(program, root)
        # On disk again as it was: the texts of the editor are unsaved.
        if shown != expected:
            print(f"step {step}, {path}, at {start}..<{end}: {piece!r}")
            print("only shown:", [p for p in shown if p not in expected][:10])
            print("only found:", [p for p in expected if p not in shown][:10])
            sys.exit(1)
        for changed in texts:
            shutil.copyfile(f"{app}/{changed}", f"{root}/{changed}")
    client.request("shutdown", None)
    client.notify("exit", {})
    shutil.rmtree(work)
    times.sort()
    print(f"{app}: {len(times)} comparisons, {len(texts)} files edited, the same each time; "
          f"median {statistics.median(times):.0f} ms, p95 {times[int(0.95 * (len(times) - 1))]:.0f} ms, exit {client.process.wait()}")


main()
