"""Puzzles in a real browser at phone size: ten of them one after the other, with hints, solutions and playing on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import daily
from tests.web.test_screens import check

from saboteur.puzzles.asking import choices, is_right
from saboteur.puzzles.puzzle import Puzzle
from saboteur.puzzles.storage import shipped
from saboteur.words.sentences import texts

TEN = 10


def answer(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    """Choose an answer by taps, and give it."""
    place, choice = next((at, one) for at, one in enumerate(choices(puzzle)) if is_right(puzzle, one) == right)
    if puzzle.kind == "who":
        for seat in choice:
            page.locator(f"[data-name='{seat}']").click()
    else:
        page.locator(f"[data-choice='{place}']").click()
    page.locator("[data-do=answer]").click()
    expect(page.locator("[data-right]")).to_have_attribute("data-right", str(right).lower())


def asked(page: Page, before: str = "") -> Puzzle:
    """Wait for the next question; return its puzzle."""
    page.wait_for_function(
        "before => { const id = document.querySelector('.puzzle')?.dataset.puzzle; return id && id !== before }",
        arg=before,
    )
    return shipped()[page.locator(".puzzle").get_attribute("data-puzzle") or ""]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", daily(["de", "en"], "de"))
def test_ten_puzzles_are_solved_one_after_the_other(new_page: Callable[..., Page], language: str) -> None:
    page = new_page("small")
    page.goto("/")
    page.locator("select:has(option[value=de])").select_option(language)
    page.locator("[data-do=puzzles]").tap()
    seen: list[str] = []
    before = asked(page).id
    kinds: set[str] = set()
    for number in range(TEN):
        kind = ("move", "who", "lie")[number % 3]
        page.locator("[data-do=choose]").click()
        page.locator("[data-do=kind]").select_option(kind)
        page.locator("[data-do=taste]").click()
        page.wait_for_selector(f".puzzle[data-kind={kind}]")
        puzzle = asked(page, before)
        assert puzzle.id not in seen
        assert fits(page), "the page scrolls sideways"
        answer(page, puzzle, right=number % 4 != 3)
        assert fits(page), "the page scrolls sideways"
        before = puzzle.id
        seen.append(puzzle.id)
        kinds.add(puzzle.kind)
    assert kinds == {"move", "who", "lie"}
    page.goto("/")
    solved = texts(language)("puzzle-tile-solved", count=TEN - 2)
    expect(page.locator("[data-do=puzzles] small")).to_have_text(solved)


def test_a_hint_helps_and_the_solution_is_shown_on_the_board(new_page: Callable[..., Page]) -> None:
    page = new_page("small")
    by_kind = {one.kind: one for one in shipped().values()}
    move, who = by_kind["move"], by_kind["who"]
    page.goto(f"/puzzles/{move.id}")
    page.locator("[data-do=hint]").click()
    expect(page.locator(".out").first).to_be_visible()
    wrong = [at for at, one in enumerate(choices(move)) if not is_right(move, one)]
    assert page.locator(".out").count() == len(wrong) // 2
    answer(page, move, right=True)
    expect(page.locator(".side li.best").first).to_be_visible()
    page.goto(f"/puzzles/{who.id}")
    page.locator("[data-do=hint]").click()
    expect(page.locator(".telling").first).to_be_visible()
    page.locator("[data-do=now]").click()
    page.locator("#puzzle-tab-question").click()
    answer(page, who, right=False)
    expect(page.locator("[data-telling]")).to_have_count(len(who.telling))
    page.locator("[data-telling]").first.click()
    expect(page.locator("[data-do=now]")).to_be_visible()


@pytest.mark.parametrize("size", daily(["small", "lying", "desktop"], "small"))
def test_all_of_it_is_accessible(new_page: Callable[..., Page], size: str) -> None:
    page = new_page(size)
    for kind in ("move", "who", "lie"):
        puzzle = next(one for one in shipped().values() if one.kind == kind and one.setup.seats == 5)
        page.goto(f"/puzzles/{puzzle.id}")
        page.wait_for_selector(".own")
        check(page)
        page.locator("#puzzle-tab-story").click()
        check(page, but="[data-part=board]")
        page.locator("#puzzle-tab-question").click()
        answer(page, puzzle, right=True)
        check(page, but="[data-part=board]")
        page.locator("[data-do=choose]").click()
        page.wait_for_selector("[data-part=taste]")
        check(page, but="[data-part=board]")


def test_one_plays_on_from_a_puzzle(new_page: Callable[..., Page]) -> None:
    page = new_page("small")
    puzzle = next(one for one in shipped().values() if one.kind == "move")
    page.goto(f"/puzzles/{puzzle.id}")
    hand = page.locator(".own .cards svg")
    expect(hand.first).to_be_visible()
    held = hand.count()
    answer(page, puzzle, right=True)
    page.locator("[data-do=play-on]").click()
    page.wait_for_selector(".hand")
    expect(page.locator(".hand li")).to_have_count(held)


def test_a_puzzle_that_there_is_not_is_said(new_page: Callable[..., Page]) -> None:
    page = new_page("small")
    page.route("**/api/puzzles/nothere", lambda route: route.fulfill(
        status=404, json={"code": "no_puzzle", "sentence": "", "values": {}, "clashes": []}))  # fmt: skip
    page.goto("/puzzles/nothere")
    expect(page.locator("[role=alert]")).to_have_text(texts("en")("refusal-no-puzzle"))
