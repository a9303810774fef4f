"""What others do to one is felt: who, by what, and what is different now; it keeps nobody from anything."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import show
from tests.web.test_moments import middle, show_role, take_up
from tests.web.test_screens import check

OWN = 0
BLOWS: dict[str, tuple[list[dict[str, Any]], str, str]] = {
    "a tool is broken": (
        [{"event": "tool_broken", "seat": 1, "target": OWN, "tool": "pick"}],
        "Flint breaks",
        "as long as this is in front of you",
    ),
    "trapped": ([{"event": "front_laid", "seat": 1, "target": OWN, "front": "trapped"}], "Flint", "Trapped"),
    "a hand is swapped": (
        [
            {"event": "hands_swapped", "seat": 1, "target": OWN},
            {"event": "hand_card", "seat": OWN, "card": "map"},
            {"event": "hand_card", "seat": OWN, "card": "rockfall"},
            {"event": "hand_card", "seat": 1, "card": "NS"},
        ],
        "Flint swaps hands",
        "Your new hand",
    ),
    "robbed": ([{"event": "robbed", "seat": 1, "victim": OWN}], "Flint steals", "−1 gold"),
    "a chest takes a card": (
        [{"event": "card_taken", "seat": 1, "target": OWN, "card": "map"}],
        "Flint takes",
        "You lose this card.",
    ),
    "vetoed": (
        [{"event": "card_vetoed", "seat": 1, "victim": OWN, "action": {"do": "map", "cell": {"x": 8, "y": 0}}}],
        "Flint vetoes",
        "",
    ),
    "the party deals the same dwarf": (
        [{"event": "dwarf_changed", "seat": OWN, "why": "tunnel_party", "role": "digger"}],
        "Your new dwarf",
        "Gold-digger",
    ),
}


@pytest.mark.parametrize("blow", list(BLOWS))
def test_a_blow_is_a_moment_with_culprit_cause_and_change(page: Page, blow: str) -> None:
    events, who, change = BLOWS[blow]
    show_role(page)
    game = middle()
    assert game["view"]["own"]["seat"] == OWN
    table = show(page, game)
    take_up(page)
    table.happen(events)
    moment = page.locator("[data-part=moment]")
    expect(moment).to_contain_text(who)
    expect(moment).to_contain_text(change)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    check(page)
    page.locator(".seats").tap(position={"x": 5, "y": 5})
    expect(moment).to_have_count(0)


def test_a_blow_keeps_nobody_from_playing_on(page: Page) -> None:
    show_role(page)
    table = show(page, middle())
    take_up(page)
    table.happen(BLOWS["a tool is broken"][0])
    expect(page.locator("[data-part=moment]")).to_have_count(1)
    page.locator(".hand .card").first.tap()
    expect(page.locator("[data-part=moment]")).to_have_count(0)
    expect(page.locator(".hand .card").first).to_have_attribute("aria-pressed", "true")


def test_what_is_done_to_others_or_by_oneself_is_no_blow(page: Page) -> None:
    show_role(page)
    table = show(page, middle())
    take_up(page)
    table.happen([
        {"event": "tool_broken", "seat": 1, "target": 2, "tool": "pick"},
        {"event": "robbed", "seat": 1, "victim": 2},
        {"event": "hands_swapped", "seat": 1, "target": 2},
        {"event": "tool_broken", "seat": OWN, "target": 1, "tool": "pick"},
    ])  # fmt: skip
    page.wait_for_timeout(500)
    expect(page.locator("[data-part=moment]")).to_have_count(0)
