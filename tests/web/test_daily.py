"""The daily mine in a real browser: a whole day at phone size, and what it leads to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
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
