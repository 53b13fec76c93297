"""Makes the pictures of the documentation: pictures.py LAYERLINT SAMPLE FOLDER"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

tool, sample, folder = sys.argv[1:]
chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
Path(folder).mkdir(parents=True, exist_ok=True)
with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
    page_file = Path(scratch) / "page.html"
    subprocess.run([tool, "report", sample, "--no-cache", "-o", str(page_file)], check=True, stderr=subprocess.DEVNULL)
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1100, "height": 800}, color_scheme="light")
    for view, element in [("layers", "#house svg"), ("matrix", "#matrix-grid")]:
        page.goto(f"file://{page_file}#{view}")
        page.reload()
        page.wait_for_timeout(200)
        page.locator(element).screenshot(path=Path(folder) / f"{view}.png")
    browser.close()
