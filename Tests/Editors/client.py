"""A client of `layerlint lsp` that asks for diagnostics, and edits documents by offsets of characters."""
import json, os, subprocess, sys
from urllib.parse import quote, unquote


class ServerEnded(Exception):
    pass


class Client:
    def __init__(self, program, root, *options, folder=None):
        self.root = os.path.realpath(root)
        self.process = subprocess.Popen([program, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.texts, self.versions = {}, {}
        self.capabilities = self.request("initialize", {
            "processId": os.getpid(), "rootUri": self.uri(""),
            "capabilities": {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}},
            "initializationOptions": {"codeLens": False}})["capabilities"]
        self.notify("initialized", {})

    def uri(self, path):
        return "file://" + quote(f"{self.root}/{path}" if path else self.root)

    # Messages

    def write(self, body):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def send(self, message):
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode())
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            raise ServerEnded(f"the server ended with {self.process.wait()}")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.read()
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.number:
                if "error" in message:
                    raise ValueError(f"{method}: {message['error']}")
                return message["result"]

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", {})
        return self.process.wait()

    # Documents

    def open(self, path, text):
        self.texts[path], self.versions[path] = text, 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(path), "languageId": "x", "version": 1, "text": text}})

    def close(self, path):
        del self.texts[path]
        self.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(path)}})

    def save(self, path):
        with open(f"{self.root}/{path}", "w", encoding="utf-8", newline="") as file:
            file.write(self.texts[path])
        self.notify("textDocument/didSave", {"textDocument": {"uri": self.uri(path)}})

    def position(self, path, index):
        before = self.texts[path][:index]
        return {"line": before.count("\n"), "character": len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2}

    def replace(self, path, start, end, new):
        self.versions[path] += 1
        change = {"range": {"start": self.position(path, start), "end": self.position(path, end)}, "text": new}
        self.texts[path] = self.texts[path][:start] + new + self.texts[path][end:]
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri(path), "version": self.versions[path]}, "contentChanges": [change]})

    def files_changed(self, changes):
        """`changes`: paths with 1 for a new file, 2 for a changed one, 3 for a deleted one."""
        self.notify("workspace/didChangeWatchedFiles",
                    {"changes": [{"uri": self.uri(path), "type": kind} for path, kind in changes]})

    # Questions

    def diagnostics(self, path):
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri(path)}})["items"]

    def all_diagnostics(self):
        """Diagnostics by path, with evidence, and without the app's location."""
        report = self.request("workspace/diagnostic", {"previousResultIds": []})
        found = {unquote(item["uri"]): item["items"] for item in report["items"] if item["items"]}
        return json.loads(json.dumps(found).replace(json.dumps(self.root)[1:-1], "").replace(quote(self.root), ""))

    # Measures

    def memory(self):
        """Resident memory in MB; None if the system does not report it."""
        try:
            with open(f"/proc/{self.process.pid}/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        except OSError:
            return None
