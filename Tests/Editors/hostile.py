#!/usr/bin/env python3
"""Sends damaged messages to `layerlint lsp`: bytes, frames, JSON, values, order. The same seed gives the same messages.

  hostile.py LAYERLINT APP [MESSAGES] [SEED]

Exits 1 if the server ends, does not answer for a minute, or then reports other diagnostics than a fresh server."""
import json, os, random, select, shutil, sys, tempfile, time

from client import Client, ServerEnded

VALUES = [None, True, False, 0, -1, 1, 2**31, 2**32, 2**63, 1e308, 0.5, "", "x", "\u0000", "\ud83d\ude00", "../..", "file:///", "file://h/x",
          [], {}, [[]], [{}], {"x": {}}, "a" * 5000, "file:///dev/zero", "file:///proc/self/mem", "untitled:x"]
JUNK = [b"\r\n", b"Content-Length: -1\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n", b"content-length:2\r\n\r\n{}", b"\x00\xff",
        b"Content-Type: x\r\n\r\n", b"Content-Length: x\r\n\r\n", b"Content-Length: 0\r\n\r\n", b"{}", b"GET / HTTP/1.1\r\n\r\n"]


class Fuzzer:
    def __init__(self, client, files, randomness):
        self.client, self.files, self.random, self.number = client, files, randomness, 10**6
        # Documents that the client must close.
        self.opened, self.folders = set(), set()

    def path(self):
        return self.random.choice(self.files)

    def message(self):
        """A valid message."""
        random, uri = self.random, self.client.uri(self.path())
        place = {"line": random.randint(0, 40), "character": random.randint(0, 60)}
        end = {"line": place["line"] + random.randint(0, 3), "character": random.randint(0, 60)}
        document, area = {"uri": uri, "version": random.randint(0, 9)}, {"start": place, "end": end}
        method, parameters = random.choice([
            ("textDocument/didOpen", {"textDocument": {**document, "languageId": "swift", "text": "class A { var a: B? }\n" * 3}}),
            ("textDocument/didChange", {"textDocument": document, "contentChanges": [{"range": area, "text": "var x = 1\n"}]}),
            ("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": "import UIKit\n"}]}),
            ("textDocument/didClose", {"textDocument": document}), ("textDocument/didSave", {"textDocument": document}),
            ("textDocument/hover", {"textDocument": document, "position": place}),
            ("textDocument/completion", {"textDocument": document, "position": place}),
            ("textDocument/codeLens", {"textDocument": document}),
            ("textDocument/codeAction", {"textDocument": document, "range": area, "context": {"diagnostics": []}}),
            ("textDocument/diagnostic", {"textDocument": document, "previousResultId": "x"}),
            ("workspace/diagnostic", {"previousResultIds": [{"uri": uri, "value": "x"}]}),
            ("workspace/executeCommand", {"command": random.choice(["layerlint.why", "layerlint.graph", "layerlint.reload"]),
                                          "arguments": ["FeedService", "FeedViewController", uri]}),
            ("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": random.randint(1, 3)}]}),
            ("workspace/didChangeWorkspaceFolders", {"event": {"added": [{"uri": "file:///nowhere", "name": ""}], "removed": []}}),
            ("$/cancelRequest", {"id": self.number - random.randint(0, 5)}), ("initialized", {}), ("initialize", {"capabilities": {}}),
            ("no/such", {}), ("$/setTrace", {"value": "off"}),
        ])
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if "did" not in method and not method.startswith("$") and method != "initialized":
            self.number += 1
            message["id"] = self.number
        return message

    def mutated(self, value):
        """A valid message with one value replaced, removed or repeated."""
        if isinstance(value, dict) and value and self.random.random() < 0.85:
            key = self.random.choice(sorted(value))
            changed = dict(value)
            if self.random.random() < 0.1:
                del changed[key]
            else:
                changed[key] = self.mutated(value[key])
            return changed
        if isinstance(value, list) and value and self.random.random() < 0.85:
            place = self.random.randrange(len(value))
            changed = list(value)
            changed[place] = self.mutated(value[place])
            return changed * self.random.choice([1, 1, 2])
        return self.random.choice(VALUES)

    def bytes(self):
        message = self.message()
        kind = self.random.random()
        if kind < 0.5:
            for _ in range(self.random.choice([1, 1, 2, 3])):
                message = self.mutated(message)
        body = json.dumps(message).encode(errors="surrogatepass")
        if 0.5 < kind < 0.8:
            for _ in range(self.random.randint(1, 4)):
                place = self.random.randrange(len(body) + 1)
                body = self.random.choice([
                    body[:place] + bytes([self.random.randrange(256)]) + body[place + 1:], body[:place],
                    body[:place] + body[place + self.random.randint(1, 20):],
                    body[:place] + self.random.choice([b"\\ud800", b"[[[[[[[[", b"\xff", b"1e999", b"\"", b"}"]) + body[place:]]) or b"{"
        if b'"exit"' in body or b'"shutdown"' in body:
            return b""
        self.note(body)
        frame = b"Content-Length: %d\r\n\r\n" % len(body) + body
        if kind > 0.97:
            # The header marks the beginning of the next frame.
            frame = self.random.choice(JUNK) + b"\r\nContent-Length: 2\r\n\r\n{}" + frame
        return frame


    def note(self, body):
        if b"didOpen" not in body and b"added" not in body:
            return
        try:
            parameters = json.loads(body.decode(errors="replace"))["params"]
            if "textDocument" in parameters:
                self.opened.add(parameters["textDocument"]["uri"])
            for folder in parameters.get("event", {}).get("added", []):
                self.folders.add(folder["uri"])
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            pass


def drain(client, seconds):
    """Reads the server's output until there is no more."""
    count = 0
    while select.select([client.process.stdout], [], [], seconds)[0]:
        if not os.read(client.process.stdout.fileno(), 1 << 20):
            raise ServerEnded(f"the server ended with {client.process.wait()}")
        count += 1
    return count


def alive(client, number):
    """Whether the server answers a request, after any number of other messages."""
    client.send({"id": number, "method": "workspace/diagnostic", "params": {}})
    seen, deadline = b"", time.monotonic() + 60
    variants = [b'"id":%d,' % number, b'"id": %d,' % number, b'"id":%d}' % number, b'"id": %d}' % number]
    while time.monotonic() < deadline:
        if select.select([client.process.stdout], [], [], 1)[0]:
            new = os.read(client.process.stdout.fileno(), 1 << 20)
            if not new:
                raise ServerEnded(f"the server ended with {client.process.wait()}")
            seen = (seen + new)[-(4 << 20):]
            if any(variant in seen for variant in variants):
                # The rest of the answer.
                drain(client, 1)
                return True
    return False


def main():
    program, source = os.path.abspath(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    work = os.path.realpath(tempfile.mkdtemp())
    root = work + "/app"
    shutil.copytree(source, root, symlinks=True)
    files = [".layerlint.yml"] + sorted(
        os.path.relpath(os.path.join(folder, name), root) for folder, _, names in os.walk(root) for name in names
        if name.endswith((".swift", ".m", ".h")))[:12]
    # `--cache-path` avoids the user's cache. The client's buffered reader is not used from here on.
    client = Client(program, root, "--cache-path", work + "/cache")
    fuzzer, sent, round_ = Fuzzer(client, files, random.Random(seed)), 0, 0
    begin = time.monotonic()
    os.set_blocking(client.process.stdin.fileno(), False)
    pending = b""
    while sent < count or pending:
        while len(pending) < 1 << 16 and sent < count:
            pending += fuzzer.bytes()
            sent += 1
        readable, writable, _ = select.select([client.process.stdout], [client.process.stdin] if pending else [], [], 60)
        if not readable and not writable:
            sys.exit(f"seed {seed}: the server neither reads nor writes after {sent} messages")
        if readable and not os.read(client.process.stdout.fileno(), 1 << 20):
            sys.exit(f"seed {seed}: the server ended with {client.process.wait()} after {sent} messages")
        if writable:
            try:
                pending = pending[os.write(client.process.stdin.fileno(), pending[:1 << 16]):]
            except BlockingIOError:
                pass
            except BrokenPipeError:
                sys.exit(f"seed {seed}: the server ended with {client.process.wait()} after {sent} messages")
    os.set_blocking(client.process.stdin.fileno(), True)
    # After a truncated frame, the server may read the next one as its rest.
    client.process.stdin.write(b" " * (1 << 20) + b"\r\n\r\nContent-Length: 2\r\n\r\n{}")
    client.process.stdin.flush()
    if not any(alive(client, 7_000_000 + attempt) for attempt in range(3)):
        sys.exit(f"seed {seed}: the server does not answer after {sent} messages")
    for uri in sorted(fuzzer.opened, key=str):
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    others = [{"uri": uri, "name": ""} for uri in sorted(fuzzer.folders, key=str) if uri != client.uri("")]
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": others}})
    client.request("workspace/executeCommand", {"command": "layerlint.reload", "arguments": []})
    drain(client, 2)
    client.number = 8_000_000
    shown = client.all_diagnostics()
    fresh = Client(program, root, "--no-cache")
    expected = fresh.all_diagnostics()
    if shown != expected:
        print([path for path in set(shown) | set(expected) if shown.get(path) != expected.get(path)], sorted(fuzzer.opened, key=str))
        sys.exit(f"seed {seed}: other diagnostics than those of a fresh server")
    fresh.stop()
    code = client.stop()
    shutil.rmtree(work)
    print(f"{sent} messages, seed {seed}, {time.monotonic() - begin:.0f} s: answered, and the diagnostics are right; exit {code}")


main()
