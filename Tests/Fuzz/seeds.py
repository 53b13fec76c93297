#!/usr/bin/env python3
"""Writes inputs for the fuzzer: each sample project, and groups of files of further folders. If there is a Swift compiler,
also a project with an index store; its paths are those of the folder in which the fuzzer writes projects.

usage: seeds.py OUT FOLDER...
"""
import hashlib
import os
import shutil
import subprocess
import sys

LARGEST = 20_000
READ = (".swift", ".m", ".mm", ".h", ".storyboard", ".xib", ".pbxproj", ".yml", ".json", ".plist", ".resolved")


def files(folder):
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in (".git", ".build", "Pods"))
        for name in sorted(names):
            path = os.path.join(root, name)
            if name.endswith(READ) and os.path.isfile(path) and os.path.getsize(path) < LARGEST:
                with open(path, "rb") as file:
                    yield os.path.relpath(path, folder), file.read()


def write(out, group):
    text = b"".join(b"=== " + os.fsencode(path) + b"\n" + body + (b"" if body.endswith(b"\n") else b"\n") for path, body in group)
    with open(os.path.join(out, hashlib.sha1(text).hexdigest()), "wb") as file:
        file.write(text)


INDEXED = {
    "Store.swift": "public final class Store {\n  static let shared = Store()\n  var feed: Feed?\n}\n",
    "Feed.swift": "protocol Reader { func read() }\nfinal class Feed: Reader {\n  func read() { Store.shared.feed = self }\n}\n",
}


def indexed():
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else "/tmp"
    root = (os.environ.get("LAYERLINT_FUZZ_FOLDER") or memory + "/layerlint-fuzz") + "/project"
    if not shutil.which("swiftc"):
        print("no input with an index store: there is no swiftc", file=sys.stderr)
        return []
    if os.path.exists(root):
        print(f"no input with an index store: {root} exists; remove it if no other fuzzer is running", file=sys.stderr)
        return []
    os.makedirs(root)
    try:
        for name, text in INDEXED.items():
            with open(os.path.join(root, name), "w") as file:
                file.write(text)
        command = ["swiftc", "-c", "-parse-as-library", "-module-name", "App", "-index-store-path", root + "/index",
                   "-index-ignore-system-modules"] + [f"{root}/{name}" for name in sorted(INDEXED)]
        if subprocess.run(command, cwd=root, stderr=subprocess.DEVNULL).returncode != 0:
            return []
        group = []
        for folder, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(folder, name)
                # Units of the system's modules are large, and not read.
                if (name in INDEXED or "/index/" in path) and os.path.getsize(path) < LARGEST:
                    with open(path, "rb") as file:
                        group.append((os.path.relpath(path, root), file.read()))
        return group
    finally:
        shutil.rmtree(root)


def main(out, folders):
    os.makedirs(out, exist_ok=True)
    index = indexed()
    if index:
        write(out, index)
    for folder in folders:
        group, size = [], 0
        for path, body in files(folder):
            if group and size + len(body) > LARGEST:
                write(out, group)
                group, size = [], 0
            group.append((path, body))
            size += len(body)
        if group:
            write(out, group)


main(sys.argv[1], sys.argv[2:])
