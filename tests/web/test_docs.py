"""The documentation at /docs in a real browser: nothing is refused by the policy, and one can search."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.project.test_docs_site import build
from tools import docs_site

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not (docs_site.SITE / "index.html").is_file():
        build(docs_site.SITE)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_one_reads_searches_and_finds(new_page: Callable[..., Page], size: str) -> None:
    page = new_page(size)
    page.goto("/docs")
    expect(page.get_by_role("heading", name="Saboteur", exact=True)).to_be_visible()
    assert page.evaluate("document.querySelector('.content h1').getBoundingClientRect().top") < 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/docs/search.html?q=detour")
    page.get_by_role("link", name="Rulings", exact=True).last.click()
    expect(page.locator("h1")).to_contain_text("Rulings")


def test_the_worker_that_keeps_the_game_does_not_keep_the_documentation_as_its_page(
    new_page: Callable[..., Page],
) -> None:
    page = new_page("phone", worker=True)
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.goto("/")  # from now on the worker answers
    page.wait_for_selector("[data-do=play-now]")
    page.goto("/docs/rulings.html")
    kept = page.evaluate("caches.open('saboteur-1').then(kept => kept.match('/')).then(found => found.text())")
    assert "data-theme" not in kept
    assert "/assets/" in kept
