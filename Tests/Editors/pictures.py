"""Makes pictures of Neovim with the language server, controlled by tmux: pictures.py LAYERLINT SAMPLE FOLDER

The pictures show the terminal before and after each step. A step without its expected effect is an error."""
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ansi2html import Ansi2HTMLConverter
from playwright.sync_api import sync_playwright

CLIENT = """
set noswapfile number signcolumn=yes laststatus=0 noshowcmd noruler shortmess+=FI termguicolors background=light
set nohlsearch
highlight NormalFloat guibg=#f0f0f0
highlight SignColumn guibg=NONE
highlight DiagnosticError guifg=#c00000
lua << END
vim.diagnostic.config({ virtual_text = false, float = { source = false } })
vim.api.nvim_create_autocmd('FileType', { pattern = 'swift', callback = function()
  local id = vim.lsp.start_client({ name = 'layerlint', cmd = { vim.env.LAYERLINT, 'lsp', '--no-cache' },
    root_dir = vim.env.APP })
  vim.lsp.buf_attach_client(0, id)
end })
vim.api.nvim_create_autocmd({ 'BufRead' }, { pattern = '*.swift', command = 'set filetype=swift' })
END
"""


class Terminal:
    def __init__(self, name):
        self.name = name

    def tmux(self, *arguments):
        return subprocess.run(["tmux", "-L", self.name, *arguments], check=True, capture_output=True, text=True).stdout

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def wait(self, condition, what):
        end = time.monotonic() + 20
        while not condition(self.tmux("capture-pane", "-p")):
            if time.monotonic() > end:
                sys.exit(f"{what} did not appear:\n" + self.tmux("capture-pane", "-p"))
            time.sleep(0.1)
        time.sleep(0.3)
        return self.tmux("capture-pane", "-p", "-e")


def steps(terminal):
    """The name and the screen of each picture."""
    yield "neovim-finding", terminal.wait(lambda text: "E  " in text or "W  " in text, "a finding")
    terminal.keys("/FeedV", "Enter", ":lua vim.diagnostic.open_float()", "Enter")
    yield "neovim-message", terminal.wait(lambda text: "uses FeedViewController" in text, "its message")
    terminal.keys(":lua vim.lsp.buf.code_action()", "Enter")
    yield "neovim-actions", terminal.wait(lambda text: "1:" in text, "the code actions")
    terminal.keys("q", "Enter")
    terminal.wait(lambda text: "Code actions" not in text, "the file")
    terminal.keys("/FeedV", "Enter", "ciwAnyObject", "Escape")
    yield "neovim-fixed", terminal.wait(lambda text: "AnyObject" in text and "E  " not in text, "the file without the finding")


def main():
    tool, sample, folder = sys.argv[1:]
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        app = shutil.copytree(sample, f"{scratch}/app")
        Path(f"{scratch}/client.vim").write_text(CLIENT)
        terminal = Terminal("layerlint-pictures")
        terminal.tmux(
            "new-session", "-d", "-x", "100", "-y", "24", "-e", f"LAYERLINT={os.path.abspath(tool)}", "-e", f"APP={app}",
            "-e", "COLORTERM=truecolor", f"nvim --clean -u {scratch}/client.vim {app}/Domain/Services/FeedService.swift")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 900, "height": 600})
        try:
            for name, screen in steps(terminal):
                page.set_content(Ansi2HTMLConverter(dark_bg=False, scheme="osx").convert(screen))
                page.add_style_tag(content=".body_background { background: #fff !important } pre { margin: 0; padding: 8px }")
                page.locator("pre").screenshot(path=Path(folder) / f"{name}.png")
        finally:
            terminal.tmux("kill-server")
            browser.close()


main()
