"""Take each moment frame by frame, to be looked at: python -m tests.web.take_strips [reveal] [final] [veto] …

Every strip is one picture, left to right and line by line, a scene of the made-up table at a phone, a phone that lies
and a desktop. They go to build/strips and are not committed.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser import launch_options
from tests.web.fake import NOTHING, FakeTable, answer, position, show
from tests.web.server import ROOT, quick_server
from tests.web.test_blows import BLOWS
from tests.web.test_climax import ENDINGS, STONE, TREASURE, before_the_end, end_round
from tests.web.test_moments import copy
from tests.web.test_seats import line, middle
from tests.web.test_voices import accused
from tests.web.test_wall import public, show_wall

WINDOWS = {"small": (360, 640), "lying": (844, 390), "desktop": (1280, 800)}
WALL = {"desktop": (1280, 800)}
GAP = 250  # milliseconds between two frames at least
WIDTH = 2400  # pixels of a strip
SETTINGS = "localStorage.setItem('saboteur.settings', JSON.stringify({hints: false, name: 'Hild'}))"
SWING = {"step": 9, "seat": 1, "round": 1, "side": "digger", "before": 0.62, "after": 0.21}


def seated(page: Page, game: dict[str, Any]) -> FakeTable:
    """Sit at a position with the dwarf taken up."""
    table = show(page, game)
    for what in ("turn-dwarf", "dwarf-ok"):
        if page.locator(f"[data-do={what}]").count():
            page.locator(f"[data-do={what}]").click()
    page.wait_for_timeout(600)
    return table


def told_of(page: Page) -> None:
    """Answer the question for the round's story."""
    roles = ["digger", "digger", "saboteur", "digger", "digger"]
    goals = [{"cell": {"x": 8, "y": y}, "face": TREASURE if y == 2 else STONE} for y in (-2, 0, 2)]
    said = {"seq": 1, "seat": 2, "claim": {"say": "i_am", "role": "digger"}, "right": False, "knew": True, "step": 3}
    paid = [{"event": "gold_gained", "seat": seat, "amount": 2, "why": "win"} for seat in (0, 1, 3, 4)]
    answer(page, "/api/tables/fake/rounds/", {
        "round": 0, "ending": "treasure", "finder": 1, "roles": roles, "goals": goals, "found": [], "payout": paid,
        "secret_gold": True, "claims": [said], "guesses": [], "marks": None, "votes": [],
    })  # fmt: skip


def reveal(ending: str) -> Callable[[Page], None]:
    """Return the end of a round of this kind."""

    def play(page: Page) -> None:
        table = seated(page, before_the_end("player"))
        told_of(page)
        table.happen([], [line(50, 1, {"say": "suspect", "seat": 2, "role": "saboteur"})])
        end_round(table, ending)

    return play


def wall_round(page: Page) -> None:
    """The same on the wall."""
    end_round(show_wall(page, before_the_end("wall")), "stone then treasure")


def final(page: Page) -> None:
    """The end of a game, until the judge is done."""
    show(page, position("base:over"))
    answer(page, "/analysis", {"analysis": {"swings": [SWING]}})


def wall_final(page: Page) -> None:
    """The same on the wall."""
    show_wall(page, public("base:over"))
    answer(page, "/api/tables/fake/", NOTHING)
    answer(page, "/analysis", {"analysis": {"swings": [SWING]}})


def veto(page: Page) -> None:
    """A window in which a path can be stopped."""
    game = copy(position("everything:veto_window"))
    view = game["view"]
    by = next(seat for seat in range(view["seats"]) if seat != view["own"]["seat"])
    cell = {"x": 2, "y": 3}
    before = copy(game)
    before["options"], before["view"]["question"] = [], {**view["question"], "kind": "take_turn", "seats": [by]}
    table = seated(page, before)
    laid = {"do": "lay", "card": "NES", "cell": cell, "turned": False, "payer": None}
    view["question"] = {**view["question"], "by": by, "action": laid}
    game["options"] = [{"do": "allow"}, {"do": "veto"}]
    game["decision"] += 1
    table.game = game
    table.happen([])


def accusation(page: Page) -> None:
    """Somebody says that the reader is a saboteur."""
    accused(seated(page, middle()), 0)


def blow(name: str) -> Callable[[Page], None]:
    """Return a blow."""

    def play(page: Page) -> None:
        seated(page, middle()).happen(BLOWS[name][0])

    return play


class Scene(NamedTuple):
    """What happens, for how many milliseconds one looks, and in which windows."""

    play: Callable[[Page], None]
    lasts: int
    windows: dict[str, tuple[int, int]] = WINDOWS


SCENES = {
    **{f"reveal {ending}": Scene(reveal(ending), 12_000) for ending in ENDINGS},
    "final": Scene(final, 5_500),
    "veto": Scene(veto, 2_000),
    "accusation": Scene(accusation, 5_500),
    **{f"blow {name}": Scene(blow(name), 3_000) for name in BLOWS},
    "wall round": Scene(wall_round, 14_000, WALL),
    "wall final": Scene(wall_final, 18_000, WALL),
}


def strip(page: Page, scene: Scene) -> list[Image.Image]:
    """Play a scene and keep every frame that differs from the one before."""
    found: list[bytes] = []
    scene.play(page)
    until = page.evaluate("performance.now()") + scene.lasts
    while page.evaluate("performance.now()") < until:
        frame = page.screenshot(type="jpeg", quality=80)
        if not found or frame != found[-1]:
            found.append(frame)
        page.wait_for_timeout(GAP)
    return [Image.open(io.BytesIO(one)) for one in found]


def joined(frames: list[Image.Image]) -> Image.Image:
    """Lay frames side by side, in lines."""
    width, height = frames[0].size
    scale = min(1.0, WIDTH / 4 / width)
    small = [one.resize((round(width * scale), round(height * scale))) for one in frames]
    across = min(len(small), WIDTH // small[0].width)
    lines = -(-len(small) // across)
    out = Image.new("RGB", (across * (small[0].width + 4), lines * (small[0].height + 4)), "white")
    for index, one in enumerate(small):
        out.paste(one, (index % across * (one.width + 4), index // across * (one.height + 4)))
    return out


def take(browser: Browser, server: str, wanted: list[str], into: Path) -> None:
    """Take the strips of all scenes that begin like that."""
    for name, scene in SCENES.items():
        if wanted and not any(name.startswith(one) for one in wanted):
            continue
        for size, (width, height) in scene.windows.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, has_touch=size != "desktop", base_url=server,
                locale="en-GB", service_workers="block",
            )  # fmt: skip
            page = context.new_page()
            page.add_init_script(SETTINGS)
            picture = joined(strip(page, scene))
            picture.save(into / f"{name.replace(' ', '-')}-{size}.png")
            context.close()


def main() -> int:
    """Take them."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("scenes", nargs="*", help="all unless named")
    reader.add_argument("--into", type=Path, default=ROOT / "build" / "strips")
    asked = reader.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, quick_server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        take(browser, server, asked.scenes, asked.into)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
