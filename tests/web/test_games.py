"""Whole games through a real browser, a real server and real bots: by taps, by dragging, by keyboard alone.

`tools/browser_games.py` plays every preset in every way at every size.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player, Way, play_together
from tests.web.tables import all_modules, open_for_two, open_with_bots

GAME_SECONDS = 600  # of a busy machine
MOVES = 6  # of a game that is not played to its end
BY_HAND = (
    2  # questions of each kind that each person answers on the page in a round; the others are answered for them
)
NewPage = Callable[..., Page]


in_every_way = pytest.mark.parametrize(
    ("size", "way", "modules"),
    [
        ("phone", "tap", all_modules("base", 4, veto=False)),
        ("desktop", "drag", ["saboteur2"]),
        ("tablet", "keys", ["base"]),
    ],
    ids=["everything-by-taps", "saboteur2-by-dragging", "base-by-keys"],
)


@in_every_way
def test_two_people_play_with_bots(new_page: NewPage, size: str, way: Way, modules: list[str]) -> None:
    page, other = new_page(size), new_page(size)
    open_for_two(page, other, modules, 4)
    players = [Player(page, way), Player(other, way)]
    play_together(players, GAME_SECONDS, enough=lambda: all(player.steps >= 2 for player in players))


@pytest.mark.long
@in_every_way
def test_two_people_and_bots_play_a_whole_game(new_page: NewPage, size: str, way: Way, modules: list[str]) -> None:
    page, other = new_page(size, worker=True), new_page(size)
    open_for_two(page, other, modules, 4)
    players = [Player(page, way, BY_HAND), Player(other, way, BY_HAND)]
    play_together(players, GAME_SECONDS)
    for player in players:
        expect(player.page.locator(".final li")).to_have_count(4)
        assert player.steps >= 3
        assert "take_turn" in player.asked


def test_one_person_alone_plays_again_at_once(page: Page) -> None:
    open_with_bots(page, "base", 3)
    player = Player(page, "tap", by_hand=1)
    player.play(GAME_SECONDS)
    first = page.url
    player.press(page.locator("[data-do=rematch]"))
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".hand .card")).to_have_count(6)
    assert page.locator("[data-do=start]").count() == 0


def test_veto_windows_of_everything_at_once_are_answered_by_taps(new_page: NewPage) -> None:
    # Two people: whoever plays the first card of a round, one of them is asked. One alone would wait for the next
    # round if a bot played the Veto against their first card.
    page, other = new_page("phone"), new_page("phone")
    for one in (page, other):  # without a Veto nobody is asked, unless they want to be
        one.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({askVeto: true}))")
    open_for_two(page, other, all_modules("base", 3, veto=True), 3)
    players = [Player(page, "tap"), Player(other, "tap")]

    def enough() -> bool:  # every window takes its full second, whatever anybody answers: a whole round takes minutes
        return sum(player.windows for player in players) > 0 and sum(player.moves for player in players) >= MOVES

    play_together(players, GAME_SECONDS, enough=enough)
    answered = [player for player in players if player.windows]
    assert answered
    assert all("veto_window" in player.asked for player in answered)


def laid_with_three_clicks(page: Page) -> bool:
    """Play from the entrance and lay the first card that lies at once; no: none does, or a tool is broken."""
    page.goto("/")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)
    for card in page.locator(".hand .card:not(.dull)").all():
        card.click()
        if page.locator(".target.lays").count():
            page.locator(".target.lays rect").last.click()
            if page.locator("[data-do=confirm]").count() == 0:  # a card that fits both ways round asks which
                return True
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return False


def test_the_first_card_is_laid_with_three_clicks_from_the_entrance(new_page: NewPage) -> None:
    page = next(filter(laid_with_three_clicks, (new_page("desktop") for _ in range(10))), None)
    assert page is not None, "no card of ten hands can be laid with three clicks"
    own = page.locator(".seat.own .name").inner_text()
    assert own == "You"
    expect(page.locator("aside .log").get_by_text(re.compile("lays? a path")).first).to_be_visible()
