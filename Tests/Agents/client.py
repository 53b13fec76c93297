#!/usr/bin/env python3
"""Calls the tools of `layerlint mcp` as a coding assistant does, with the client of the Model Context Protocol from PyPI.

  python client.py path/to/layerlint [app…]

Without an app, it uses samples/layered/broken, as a repository in which one file is edited.
"""
import asyncio, subprocess, sys, tempfile, time
from pathlib import Path

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

CHECKOUT = Path(__file__).resolve().parents[2]
LINES = 50


async def ask(session, tool, expect_error=False, **arguments):
    start = time.monotonic()
    result = await session.call_tool(tool, arguments)
    seconds = time.monotonic() - start
    text = result.content[0].text
    failed = getattr(result, "is_error", None) or getattr(result, "isError", False)
    assert expect_error is None or bool(failed) == expect_error, (tool, arguments, text)
    assert 0 < len(text.split("\n")) <= LINES, (tool, arguments, len(text.split("\n")))
    print(f"  {seconds:6.2f} s  {tool} {arguments}: {text.splitlines()[0][:100]}")
    data = getattr(result, "structured_content", None) or getattr(result, "structuredContent", None)
    assert isinstance(data, dict), (tool, arguments)
    return text, data


def git(folder, *arguments):
    identity = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def snapshot(folder):
    return {p: p.read_bytes() for p in folder.rglob("*") if p.is_file() and ".git" not in p.parts}


async def served(binary, folder, body):
    server = StdioServerParameters(command=binary, args=["mcp", "--no-cache", str(folder)])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        names = [tool.name for tool in (await session.list_tools()).tools]
        assert {"lint", "why", "graph", "roles", "brief", "plan", "explain"} <= set(names), names
        await body(session)


async def sample(session, app):
    text, data = await ask(session, "lint")
    assert data["findings"] == [], text
    service = app / "Domain/Services/FeedService.swift"
    service.write_text(service.read_text() + "\nfinal class Late { let screen = FeedViewController() }\n")
    text, data = await ask(session, "lint")
    places = {(f["file"], f["rule"]) for f in data["findings"]}
    assert ("Domain/Services/FeedService.swift", "upward_dependency") in places, text
    assert "Late" in text, text
    text, data = await ask(session, "why", **{"from": "Late", "to": "FeedViewController"})
    assert data["answer"] == "path" and data["edges"][0]["file"] == "Domain/Services/FeedService.swift", data
    text, data = await ask(session, "graph")
    assert any(edge["againstLayers"] for edge in data["edges"]), data
    text, data = await ask(session, "roles", type="FeedService")
    assert "service" in [role["role"] for role in data["types"][0]["roles"]], data
    text, data = await ask(session, "brief", name="FeedService")
    assert data["file"] == "Domain/Services/FeedService.swift" and data["line"] > 0, data
    assert "Feed" in data["mayNotUse"] and data["findings"], data
    await ask(session, "brief", name="FeedServise", expect_error=True)
    text, data = await ask(session, "plan")
    assert data["findingsBefore"] > 0 and all(f["line"] > 0 for f in data["first"]), data
    text, data = await ask(session, "plan", move="Domain/Services/FeedService.swift=Feed")
    assert data["steps"][0]["moves"][0]["from"] == "Domain/Services/FeedService.swift", data
    text, data = await ask(session, "explain", rule="upward_dependency")
    assert data["pack"] == "layered", data
    await ask(session, "explain", rule="upward", expect_error=True)
    await ask(session, "lint", path="/etc", expect_error=True)


async def any_app(session):
    text, data = await ask(session, "lint", all=True)
    assert all(f["file"] and f["line"] > 0 for f in data["findings"]), data
    found = [f["file"] for f in data["findings"]]
    text, data = await ask(session, "graph")
    text, data = await ask(session, "graph", level="type")
    text, data = await ask(session, "roles")
    text, data = await ask(session, "roles", role="service")
    text, data = await ask(session, "roles", role="view_controller")
    name = data["types"][0]["name"] if data["types"] else Path(found[0]).name if found else None
    if name:
        text, brief = await ask(session, "brief", name=name)
        assert brief["file"] and brief["line"] > 0, brief
    # An app without layers has no moves, and the answer says so.
    text, plan = await ask(session, "plan", steps=2, expect_error=None)
    if "steps" in plan:
        assert all(move["from"] and move["to"] for step in plan["steps"] for move in step["moves"]), plan
        assert all(f["file"] and f["line"] > 0 for f in plan["first"]), plan
    else:
        assert "layers" in text, text
    if data["types"]:
        text, data = await ask(session, "graph", focus=data["types"][0]["name"], level="type")
        if data["edges"]:
            edge = data["edges"][0]
            text, path = await ask(session, "why", **{"from": edge["from"], "to": edge["to"]})
            assert path["answer"] == "path", path


async def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder).resolve() / "app"
        subprocess.run(["cp", "-R", str(CHECKOUT / "samples/layered/broken"), str(app)], check=True)
        git(app, "init", "--quiet")
        git(app, "add", "--all")
        git(app, "commit", "--quiet", "--message", "start")
        before = snapshot(app)
        print("sample")
        await served(binary, app, lambda session: sample(session, app))
        changed = [p for p, data in snapshot(app).items() if before.get(p) != data]
        assert [p.name for p in changed] == ["FeedService.swift"], changed
    for name in sys.argv[2:]:
        print(name)
        await served(binary, Path(name).resolve(), any_app)


asyncio.run(main())
