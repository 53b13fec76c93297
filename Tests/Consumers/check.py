#!/usr/bin/env python3
"""Reads every report of layerlint with a common program for its format, and compares it with the JSON report.

  python check.py path/to/layerlint folder…

Each folder is an app; one with hostile names is added. Needs sarif-tools, junitparser and markdown-it-py from PyPI, and
xmllint. If jsonschema is installed and SARIF_SCHEMA names the schema of SARIF 2.1.0, reports are validated too.
"""
import json, os, re, subprocess, sys, tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

from junitparser import Error, Failure, JUnitXml
from markdown_it import MarkdownIt
from sarif import loader

FORMATS = ["json", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown"]


def hostile_app(folder):
    """Layer violations in files whose names contain special characters of the formats."""
    (folder / "Application").mkdir(parents=True)
    (folder / "Domain").mkdir()
    (folder / ".layerlint.yml").write_text("layers:\n  - Application: Application\n  - Domain: Domain\n")
    (folder / "Application/Screen.swift").write_text("final class Screen {}\nfinal class Шторм {}\n")
    names = ["a b", "per%0Acent", "a,b:c", "q\"uote'", "x&<y>", "p|i`p*e_", "новый", "line\nbreak", "]]>"]
    for index, name in enumerate(names):
        text = f"// é\nfinal class Service{index} {{ let ä = Screen(); let b = Шторм() }}\n"
        (folder / f"Domain/{name}.swift").write_text(text)
    known = "// layerlint:disable:next upward_dependency - why: <&>\"%0A\nlet known = Screen()\n"
    (folder / "Domain/Known.swift").write_text(known)
    unused = "// layerlint:disable:this layer_cycle - <b>\"why\"</b>\n"
    (folder / "Domain/Unused.swift").write_text(unused)


def fixable_app(folder):
    """One finding for each kind of fix, in texts whose columns differ from their bytes."""
    (folder / "Models").mkdir(parents=True)
    (folder / ".layerlint.yml").write_text(
        "architectures: [mvp, domain, protocols]\nroles: { entity: { path: Models }, service: { name: FeedService } }\n")
    (folder / "Models/Feed.swift").write_text("struct Feed { /* é😀 */ var title: String }\r\n")
    (folder / "Presenter 1.swift").write_text(
        "protocol FeedView { func show() }\nfinal class FeedPresenter {\n  /* 😀 */ var view: FeedView?\n"
        "  private let service: FeedService\n  init(service: FeedService) { self.service = service }\n"
        "  func load() { view?.show(); service.load() }\n}\n")
    (folder / "Screen.swift").write_text(
        "import UIKit\nprotocol FeedLoading { func load() }\nfinal class FeedService: FeedLoading { func load() {} }\n"
        "final class Screen: UIViewController, FeedView {\n  let presenter = FeedPresenter(service: FeedService())\n  func show() {}\n}\n")


def mended(folder, results):
    """The texts of an app after the replacements of SARIF, whose columns count UTF-16 units."""
    texts = {}
    for result in results:
        for fix in result.get("fixes", []):
            for change in fix["artifactChanges"]:
                path = folder / unquote(change["artifactLocation"]["uri"])
                for replacement in change["replacements"]:
                    texts.setdefault(path, set()).add(json.dumps(replacement, sort_keys=True))
    for path, replacements in texts.items():
        lines = [line.encode("utf-16-le") for line in re.findall(r".*?(?:\r\n|\n|\r)|.+", path.read_bytes().decode())]
        place = lambda r: (r["deletedRegion"]["startLine"], r["deletedRegion"]["startColumn"])
        for r in sorted(map(json.loads, replacements), key=place, reverse=True):
            region = r["deletedRegion"]
            assert region.get("endLine", region["startLine"]) == region["startLine"], region
            line = lines[region["startLine"] - 1]
            text = r.get("insertedContent", {}).get("text", "").encode("utf-16-le")
            lines[region["startLine"] - 1] = line[: 2 * region["startColumn"] - 2] + text + line[2 * region["endColumn"] - 2 :]
        texts[path] = b"".join(lines).decode("utf-16-le").encode()
    return texts


def check_fixes(binary, scratch):
    """The replacements in SARIF give the same files as --fix."""
    folder = scratch / "fixable"
    fixable_app(folder)
    out = scratch / "fixes"
    out.mkdir()
    report = reports(binary, folder, out)
    fixes = [f for v in report["violations"] for f in v.get("fixes", [])]
    assert len(fixes) == 3 and all(f["safe"] for f in fixes), fixes
    check_sarif(out, report, folder)
    results = json.loads((out / "sarif").read_text())["runs"][0]["results"]
    assert all(f["properties"]["safe"] for r in results for f in r.get("fixes", []))
    expected = mended(folder, results)
    run = subprocess.run([binary, ".", "--fix", "--quiet"], cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(expected) == 2
    for path, text in expected.items():
        assert path.read_bytes() == text, (path.read_bytes(), text)
    print(f"{len(fixes)} fixes of SARIF are what --fix writes")


def reports(binary, app, out):
    arguments = [binary, ".", "--quiet", "--show-accepted"]
    for name in FORMATS:
        arguments += ["--format", f"{name}:{out}/{name}"]
    environment = dict(os.environ, GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=f"{out}/summary", GITHUB_WORKSPACE=str(app))
    run = subprocess.run(arguments, cwd=app, env=environment, capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    assert run.stdout == "", run.stdout
    return json.loads((out / "json").read_text())


def check_sarif(out, report, app):
    path = str(out / "sarif")
    data = loader.load_sarif_file(path)
    assert data.get_distinct_tool_names() == ["layerlint"]
    told = [r for r in data.get_results() if not r["suppressions"]]
    kept = [r for r in data.get_results() if r["suppressions"]]
    assert len(told) == len(report["violations"]), (len(told), len(report["violations"]))
    assert len(kept) == report["summary"]["suppressed"] + report["summary"]["baselined"]
    counts = Counter(r["level"] for r in told)
    expected = Counter({"info": "note"}.get(v["severity"], v["severity"]) for v in report["violations"])
    assert counts == expected, (counts, expected)
    summary = subprocess.run([sys.executable, "-m", "sarif", "summary", path], capture_output=True, text=True)
    assert summary.returncode == 0, summary.stderr
    for result, violation in zip(told, report["violations"]):
        assert result["partialFingerprints"]["layerlint/v1"] == violation["fingerprint"]
    schema = os.environ.get("SARIF_SCHEMA")
    if schema:
        import jsonschema
        jsonschema.Draft4Validator(json.loads(Path(schema).read_text())).validate(json.loads((out / "sarif").read_text()))


def check_junit(out, report):
    xml = JUnitXml.fromfile(str(out / "junit"))
    failures = errors = 0
    for suite in xml:
        for case in suite:
            failures += sum(isinstance(r, Failure) for r in case.result)
            errors += sum(isinstance(r, Error) for r in case.result)
    expected = report["summary"]["errors"]  # what does not fail the run fails no test
    assert failures == expected == xml.failures, (failures, expected, xml.failures)
    failing = {"stale_baseline", "unjudged_baseline", "exceeded_baseline"}
    assert errors == xml.errors == sum(p["kind"] in failing for p in report["problems"])
    subprocess.run(["xmllint", "--noout", str(out / "junit")], check=True)


def check_checkstyle(out, report):
    path = str(out / "checkstyle")
    count = subprocess.run(["xmllint", "--xpath", "count(//error)", path], check=True, capture_output=True, text=True)
    assert int(count.stdout) == len(report["violations"]) + len(report["problems"])


def check_gitlab(out, report):
    items = json.loads((out / "gitlab").read_text())
    assert len(items) == len(report["violations"])
    assert len({i["fingerprint"] for i in items}) == len(items), "fingerprints are not unique"
    for item in items:
        assert item["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert item["description"] and item["check_name"]
        assert item["location"]["path"] and item["location"]["lines"]["begin"] >= 1


def check_github(out, report, app):
    """Parses workflow commands as GitHub's runner does."""
    counts = Counter()
    for line in (out / "github").read_text().split("\n"):
        match = re.match(r"^::([a-z-]+)(?: ([^:]*(?:=[^:]*)*?))?::(.*)$", line)
        if not match:
            assert not line.startswith("::"), line
            continue
        name, properties, _ = match.groups()
        if name in ("group", "endgroup"):
            continue
        assert name in ("error", "warning", "notice"), name
        counts[name] += 1
        values = dict(p.split("=", 1) for p in properties.split(","))
        for key, value in values.items():
            for code, text in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
                value = value.replace(code, text)
            values[key] = value
        assert set(values) <= {"file", "line", "endLine", "col", "endColumn", "title"}, values
        if "file" in values:
            assert (app / values["file"]).exists(), values["file"]
    assert all(count <= 10 for count in counts.values()), counts
    assert (counts["error"] > 0) == (report["summary"]["errors"] > 0)


def check_markdown(out, report):
    for name in ("markdown", "summary"):
        tokens = MarkdownIt("commonmark").enable("table").parse((out / name).read_text())
        rows = sum(t.type == "tr_open" for t in tokens)
        rules = len({v["rule"] for v in report["violations"]})
        heads = 2 if report["violations"] else 0
        assert rows == heads + rules + min(1000, len(report["violations"])), (name, rows)
        assert not any(t.type == "inline" and "<script" in t.content for t in tokens)


def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as scratch:
        hostile = Path(scratch) / "app"
        hostile_app(hostile)
        apps = [Path(a).resolve() for a in sys.argv[2:]] + [hostile]
        for index, app in enumerate(apps):
            out = Path(scratch) / str(index)
            out.mkdir()
            report = reports(binary, app, out)
            assert report["violations"] or app != hostile
            check_sarif(out, report, app)
            check_junit(out, report)
            check_checkstyle(out, report)
            check_gitlab(out, report)
            check_github(out, report, app)
            check_markdown(out, report)
            print(f"{app}: {len(report['violations'])} findings, {len(FORMATS)} reports read")
        check_fixes(binary, Path(scratch))
    if not os.environ.get("SARIF_SCHEMA"):
        print("SARIF_SCHEMA is not set: SARIF was read by sarif-tools, not held to the JSON Schema")


main()
