#!/usr/bin/env python3
"""Checks the files of a release and the recipes of docs/ci.md with the programs that use them.

  python check.py path/to/layerlint

Needs bash, zsh, fish, mandoc, ruby and shellcheck, and check-jsonschema from PyPI.
"""
import json, os, re, subprocess, sys, tarfile, tempfile
from pathlib import Path

import yaml

CHECKOUT = Path(__file__).resolve().parents[2]


def run(*arguments, expect=0, **options):
    done = subprocess.run(arguments, capture_output=True, text=True, **options)
    assert done.returncode == expect, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout


def check_release(binary, scratch):
    """Two runs make the same bytes, and the archive has its checksum."""
    for name in ["one", "two"]:
        run(str(CHECKOUT / ".ci/dist"), binary, env=dict(os.environ, DIST=str(scratch / name)))
    files = {p.relative_to(scratch / "one") for p in (scratch / "one").rglob("*") if p.is_file()}
    assert len(files) > 8, files
    for file in files:
        assert (scratch / "one" / file).read_bytes() == (scratch / "two" / file).read_bytes(), f"{file} differs"
    dist = scratch / "one"
    run("sha256sum" if sys.platform != "darwin" else "shasum", "--check", "SHA256SUMS", cwd=dist)
    run("ruby", "-c", str(dist / "layerlint.rb"))
    archive = next(dist.glob("*.tar.gz"))
    with tarfile.open(archive) as tar:
        names = {name.split("/", 1)[1] for name in tar.getnames()}
        tar.extractall(scratch / "installed", filter="data")
    assert names >= {"bin/layerlint", "LICENSE", "man/layerlint.1", "completions/_layerlint"}, names
    installed = scratch / "installed" / archive.name.removesuffix(".tar.gz")
    assert run(str(installed / "bin/layerlint"), "--version") == run(binary, "--version")
    print(f"release: {len(files)} files, the same in two runs")
    return dist, installed


def check_manual(installed):
    page = installed / "man/layerlint.1"
    run("mandoc", "-Tlint", "-Wwarning", str(page))
    text = re.sub(".\b", "", run("mandoc", "-Tutf8", str(page)))
    for word in ["--changed-since", "layerlint graph", ".layerlint.yml"]:
        assert word in text, word
    print("manual: read by mandoc")


def check_completions(binary, installed, scratch):
    """Each shell completes a command, an option and a value, as a user types them."""
    typed = [("layerlint gra", "graph"), ("layerlint lint --changed-s", "--changed-since"),
             ("layerlint lint --fail-on nev", "never")]
    completions = installed / "completions"
    path = f"{Path(binary).resolve().parent}:{os.environ['PATH']}"
    environment = dict(os.environ, PATH=path, HOME=str(scratch), TERM="dumb")
    for line, expected in typed:
        words = line.split(" ")
        script = (f"source {completions}/layerlint.bash; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
                  f"COMP_LINE='{line}'; COMP_POINT={len(line)}; _layerlint layerlint '{words[-1]}' '{words[-2]}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
        found = run("bash", "--norc", "-c", script, env=environment).split()
        assert found == [expected], ("bash", line, found)
        found = run("fish", "-c", f"source {completions}/layerlint.fish; complete -C '{line}'", env=environment)
        assert [l.split("\t")[0] for l in found.splitlines()] == [expected], ("fish", line, found)
        # zsh completes only in its line editor, so another zsh types into its terminal.
        script = f"""
          zmodload zsh/zpty; zpty shell zsh -f -i
          zpty -w shell 'PS1=; fpath=({completions} $fpath); autoload -U compinit; compinit -u -D'
          zpty -w shell 'layerlint() {{ print "<$*>" > {scratch}/typed }}; print rea""dy'
          zpty -r -m shell answer '*ready*'
          zpty -n -w shell '{line}'$'\\t'; sleep 1; zpty -n -w shell $'\\n'; sleep 0.5; zpty -d shell"""
        (scratch / "typed").unlink(missing_ok=True)
        run("zsh", "-f", "-c", script, env=environment)
        found = (scratch / "typed").read_text().strip("<> \n").split() if (scratch / "typed").exists() else []
        assert found[-1:] == [expected], ("zsh", line, found)
    print(f"completions: {len(typed)} lines in bash, fish and zsh")


def check_action(dist, scratch):
    """The steps of action.yml, with a release in a folder."""
    version = json.loads((dist / "layerlint.artifactbundle/info.json").read_text())["artifacts"]["layerlint"]["version"]
    releases = scratch / "releases"
    releases.mkdir()
    (releases / f"v{version}").symlink_to(dist)
    app = scratch / "app"
    run("cp", "-R", str(CHECKOUT / "samples/layered/broken"), str(app))
    script = str(CHECKOUT / "integrations/github/action.sh")
    run("shellcheck", script, str(CHECKOUT / ".ci/dist"))
    files = {name: str(scratch / name.lower()) for name in ["GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]}
    environment = dict(
        os.environ, **files, RELEASES=f"file://{releases}", RUNNER_TEMP=str(scratch), GITHUB_ACTIONS="true",
        RUNNER_TOOL_CACHE=str(scratch / "tools"), GITHUB_WORKSPACE=str(app))
    wrong = run("bash", script, "install", expect=2, env=dict(environment, SHA256="0" * 64))
    assert "::error::layerlint: the checksum of" in wrong and not (scratch / "tools").exists(), wrong
    missing = run("bash", script, "install", expect=2, env=dict(environment, VERSION="9.9.9"))
    assert "could not be downloaded" in missing, missing
    assert run("bash", script, "install", env=environment).startswith(f"layerlint {version}")
    # The second time, nothing is downloaded.
    run("bash", script, "install", env=dict(environment, RELEASES="file:///nowhere"))
    environment["PATH"] = Path(files["GITHUB_PATH"]).read_text().splitlines()[0] + ":" + environment["PATH"]
    shown = run("bash", script, "lint", cwd=app, env=environment)
    outputs = dict(line.split("=", 1) for line in Path(files["GITHUB_OUTPUT"]).read_text().splitlines())
    assert outputs["status"] == "1" and "::error file=" in shown, (outputs, shown)
    results = json.loads(Path(outputs["report"]).read_text())["runs"][0]["results"]
    assert results and Path(files["GITHUB_STEP_SUMMARY"]).read_text()
    run("bash", script, "lint", cwd=app, env=dict(environment, ARGUMENTS="--fail-on never", PATHS="Domain Launch"))
    assert Path(files["GITHUB_OUTPUT"]).read_text().splitlines()[-2] == "status=0"
    print(f"action: installed by its checksum, {len(results)} findings")
    check_comment(script, scratch, app, environment)


GH = '''#!/usr/bin/env python3
# Replaces GitHub: stores the comments of a pull request in a file.
import json, os, sys
place, arguments = os.environ["COMMENTS"], sys.argv[1:]
comments = json.load(open(place)) if os.path.exists(place) else {}
method = arguments[arguments.index("--method") + 1] if "--method" in arguments else "GET"
assert arguments[0] == "api" and os.environ["GH_TOKEN"], arguments
path = next(a for a in arguments if a.startswith("repos/"))
if method == "GET":
    assert path == "repos/owner/app/issues/7/comments", path
    mark = arguments[arguments.index("--jq") + 1].split('"')[1]
    print("".join(f"{id}\\n" for id, body in comments.items() if body.startswith(mark)), end="")
else:
    field = next(a for a in arguments if a.startswith("body=@"))
    id = path.rsplit("/", 1)[1] if method == "PATCH" else "41"
    assert path == ("repos/owner/app/issues/comments/41" if method == "PATCH" else "repos/owner/app/issues/7/comments"), path
    comments[id] = open(field[len("body=@"):]).read()
    json.dump(comments, open(place, "w"))
'''


def check_comment(script, scratch, app, environment):
    """The comment on a pull request, with a program that replaces GitHub's and stores it."""
    gh = scratch / "gh/gh"
    gh.parent.mkdir()
    gh.write_text(GH)
    gh.chmod(0o755)
    comments = scratch / "comments.json"

    def commit(message):
        run("git", "-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-qam", message, cwd=app)
        return run("git", "rev-parse", "HEAD", cwd=app).strip()

    run("git", "init", "-q", cwd=app)
    run("git", "add", "-A", cwd=app)
    base = commit("base")
    environment = dict(environment, BASE=base, PULL_REQUEST="7", GITHUB_REPOSITORY="owner/app", GH_TOKEN="t",
                       COMMENTS=str(comments), PATH=f"{gh.parent}:{environment['PATH']}")

    def comment(head):
        shown = run("bash", script, "comment", cwd=app, env=dict(environment, HEAD=head))
        return shown, json.loads(comments.read_text()) if comments.exists() else {}

    assert comment(base) == ("", {}), "a pull request that changes nothing gets no comment"
    service = app / "Domain/Services/FeedService.swift"
    text = service.read_text()
    service.write_text(text + "\nfinal class Late { let screen = FeedViewController() }\n")
    shown, found = comment(commit("worse"))
    assert not shown and list(found) == ["41"] and "Late" in found["41"], (shown, found)
    service.write_text(text)
    shown, found = comment(commit("undone"))
    assert not shown and list(found) == ["41"] and "no findings come or go" in found["41"], (shown, found)
    gh.write_text("#!/bin/sh\nexit 1\n")
    service.write_text(text + "\nfinal class Late { let screen = FeedViewController() }\n")
    shown, _ = comment(commit("worse again"))
    assert shown.startswith("::warning::layerlint: the comment could not be written"), shown
    assert comment("0" * 40)[0].startswith("::warning::layerlint: "), "an unknown revision"
    print("comment: written, kept up to date, and no reason to fail")


def check_recipes(scratch):
    """The schemas of action.yml and of the files in docs/ci.md."""
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", str(CHECKOUT / "action.yml"))
    kinds = {".github/workflows/": "github-workflows", ".gitlab-ci.yml": "gitlab-ci", "bitbucket-pipelines.yml": "bitbucket-pipelines"}
    count = {kind: 0 for kind in kinds.values()}
    for page in ["README.md", "docs/ci.md"]:
        for block in re.findall(r"```yaml\n(.*?)```", (CHECKOUT / page).read_text(), re.DOTALL):
            kind = next((k for name, k in kinds.items() if block.startswith(f"# {name}")), None)
            if kind:
                file = scratch / f"{kind}.yml"
                file.write_text(block)
                run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}", str(file))
                count[kind] += 1
    assert all(count.values()), count
    print(f"recipes: {count}")


def check_workflows(binary, scratch):
    """actionlint reads the workflows of the documentation and of `init`, with the inputs of our action, and the steps of
    the action as those of a workflow."""
    repository = scratch / "workflows"
    folder = repository / ".github/workflows"
    folder.mkdir(parents=True)
    run("git", "init", "-q", cwd=repository)
    (repository / "action.yml").write_text((CHECKOUT / "action.yml").read_text())
    (repository / "App.swift").write_text("final class App {}\n")
    run(binary, "init", "--github", cwd=repository, env=dict(os.environ, LAYERLINT_CACHE_PATH=""))
    written = [(folder / "layerlint.yml").read_text()]
    for page in ["README.md", "docs/ci.md"]:
        written += re.findall(r"```yaml\n(# \.github/workflows/.*?)```", (CHECKOUT / page).read_text(), re.DOTALL)
    assert len(written) == 3, written
    for number, text in enumerate(written):
        (folder / f"recipe{number}.yml").write_text(re.sub(r"OWNER/layerlint@\S+", "./", text))
    (folder / "layerlint.yml").unlink()
    # All inputs, and all values of the event that the steps read.
    action = yaml.safe_load((CHECKOUT / "action.yml").read_text())
    inputs = {name: str(value.get("default", "")) for name, value in action["inputs"].items()}
    step = {"uses": "./", "with": inputs}
    job = {"runs-on": "ubuntu-latest", "steps": [{"uses": "actions/checkout@v5"}, step]}
    (folder / "inputs.yml").write_text(yaml.safe_dump({"name": "i", "on": {"push": None}, "jobs": {"j": job}}))
    called = {name: dict(type="string", default=value) for name, value in inputs.items()}
    job = {"runs-on": "ubuntu-latest", "steps": action["runs"]["steps"]}
    (folder / "steps.yml").write_text(
        yaml.safe_dump({"name": "s", "on": {"workflow_call": {"inputs": called}, "pull_request": None}, "jobs": {"j": job}}))
    actionlint = str(Path(sys.executable).parent / "actionlint")
    run(actionlint, "-no-color", cwd=repository)
    # actionlint does check them: an unknown input is an error.
    (folder / "inputs.yml").write_text((folder / "inputs.yml").read_text().replace("comment:", "coment:"))
    assert "coment" in run(actionlint, "-no-color", expect=1, cwd=repository)
    print(f"actionlint: {len(written)} workflows, the inputs and the steps of the action")


def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder).resolve()
        check_recipes(scratch)
        check_workflows(binary, scratch)
        dist, installed = check_release(binary, scratch)
        check_manual(installed)
        check_completions(binary, installed, scratch)
        check_action(dist, scratch)


if __name__ == "__main__":
    main()
