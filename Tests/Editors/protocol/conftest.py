"""A client of pytest-lsp for `layerlint lsp`: $LAYERLINT is the program. lsprotocol parses every answer, and
rejects what the specification does not allow; pytest-lsp warns of features that the client did not declare."""
import asyncio, os, pathlib, shutil

import pytest
import pytest_asyncio
from lsprotocol import types as lsp
from pytest_lsp import LanguageClient, client_capabilities
from pytest_lsp.client import default_converter, register_lsp_features

ROOT = pathlib.Path(__file__).resolve().parents[3]
SERVICE = "Domain/Services/FeedService.swift"


class Editor(LanguageClient):
    """Edits documents of one app, and waits for diagnostics."""

    root: pathlib.Path
    pulls: bool
    encoding: str

    def uri(self, path):
        return (self.root / path).as_uri()

    def document(self, path):
        return lsp.TextDocumentIdentifier(uri=self.uri(path))

    def open(self, path, text=None):
        self.texts[path] = (self.root / path).read_text() if text is None else text
        self.versions[path] = 1
        self.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=lsp.TextDocumentItem(
            uri=self.uri(path), language_id="swift", version=1, text=self.texts[path])))

    def place(self, path, index):
        """The position of a character of a document."""
        before = self.texts[path][:index]
        last = before.rsplit("\n", 1)[-1]
        units = len(last.encode()) if self.encoding == "utf-8" else len(last.encode("utf-16-le")) // 2
        return lsp.Position(line=before.count("\n"), character=units)

    def replace(self, path, start, end, new):
        self.versions[path] += 1
        change = lsp.TextDocumentContentChangePartial(
            range=lsp.Range(start=self.place(path, start), end=self.place(path, end)), text=new)
        self.texts[path] = self.texts[path][:start] + new + self.texts[path][end:]
        self.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri(path), version=self.versions[path]),
            content_changes=[change]))

    async def found(self, path):
        """The diagnostics of the newest text."""
        if self.pulls:
            report = await self.text_document_diagnostic_async(
                lsp.DocumentDiagnosticParams(text_document=self.document(path)))
            return list(report.items)
        return list(self.diagnostics.get(self.uri(path), []))

    async def until(self, path, condition):
        """Waits until the diagnostics of a file meet a condition, and returns them."""
        for _ in range(1000):
            found = await self.found(path)
            if condition(found):
                return found
            await asyncio.sleep(0.02)
        raise AssertionError(f"the diagnostics of {path} stay {[(d.code, d.range.start) for d in found]}")


@pytest_asyncio.fixture(params=[(way, encoding) for way in ("push", "pull") for encoding in ("utf-16", "utf-8")],
                        ids=lambda chosen: "-".join(chosen))
async def editor(request, tmp_path):
    way, encoding = request.param
    root = tmp_path / "app with space"
    shutil.copytree(ROOT / "samples/layered/broken", root)
    client = Editor(converter_factory=default_converter)
    register_lsp_features(client)

    @client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
    def register(_: lsp.RegistrationParams):
        """The tests send changes of files themselves."""

    @client.feature(lsp.WORKSPACE_CODE_LENS_REFRESH)
    def refresh(_):
        """The tests request diagnostics themselves."""

    client.root, client.pulls, client.encoding, client.texts, client.versions = root, way == "pull", encoding, {}, {}
    capabilities = client_capabilities("visual-studio-code")
    capabilities.general = lsp.GeneralClientCapabilities(position_encodings=[lsp.PositionEncodingKind(encoding)])
    if way == "pull":
        capabilities.text_document.diagnostic = lsp.DiagnosticClientCapabilities()
        capabilities.workspace.diagnostics = lsp.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    await client.start_io(os.environ["LAYERLINT"], "lsp", "--cache-path", str(tmp_path / "cache"))
    client.answer = await client.initialize_session(lsp.InitializeParams(
        capabilities=capabilities,
        workspace_folders=[lsp.WorkspaceFolder(uri=root.as_uri(), name="app")]))
    yield client
    if client.protocol and not getattr(client, "is_done", False):
        await client.shutdown_session()
