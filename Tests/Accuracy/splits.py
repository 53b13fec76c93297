#!/usr/bin/env python3
"""Compares the groups that `layerlint split` finds with how authors split controllers.

In the history of the given repositories it finds commits in which a controller lost methods to other types, runs
`split` on the revision before, and compares its groups with where each method went: to which file, or nowhere. Agreement
is the adjusted Rand index (Hubert and Arabie, 1985): 1 is the same grouping, 0 is chance. The same is computed for two
simple groupings: consecutive parts of the file, as many and as large as the groups; and the first words of the names.

  splits.py find REPOSITORY…             prints `repository commit file` of candidates, several of each repository
  splits.py measure LAYERLINT < LIST     prints a table, and the means
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

PER_REPOSITORY = 6
SOURCES = (".swift", ".m", ".mm", ".h", ".pbxproj", "Package.swift")


def git(repository, *arguments):
    command = ["git", "-C", repository, *arguments]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8", "replace")


# Candidates


def is_controller(path):
    name = os.path.basename(path)
    return re.search(r"(Controller|VC)\.(swift|m|mm)$", name) is not None and "Test" not in path and "Pods/" not in path


def candidates(repository):
    """Commits that shorten a controller a lot while other files grow; the shortest first in the last years."""
    log = git(
        repository, "log", "--no-merges", "--no-renames", "--diff-filter=M", "--numstat", "--format=%x00%H",
        "--", "*Controller.swift", "*Controller.m", "*Controller.mm", "*VC.swift",
    )
    found = []
    for entry in log.split("\0")[1:]:
        commit, *lines = entry.strip().split("\n")
        rows = [line.split("\t") for line in lines if line.count("\t") == 2]
        if len(rows) > 12:
            continue
        for added, removed, path in rows:
            if removed.isdigit() and is_controller(path) and int(removed) >= 60 and int(added) * 3 <= int(removed):
                found.append((int(removed), commit, path))
    found.sort(key=lambda item: (-item[0], item[1]))
    return found


def grown_files(repository, commit, path):
    """Files in the controller's language that the commit adds or makes much longer."""
    rows = git(repository, "show", "--no-renames", "--numstat", "--format=", commit).strip().split("\n")
    ends = (".swift",) if path.endswith(".swift") else (".m", ".mm", ".swift")
    grown = []
    for row in rows:
        added, removed, name = (row.split("\t") + ["", ""])[:3]
        if added.isdigit() and int(added) >= 25 and int(added) > 2 * int(removed) and name.endswith(ends):
            if name != path and "Test" not in name:
                grown.append(name)
    return grown if len(rows) <= 60 else []


def text(repository, revision, path):
    try:
        return git(repository, "show", f"{revision}:{path}")
    except subprocess.CalledProcessError:
        return ""


def declared(source, path):
    """The base names of functions and computed properties that a text declares."""
    if path.endswith(".swift"):
        return set(re.findall(r"\bfunc\s+(\w+)", source)) | set(re.findall(r"\bvar\s+(\w+)[^={\n]*\{", source))
    return set(re.findall(r"^[-+]\s*\([^)]*\)\s*(\w+)", source, re.M))


def moves(repository, commit, path):
    """The new file of each method that left the controller, by base name; and the names that stayed."""
    type_name = os.path.basename(path).rsplit(".", 1)[0]
    before, after = (declared(text(repository, revision, path), path) for revision in (commit + "^", commit))
    went = {}
    for file in grown_files(repository, commit, path):
        source = text(repository, commit, file)
        if re.search(rf"\bextension\s+{type_name}\b|@(interface|implementation)\s+{type_name}\b|class\s+{type_name}\b", source):
            continue
        earlier = declared(text(repository, commit + "^", file), file)
        for name in (declared(source, file) - earlier) & (before - after):
            went[name] = file
    return went, before & after


def find(repositories):
    for repository in repositories:
        count = 0
        files = set()
        for _, commit, path in candidates(repository)[:150]:
            if count == PER_REPOSITORY:
                break
            if path in files:
                continue
            try:
                went, stayed = moves(repository, commit, path)
            except subprocess.CalledProcessError:  # An object is missing: the clone is not complete.
                continue
            if len(went) >= 4 and len(stayed) >= 4:
                files.add(path)
                count += 1
                print(repository, commit, path, flush=True)


# Agreement


def adjusted_rand_index(one, other):
    def pairs(count):
        return count * (count - 1) / 2

    table, rows, columns = {}, {}, {}
    for a, b in zip(one, other):
        table[a, b] = table.get((a, b), 0) + 1
        rows[a] = rows.get(a, 0) + 1
        columns[b] = columns.get(b, 0) + 1
    together = sum(map(pairs, table.values()))
    in_rows, in_columns = sum(map(pairs, rows.values())), sum(map(pairs, columns.values()))
    expected = in_rows * in_columns / pairs(len(one))
    largest = (in_rows + in_columns) / 2
    return 1.0 if largest == expected else (together - expected) / (largest - expected)


def by_order(groups):
    """Consecutive members, in parts of the same sizes as the groups, in the order in which the groups begin."""
    sizes = {}
    for group in groups:
        sizes[group] = sizes.get(group, 0) + 1
    return [group for group, size in sizes.items() for _ in range(size)]


def by_prefix(names):
    return [re.match(r"(?:_*)([A-Z]?[a-z0-9]*)", name).group(1) for name in names]


def by_chance(groups, truth, times=200):
    generator = random.Random(1)
    shuffled = list(groups)
    total = 0
    for _ in range(times):
        generator.shuffle(shuffled)
        total += adjusted_rand_index(shuffled, truth)
    return total / times


def checkout(repository, revision, folder):
    names = git(repository, "ls-tree", "-r", "-z", "--name-only", revision).split("\0")
    names = [name for name in names if name.endswith(SOURCES) and "Pods/" not in name and "Carthage/" not in name]
    for start in range(0, len(names), 1000):
        archive = subprocess.run(
            ["git", "-C", repository, "archive", "--format=tar", revision, "--", *names[start : start + 1000]],
            capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)


def split(layerlint, folder, path):
    type_name = os.path.basename(path).rsplit(".", 1)[0]
    run = subprocess.run(
        [layerlint, "split", type_name, "--in", folder, "--format", "json", "--no-cache"], capture_output=True)
    return json.loads(run.stdout)["types"][0] if run.returncode == 0 else None


def best_proposal(result, went):
    """The F1 score of the proposal that agrees best with the methods that left."""
    best = 0
    for proposal in result["proposals"]:
        names = {base(member["name"]) for member in proposal["members"]}
        for file in set(went.values()):
            moved = {name for name in went if went[name] == file}
            best = max(best, 2 * len(names & moved) / (len(names) + len(moved)))
    return best


def base(name):
    return re.match(r"\w*", name).group(0)


def measure(layerlint, lines):
    rows = []
    for line in lines:
        repository, commit, path = line.strip().split(" ", 2)
        went, stayed = moves(repository, commit, path)
        with tempfile.TemporaryDirectory() as folder:
            checkout(repository, commit + "^", folder)
            result = split(layerlint, folder, path)
        if result is None:
            print(f"# not split: {path}", flush=True)
            continue
        members = [m for m in result["members"] if "group" in m and (base(m["name"]) in went or base(m["name"]) in stayed)]
        members.sort(key=lambda m: (m["file"], m["line"]))
        names = [base(m["name"]) for m in members]
        truth = [went.get(name, "stays") for name in names]
        if truth.count("stays") < 2 or len(truth) - truth.count("stays") < 3:
            print(f"# too few: {path}", flush=True)
            continue
        groups = [m["group"] for m in members]
        row = [
            adjusted_rand_index(groups, truth), by_chance(groups, truth), adjusted_rand_index(by_order(groups), truth),
            adjusted_rand_index(by_prefix(names), truth), best_proposal(result, went),
        ]
        rows.append(row)
        print(" ".join(f"{value:6.2f}" for value in row), f"{len(truth):4d}", commit[:10], os.path.basename(path), flush=True)
    if rows:
        print(" ".join(f"{sum(column) / len(rows):6.2f}" for column in zip(*rows)), f"mean of {len(rows)} commits")
        print(" split chance  order  names  best proposal (F1)")


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "find":
        find(sys.argv[2:])
    elif len(sys.argv) == 3 and sys.argv[1] == "measure":
        measure(sys.argv[2], sys.stdin)
    else:
        sys.exit(__doc__)
