"""Somebody who plays through the browser: by taps, by dragging, or by keyboard alone (Tab, arrows and Enter)."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from playwright.sync_api import Error, Locator, Page
from tests.web.fake import STILL

Way = Literal["tap", "drag", "keys"]
HAND = ("take_turn", "lay_path")
PATIENCE = 5  # a window may close while somebody reaches for the button, other moves should count
PRESS = 10_000  # milliseconds until a button that is there can be pressed
ANSWERS = "[data-target], .seat.target, .ask .main, [data-do=confirm]"  # what a picked card can be played on
TABS = 150  # more keys than this to reach something: it cannot be reached
# Where the keyboard stands, seen from an element: on it, behind it in the page, or before it.
STANDS = """one => {
  const at = document.activeElement
  if (at === one) return 'there'
  return at && at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? 'behind' : 'before'
}"""

# The arrow at the edge that leads to a place out of sight.
EDGE = """one => {
  const board = document.querySelector('[data-part=board]').getBoundingClientRect()
  const box = one.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const out = { W: board.left - x, E: x - board.right, N: board.top - y, S: y - board.bottom }
  const [way, far] = Object.entries(out).sort((a, b) => b[1] - a[1])[0]
  return far > 0 ? way : ''
}"""

# Whatever waits for this person.
SEEN = """() => ({
  moment: document.querySelector('[data-part=moment]') !== null,
  reveal: document.querySelector('[data-do=close-reveal]') !== null,
  sheet: document.querySelector('dialog[open]') !== null,
  kind: document.querySelector('.ask')?.dataset.question ?? '',
})"""
# Answers questions of these kinds by the programs' door as soon as the page asks them: digs eastwards, or does the
# last thing that can be done. The page learns of it as of anything.
BY_DOOR = """kinds => {
  const path = location.pathname
  const id = path.split('/').pop()
  const headers = { 'Content-Type': 'application/json' }
  let done = -1
  clearInterval(window.door)
  if (kinds.length) window.door = setInterval(() => {
    if (location.pathname !== path || document.querySelector('[data-part=moment], [data-do=close-reveal]')) return
    if (!kinds.includes(document.querySelector('.ask')?.dataset.question)) return
    const { options, decision } = JSON.parse(sessionStorage.getItem(`table.${id}`)).game
    if (!options.length || decision === done) return
    done = decision
    const lays = options.filter(one => one.do === 'lay').sort((a, b) => b.cell.x - a.cell.x)
    const body = JSON.stringify({ t: 'act', cid: `door${decision}`, decision, action: lays[0] ?? options.at(-1) })
    void fetch(`/api/tables/${id}/intents`, { method: 'POST', headers, body })
  }, 20)
}"""


class Player:
    """Answers whatever the page asks until the game is over.

    `by_hand`: how often in a round each kind of question is answered on the page; what is asked more often is
    answered by the programs' door, so that a whole game takes seconds and still shows everything.
    """

    def __init__(self, page: Page, way: Way, by_hand: int | None = None) -> None:
        self.page = page
        self.way = way
        self.by_hand = by_hand
        self.answered = Counter[str]()  # on the page in this round, by kind
        self.by_door = set[str]()  # kinds that are not answered on the page any more in this round
        self.asked: set[str] = set()
        self.moves = 0
        self.steps = 0  # moves after which the table looked different
        self.windows = 0  # veto windows that were answered while they were open
        self.idle = 0  # moves in a row after which neither was so

    def play(self, seconds: float, until: str = ".final") -> None:
        """Play until the selector shows; fail after so many seconds."""
        play_together([self], seconds, until)

    def step(self) -> bool:
        """Do what can be done now; tell whether there was anything."""
        seen = self.page.evaluate(SEEN)
        if seen["moment"] or seen["sheet"]:  # a seat that is no target any more tells about itself
            self.page.keyboard.press("Escape")  # should the moment be over by itself, this presses nothing
        elif seen["reveal"]:
            self.press(self.page.locator("[data-do=close-reveal]"))
            self.answered.clear()
            self.leave_to_door()
        elif seen["kind"] and seen["kind"] not in self.by_door:
            self.answer(seen["kind"])
        else:
            return False
        return True

    def question(self) -> str:
        """Return the kind of question that is open for this seat."""
        return str(self.page.evaluate("document.querySelector('.ask')?.dataset.question ?? ''"))

    def leave_to_door(self, *kinds: str) -> None:
        """Let questions of these kinds too be answered by the programs' door from now on; without any, none."""
        self.by_door = self.by_door.union(kinds) if kinds else set()
        self.page.evaluate(BY_DOOR, sorted(self.by_door))

    def answer(self, kind: str) -> None:
        """Answer one question, on the page unless it was asked often enough; windows close, so they are no matter for
        the door, which would be late.
        """
        self.asked.add(kind)
        if self.by_hand is not None and self.answered[kind] >= self.by_hand and kind != "veto_window":
            self.leave_to_door(kind)
            return
        self.answered[kind] += 1
        self.moves += 1
        before = self.state()
        try:
            self.reply(kind)
        except Error:  # a veto window may close, or the reveal open, while somebody reaches for the button
            if self.state() == before and not self.page.locator("[data-do=close-reveal]").count():
                raise
        self.settle(before)
        moved = self.state() != before
        waits = not moved and not self.question()  # a veto that is answered waits for its window
        self.steps += moved
        self.windows += waits
        self.idle = 0 if moved or waits else self.idle + 1
        assert self.idle < PATIENCE, f"stuck at {kind}: {self.page.locator('.ask').inner_text()!r}"

    def reply(self, kind: str) -> None:
        """Do what answers a question of this kind."""
        if kind in HAND:
            self.take_turn()
        elif (wanted := self.page.locator(".ask .glows")).count():  # in a lesson
            self.press(wanted.first)
        elif (buttons := self.page.locator(".ask .buttons button")).count():
            self.press(buttons.first)
        elif self.page.locator("[data-target]").count():
            self.pick(self.page.locator("[data-target]").first)
            self.confirm()
        elif (seats := self.page.locator(".seat.target")).count():
            self.press(seats.first)
            self.confirm()

    def state(self) -> str:
        """Return what changes with every decision."""
        return str(self.page.evaluate("document.querySelector('.table')?.dataset.decision ?? ''"))

    def settle(self, before: str) -> None:
        """Wait until the server has taken the answer."""
        for _ in range(100):
            if self.state() != before or not self.question():
                return
            self.page.wait_for_timeout(20)

    def take_turn(self) -> None:
        """Play the first card that can be played, paths as far east as they go; else discard."""
        cards = self.page.locator(".hand .card:not(.dull)")
        toll = self.page.locator("[data-do=toll-dwarf]")
        if cards.count() == 0 and toll.count() and not self.page.locator("[data-do=discard]").count():
            self.press(toll)  # a lesson wants nothing else
        if cards.count() == 0:
            done = self.page.locator("[data-do=done]")
            self.press(done.first) if done.count() else self.discard()
            return
        if self.way == "drag":
            self.drag(cards.first)
            return
        self.press(cards.first)
        for _ in range(250):  # the page shows what the card can do before somebody looks where to tap
            if self.page.locator(ANSWERS).count():
                break
            self.page.wait_for_timeout(20)
        if self.page.locator("[data-target]").count():
            self.pick(self.farthest())
        elif self.page.locator(".seat.target").count():
            self.press(self.page.locator(".seat.target").first)
        elif (main := self.page.locator(".ask .main")).count():
            self.press(main.first)
        self.confirm()

    def farthest(self) -> Locator:
        """Return the place farthest east."""
        keys = self.page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
        best = max(keys, key=lambda key: int(key.split(",")[0]))
        return self.page.locator(f'[data-target="{best}"]').first

    def pick(self, place: Locator) -> None:
        """Choose a place on the board; of a pair, the other one too."""
        self.touch(place)
        if self.page.locator(".target.picked").count() and not self.page.locator("[data-do=confirm]").count():
            self.touch(self.page.locator(".target:not(.picked)").first)

    def touch(self, place: Locator) -> None:
        """Touch a place on the board."""
        if self.way == "keys":
            self.press(place)
        elif self.way == "tap":
            near = self.shown(place)
            self.page.touchscreen.tap(*near[:2])
            if place.count() and self.shown(place)[2] > near[2] * 1.2:  # magnified first
                self.page.touchscreen.tap(*self.shown(place)[:2])
        else:
            self.page.mouse.click(*self.shown(place)[:2])

    def shown(self, place: Locator, *, holding: bool = False) -> tuple[float, float, float]:
        """Return the middle and the width of a place of the board at rest; look there if it is outside."""
        self.page.evaluate(STILL)
        if edge := place.evaluate(EDGE):
            arrow = self.page.locator(f"[data-edge={edge}]")
            if holding:  # whoever holds a card carries it over the arrow
                self.page.mouse.move(*self.middle(arrow), steps=4)
            else:
                self.press(arrow)
            self.page.evaluate(STILL)
        box = place.locator("> rect").last.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]

    def middle(self, place: Locator) -> tuple[float, float]:
        """Return the middle of something on the page; of a place on the board, the middle of its frame."""
        frame = place.locator("> rect").last
        box = (frame if frame.count() else place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, card: Locator) -> None:
        """Drag a card to where it can go."""
        x, y = self.middle(card)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 40, steps=3)
        if self.page.locator("[data-target]").count():
            mouse.move(*self.shown(self.farthest(), holding=True)[:2], steps=4)
        elif self.page.locator(".seat.target").count():
            mouse.move(*self.middle(self.page.locator(".seat.target").first), steps=4)
        else:
            mouse.move(*self.middle(self.page.locator(".board")), steps=4)
        mouse.up()
        if self.page.locator(".target.picked").count() and not self.page.locator("[data-do=confirm]").count():
            self.touch(self.page.locator(".target:not(.picked)").first)
        self.confirm()

    def confirm(self) -> None:
        """Confirm, where a confirmation is asked for."""
        button = self.page.locator("[data-do=confirm]")
        if button.count():
            self.press(button)

    def discard(self) -> None:
        """Pass with the first card."""
        self.press(self.page.locator("[data-do=discard]"))
        self.press(self.page.locator(".hand .card").first)
        self.press(self.page.locator(".ask [data-do=pass]").first)

    def press(self, button: Locator) -> None:
        """Press a button in this player's way."""
        if self.way == "keys":
            self.reach(button)
            self.page.keyboard.press("Enter")
        elif self.way == "tap":
            button.tap(timeout=PRESS)
        else:
            button.click(timeout=PRESS)

    def reach(self, place: Locator) -> None:
        """Go somewhere with the Tab key."""
        for _ in range(TABS):
            stands = place.evaluate(STANDS, timeout=PRESS)
            if stands == "there":
                return
            self.page.keyboard.press("Tab" if stands == "before" else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {place}")


def play_together(
    players: Sequence[Player],
    seconds: float,
    until: str = ".final",
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Let people at one table play until each sees the selector, or it is enough; fail after so many seconds."""
    end = time.monotonic() + seconds
    while not enough() and (playing := [one for one in players if not one.page.locator(until).count()]):
        told = [f"{player.moves} moves, asked {sorted(player.asked)}" for player in playing]
        assert time.monotonic() < end, f"not over: {told}"
        moved = [player.step() for player in playing]
        if not any(moved):
            playing[0].page.wait_for_timeout(30)
