#!/usr/bin/env python3
"""Goes from an empty machine to a failing pull request and back: runs the commands that docs/ci.md shows for it, in
order, and the steps of action.yml in place of GitHub. Prints how long each step took, and fails if a step does not do
what the page says.

  python3 first_pull_request.py path/to/layerlint

Needs git, tar, curl, bash, and what .ci/dist needs. GitHub itself, `gh` and the cache of the action are not used.
"""
import os, re, shutil, subprocess, sys, tempfile, time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
PAGE, SECTION = "docs/ci.md", "From an empty machine to a failing pull request"
SAMPLE = "samples/mixed/broken"
# The programs on the PATH: no Swift, and no LayerLint before the user installs it.
TOOLS = "awk bash cat cp curl dirname env git grep gzip head mkdir mktemp rm sed sh sha256sum tar uname".split()
# In place of GitHub's program: there is no comment yet, and the new one is written to a file.
GH = '#!/bin/sh\nfor word; do case $word in body=@*) cp "${word#body=@}" "$COMMENT" ;; esac; done\n'
ALERT = "Domain/TideAlertService.swift"


class Journey:
    """The machine of a new user, a repository in place of GitHub, and the table of the steps."""

    def __init__(self, binary, scratch):
        self.scratch, self.rows, self.checks = scratch, [], 0
        for folder in ["bin", "home/Downloads", "releases"]:
            (scratch / folder).mkdir(parents=True)
        for tool in TOOLS:
            if shutil.which(tool):
                (scratch / "bin" / tool).symlink_to(shutil.which(tool))
        self.environment = {"HOME": str(scratch / "home"), "PATH": str(scratch / "bin")}
        assert not any(shutil.which(tool, path=self.environment["PATH"]) for tool in ["swift", "clang", "layerlint"])
        (scratch / "home/.gitconfig").write_text(
            "[user]\n name = n\n email = n@example.com\n[init]\n defaultBranch = main\n")
        # The release, and what the user has downloaded of it.
        self.version = subprocess.check_output([binary, "--version"], text=True).split()[1]
        dist = scratch / f"releases/v{self.version}"
        subprocess.run([str(CHECKOUT / ".ci/dist"), binary], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, DIST=str(dist)))
        self.archive = next(dist.glob("layerlint-*.tar.gz")).name
        for file in [self.archive, "SHA256SUMS"]:
            shutil.copy(dist / file, scratch / "home/Downloads")
        # The app, in a repository on GitHub and in a clone.
        app = scratch / "home/Harbour"
        shutil.copytree(CHECKOUT / SAMPLE, app, ignore=shutil.ignore_patterns(".layerlint.yml"))
        (app / ".github").mkdir()
        (app / ".github/CODEOWNERS").write_text("* @harbour\n")
        self.shell(f"cd '{app}' && git init -q && git add --all && git commit -qm App\n"
                   f"git clone -q --bare . '{scratch}/github.git' && git remote add origin '{scratch}/github.git'")
        # Each block of the page is a list of steps: a title in a comment, and commands.
        text = (CHECKOUT / PAGE).read_text().split(f"\n## {SECTION}\n")[1].split("\n## ")[0]
        blocks = "\n".join(re.findall(r"```bash\n(.*?)```", text, re.DOTALL))
        parts = re.split(r"^# (.*)\n", blocks, flags=re.MULTILINE)
        self.steps = list(zip(parts[1::2], parts[2::2]))

    def shell(self, commands, status=0):
        """Runs commands in a shell that starts with the folder and variables in which the one before ended."""
        state = self.scratch / "state"
        script = f"[ ! -e '{state}' ] || . '{state}'\nset -e\nfinish() {{ status=$?; export -p >'{state}'; "
        script += f"echo \"cd '$PWD'\" >>'{state}'; exit $status; }}\ntrap finish EXIT\n{commands}"
        run = subprocess.run([str(self.scratch / "bin/sh"), "-c", script], env=self.environment,
                             cwd=self.scratch / "home", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert run.returncode == status, f"{commands}\nstatus {run.returncode}, not {status}:\n{run.stdout}"
        return run.stdout

    def record(self, title, commands, start, result):
        """A row of the table; texts that a command writes to a file are left out."""
        seconds = time.monotonic() - start
        commands = re.sub(r"<<'END'\n.*?\nEND", "<<END", commands, flags=re.DOTALL).strip()
        self.rows.append(f"| {title} | `{'; '.join(commands.splitlines())}` | {seconds:.2f} | {result} |")

    def user(self, title, *texts, status=0):
        """The next step of the page: its last command ends with this status, and they print these texts."""
        found, commands = self.steps.pop(0) if self.steps else (None, "")
        assert found == title, f"{PAGE} has the step {found!r} in place of {title!r}"
        start = time.monotonic()
        output = self.shell(commands, status)
        self.record(title, commands, start, f"status {status}: {texts[-1]}")
        for text in texts:
            assert text in output, f"{title}: '{text}' is missing in\n{output}"

    def check(self, branch, status):
        """The check of a pull request, on a new machine. Returns the annotations and the comment."""
        self.checks += 1
        job = self.scratch / f"job{self.checks}"
        (job / "bin").mkdir(parents=True)
        (job / "bin/gh").write_text(GH)
        (job / "bin/gh").chmod(0o755)
        # As actions/checkout does it: the branch, merged with its base.
        app = job / "app"
        self.git(job, "clone", "-q", str(self.scratch / "github.git"), "app")
        self.git(app, "checkout", "-q", "--detach", "origin/main")
        self.git(app, "merge", "-q", "--no-ff", "-m", "Merge", f"origin/{branch}")
        files = {name: job / name.lower() for name in ["GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]}
        environment = {name: str(file) for name, file in files.items()} | dict(
            HOME=str(job), PATH=f"{job}/bin:{self.environment['PATH']}", COMMENT=str(job / "comment"),
            RELEASES=f"file://{self.scratch}/releases", RUNNER_TEMP=str(job), RUNNER_TOOL_CACHE=str(job / "tools"),
            GITHUB_ACTIONS="true", GITHUB_ACTION_PATH=str(CHECKOUT), GITHUB_WORKSPACE=str(app),
            GITHUB_REPOSITORY="owner/harbour")
        values = {
            "github.base_ref": "main", "github.event_name": "pull_request", "github.event.pull_request.number": "7",
            "github.event.pull_request.base.sha": self.git(app, "rev-parse", "origin/main"),
            "github.event.pull_request.head.sha": self.git(app, "rev-parse", f"origin/{branch}"), "github.token": "t",
        }
        shown = ""
        for name, command, variables in action_steps(app, values):
            start = time.monotonic()
            run = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command], cwd=app,
                                 env=environment | variables, capture_output=True, text=True)
            shown += run.stdout + run.stderr
            self.record(f"check {self.checks}: {name}", command, start, f"status {run.returncode}")
            if run.returncode:
                break
            if files["GITHUB_PATH"].exists():
                environment["PATH"] = ":".join([*files["GITHUB_PATH"].read_text().split(), environment["PATH"]])
                files["GITHUB_PATH"].unlink()
            if files["GITHUB_OUTPUT"].exists():
                for key, value in re.findall(r"(.*?)=(.*)\n", files["GITHUB_OUTPUT"].read_text()):
                    values[f"steps.lint.outputs.{key}"] = value
        assert (name, run.returncode) == ("Result", status), f"{name}: status {run.returncode}\n{shown}"
        annotations = re.findall(r"^::(?:error|warning|notice).*", shown, re.MULTILINE)
        self.rows[-1] = self.rows[-1].removesuffix(" |") + f", {len(annotations)} annotation(s) |"
        return annotations, (job / "comment").read_text()

    def git(self, folder, *words):
        git = str(self.scratch / "bin/git")
        return subprocess.check_output([git, *words], env=self.environment, cwd=folder, text=True).strip()


def action_steps(app, values):
    """The steps of action.yml that have a command and whose condition holds, one after the other: name, command and
    variables. The inputs, which are added to `values`, are those of the workflow that `init --github` wrote, and
    `comment: true`."""
    inputs, steps = (CHECKOUT / "action.yml").read_text().split("\nruns:\n")
    defaults = re.findall(r"^  ([a-z0-9-]+):\n(?:    .*\n)*?    default: (.*)\n", inputs, re.MULTILINE)
    workflow = (app / ".github/workflows/layerlint.yml").read_text().split("- uses: OWNER/layerlint@")[1]
    given = re.findall(r"^          ([a-z0-9-]+): (.*)\n", workflow, re.MULTILINE)

    def filled(text):
        return re.sub(r"\$\{\{ (\S+) \}\}", lambda found: values[found[1]], text)

    values.update({f"inputs.{name}": filled(value.strip('"')) for name, value in defaults + given})
    values["inputs.comment"] = "true"
    for step in steps.split("\n    - name: ")[1:]:
        command = re.search(r"^      run: (.*)", step, re.MULTILINE)
        condition = re.search(r"^      if: (.*)", step, re.MULTILINE)
        terms = condition[1].split(" && ") if command and condition else []
        if command and all(holds(*re.fullmatch(r"(\S+) (==|!=) '(.*)'", term).groups(), values) for term in terms):
            variables = re.findall(r"^        ([A-Z0-9_]+): (.*)", step, re.MULTILINE)
            yield step.split("\n")[0], command[1].strip("'"), {name: filled(value) for name, value in variables}


def holds(name, sign, value, values):
    return (values[name] == value) == (sign == "==")


def main():
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder).resolve()
        journey = Journey(str(Path(sys.argv[1]).resolve()), scratch)
        journey.user("Install", f"{journey.archive}: OK", f"layerlint {journey.version}")
        found = ["delegate_strong (1 error)", "upward_dependency (1 error)", "2 errors, 0 warnings, 1 info"]
        journey.user("First run", *found, status=1)
        wanted = ["`layerlint init --github` writes", "wrote .layerlint.yml", "No findings", "3 in the baseline"]
        journey.user("Write down the architecture and accept the findings", *wanted)
        journey.user("Commit", "main -> main", "0 errors, 0 warnings, 0 infos")
        journey.user("Break a layer on a branch", "tide-alerts -> tide-alerts")
        annotations, comment = journey.check("tide-alerts", status=1)
        text = (scratch / "home/Harbour" / ALERT).read_text()
        line = 1 + text[:text.index("TidesViewController")].count("\n")
        message = "TideAlertService (Domain layer) uses TidesViewController from the higher Screens layer"
        assert len(annotations) == 1 and annotations[0].startswith(f"::error file={ALERT},line={line},"), annotations
        assert message in annotations[0] and message in (CHECKOUT / PAGE).read_text(), annotations
        assert "1 new finding, 0 gone" in comment and f"`{ALERT}:{line}`" in comment, comment
        alert = annotations[0]
        journey.user("Fix it", "tide-alerts -> tide-alerts")
        annotations, comment = journey.check("tide-alerts", status=0)
        assert not annotations and "no findings come or go" in comment, (annotations, comment)
        assert not journey.steps, f"{PAGE} has more steps: {journey.steps}"
        print(f"{SAMPLE}, {os.cpu_count()} processors. The annotation: {alert}\n")
        print("| step | command | seconds | result |", "| --- | --- | ---: | --- |", *journey.rows, sep="\n")


if __name__ == "__main__":
    main()
