"""Make the moving picture of README.md, docs/screens/betrayal.webp: python -m tests.web.take_betrayal

A round of the base game on the real page: the reader lays the last but one tunnel, Flint swears to be a gold-digger,
and brings it down. The rules play it, so whatever is seen can happen; only what people say is written here. Frames
are kept as the browser draws them. Look at the picture before committing it.
"""

import argparse
import base64
import io
import sys
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.web.browser import launch_options
from tests.web.fake import FakeTable, show
from tests.web.server import quick_server
from tests.web.take_screens import TARGET

from saboteur.play.game import Game
from saboteur.play.notation import read
from saboteur.play.positions import load

SIZE = (360, 640)
LARGEST = 1_500_000  # bytes
QUALITIES = (70, 60, 50, 40, 30)  # of WebP, the best that is small enough
GAP = 0.09  # seconds between two frames at least
PACE = 0.75  # of the time that it took
STILL = 1000  # milliseconds for which one stands at most: a busy machine draws late
LAST = 2500  # milliseconds for which the last one stands
YOU, FLINT, PEBBLE, MARL = 0, 1, 2, 3
START = """
seats: 5
modules: base
roles: digger saboteur digger digger digger
mover: 0
maze: EW@1,0 NESW@2,0 NES@2,1 NEW@3,0 NEW@4,0 EW@5,0
goals: 8,0=treasure 8,-2=stone 8,2=stone
pile: -
hand 0: NEW NESW EW
hand 1: rockfall break_lantern
hand 2: map
hand 3: map
hand 4: map
note: 2 goal 8,0 treasure turn 1
"""
# What happens: who says or does it, what, and for how many seconds one looks at it.
STORY: Sequence[tuple[int, str | dict[str, Any], float]] = (
    (YOU, "lay NEW@6,0", 1.4),
    (PEBBLE, {"say": "goal_is", "cell": {"x": 8, "y": 0}, "kind": "treasure"}, 1.6),
    (FLINT, {"say": "i_am", "role": "digger"}, 1.8),
    (FLINT, "rockfall 5,0", 2.6),
    (PEBBLE, {"say": "suspect", "seat": FLINT, "role": "saboteur"}, 2.0),
    (PEBBLE, "pass map", 0.2),
    (MARL, "pass map", 0.2),
    (4, "pass map", 0.4),
    (YOU, "lay NESW@5,0", 1.8),
    (FLINT, "break lantern 0", 3.4),
    (YOU, "pass EW", 9.0),
)


class Stage:
    """The game, the page that shows it to the reader's seat, and the frames that were drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game: Game = load(START)
        self.table: FakeTable = show(page, self.part())
        self.frames: list[tuple[float, bytes]] = []
        self.said = 40
        page.evaluate("document.querySelector('[data-do=turn-dwarf]')?.click()")
        page.evaluate("document.querySelector('[data-do=dwarf-ok]')?.click()")

    def part(self) -> dict[str, Any]:
        """Return what the reader's seat is shown."""
        asked = YOU in self.game.to_act
        shown = {"decision": self.game.steps, "options": self.game.legal(YOU) if asked else [],
                 "view": self.game.view(YOU), "result": None}  # fmt: skip
        found: dict[str, Any] = msgspec.to_builtins(shown, str_keys=True)
        return found

    def film(self) -> None:
        """Let it happen, and keep what is drawn."""
        devtools = self.page.context.new_cdp_session(self.page)

        def drawn(frame: dict[str, Any]) -> None:
            self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
            devtools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        devtools.on("Page.screencastFrame", drawn)
        devtools.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
        self.page.wait_for_timeout(1200)
        for seat, what, seconds in STORY:
            self.tell(seat, what)
            self.page.wait_for_timeout(seconds * 1000)
        devtools.send("Page.stopScreencast")

    def tell(self, seat: int, what: str | dict[str, Any]) -> None:
        """Let a seat say or do something."""
        if isinstance(what, dict):
            self.said += 1
            line = {"seq": self.said, "at": 0, "seat": seat, "name": "", "claim": what, "text": None, "step": 0}
            self.table.happen([], [line])
            return
        before = self.game.view(YOU).round
        told = self.game.apply(seat, read(what))
        self.table.game = self.part()
        over = self.game.view(YOU).round != before
        if over:
            self.table.interval = {"round": 2, "waits": [YOU], "ready": [], "ends": None}
        self.table.happen(msgspec.to_builtins([raw.seen_by(YOU) for raw in told], str_keys=True), lobby=over)


def joined(frames: list[tuple[float, bytes]]) -> bytes:
    """Join frames into one picture that moves, as large as it may be."""
    kept: list[tuple[float, bytes]] = []
    for at, data in frames:
        if not kept or at - kept[-1][0] >= GAP:
            kept.append((at, data))
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in kept]
    times = [min(STILL, round((after[0] - one[0]) * 1000 * PACE)) for one, after in pairwise(kept)] + [LAST]
    out = io.BytesIO()
    for quality in QUALITIES:
        out = io.BytesIO()
        pictures[0].save(
            out, "WEBP", save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=quality, method=5
        )
        if out.tell() <= LARGEST:
            break
    sys.stderr.write(
        f"{len(pictures)} frames, {sum(times) / 1000:.0f} s, quality {quality}, {out.tell() // 1000} kB\n"
    )
    return out.getvalue()


def main() -> int:
    """Make it."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        quick_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        context = browser.new_context(
            viewport={"width": SIZE[0], "height": SIZE[1]}, has_touch=True, base_url=server, locale="en-GB"
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({ hints: false }))")
        stage = Stage(page)
        stage.film()
        browser.close()
    (TARGET / "betrayal.webp").write_bytes(joined(stage.frames))
    return 0


if __name__ == "__main__":
    sys.exit(main())
