"""How tests get to a table: by the form, by the programs' door, two people together, and through its replay."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from saboteur.sim.random_rulesets import everything

# The steps of a replay after the second, each drawn before the next: hundreds of keys by way of the browser's driver
# cost more than the page itself. The last step that came, a minute after the one before at most.
STEPS = """async total => {
  const shown = () => parseInt(document.querySelector('.now .count').textContent)
  for (let step = 3; step <= total; step++) {
    const asked = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    do await new Promise(drawn => requestAnimationFrame(drawn))
    while (shown() !== step && performance.now() - asked < 60000)
    if (shown() !== step) break
  }
  return shown()
}"""


def open_with_bots(page: Page, preset: str, seats: int) -> None:
    """Open a table with bots by the form for new tables."""
    page.goto("/new")
    page.locator(f"[data-preset={preset}]").click()
    page.locator("[data-do=seats]").select_option(str(seats))
    page.locator("[data-do=bot-company]").select_option("level")
    page.locator("[data-do=level]").select_option("random")
    page.locator("[data-do=open-start]").click()
    page.wait_for_selector(".hand")


def open_modules(
    page: Page, modules: Sequence[str], seats: int, rules: Mapping[str, str] | None = None, *, bots: bool = True
) -> str:
    """Open a table by the programs' door, and give its address; with bots it begins at once."""
    setup = {"seats": seats, "modules": list(modules), "options": dict(rules or {})}
    made = page.request.post(
        "/api/tables",
        data={
            "name": "Ann", "setup": setup, "bots": bots, "start": bots,
            "options": {"bot_level": "random", "bot_speed": "fast", "veto_seconds": 1, "clock": "none"},
        },
    )  # fmt: skip
    assert made.ok, made.text()
    address = f"/t/{made.json()['table']}"
    page.goto(address)
    return address


def open_for_two(
    page: Page, other: Page, modules: Sequence[str], seats: int, rules: Mapping[str, str] | None = None
) -> None:
    """Seat two people and bots, and begin."""
    other.goto(open_modules(page, modules, seats, rules, bots=False))
    other.locator("[data-do=sit]").click()
    other.wait_for_selector("li.own")
    page.locator("[data-do=fill]").click()
    page.locator("[data-do=start]").click()
    for one in (page, other):
        one.wait_for_selector(".hand")


def go_through_replay(page: Page, table: str, eyes: str) -> None:
    """Show every step of a finished game; whatever breaks the page, its counter stands still then."""
    page.goto(f"/t/{table}/replay?step=1&eyes={eyes}")
    page.wait_for_selector("input[type=range]")
    place = page.locator(".now .count")
    total = int(place.inner_text().split("/")[1].split()[0])
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(re.compile(r"^2\s*/"))
    assert page.evaluate(STEPS, total) == total


def all_modules(foundation: str, seats: int, *, veto: bool) -> list[str]:
    """Return everything that goes together; every veto window takes its full second, whatever anybody answers."""
    return [key for key in everything(foundation, seats)[1] if veto or key != "veto"]
