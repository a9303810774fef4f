"""The daily mine in a real browser: a whole day at phone size, and what it leads to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.browser import until
from tests.web.player import Player

from saboteur.words.sentences import texts


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_day_is_played_judged_and_shared(new_page: Callable[..., Page], language: str) -> None:
    page = new_page("small")
    page.goto("/")
    page.locator("select:has(option[value=de])").select_option(language)
    page.locator("[data-do=daily]").tap()
    page.locator("[data-do=daily-play]").tap()
    page.wait_for_selector(".hand")
    table = page.url
    page.goto("/daily")
    expect(page.locator("[data-do=daily-play]")).to_have_text(texts(language)("daily-go-on"))
    page.locator("[data-do=daily-play]").tap()
    page.wait_for_url(table)  # the same try, however often one begins
    Player(page, "tap", by_hand=1).play(120)
    page.locator(".final [data-do=daily]").tap()
    score = page.locator("[data-part=score]")
    expect(score).to_be_visible(timeout=90_000)
    assert len(score.locator("[data-signs] svg").all()) == 5
    expect(page.locator("[data-part=best]")).to_be_attached(timeout=90_000)
    expect(page.locator("[data-me=true]")).to_have_count(1)
    expect(page.locator("[data-part=line] li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    with page.expect_download() as download:
        page.locator("[data-do=picture]").evaluate("one => { navigator.canShare = undefined; one.click() }")
    assert download.value.suggested_filename.endswith(".png")
    page.goto("/")
    points = page.locator("[data-do=daily] small")
    expect(points).to_contain_text(score_of(page, language))


def score_of(page: Page, language: str) -> str:
    """Return how the tile says today's score."""
    found = page.evaluate("fetch('/api/daily').then(answer => answer.json())")
    return texts(language)("daily-points", points=found["score"])


TODAY = {
    "day": "2026-11-16", "plan": "base", "modules": ["base"], "seats": 5, "begins": 0, "ends": 1, "opens": 2,
    "commitment": "abc", "drawn": 0, "players": 1,
}  # fmt: skip
DAILY = {
    "now": 0, "status": "done", "table": None, "score": 88, "streak": 1, "longest": 1, "past": [], "tomorrow": None,
    "today": TODAY,
}  # fmt: skip
RESULT = {
    "day": "2026-11-16", "plan": "base", "seat": 0, "names": ["", "Flint"], "status": "done", "table": None,
    "score": 88, "late": False, "won": True, "gold": 3, "signs": "💎🪙🪨💎💎", "choices": [], "forks": [],
    "places": [], "players": 1, "seed": None, "commitment": "abc",
    "best": {"actions": [], "won": True, "gold": 3, "score": 90},
}  # fmt: skip
REACH = {"email": "ann@mine.example", "pushes": 0, "sends_email": True, "push_key": "", "daily": None}


def test_word_of_new_days_comes_at_ones_own_hour_and_only_if_it_is_asked_for(
    new_page: Callable[..., Page],
) -> None:
    page, asked = new_page("small"), []

    def choose(route: Route) -> None:
        asked.append(dict(route.request.post_data_json or {})["hour"])
        route.fulfill(json=REACH | {"daily": asked[-1]})

    page.route("**/api/daily", lambda route: route.fulfill(json=DAILY))
    page.route("**/api/daily/2026-11-16", lambda route: route.fulfill(json=RESULT))
    page.route("**/api/me", lambda route: route.fulfill(json={"known": True, "name": "Ann"}))
    page.route("**/api/me/reach", lambda route: route.fulfill(json=REACH))
    page.route("**/api/me/daily", choose)
    page.goto("/daily")
    box, hour = page.locator("[data-do=daily-word]"), page.locator("[data-do=daily-hour]")
    expect(box).not_to_be_checked()
    hour.select_option("18")
    assert asked == [], "nothing is asked for by looking at the hours"
    box.check()
    expect(box).to_be_checked()
    hour.select_option("7")
    box.uncheck()
    expect(box).not_to_be_checked()
    until(page, lambda: len(asked) == 3)
    away = page.evaluate("new Date(2026, new Date().getMonth(), 1, 12).getTimezoneOffset() / 60")
    assert asked == [(18 + away) % 24, (7 + away) % 24, None]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
