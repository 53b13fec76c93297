#!/usr/bin/env python3
"""Writes inputs for the fuzzer: each sample project, and groups of files of further folders.

usage: seeds.py OUT FOLDER...
"""
import hashlib
import os
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
    text = b"".join(b"=== " + os.fsencode(path) + b"\n" + body.rstrip(b"\n") + b"\n" for path, body in group)
    with open(os.path.join(out, hashlib.sha1(text).hexdigest()), "wb") as file:
        file.write(text)


def main(out, folders):
    os.makedirs(out, exist_ok=True)
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
