"""Opens the HTML page in Chromium and uses it: check.py LAYERLINT SAMPLE [APP ...]

Opens each view on each app, wide and narrow, light and dark, with the mouse and with the keyboard alone. There must be
no console message, no request and no violation by axe-core; size and time have limits. Needs requirements.txt and a
Chromium, from $CHROMIUM or the system.
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import sync_playwright

VIEWS = ["overview", "layers", "matrix", "graph", "screens", "controllers", "ownership", "findings"]
SIZES = [(1400, 900), (360, 740), (2560, 1300)]
MOST_BYTES = 3_000_000
MOST_MILLISECONDS = float(os.environ.get("PAGE_MILLISECONDS", "1000"))
SAMPLE = Path(__file__).parents[2] / "samples" / "layered" / "broken"
HOSTILE = "<script>alert(1)</script>"

failures = []


def expect(holds, text):
    if not holds:
        failures.append(text)
        print(f"  FAILED {text}", flush=True)


def hostile_app(folder):
    """An app whose folder and file names contain markup that could break the page."""
    names = [HOSTILE, "a\"b'c&d", "right\u202eleft", "x" * 200, "`${1+1}`{{data}}"]
    for number, name in enumerate(names):
        inner = folder / "App" / name.replace("/", "∕")
        inner.mkdir(parents=True)
        (inner / f"Feed{number}.swift").write_text(
            f"import UIKit\nfinal class Feed{number}Controller: UIViewController {{\n"
            f"  var other: Feed{(number + 1) % len(names)}Controller? // </script><img src=x onerror=alert(1)>\n"
            f"  func open() {{ present(Feed{(number + 1) % len(names)}Controller(), animated: true) }}\n}}\n"
            f"final class {'L' * 500}{number} {{ let strong: Feed{number}Controller? = nil }}\n")
    (folder / ".layerlint.yml").write_text(
        "layers:\n  - \"<script>alert(2)</script>\": App/a*\n  - \"'\\\"&\": App/r*\n  - Rest: App/x*\n")


def dated_app(folder, sample):
    """A sample with three revisions: without a controller, with it, and with one that is twice as long."""
    shutil.copytree(sample, folder)
    source = folder / "OldestController.swift"
    lines = "import UIKit\nfinal class OldestController: UIViewController {\n" + "  // a line\n" * 400 + "}\n"
    texts = [None, lines, lines.replace("  // a line\n", "  // a line\n  // another one\n")]
    for number, text in enumerate(texts):
        if text:
            source.write_text(text)
        date = f"2024-0{3 * number + 1}-05T12:00:00Z"
        author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        git = ["git", "-C", str(folder), *author]
        if number == 0:
            subprocess.run([*git, "init", "-q"], check=True)
        subprocess.run([*git, "add", "-A"], check=True)
        subprocess.run([*git, "commit", "-q", "-m", f"Step {number}"], check=True,
                       env={**os.environ, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date})


def write_page(tool, app, file, *options):
    command = [tool, "report", str(app), "--no-cache", "-o", str(file), *options]
    result = subprocess.run(command, capture_output=True, text=True)
    expect(result.returncode == 0, f"{app}: {result.stderr[-400:]}")


class Session:
    """A page in the browser that records messages and requests."""

    def __init__(self, browser, file, size, dark=False, script=True):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light",
            java_script_enabled=script)
        self.page = self.context.new_page()
        self.file, self.what = file, f"{file.stem} {size[0]} px{' dark' if dark else ''}"
        self.page.on("console", lambda message: expect(False, f"{self.what}: console: {message.text}"))
        self.page.on("pageerror", lambda error: expect(False, f"{self.what}: error: {error}"))
        self.page.on("dialog", lambda dialog: (expect(False, f"{self.what}: dialog"), dialog.dismiss()))
        self.page.on(
            "request", lambda request: expect(request.url.startswith("file:") and request.url.split("#")[0].endswith(file.name),
                                              f"{self.what}: request to {request.url[:80]}"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def open(self, address=""):
        self.page.goto(f"file://{self.file}#{address}")

    def view(self, name):
        self.page.evaluate("hash => { location.hash = hash }", name)
        self.page.wait_for_selector(f"#view-{name.split('?')[0]}:not([hidden])")
        self.page.wait_for_timeout(60)


def check_history(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open("history")
        page = session.page
        page.wait_for_selector("#view-history:not([hidden])")
        text = page.locator("#view-history").text_content()
        expect("OldestController" in text, f"{file.stem}: the view over time does not name the controller that grew")
        expect(page.locator("#view-history table.history svg").count() > 0, f"{file.stem}: no curves over time")
        page.locator("nav a[href='#overview']").click()
        page.locator("nav a[href='#history']").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#view-history:not([hidden])")
    check_views(browser, file, ["history"])


def check_views(browser, file, views=VIEWS):
    for size in SIZES:
        for dark in [False, True]:
            if dark and size[0] != 1400:
                continue
            with Session(browser, file, size, dark) as session:
                session.open()
                for view in views:
                    session.view(view)
                    wide = session.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    expect(wide <= 0, f"{session.what}: {view} is {wide} px wider than the window")
                    check_accessibility(session, view)


def check_accessibility(session, view):
    results = Axe().run(session.page)
    for violation in results.response["violations"]:
        nodes = [node["html"][:120] for node in violation["nodes"][:2]]
        expect(False, f"{session.what}: {view}: axe: {violation['id']}: {nodes}")


def check_speed(browser, file):
    size = file.stat().st_size
    expect(size <= MOST_BYTES, f"{file.stem}: {size} bytes")
    times = []
    for _ in range(3):
        with Session(browser, file, SIZES[0]) as session:
            session.open()
            times.append(float(session.page.evaluate("document.documentElement.dataset.ready")))
    print(f"  {file.stem}: {size:,} bytes, interactive after {min(times):.0f} ms")
    expect(min(times) <= MOST_MILLISECONDS, f"{file.stem}: interactive after {min(times):.0f} ms")


def check_layers(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open("layers")
        page = session.page
        if "No layers" in page.locator("#house").text_content():
            return
        edges = page.locator("#house .edge:not(.minor)")
        expect(edges.count() > 0, f"{file.stem}: no lines between layers")
        edges.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#details .references li")
        source = page.locator("#details .references .source").first.text_content()
        expect(source.strip() != "", f"{file.stem}: a line leads to no source")
        expect("from=" in page.url, f"{file.stem}: a selected line has no address")
        address = page.url
        page.keyboard.press("Escape")
        expect(page.locator("#details").is_hidden(), f"{file.stem}: Escape does not close the details")
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_selector("#details .references li")
        page.locator("#house .room").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#details .metrics")
        expect("Instability" in page.locator("#details").text_content(), f"{file.stem}: a layer has no metrics")


def check_matrix(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open("matrix")
        page = session.page
        page.locator("#matrix-bar select").nth(2).select_option("none")
        page.wait_for_timeout(100)
        closed = page.locator(".matrix-label").count()
        page.locator(".matrix-label[aria-expanded=false]").first.click()
        page.wait_for_timeout(100)
        expect(page.locator(".matrix-label").count() > closed, f"{file.stem}: a row does not open")
        grid = page.locator(".matrix-scroll")
        grid.focus()
        for key in ["ArrowDown", "ArrowRight", "ArrowDown", "+", "-"]:
            page.keyboard.press(key)
        expect(page.locator(".matrix-status").text_content() != "", f"{file.stem}: the matrix says nothing")
        page.locator("#matrix-bar select").nth(2).select_option("file")
        page.wait_for_timeout(50)
        frames = page.evaluate("""async () => {
          const box = document.querySelector(".matrix-scroll"), times = [];
          for (let step = 0; step < 20; step++) {
            const start = performance.now();
            box.scrollTop += 400; box.scrollLeft += 400;
            await new Promise(requestAnimationFrame);
            times.push(performance.now() - start);
          }
          return times.sort((a, b) => a - b)[10];
        }""")
        print(f"  {file.stem}: all files open, a frame of scrolling takes {frames:.0f} ms")
        expect(frames < 100, f"{file.stem}: scrolling the matrix takes {frames:.0f} ms a frame")


def check_graph(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open("graph")
        page = session.page
        boxes = page.locator("#graph-drawing .box")
        expect(boxes.count() > 1, f"{file.stem}: the graph is empty")
        names = [boxes.nth(0).get_attribute("data-box"), boxes.nth(1).get_attribute("data-box")]
        page.locator("#graph-drawing .edge").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#details .references li")
        for end, name in zip(["from", "to"], names):
            field = page.locator(f"#why-{end}")
            field.fill(name[2:][:60])
            page.wait_for_selector(f"#why-{end}-list:not([hidden]) li")
            page.keyboard.press("Enter")
            page.wait_for_timeout(80)
        expect("depend" in page.locator("#why-answer").text_content(), f"{file.stem}: why has no answer")


def check_findings(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open("findings")
        page = session.page
        shown = "() => document.querySelectorAll('.finding:not([hidden])').length"
        before = page.evaluate(shown)
        if not before:
            return
        rule = page.locator("#findings-bar select").nth(2)
        rule.select_option(index=1)
        after = page.evaluate(shown)
        expect(0 < after <= before and "rule=" in page.url, f"{file.stem}: the filter by rule does nothing")
        page.locator("#findings-bar input").nth(1).fill("no finding has this text")
        expect(page.evaluate(shown) == 0, f"{file.stem}: the filter by text does nothing")
        link = page.locator(".finding").last.get_attribute("id")
        page.goto("about:blank")
        session.open(link)
        page.wait_for_selector(f"#{link}.chosen")
        expect(page.evaluate("id => document.getElementById(id).getBoundingClientRect().top < innerHeight", link),
               f"{file.stem}: a link to a finding does not lead there")
    with Session(browser, file, SIZES[0], script=False) as session:
        session.open()
        expect(session.page.locator(".finding").first.is_visible(), f"{file.stem}: no findings without JavaScript")


def check_keyboard(browser, file):
    with Session(browser, file, SIZES[0]) as session:
        session.open()
        page = session.page
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        seen = []
        for _ in VIEWS:
            seen.append(page.evaluate("document.activeElement.getAttribute('href')"))
            page.keyboard.press("Enter")
            page.wait_for_timeout(80)
            page.keyboard.press("Tab")
        expect(seen == [f"#{view}" for view in VIEWS], f"{file.stem}: the keyboard reaches {seen}")


def check_pictures(browser, file, folder):
    """Compares pictures with those of an earlier run in $PAGE_PICTURES, if there are any: gross changes fail."""
    old = Path(os.environ["PAGE_PICTURES"]) if "PAGE_PICTURES" in os.environ else None
    with Session(browser, file, SIZES[0]) as session:
        session.open()
        for view in VIEWS:
            session.view(view)
            picture = folder / f"{file.stem}-{view}.png"
            session.page.screenshot(path=picture)
            image = Image.open(picture).convert("L")
            expect(ImageStat.Stat(image).stddev[0] > 3, f"{file.stem}: {view} is an empty picture")
            if old and (old / picture.name).exists():
                before = Image.open(old / picture.name).convert("L").resize(image.size)
                change = ImageStat.Stat(ImageChops.difference(image, before)).mean[0]
                expect(change < 25, f"{file.stem}: {view} looks different ({change:.0f})")


def main(tool, *apps):
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    pictures = Path(os.environ.get("PAGE_OUTPUT", tempfile.mkdtemp()))
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        folder = Path(folder)
        hostile_app(folder / "hostile")
        for app in [*apps, folder / "hostile"]:
            name = "-".join(Path(app).resolve().parts[-2:]) if app in apps else "hostile"
            file = folder / f"{name}.html"
            print(name, flush=True)
            write_page(tool, app, file)
            if not file.exists():
                continue
            again = folder / "again.html"
            write_page(tool, app, again)
            expect(file.read_bytes() == again.read_bytes(), f"{name}: the same input gives other bytes")
            for check in [check_speed, check_layers, check_matrix, check_graph, check_findings, check_keyboard, check_views]:
                try:
                    check(browser, file)
                except Exception as error:
                    expect(False, f"{name}: {check.__name__}: {str(error)[:300]}")
            check_pictures(browser, file, pictures)
        dated_app(folder / "dated", SAMPLE)
        file = folder / "over-time.html"
        print("over time", flush=True)
        write_page(tool, folder / "dated", file, "--since", "2024-01-01", "--every", "month")
        check_history(browser, file)
        browser.close()
    print(f"{len(failures)} failures" if failures else "the page passes", f"(pictures in {pictures})")
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
