"""How much room the maze gets, in a real Chromium: python -m bench.browser --layout

Late in games with everything at once and ten seats, when the one to move may lay paths: the share of the window that
the board has, and the width of a card on it, at rest and with each card of the hand picked. The worst is what counts.
"""

import random
from typing import Any

import msgspec
from playwright.sync_api import Browser, ViewportSize
from rich.console import Console
from rich.table import Table
from tests.web.fake import show
from tools.web_fixtures import choose, position

from saboteur.play.actions import LayPath
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything

SEATS = 10
GAMES = 3
# Window, least share of the board in percent, least width of a card in pixels.
WINDOWS = (
    (320, 640, 50, 28), (360, 640, 55, 28), (390, 844, 60, 28), (844, 390, 60, 28), (700, 500, 60, 40),
    (1280, 640, 60, 40), (1440, 900, 65, 50),
)  # fmt: skip
MEASURE = """() => {
  const board = document.querySelector('[data-part=board]').getBoundingClientRect()
  const cells = [...document.querySelectorAll('[data-part=board] [data-cell]')]
  const cards = cells.map(one => one.getBoundingClientRect().width)
  const out = [...document.querySelectorAll('[data-target]')].filter(one => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x < board.left || x > board.right || y < board.top || y > board.bottom
  })
  return [
    100 * board.width * board.height / (innerWidth * innerHeight), Math.min(...cards), out.length,
    document.querySelectorAll('[data-edge]').length,
  ]
}"""


def late_setup(seed: int) -> Setup:
    """Return everything at once, with ten seats."""
    return Setup(seats=SEATS, modules=tuple(everything("base", SEATS)[1]), seed=seed)


def late_game(seed: int) -> dict[str, Any]:
    """Play a game and return the turn with the largest maze on which a path can be laid."""
    chance, game = random.Random(seed), Game.new(late_setup(seed))
    best, most = None, 0
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, choose(game, seat, chance))
        now = game.view(None)
        if now.question and now.question.kind == "take_turn" and len(now.maze) > most:
            found = position("late", game)
            if any(isinstance(option, LayPath) for option in found.options):
                best, most = found, len(now.maze)
    assert best is not None
    made: dict[str, Any] = msgspec.to_builtins(best)
    return {"decision": 1, "options": made["options"], "view": made["view"], "result": None}


def measure(browser: Browser, address: str, width: int, height: int, games: int = GAMES) -> tuple[float, float, int]:
    """Return the least share of the board, the least width of a card, and the places that nothing points to."""
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(
        viewport=viewport, has_touch=min(width, height) < 600, base_url=address, reduced_motion="reduce"
    )
    shares, cards, lost = [], [], 0
    for seed in range(games):
        page = context.new_page()
        show(page, late_game(seed))
        page.wait_for_selector('.ask[data-question="take_turn"]')
        for index in range(-1, page.locator(".hand .card").count()):
            if index >= 0:
                page.locator(".hand .card").nth(index).click()
                page.wait_for_timeout(60)
            share, card, out, arrows = page.evaluate(MEASURE)
            shares.append(share)
            cards.append(card)
            lost += out if not arrows else 0
        page.close()
    context.close()
    return min(shares), min(cards), lost


def layout(browser: Browser, address: str) -> int:
    """Measure all windows and print a table; return how many fall short."""
    shown, short = Table("window", "board, %", "target", "card, px", "target", "places out of sight"), 0
    for width, height, least_share, least_card in WINDOWS:
        share, card, lost = measure(browser, address, width, height)
        met = share >= least_share and card >= least_card and not lost
        short += not met
        shown.add_row(
            f"{width}×{height}", f"{share:.1f}", f"≥ {least_share}", f"{card:.1f}", f"≥ {least_card}",
            str(lost), style=None if met else "red",
        )  # fmt: skip
    Console().print(shown)
    return short
