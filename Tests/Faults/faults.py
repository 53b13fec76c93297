#!/usr/bin/env python3
"""Runs the program while files, disks, limits, signals and its environment fail, and prints how each run ended.

usage: faults.py BINARY [NAME...]    NAME: only the faults whose name contains it

A fault passes if no run crashes or hangs, the exit status and the message are as expected, and no file is
incomplete. A killed run may leave a temporary file, `*.tmp`.
"""
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

BINARY = os.path.abspath(sys.argv[1])
SECONDS = 60
BROKEN = {
    "App/FeedViewController.swift": "import UIKit\nfinal class FeedViewController: UIViewController {}\n",
    "Domain/FeedService.swift": "final class FeedService {\n  let screen = FeedViewController()\n}\n",
    "Domain/Reader.h": "@interface Reader : NSObject\n@property (strong) FeedService *service;\n@end\n",
    "Domain/Reader.m": '#import "Reader.h"\n@implementation Reader\n- (void)read { [self.service load]; }\n@end\n',
}
LAYERS = "layers:\n  - App: App\n  - Domain: Domain\n"
FIXABLE = """import UIKit
protocol SearchView: AnyObject {
  func show()
}
final class SearchPresenter {
  var view: SearchView?
}
final class SearchViewController: UIViewController, SearchView {
  let presenter = SearchPresenter()
  override func viewDidLoad() { presenter.view = self }
  func show() {}
}
"""
FIX = ["--fix", "--architecture", "mvp"]
FAULTS = []


class Fault(Exception):
    """What went wrong."""


class Run:
    def __init__(self, status, output, errors):
        self.status, self.output, self.errors = status, output, errors
        self.text = (output + errors).decode(errors="replace")


def fault(body):
    FAULTS.append(body)
    return body


def expect(condition, message):
    if not condition:
        raise Fault(message)


class Project:
    """A folder with files, and a separate cache folder; both are removed at the end."""

    def __init__(self, files=None):
        self.top = tempfile.mkdtemp()
        os.chmod(self.top, 0o755)
        self.root = os.path.join(self.top, "project")
        self.cache = os.path.join(self.top, "cache")
        os.mkdir(self.root)
        for path, text in (BROKEN if files is None else files).items():
            self.write(path, text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["chmod", "-R", "u+rwx", self.top], check=False)
        shutil.rmtree(self.top, ignore_errors=True)

    def path(self, relative):
        return os.path.join(os.fsencode(self.root), relative if isinstance(relative, bytes) else relative.encode())

    def write(self, relative, text):
        os.makedirs(os.path.dirname(self.path(relative)), exist_ok=True)
        with open(self.path(relative), "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())

    def command(self, *arguments):
        return [BINARY, *arguments]

    def environment(self, changes=None):
        found = {**os.environ, "LAYERLINT_CACHE_PATH": self.cache, **(changes or {})}
        return {key: value for key, value in found.items() if value is not None}

    def run(self, *arguments, environment=None, before=None, **streams):
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
        process = subprocess.Popen(
            self.command(*arguments), cwd=self.root, env=self.environment(environment), preexec_fn=before,
            stdin=subprocess.DEVNULL, **streams)
        try:
            output, errors = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Fault(f"still running after {SECONDS} s: {arguments}") from None
        expect(0 <= process.returncode < 128, f"ended by signal {-process.returncode}: {arguments}")
        return Run(process.returncode, output or b"", errors or b"")

    def files(self):
        return sorted(
            os.path.relpath(os.path.join(root, name), self.root) for root, _, names in os.walk(self.root) for name in names)


def unprivileged():
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)


def nothing_left(project, before):
    expect(project.files() == before, f"files left behind: {sorted(set(project.files()) - set(before))}")


# --- Files


@fault
def special_files_are_not_opened():
    names = [
        "Domain/x.swift", "Domain/y.m", "Main.storyboard", "project.yml", "Package.swift", "Info.plist", ".gitignore",
        "A.xcodeproj/project.pbxproj", "Podfile",
    ]
    for name in names:
        with Project() as project:
            os.makedirs(os.path.dirname(project.path(name)), exist_ok=True)
            os.mkfifo(project.path(name))
            expect(project.run().status == 1, f"the finding is gone beside a pipe named {name}")
    for name in [".layerlint.yml", ".layerlint-baseline.json"]:
        with Project() as project:
            os.mkfifo(project.path(name))
            run = project.run()
            expect(run.status == 2 and name in run.text, f"a pipe named {name}: {run.text[-200:]}")


@fault
def links_do_not_loop_or_lead_out():
    with Project() as project:
        os.symlink(".", project.path("loop"))
        os.symlink("self.swift", project.path("self.swift"))
        os.symlink("/dev/zero", project.path("zero.swift"))
        os.symlink("/etc/passwd", project.path("passwd.swift"))
        run = project.run("--format", "json")
        expect(run.status == 1, "the finding is gone")
        problems = {problem["file"] for problem in json.loads(run.output)["problems"]}
        expect({"self.swift", "passwd.swift"} <= problems, f"no word about the links: {problems}")


@fault
def what_cannot_be_read_is_a_problem():
    with Project() as project:
        project.write("Domain/Other.swift", "final class Other {}\n")
        os.chmod(project.path("Domain/Other.swift"), 0)
        project.write("Hidden/Third.swift", "final class Third {}\n")
        os.chmod(project.path("Hidden"), 0)
        run = project.run(before=unprivileged)
        expect(run.status == 1 and run.errors.count(b"Permission denied") == 2, run.text)
        os.chmod(project.path("Domain/FeedService.swift"), 0)
        expect(project.run(before=unprivileged).status == 0, "problems alone do not fail a run")
        expect(project.run("--strict", before=unprivileged).status == 1, "--strict passes unread files")


@fault
def odd_names_stay_names():
    names = [
        b"new\nline", b"quo\"te'", b"inv\xffalid", b"::error::x", b"\x1b[31mred", b"<script>", b"a%0Ab",
        "\u202ertl".encode(), b"-dash", b"a" * 240,
    ]
    formats = [
        "text", "concise", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown"]
    with Project({**BROKEN, ".layerlint.yml": LAYERS}) as project:
        for number, name in enumerate(names):
            project.write(b"Domain/" + name + b".swift", f"final class S{number} {{ let s = FeedViewController() }}\n")
        for form in formats:
            run = project.run("--format", form, "--verbose")
            expect(run.status == 1, f"{form}: status {run.status}")
            everything = run.output + run.errors
            for sign in [b"\x1b", "\u202e".encode()]:
                expect(sign not in everything, f"{form}: writes {sign!r} as it is")
            if form == "github":
                expect(not any(line.startswith(b"::error::x") for line in run.output.splitlines()), "a command")


@fault
def files_vanish_shrink_and_grow_during_runs():
    with Project() as project:
        for number in range(300):
            project.write(f"Domain/F{number}.swift", f"final class F{number} {{ let s = FeedViewController() }}\n" * 40)
        for seed in range(10):
            choice = random.Random(seed)
            process = subprocess.Popen(
                project.command("--format", "json"), cwd=project.root, env=project.environment(),
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while process.poll() is None:
                path = project.path(f"Domain/F{choice.randrange(300)}.swift")
                action = choice.randrange(3)
                if action == 0 and os.path.exists(path):
                    os.remove(path)
                elif action == 1 and os.path.exists(path):
                    os.truncate(path, choice.randrange(50))
                else:
                    with open(path, "ab") as file:
                        file.write(b"final class Another {}\n" * 50)
            expect(process.returncode in (0, 1), f"status {process.returncode} while files change")
        cached, fresh = project.run("--format", "json"), project.run("--format", "json", "--no-cache")
        expect(cached.output == fresh.output, "the cache remembers a state that has passed")


@fault
def a_damaged_cache_changes_nothing():
    with Project() as project:
        expected = project.run("--format", "json").output
        for seed in range(150):
            choice = random.Random(seed)
            stored = [os.path.join(root, name) for root, _, names in os.walk(project.cache) for name in names]
            path = choice.choice(sorted(stored))
            with open(path, "rb") as file:
                content = bytearray(file.read())
            if choice.random() < 0.3:
                content = content[: choice.randrange(len(content) + 1)]
            for _ in range(choice.choice([1, 3, 50])):
                if content:
                    content[choice.randrange(len(content))] = choice.randrange(256)
            with open(path, "wb") as file:
                file.write(content)
            expect(project.run("--format", "json").output == expected, f"another report, seed {seed}")


# --- Disks and streams


@fault
def full_and_closed_streams_are_errors():
    with Project() as project:
        for form in ["text", "json", "sarif", "github"]:
            with open("/dev/full", "wb") as full:
                run = project.run("--format", form, stdout=full)
            expect(run.status == 2 and b"No space left" in run.errors, f"{form}: {run.status} {run.errors}")
        run = project.run("--format", "json:/dev/full")
        expect(run.status == 2, "a full device as a report's file")
        for redirection, status in [(">&-", 2), ("2>&-", 1), ("<&-", 1)]:
            run = subprocess.run(
                f"'{BINARY}' {redirection}", shell=True, cwd=project.root, env=project.environment(), capture_output=True,
                check=False)
            expect(run.returncode == status, f"{redirection}: status {run.returncode}")
        shell = f"set -o pipefail; '{BINARY}' --format json | head -c 1"
        run = subprocess.run(["bash", "-c", shell], cwd=project.root, env=project.environment(), capture_output=True)
        expect(run.returncode in (0, 1, 141), f"a closed pipe: status {run.returncode}")


@fault
def a_folder_that_may_not_be_written():
    with Project() as project:
        os.chmod(project.root, 0o555)
        before = project.files()
        expect(project.run(before=unprivileged).status == 1, "a lint needs to write")
        for arguments in [["--write-baseline"], ["--format", "json:report.json"], ["init"]]:
            run = project.run(*arguments, before=unprivileged)
            expect(run.status == 2 and b"Permission denied" in run.errors, f"{arguments}: {run.text[-200:]}")
        nothing_left(project, before)


@fault
def a_limit_on_files_leaves_nothing_half_written():
    with Project() as project:
        before = project.files()
        for arguments in [["--format", "sarif:report.sarif"], ["--write-baseline"], []]:
            run = project.run(*arguments, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)))
            expect(run.status == (2 if arguments else 1), f"{arguments}: status {run.status}, {run.text[-200:]}")
            nothing_left(project, before)


# --- Limits


@fault
def limits_on_memory_threads_and_descriptors():
    megabyte = 1 << 20
    limits = [
        (resource.RLIMIT_NOFILE, 16), (resource.RLIMIT_NOFILE, 8), (resource.RLIMIT_NOFILE, 4),
        (resource.RLIMIT_AS, 300 * megabyte), (resource.RLIMIT_DATA, 100 * megabyte), (resource.RLIMIT_STACK, 1 << 16),
    ]
    with Project() as project:
        for limit, value in limits:
            run = project.run("--no-cache", before=lambda: resource.setrlimit(limit, (value, value)))
            expect(run.status in (1, 2), f"limit {limit} of {value}: a clean result, {run.text[-200:]}")

        def one_thread():
            unprivileged()
            resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))

        expect(project.run("--no-cache", before=one_thread).status == 1, "needs a second thread")


# --- Signals


@fault
def signals_leave_nothing_half_written():
    commands = [["--format", "json:report.json"], ["--write-baseline"], FIX, ["init", "--force"]]
    with Project() as project:
        for number in range(200):
            text = "".join(f"final class T{number}n{n} {{ let s = FeedViewController() }}\n" for n in range(20))
            project.write(f"Domain/F{number}.swift", text)
        project.write("Domain/Search.swift", FIXABLE)
        sources = {path: open(project.path(path), "rb").read() for path in project.files()}
        project.run(*FIX)
        with open(project.path("Domain/Search.swift"), "rb") as file:
            fixed = file.read()
        expect(fixed != sources["Domain/Search.swift"], "--fix has nothing to do")
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
            for arguments in commands:
                for delay in [0.02, 0.1, 0.3]:
                    process = subprocess.Popen(
                        project.command(*arguments), cwd=project.root, env=project.environment(),
                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                    time.sleep(delay)
                    process.send_signal(number)
                    process.wait(timeout=SECONDS)
                    for path in set(project.files()) - set(sources):
                        if path.endswith(".json"):
                            with open(project.path(path), "rb") as file:
                                json.load(file)
                        elif not path.endswith(".tmp"):
                            expect(path == ".layerlint.yml", f"{path} is left behind")
                        os.remove(project.path(path))
                    for path, text in sources.items():
                        with open(project.path(path), "rb") as file:
                            found = file.read()
                        expect(found == text or path.endswith("Search.swift") and found == fixed, f"{path} is damaged")
                    project.write("Domain/Search.swift", FIXABLE)
        cached, fresh = project.run("--format", "json"), project.run("--format", "json", "--no-cache")
        expect(cached.output == fresh.output, "another report after interrupted runs")


# --- Environment


@fault
def surroundings_change_nothing():
    with Project() as project:
        expected = project.run("--format", "json").output
        changes = [
            {"HOME": None}, {"HOME": "/nowhere", "LAYERLINT_CACHE_PATH": None}, {"LC_ALL": "tr_TR.UTF-8"},
            {"HOME": None, "XDG_CACHE_HOME": None, "LAYERLINT_CACHE_PATH": None}, {"LC_ALL": "xx"}, {"LC_ALL": "C"},
            {"TZ": "::odd"}, {"TMPDIR": "/nowhere"}, {"LAYERLINT_CACHE_PATH": "/proc/nowhere"},
        ]
        for change in changes:
            run = project.run("--format", "json", environment=change)
            expect(run.output == expected, f"another report with {change}")


@fault
def many_runs_share_a_cache():
    with Project() as project:
        runs = [
            subprocess.Popen(
                project.command("--format", "json"), cwd=project.root, env=project.environment(),
                stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for _ in range(50)
        ]
        outputs = {process.communicate(timeout=SECONDS)[0] for process in runs}
        expect({process.returncode for process in runs} == {1}, "a run of 50 fails")
        expect(len(outputs) == 1, f"{len(outputs)} different reports")


@fault
def files_from_the_future_and_the_past():
    with Project() as project:
        expected = project.run("--format", "json").output
        for moment in [0, 2**31, time.time() + 10**8]:
            for path in BROKEN:
                os.utime(project.path(path), (moment, moment))
            expect(project.run("--format", "json").output == expected, f"another report at {moment}")


# --- Documents that expand exponentially


@fault
def documents_explode():
    names = "abcdefghij"
    aliases = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{new}: &{new} [{', '.join(['*' + old] * 9)}]\n" for old, new in zip(names, names[1:]))
    entities = "".join(f'<!ENTITY {new} "{("&" + old + ";") * 10}">' for old, new in zip(names, names[1:]))
    document = f'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa">{entities}]><document><scenes>&j;</scenes></document>'
    deep = 200_000
    bombs = {
        ".layerlint.yml": [aliases, "[" * deep, "a:\n" * 1000, "? " * 10_000],
        "project.yml": [aliases, "[" * deep],
        "Main.storyboard": [document, "<a>" * deep, "<!--" * deep],
        ".layerlint-baseline.json": ["[" * deep, '{"a":' * deep, '"' + "x" * 1_000_000],
        "A.xcodeproj/project.pbxproj": ["{a=(" * deep, '"' * deep],
        "Package.swift": ["(" * deep],
        "Domain/Deep.swift": ["(" * deep, "{" * deep, "[" * deep, '"\\(' * deep, "a ?? " * deep, "#if A\n" * deep],
        "Domain/Deep.m": ["(" * deep, "{" * deep, "^{" * deep, "[a " * deep, "#if A\n" * deep],
    }
    for path, texts in bombs.items():
        for text in texts:
            with Project({**BROKEN, path: text}) as project:
                try:
                    run = project.run()
                except Fault as error:
                    raise Fault(f"{path}: {text[:20]!r}…: {error}") from None
                expect(run.status in (1, 2), f"{path}: {text[:20]!r}… gives a clean result")


def main():
    failed = 0
    for body in FAULTS:
        name = body.__name__.replace("_", " ")
        if len(sys.argv) > 2 and not any(part in name for part in sys.argv[2:]):
            continue
        start = time.time()
        try:
            body()
            outcome = "passed"
        except Fault as error:
            failed += 1
            outcome = f"FAILED: {error}"
        print(f"{name:50} {time.time() - start:5.1f} s  {outcome}", flush=True)
    sys.exit(1 if failed else 0)


main()
