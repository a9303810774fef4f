"""Play whole games in a real Chromium, two people and bots: every preset by taps on a small phone, upright and lying,
by dragging on a tablet, and by keyboard alone on a desktop.

python -m tools.browser_games                     all of them; with veto windows of a second each that takes a while
python -m tools.browser_games --only everything   one preset; --size small for one screen; --times 5 for several games

Of the two people one sees every animation, the other wants less motion. After the game its replay is shown step by
step. Each game is one line; the first that gets stuck, and the first fault that a page complains of, ends it all,
with pictures of both pages in build/stuck-1.png and build/stuck-2.png.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.browser import launch_options, open_page
from tests.web.player import Player, Way, play_together
from tests.web.server import ROOT, quick_server
from tests.web.tables import go_through_replay, open_for_two

from saboteur.play.catalogue import Preset, presets

SEATS = 4  # or as many as the preset needs
PRESETS = {preset.key: preset for preset in presets()}
WAYS: dict[str, Way] = {"small": "tap", "lying": "tap", "tablet": "drag", "desktop": "keys"}  # by screen
SECONDS = 1800


def play(browser: Browser, address: str, preset: Preset, size: str) -> str:
    """Play one game; tell about it."""
    complaints: list[str] = []
    way = WAYS[size]
    pages = [open_page(browser, address, size, complaints, motion=motion, worker=True) for motion in (True, False)]
    players = [Player(page, way) for page in pages]
    begun = time.monotonic()
    open_for_two(pages[0], pages[1], preset.modules, max(SEATS, preset.fewest_seats), preset.options)
    try:
        play_together(players, SECONDS)
        table = pages[0].url.rsplit("/", 1)[1]
        for eyes in ("open", "public"):
            go_through_replay(pages[0], table, eyes)
        assert not complaints, complaints
    except Exception:
        for number, page in enumerate(pages, 1):
            page.screenshot(path=ROOT / "build" / f"stuck-{number}.png")
        raise
    for page in pages:
        page.context.close()
    asked = set[str]().union(*(player.asked for player in players))
    seconds, moves = time.monotonic() - begun, sum(player.moves for player in players)
    return f"{preset.key:12} {way:5} {size:8} {moves:4} moves {seconds:5.0f} s  {', '.join(sorted(asked))}"


def main() -> int:
    """Play what was asked for."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", choices=sorted(PRESETS), help="one preset")
    reader.add_argument("--size", choices=sorted(WAYS), help="one screen, and its way of playing")
    reader.add_argument("--times", type=int, default=1, help="games of each kind")
    wanted = reader.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, quick_server(Path(data)) as address:
        browser = playwright.chromium.launch(**launch_options())
        for preset in [wanted.only] if wanted.only else PRESETS:
            for size in [wanted.size] if wanted.size else WAYS:
                for _ in range(wanted.times):
                    print(play(browser, address, PRESETS[preset], size), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
