import ast, asyncio

import pytest
from lsprotocol import types as lsp

from conftest import SERVICE

CONFIGURATION = ".layerlint.yml"


def codes(found):
    return {diagnostic.code for diagnostic in found}


def line(found, code):
    return next(diagnostic.range.start.line for diagnostic in found if diagnostic.code == code)


def applied(editor, path, edits):
    """The text of a document after edits, applied from its end to its beginning."""
    text = editor.texts[path]
    lines = text.split("\n")

    def index(position):
        before = lines[position.line].encode("utf-8" if editor.encoding == "utf-8" else "utf-16-le")
        width = 1 if editor.encoding == "utf-8" else 2
        own = before[:position.character * width].decode("utf-8" if width == 1 else "utf-16-le")
        return sum(len(other) + 1 for other in lines[:position.line]) + len(own)

    for edit in sorted(edits, key=lambda edit: index(edit.range.start), reverse=True):
        text = text[:index(edit.range.start)] + edit.new_text + text[index(edit.range.end):]
    return text


async def test_negotiates(editor):
    assert editor.answer.capabilities.position_encoding == editor.encoding
    assert (editor.answer.capabilities.diagnostic_provider is not None) == editor.pulls
    assert editor.answer.server_info.name == "layerlint"


async def test_finds_without_saving(editor):
    editor.open(SERVICE)
    found = await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    upward = next(d for d in found if d.code == "upward_dependency")
    assert upward.severity == lsp.DiagnosticSeverity.Error and upward.source == "layerlint"
    assert upward.code_description.href.endswith("#upward_dependency")
    assert any(r.location.uri.endswith("FeedViewController.swift") for r in upward.related_information)
    # The finding moves with its line, over characters that take two units and four bytes.
    first = upward.range.start.line
    editor.replace(SERVICE, 0, 0, "// \U0001F600 é\n")
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found)
                       and line(found, "upward_dependency") == first + 1)
    # It disappears with the code, and comes back with it.
    start = editor.texts[SERVICE].index("  weak var screen")
    end = editor.texts[SERVICE].index("\n", start)
    gone = editor.texts[SERVICE][start:end]
    editor.replace(SERVICE, start, end, "")
    await editor.until(SERVICE, lambda found: "upward_dependency" not in codes(found)
                       or line(found, "upward_dependency") != first + 1)
    editor.replace(SERVICE, start, start, gone)
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found)
                       and line(found, "upward_dependency") == first + 1)


async def test_columns_count_in_the_encoding(editor):
    editor.open(SERVICE)
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    start = editor.texts[SERVICE].index("  weak var screen")
    editor.replace(SERVICE, start, start, "  /* \U0001F600é */")
    place = editor.place(SERVICE, editor.texts[SERVICE].index("FeedViewController"))
    found = await editor.until(SERVICE, lambda found: any(d.range.start == place for d in found))
    assert "upward_dependency" in codes(d for d in found if d.range.start == place)


async def test_a_file_that_is_not_open_changes_with_another(editor):
    """After a class is renamed in one buffer, the findings about it in other files disappear."""
    files = [p for p in editor.root.rglob("FeedViewController.swift")]
    path = str(files[0].relative_to(editor.root))
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    editor.open(path)
    start = editor.texts[path].index("class FeedViewController") + len("class ")
    editor.replace(path, start, start + len("FeedViewController"), "Renamed")
    await editor.until(SERVICE, lambda found: not any("FeedViewController" in d.message for d in found))
    editor.text_document_did_close(lsp.DidCloseTextDocumentParams(text_document=editor.document(path)))
    await editor.until(SERVICE, lambda found: any("FeedViewController" in d.message for d in found))


async def test_actions_suppress(editor):
    editor.open(SERVICE)
    found = await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    upward = next(d for d in found if d.code == "upward_dependency")
    actions = await editor.text_document_code_action_async(lsp.CodeActionParams(
        text_document=editor.document(SERVICE), range=upward.range,
        context=lsp.CodeActionContext(diagnostics=[upward])))
    action = next(a for a in actions if a.title == "Suppress upward_dependency here")
    assert action.kind == lsp.CodeActionKind.QuickFix and action.diagnostics[0].code == "upward_dependency"
    change = action.edit.document_changes[0]
    assert change.text_document.uri == editor.uri(SERVICE) and change.text_document.version == 1
    text = applied(editor, SERVICE, change.edits)
    added = [new for new in text.split("\n") if new not in editor.texts[SERVICE].split("\n")]
    assert added == ["  // layerlint:disable:next upward_dependency - "]
    editor.replace(SERVICE, 0, len(editor.texts[SERVICE]), text.replace("dependency - ", "dependency - goes soon"))
    await editor.until(SERVICE, lambda found: line(found, "upward_dependency") != upward.range.start.line + 1
                       if "upward_dependency" in codes(found) else True)


async def test_accepts_into_the_baseline(editor):
    editor.open(SERVICE)
    found = await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    upward = next(d for d in found if d.code == "upward_dependency")
    actions = await editor.text_document_code_action_async(lsp.CodeActionParams(
        text_document=editor.document(SERVICE), range=upward.range,
        context=lsp.CodeActionContext(diagnostics=[upward])))
    # lsprotocol parses an action with a command as the command itself, and its command as a name.
    accept = lsp.Command(**ast.literal_eval(next(a for a in actions if a.title.startswith("Accept")).command))
    count = len(found)
    await editor.workspace_execute_command_async(
        lsp.ExecuteCommandParams(command=accept.command, arguments=accept.arguments))
    await editor.until(SERVICE, lambda found: len(found) < count)
    assert (editor.root / ".layerlint-baseline.json").exists()


async def test_hover_and_lenses(editor):
    editor.open(SERVICE)
    position = editor.place(SERVICE, editor.texts[SERVICE].index("FeedService"))
    hover = await editor.text_document_hover_async(
        lsp.HoverParams(text_document=editor.document(SERVICE), position=position))
    assert "FeedService" in hover.contents.value and "Services" in hover.contents.value
    lenses = await editor.text_document_code_lens_async(
        lsp.CodeLensParams(text_document=editor.document(SERVICE)))
    assert any("used by" in lens.command.title for lens in lenses)


async def test_commands(editor):
    answer = await editor.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command="layerlint.why", arguments=["FeedService", "FeedViewController"]))
    assert "FeedService" in answer and "FeedViewController" in answer
    graph = await editor.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command="layerlint.graph", arguments=["FeedService", "mermaid"]))
    assert graph.startswith(("flowchart", "graph"))
    await editor.workspace_execute_command_async(lsp.ExecuteCommandParams(command="layerlint.reload", arguments=[]))


async def test_configuration(editor):
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found))
    editor.open(CONFIGURATION)
    start = editor.texts[CONFIGURATION].index("rules:") + len("rules:\n")
    editor.replace(CONFIGURATION, start, start, "  upward_dependency: of\n")
    found = await editor.until(CONFIGURATION, lambda found: "configuration" in codes(found))
    assert "upward_dependency" in codes(await editor.found(SERVICE))
    wrong = editor.texts[CONFIGURATION].index("dependency: of") + len("dependency: of")
    items = await editor.text_document_completion_async(lsp.CompletionParams(
        text_document=editor.document(CONFIGURATION), position=editor.place(CONFIGURATION, wrong)))
    assert "off" in [item.label for item in getattr(items, "items", items)]
    editor.replace(CONFIGURATION, wrong, wrong, "f")
    await editor.until(SERVICE, lambda found: "upward_dependency" not in codes(found))
    await editor.until(CONFIGURATION, lambda found: "configuration" not in codes(found))


async def test_files_on_disk(editor):
    path = "Domain/Services/New.swift"
    (editor.root / path).write_text("final class New {\n  weak var screen: FeedViewController?\n}\n")
    editor.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        changes=[lsp.FileEvent(uri=editor.uri(path), type=lsp.FileChangeType.Created)]))
    await editor.until(path, lambda found: "upward_dependency" in codes(found))
    (editor.root / path).unlink()
    editor.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        changes=[lsp.FileEvent(uri=editor.uri(path), type=lsp.FileChangeType.Deleted)]))
    await editor.until(path, lambda found: not found)


async def test_the_workspace_is_pulled(editor):
    if not editor.pulls:
        pytest.skip("the client is told")
    report = await editor.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert len([item for item in report.items if item.items]) > 5
    known = [lsp.PreviousResultId(uri=item.uri, value=item.result_id) for item in report.items]
    again = await editor.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=known))
    assert {item.kind for item in again.items} == {"unchanged"}


async def test_another_folder(editor):
    other = editor.root.parent / "other"
    (editor.root / "Domain").rename(other)
    editor.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(
        event=lsp.WorkspaceFoldersChangeEvent(
            added=[lsp.WorkspaceFolder(uri=other.as_uri(), name="other")],
            removed=[lsp.WorkspaceFolder(uri=editor.root.as_uri(), name="app")])))
    answer = await editor.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command="layerlint.graph", arguments=["FeedService", "text"]))
    assert "FeedService" in answer


async def test_ten_changes_at_once(editor):
    editor.open(SERVICE)
    for _ in range(10):
        editor.replace(SERVICE, 0, 0, "\n")
    expected = editor.texts[SERVICE][:editor.texts[SERVICE].index("weak var screen")].count("\n")
    await editor.until(SERVICE, lambda found: "upward_dependency" in codes(found)
                       and line(found, "upward_dependency") == expected)


async def test_an_answer_can_be_cancelled(editor):
    editor.open(SERVICE)
    editor.replace(SERVICE, 0, 0, "\n")
    parameters = lsp.HoverParams(text_document=editor.document(SERVICE), position=lsp.Position(line=5, character=3))
    known = set(editor.protocol._request_futures)
    answers = [asyncio.ensure_future(editor.text_document_hover_async(parameters)) for _ in range(2)]
    await asyncio.sleep(0)
    editor.cancel_request(lsp.CancelParams(id=next(iter(set(editor.protocol._request_futures) - known))))
    answers = await asyncio.gather(*answers, return_exceptions=True)
    # The request may already have been answered.
    failures = [answer for answer in answers if isinstance(answer, Exception)]
    assert len(failures) <= 1 and all("cancelled" in str(failure) for failure in failures)
