#!/usr/bin/env python3
"""Lints the workspace of integrations/bazel/example with Bazel, in sandboxes and with a disk cache, and checks which
actions run.

  python check.py path/to/layerlint [folder]

`folder` is for Bazel's output; by default a temporary one. BAZEL names the program.
"""
import json, os, re, shutil, subprocess, sys, tempfile, time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
LIBRARIES = ["App", "Domain", "Feed", "Legacy"]


class Workspace:
    def __init__(self, binary, folder):
        self.binary = binary
        self.top = folder
        shutil.copytree(CHECKOUT / "integrations/bazel", folder / "rules")
        self.folder = folder / "rules/example"
        # Bazel 4.2 downloads a coverage reporter for each test, even without coverage. This one is empty.
        stub = folder / "coverage"
        stub.mkdir()
        (stub / "WORKSPACE").write_text('workspace(name = "remote_coverage_tools")\n')
        (stub / "BUILD.bazel").write_text(
            'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
        self.stub = stub

    def bazel(self, *arguments):
        environment = dict(os.environ, LAYERLINT=str(self.binary))
        command = [os.environ.get("BAZEL", "bazel"), f"--output_user_root={self.top}/root", *arguments]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)

    def test(self, what, fails=False):
        """Runs all tests; returns the actions that ran, by mnemonic and how, and the output."""
        log = self.top / "log.json"
        log.unlink(missing_ok=True)
        start = time.monotonic()
        run = self.bazel(
            "test", "//...", f"--disk_cache={self.top}/cache", "--spawn_strategy=sandboxed", "--test_output=all",
            "--curses=no", "--noshow_progress", f"--override_repository=remote_coverage_tools={self.stub}",
            f"--execution_log_json_file={log}")
        seconds = time.monotonic() - start
        output = run.stdout + run.stderr
        assert run.returncode == (3 if fails else 0), f"{what}: status {run.returncode}\n{output}"
        ran = []
        for spawn in spawns(log.read_text() if log.exists() else ""):
            if spawn["mnemonic"] in ("LayerlintFacts", "TestRunner"):
                name = next((p for p in spawn["listedOutputs"] if p.endswith(".facts")), "//:architecture")
                ran.append((spawn["mnemonic"], name.split("/bin/")[-1], spawn["runner"]))
        # Actions from the action cache are not in the log.
        for kind, name, runner in sorted(ran):
            print(f"    {runner:15} {kind:15} {name}")
        print(f"  {what}: {seconds:.1f} s")
        return sorted(ran), output

    def facts(self):
        return sorted((self.folder / "bazel-bin").resolve().rglob("*.facts"))


def spawns(text):
    decoder, place = json.JSONDecoder(), 0
    while place < len(text):
        spawn, place = decoder.raw_decode(text, place)
        yield spawn
        while place < len(text) and text[place].isspace():
            place += 1


def check(ran, facts, tests, runner):
    found = [name for kind, name, how in ran if kind == "LayerlintFacts" and re.fullmatch(runner, how)]
    assert found == [f"{library}/facts.facts" for library in facts], (facts, ran)
    assert len([kind for kind, _, _ in ran if kind == "LayerlintFacts"]) == len(facts), ran
    assert len([kind for kind, _, _ in ran if kind == "TestRunner"]) == tests, ran


def main():
    binary = Path(sys.argv[1]).resolve()
    top = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp(prefix="layerlint-bazel-")).resolve()
    if len(sys.argv) > 2:
        shutil.rmtree(top, ignore_errors=True)
        top.mkdir(parents=True)
    workspace = Workspace(binary, top)
    sandbox = r".*-sandbox"
    service = workspace.folder / "Domain/TrailService.swift"
    try:
        ran, output = workspace.test("all, for the first time")
        check(ran, LIBRARIES, 1, sandbox)
        assert "6 files" in output and "0 errors" in output, output
        first = {path.name + path.parent.name: path.read_bytes() for path in workspace.facts() if path.stem == "facts"}
        assert len(first) == len(LIBRARIES), first.keys()

        ran, _ = workspace.test("nothing changed")
        check(ran, [], 0, sandbox)

        service.write_text(service.read_text() + "\n// A comment at the end.\n")
        ran, _ = workspace.test("one Swift file changed")
        check(ran, ["Domain"], 1, sandbox)

        # Legacy's header is an input only of dependents that have Objective-C.
        header = workspace.folder / "Legacy/TrailArchive.h"
        text = header.read_text()
        header.write_text(text.replace("@end", "- (NSInteger)count;\n@end"))
        ran, _ = workspace.test("one header changed")
        check(ran, ["Legacy"], 1, sandbox)
        header.write_text(text)

        workspace.bazel("clean")
        assert not workspace.facts()
        ran, _ = workspace.test("after `bazel clean`, with the disk cache")
        # Bazel 4.2 logs hits of the disk cache as remote ones.
        check(ran, LIBRARIES, 1, r"(disk|remote) cache hit")

        # The same facts at another path, and a direct lint of the same files.
        paths = [path for path in workspace.facts() if path.stem == "facts"]
        same = {path.name + path.parent.name: path.read_bytes() for path in paths}
        assert {k: v for k, v in same.items() if "Domain" not in k} == \
            {k: v for k, v in first.items() if "Domain" not in k}, "facts depend on more than their sources"
        from_facts = lint(binary, workspace.folder, "--facts", *map(str, paths))
        direct = lint(binary, workspace.folder)
        assert [f for f in from_facts["violations"]] == [f for f in direct["violations"]], (from_facts, direct)

        service.write_text("import Feed\n" + service.read_text() + "\nfinal class LateUse { var screen: FeedViewController? }\n")
        ran, output = workspace.test("Domain uses Feed: the test fails", fails=True)
        check(ran, ["Domain"], 1, sandbox)
        assert re.search(r"Domain/TrailService\.swift:\d+:\d+  error", output), output
        print("    " + next(line for line in output.splitlines() if "TrailService.swift:" in line).strip())
    finally:
        workspace.bazel("shutdown")
        if len(sys.argv) < 3:
            # Bazel makes its output read-only.
            subprocess.run(["chmod", "-R", "u+w", str(top)])
            shutil.rmtree(top, ignore_errors=True)
    print("the facts of each library are one action, cached by what the library consists of")


def lint(binary, folder, *arguments):
    command = [binary, str(folder), "--no-cache", "--quiet", "--format", "json", "--fail-on", "never", *arguments]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


main()
