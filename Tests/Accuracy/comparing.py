"""Compares LayerLint's file graph with the references in a compiler's index.

Two things are measured on edges between files:
  core  edges to types, free functions and globals. Recall: the share of the index's edges that our graph has (with a
        reference of any kind). Precision: the share of our edges from such references that the index has, of any kind.
  all   every edge, members too.
An edge whose references or declarations are all inside `#if`, and which the index does not have, is counted separately:
the index knows only the branches that were compiled. Single references are also compared, by their position.
"""
import collections
import json
import os
import re

TYPES = {"enum", "struct", "class", "protocol", "typealias"}
FREE = {"function", "variable", "operator", "macro"}
CORE = {"type", "function", "variable", "import"}


def kind_of(row):
    if row["kind"] in TYPES:
        return "type"
    if row["member"] == "0" and row["kind"] in FREE:
        return "free"
    return "associated" if row["kind"] == "associatedtype" else "member"


def built_files(path):
    """The Swift files in the index. It has no references of files that were not built."""
    with open(path, encoding="utf-8", errors="replace") as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines][1:]
    return {file for row in rows if len(row) == 7 for file in (row[0], row[5]) if file.endswith(".swift")}


def read_truth(path, keep):
    """The edges by kind of reference, and the references at each position."""
    edges = collections.defaultdict(lambda: collections.defaultdict(set))
    places = collections.defaultdict(list)
    with open(path, encoding="utf-8", errors="replace") as lines:
        header = next(lines).rstrip("\n").split("\t")
        for line in lines:
            values = line.rstrip("\n").split("\t")
            if len(values) != len(header):
                continue
            row = dict(zip(header, values))
            if not keep(row["file"]) or not keep(row["def_file"]):
                continue
            name = row["name"].split("(")[0]
            places[row["file"], int(row["line"]), int(row["col"])].append((row["kind"], name, row["def_file"]))
            if row["file"] != row["def_file"]:
                edges[row["file"], row["def_file"]][kind_of(row)].add((name, int(row["line"])))
    return edges, places


def read_graph(path, keep):
    edges = collections.defaultdict(lambda: collections.defaultdict(set))
    places = set()
    with open(path, encoding="utf-8") as text:
        graph = json.load(text)
    for edge in graph["edges"]:
        if not keep(edge["from"]) or not keep(edge["to"]):
            continue
        for reference in edge["references"]:
            edges[edge["from"], edge["to"]][reference["kind"]].add((reference["name"], reference["line"]))
            places.add((edge["from"], reference["line"], reference["column"], reference["name"], edge["to"]))
    return edges, places


class Sources:
    """Lines of the files of a package, and which of them are between `#if` and `#endif`."""

    def __init__(self, root):
        self.root = root
        self.texts = {}
        self.conditional = {}
        self.declared = {}

    def text(self, file):
        if file not in self.texts:
            with open(os.path.join(self.root, file), "rb") as source:
                self.texts[file] = source.read().split(b"\n")
        return self.texts[file]

    def column(self, file, line, column):
        """A column of the index, which counts bytes, as one of ours, which count UTF-16 code units."""
        text = self.text(file)[line - 1] if line <= len(self.text(file)) else b""
        before = text[:column - 1]
        return column if before.isascii() else len(before.decode("utf-8", "replace").encode("utf-16-le")) // 2 + 1

    def is_declared_conditionally(self, file, name):
        """Whether all declarations of a name in a file are inside `#if`."""
        if (file, name) not in self.declared:
            word = re.escape(name.encode())
            found = re.compile(rb"\b(func|var|let|class|struct|enum|protocol|actor|typealias|case)\b.*[\s`]" + word + rb"(?!\w)"
                               + (rb"|\binit\b" if name == "init" else rb"|\bsubscript\b" if name == "subscript" else b""))
            lines = [number for number, text in enumerate(self.text(file), 1)
                     if found.search(text) and not text.lstrip().startswith(b"//")]
            self.declared[file, name] = bool(lines) and all(self.is_conditional(file, line) for line in lines)
        return self.declared[file, name]

    def is_conditional(self, file, line):
        if file not in self.conditional:
            inside, depth = set(), 0
            for number, text in enumerate(self.text(file), 1):
                word = text.strip()
                if word.startswith(b"#if"):
                    depth += 1
                elif word.startswith(b"#endif"):
                    depth = max(0, depth - 1)
                elif depth:
                    inside.add(number)
            self.conditional[file] = inside
        return line in self.conditional[file]


class Score:
    """Recall and precision of edges, or of references."""

    def __init__(self, found=0, wanted=0, right=0, claimed=0, conditional=0):
        self.found, self.wanted, self.right, self.claimed = found, wanted, right, claimed
        self.conditional = conditional

    def __str__(self):
        return (f"recall {percent(self.found, self.wanted):>24}   precision {percent(self.right, self.claimed):>24}"
                f"   only in #if {self.conditional:4}")


def percent(part, whole):
    return f"{100 * part / whole:.2f} % ({part}/{whole})" if whole else "– (0/0)"


def shown(kinds):
    return "; ".join(
        f"{kind}: " + ", ".join(f"{name}:{line}" for name, line in sorted(names)[:4])
        for kind, names in sorted(kinds.items()))


def compare_edges(truth, ours, sources, wanted_truth, wanted_ours):
    """Returns the score, and a line for each missed and each false edge."""
    wanted = {edge for edge, kinds in truth.items() if wanted_truth(kinds)}
    claimed = {edge for edge, kinds in ours.items() if wanted_ours(kinds)}
    missed = sorted(wanted - set(ours))
    # A declaration that the index has a use of was compiled.
    compiled = {(name, edge[1]) for edge, kinds in truth.items() for names in kinds.values() for name, _ in names}
    wrong, conditional = [], []
    for edge in sorted(claimed - set(truth)):
        references = {place for kind, places in ours[edge].items() if wanted_ours({kind: places}) for place in places}
        inside = all(
            sources.is_conditional(edge[0], line)
            or ((name, edge[1]) not in compiled and sources.is_declared_conditionally(edge[1], name))
            for name, line in references)
        (conditional if inside else wrong).append(edge)
    right = len(claimed) - len(wrong) - len(conditional)
    lines = [f"missed {a} -> {b}  {shown(truth[a, b])}" for a, b in missed]
    lines += [f"false  {a} -> {b}  {shown(ours[a, b])}" for a, b in wrong]
    lines += [f"in #if {a} -> {b}  {shown(ours[a, b])}" for a, b in conditional]
    return Score(len(wanted) - len(missed), len(wanted), right, right + len(wrong), len(conditional)), lines


def compare_references(truth_places, our_places, sources):
    """Compares references between files by position. Returns the score, the missed and the false ones."""
    truth_places = {(file, line, sources.column(file, line, column)): known
                    for (file, line, column), known in truth_places.items()}
    # A declaration that the index has a use of was compiled.
    compiled = {(name, definition) for known in truth_places.values() for _, name, definition in known}
    ours = collections.defaultdict(set)
    for file, line, column, name, target in our_places:
        ours[file, line, column].add(target)
    wrong, conditional, right = [], 0, 0
    for file, line, column, name, target in sorted(our_places):
        known = truth_places.get((file, line, column), [])
        if any(target == definition for _, _, definition in known):
            right += 1
        elif not known and sources.is_conditional(file, line) or (
                (name, target) not in compiled and sources.is_declared_conditionally(target, name)):
            conditional += 1
        else:
            wrong.append((file, line, column, name, target, known[:2]))
    found, missed = 0, []
    for place, known in sorted(truth_places.items()):
        for kind, name, definition in known:
            if definition == place[0]:
                continue
            if definition in ours.get(place, ()):
                found += 1
            else:
                missed.append((*place, kind, name, definition))
    return Score(found, found + len(missed), right, right + len(wrong), conditional), missed, wrong


FORMS = [
    (rb"\$\d+[?!]?\.$", "of a closure's $0"),
    (rb"\bself[?!]?\.$", "of self"),
    (rb"\bsuper\.$", "of super"),
    (rb"\)[?!]?\.$", "of a call's result"),
    (rb"\][?!]?\.$", "of a subscript's result"),
    (rb"\}[?!]?\.$", "behind a closure"),
    (rb"\b[A-Z]\w*(<[^<>]*>)?\.$", "of a type"),
    (rb"[\w`][?!]?\.$", "of a value"),
    (rb"\\\.$|\\[\w.]+\.$", "in a key path"),
    (rb"\.$", "behind a leading dot"),
]


def form_of(missed, sources):
    """A kind of missed reference: what is named, and the text before it."""
    file, line, column, kind, _, _ = missed
    text = sources.text(file)
    before = text[line - 1][:column - 1] if line <= len(text) else b""
    here = text[line - 1][column - 1:column] if line <= len(text) else b""
    if kind == "subscript" or here == b"[":
        return f"{kind}, in brackets"
    if kind == "operator":
        return "operator"
    if before.strip() == b"." and line > 1:
        return f"{kind} of the line before"
    for pattern, form in FORMS:
        if re.search(pattern, before):
            return f"{kind} {form}"
    return f"{kind}, by its name alone"
