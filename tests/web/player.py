"""Somebody who plays through the browser: by taps, by dragging, or by keyboard alone."""

import time
from typing import Literal

from playwright.sync_api import Locator, Page

Way = Literal["tap", "drag", "keys"]
HAND = ("take_turn", "lay_path")


class Player:
    """Answers whatever the page asks until the game is over."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way
        self.asked: set[str] = set()
        self.moves = 0
        self.steps = 0  # moves after which the table looked different

    def play(self, seconds: float, until: str = ".final", moves: int = 10_000) -> None:
        """Play until the selector shows, or so many moves were made; fail after so many seconds."""
        end = time.monotonic() + seconds
        while self.moves < moves and not self.page.locator(until).count():
            assert time.monotonic() < end, f"not over after {self.moves} moves, asked: {sorted(self.asked)}"
            if self.page.locator("[data-do=close-reveal]").count():
                self.press(self.page.locator("[data-do=close-reveal]"))
            elif (kind := self.question()) == "":
                self.page.wait_for_timeout(40)
            else:
                self.answer(kind)

    def question(self) -> str:
        """Give the kind of question that is open for this seat."""
        return str(self.page.evaluate("document.querySelector('.ask')?.dataset.question ?? ''"))

    def answer(self, kind: str) -> None:
        """Answer one question."""
        self.asked.add(kind)
        self.moves += 1
        before = self.state()
        if kind in HAND:
            self.take_turn()
        elif (buttons := self.page.locator(".ask .buttons button")).count():
            self.press(buttons.first)
        elif (places := self.page.locator("[data-target]")).count():
            self.pick(places.first)
            self.confirm()
        elif (seats := self.page.locator(".seat.target")).count():
            self.press(seats.first)
            self.confirm()
        self.settle(before)
        self.steps += self.state() != before

    def state(self) -> str:
        """Give what changes with every decision."""
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
        if cards.count() == 0:
            done = self.page.locator("[data-do=done]")
            self.press(done.first) if done.count() else self.discard()
            return
        card = cards.first
        number = int(card.get_attribute("aria-label").split(":")[0])  # type: ignore[union-attr]
        if self.way == "drag":
            self.drag(card)
            return
        if self.way == "keys":
            self.page.keyboard.press(str(number))
        else:
            card.tap()
        self.page.wait_for_timeout(50)  # the page settles before somebody looks where to tap
        if self.page.locator("[data-target]").count():
            self.pick(self.farthest())
        elif self.page.locator(".seat.target").count():
            self.press(self.page.locator(".seat.target").first)
        elif (main := self.page.locator(".ask .main")).count():
            self.press(main.first)
        self.confirm()

    def farthest(self) -> Locator:
        """Give the place farthest east."""
        keys = self.page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
        best = max(keys, key=lambda key: int(key.split(",")[0]))
        return self.page.locator(f'[data-target="{best}"]').first

    def pick(self, place: Locator) -> None:
        """Choose a place on the board."""
        if self.way == "keys":
            place.focus()
            self.page.keyboard.press("Enter")
            # Goal swap wants two places.
            if self.page.locator(".target.picked").count() and self.page.locator("[data-target]").count() > 1:
                self.page.locator(".target:not(.picked)").first.focus()
                self.page.keyboard.press("Enter")
            return
        x, y = self.middle(place)
        self.page.touchscreen.tap(x, y) if self.way == "tap" else self.page.mouse.click(x, y)
        if self.page.locator(".target.picked").count() and not self.page.locator("[data-do=confirm]").count():
            x, y = self.middle(self.page.locator(".target:not(.picked)").first)
            self.page.touchscreen.tap(x, y) if self.way == "tap" else self.page.mouse.click(x, y)

    def middle(self, place: Locator) -> tuple[float, float]:
        """Give the middle of something on the page; of a place on the board, the middle of its frame."""
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
            mouse.move(*self.middle(self.farthest()), steps=4)
        elif self.page.locator(".seat.target").count():
            mouse.move(*self.middle(self.page.locator(".seat.target").first), steps=4)
        mouse.up()
        if self.page.locator(".target.picked").count() and not self.page.locator("[data-do=confirm]").count():
            mouse.click(*self.middle(self.page.locator(".target:not(.picked)").first))
        self.confirm()
        if (main := self.page.locator(".ask .main")).count():
            main.first.click()

    def confirm(self) -> None:
        """Confirm, where a confirmation is asked for."""
        button = self.page.locator("[data-do=confirm]")
        if button.count():
            self.press(button)

    def discard(self) -> None:
        """Pass with the first card."""
        if self.way == "keys":
            self.page.keyboard.press("d")
            self.page.keyboard.press("1")
        else:
            self.press(self.page.locator("[data-do=discard]"))
            self.press(self.page.locator(".hand .card").first)
        self.press(self.page.locator(".ask [data-do=pass]").first)

    def press(self, button: Locator) -> None:
        """Press a button in this player's way."""
        if self.way == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "tap":
            button.tap()
        else:
            button.click()
