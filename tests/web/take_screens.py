"""Take the pictures in docs/screens again: python -m tests.web.take_screens [lobby] [table] [company] [after] …

It starts a server of its own. Look at every picture before committing it. What comes after a game (`after`) needs a
whole one, which takes minutes on a busy machine; the other parts show positions of the fixtures.
"""

import argparse
import html
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from tests.web.browser import SIZES, launch_options
from tests.web.fake import position, show
from tests.web.player import Player
from tests.web.server import quick_server
from tests.web.test_people import Circle
from tests.web.test_wall import public, show_wall

TARGET = Path(__file__).resolve().parents[2] / "docs" / "screens"
LARGEST = 150_000  # bytes of a picture
QUALITIES = (86, 80, 74, 66, 58)  # of JPEG, the best that is small enough


def opened(browser: Browser, server: str, size: str) -> Page:
    """Open a page of a size, of somebody who has seen all tips."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size != "desktop", base_url=server, locale="en-GB",
        reduced_motion="reduce", extra_http_headers={"Origin": server},
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(60_000)
    kept = {"hints": False, "name": "Hild", "colour": "lime", "face": "fox"}
    page.add_init_script(f"localStorage.setItem('saboteur.settings', JSON.stringify({json.dumps(kept)}))")
    return page


def take(page: Page, name: str) -> None:
    """Take one, as large as it may be."""
    page.wait_for_timeout(400)
    pictures = (page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES)
    picture = next(one for one in pictures if len(one) <= LARGEST)
    (TARGET / f"{name}.jpg").write_bytes(picture)
    sys.stderr.write(f"{name}: {len(picture) // 1000} kB\n")


def shown(browser: Browser, server: str, size: str, game: dict[str, Any]) -> Page:
    """Show a position to somebody who has taken their dwarf up."""
    page = opened(browser, server, size)
    show(page, game)
    if page.locator("[data-do=turn-dwarf]").count():
        page.locator("[data-do=turn-dwarf]").click()
        page.locator("[data-do=dwarf-ok]").click()
    return page


def lobby(browser: Browser, server: str) -> None:
    """Entrance, form, lobby, the wall before the game."""
    page = opened(browser, server, "phone")
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    take(page, "phone-entrance")
    page.locator("[data-do=new-table]").click()
    page.locator("[data-preset=treasures]").click()
    take(page, "phone-new-table")
    page.locator("[data-do=open]").click()
    page.wait_for_selector(".code")
    guest = opened(browser, server, "phone")
    guest.goto(page.url)
    guest.get_by_label("Your name").fill("Torfin")
    guest.locator("[data-colour=blue]").click()
    guest.locator("[data-face=bear]").click()
    take(guest, "phone-sit-down")
    guest.locator("[data-do=sit]").click()
    page.locator("[data-seat='2'] button").click()
    page.wait_for_selector("[data-seat='2'] select")
    take(page, "phone-lobby")
    wall = opened(browser, server, "desktop")
    wall.goto(f"/tv/{page.locator('.code').inner_text()}")
    wall.wait_for_selector(".people li")
    take(wall, "desktop-wall-lobby")


def table(browser: Browser, server: str) -> None:
    """The table at all sizes, a picked card, talk, text, the wall."""
    page = shown(browser, server, "phone", position("base:middle"))
    take(page, "phone-table")
    page.locator(".hand .card:not(.dull)").first.tap()
    take(page, "phone-card-picked")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk").tap()
    take(page, "phone-talk")
    page = shown(browser, server, "desktop", position("saboteur2:middle"))
    page.keyboard.press("1")
    take(page, "desktop-saboteur2")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    take(page, "desktop-text-board")
    take(shown(browser, server, "tablet", position("everything:middle")), "tablet-everything")
    wall = opened(browser, server, "desktop")
    fake = show_wall(wall, public("base:middle"))
    fake.happen(
        [{"event": "map_read", "seat": 3, "cell": public("base:middle")["view"]["goals"][0]["cell"], "goal": None}]
    )
    fake.happen([{"event": "tool_broken", "seat": 1, "target": 2, "tool": "lantern"}])
    take(wall, "desktop-wall")


def learning(browser: Browser, server: str) -> None:
    """The lesson, the rules, and people who share a device."""
    page = opened(browser, server, "phone")
    page.goto("/learn/base")
    page.locator("[data-do=turn-dwarf]").click()
    page.locator("[data-do=dwarf-ok]").click()
    page.locator(".hand .card:not(.dull)").first.tap()
    take(page, "phone-lesson")
    page.goto("/rules")
    page.wait_for_selector("section li")
    page.get_by_label("Search cards and modules").fill("door")
    page.get_by_label("Search cards and modules").evaluate("one => one.scrollIntoView()")
    take(page, "phone-rules")
    page.goto("/new")
    page.locator("[data-do=together]").check()
    page.get_by_label("Name 1").fill("Ann")
    page.get_by_label("Name 2").fill("Bob")
    page.get_by_label("Name 3").fill("Eve")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".pass .big")
    take(page, "phone-pass")


def judged(page: Page) -> Locator:
    """Wait until the judge has come to an end, which may take minutes; return the chances it drew."""
    page.locator("[data-do=swing], [data-do=move]").first.wait_for(timeout=900_000)
    return page.get_by_role("heading", name="Chance to win the round")


def after(browser: Browser, server: str) -> None:
    """A whole game by taps: a round's end, the ranking, replay, charts, judge and proof."""
    page = opened(browser, server, "phone")
    made = page.request.post(
        "/api/tables",
        data={
            "name": "Hild", "colour": "lime", "face": "fox", "preset": "base", "setup": {"seats": 3}, "bots": True,
            "start": True, "options": {"bot_level": "novice", "veto_seconds": 1},
        },
    )  # fmt: skip
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector(".hand")
    player = Player(page, "tap", by_hand=2)
    player.play(300, until=".reveal [data-do=close-reveal]")
    take(page, "phone-reveal")
    player.play(400)
    take(page, "phone-ranking")
    page.get_by_role("link", name="Watch the replay").tap()
    page.wait_for_selector("input[type=range]")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    take(page, "phone-replay")
    page.locator("#tab-charts").tap()
    page.wait_for_selector(".rows")
    take(page, "phone-charts")
    judged(page).evaluate("one => one.scrollIntoView()")
    take(page, "phone-judge")
    page.get_by_role("heading", name="What decided the game").evaluate("one => one.scrollIntoView()")
    take(page, "phone-moments")
    page.locator("#tab-proof").tap()
    page.locator("[data-do=verify]").tap()
    page.wait_for_selector(".proof .good")
    take(page, "phone-proof")
    page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
    page.locator("#tab-charts").click()
    judged(page).evaluate("one => one.scrollIntoView()")
    take(page, "desktop-replay")


def terminal(browser: Browser, _server: str) -> None:
    """A turn in the terminal, as `saboteur play` prints it."""
    command = [sys.executable, "-c", "import sys; from saboteur.cli import main; sys.exit(main())", "play"]
    with tempfile.TemporaryDirectory() as folder:  # the game is saved there when nobody types on
        done = subprocess.run(
            [*command, "--seed", "8", "--bots", "steady", "--language", "en"],
            input="1\n1\n", env={**os.environ, "COLUMNS": "92"}, cwd=folder,
            capture_output=True, text=True, check=True,
        )  # fmt: skip
    shown = done.stdout[done.stdout.index("Seat 1 (you) lays") :]
    shown = shown[: shown.index("q quit") + len("q quit")]
    page = browser.new_page(viewport={"width": 740, "height": 100})
    page.set_content(
        f"<style>body {{ margin: 0; padding: 14px; background: #16130f; color: #e8dcc4 }}"
        f"pre {{ margin: 0; font: 13px/1.25 'DejaVu Sans Mono', monospace }}</style>"
        f"<pre>{html.escape(shown)}\n&gt; _</pre>"
    )
    page.set_viewport_size({"width": 740, "height": page.evaluate("document.documentElement.scrollHeight")})
    take(page, "terminal")


def company(browser: Browser, server: str) -> None:
    """People one knows, a club after its first evening, and a tournament's organiser."""
    page = opened(browser, server, "phone")
    Circle(page)
    page.goto("/people")
    page.wait_for_selector("[data-part=people] li")
    take(page, "phone-people")
    page = opened(browser, server, "phone")
    club = posted(page, "/api/clubs", {"name": "Deep Miners", "me": "Hild", "text": "Thursdays at eight."})["club"]
    wish = {"name": "First Thursday", "real": True, "plan": {"rounds": 2, "least": 3, "most": 3, "best": 3}}
    soon = int(time.time() * 1000) + 2_000
    evenings = posted(page, f"/api/clubs/{club}/acts", {"t": "plan_evening", "at": soon, "tournament": wish})
    acts = f"/api/tournaments/{evenings['evenings'][0]['tournament']}/acts"
    posted(page, acts, {"t": "register", "name": "Hild"})
    for name in ("Torfin", "Runa", "Alvi", "Sindra", "Brokk"):
        posted(page, acts, {"t": "add_entrant", "name": name})
    posted(page, acts, {"t": "pair_round", "round": 1})
    posted(page, acts, {"t": "enter_result", "round": 1, "table": 1, "gold": [4, 6, 1]})
    page.goto(acts.removeprefix("/api").replace("tournaments", "tournament").removesuffix("/acts"))
    page.locator("[data-part=round]").evaluate("one => one.scrollIntoView()")
    take(page, "phone-tournament")
    posted(page, acts, {"t": "enter_result", "round": 1, "table": 2, "gold": [2, 5, 3]})
    posted(page, acts, {"t": "finish_tournament"})
    again = {"name": "Second Thursday", "starts": 1, "plan": {"rounds": 3}}
    week = 7 * 24 * 60 * 60 * 1000
    posted(page, f"/api/clubs/{club}/acts", {"t": "plan_evening", "at": soon + week, "tournament": again})
    posted(page, "/api/tables", {"name": "Hild", "club": club})
    page.goto(f"/club/{club}")
    page.wait_for_selector("[data-part=season]")
    while not page.locator("[data-part=season] tbody tr").count():  # the server counts an evening a moment later
        page.wait_for_timeout(1000)
        page.reload()
        page.wait_for_selector("[data-part=season]")
    take(page, "phone-club")


def posted(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Do something by the programs' door, with this page's cookie."""
    said = page.request.post(path, data={"cid": f"c{time.monotonic_ns()}", **body} if "t" in body else body)
    assert said.ok, said.text()
    return said.json()


PARTS: dict[str, Callable[[Browser, str], None]] = {
    "lobby": lobby,
    "table": table,
    "learning": learning,
    "after": after,
    "company": company,
    "terminal": terminal,
}


def main(words: list[str]) -> int:
    """Take what is asked for; all of them if nothing is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"{', '.join(PARTS)}")
    parts: list[str] = parser.parse_args(words).parts
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        quick_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        for part in parts or PARTS:
            PARTS[part](browser, server)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
