"""Every language has room on a narrow phone, and so has one whose sentences are 40 % longer than English ones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.fake import answer, position, show
from tests.web.test_moments import end_of_round, middle, story
from tests.web.test_replay import Sitting, come_in, play, replay, sit, verdict, wait

from saboteur.words import LANGUAGES, texts

NARROW = {"width": 320, "height": 640}
# Look at the page in one language after another, as the settings choose it: by the function that the page itself has
# loaded. The last is one that nobody speaks: every English sentence repeats its first 40 %, with accents on vowels.
# All in one script, because a question to the browser takes longer than its answer.
LOOK = """async languages => {
  // Text that sticks out of its box to the side, where the box neither cuts it off nor scrolls on purpose.
  const sticksOut = one => {
    if (one.scrollWidth <= one.clientWidth + 2 || one.closest('svg')) return false
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) return false
    const style = getComputedStyle(one)
    return style.overflowX === 'visible' && style.display !== 'inline' && one.getBoundingClientRect().width > 1
  }
  const faults = {}, said = new Set()
  const check = async language => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const found = [...document.querySelectorAll('body *')].filter(sticksOut).map(one => one.outerHTML.slice(0, 160))
    if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways')
    if (found.length) faults[language] = found
    said.add(document.body.innerText)
  }
  if (!window.speak) {
    // The document names what it has loaded; the browser's own list is empty where all came out of its memory.
    const scripts = [...document.querySelectorAll('script[src], link[rel=modulepreload]')]
    for (const name of scripts.map(one => one.src || one.href)) {
      if (window.speak || !/assets.[^/]*[.]js$/.test(name)) continue
      const found = Object.values(await import(name)) // loaded already; which file it is in is the builder's choice
      window.speak = found.find(one => typeof one === 'function' && /documentElement[.]lang ?=/.test(one))
    }
  }
  for (const language of languages) {
    await window.speak(language, false)
    if (document.documentElement.lang !== language) faults[language] = ['speaks ' + document.documentElement.lang]
    await check(language)
  }
  const marked = text => text.replace(/[aeiou]/g, letter => letter + '\\u0301')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes = []
  while (walker.nextNode()) if (/[a-z]{3}/i.test(walker.currentNode.textContent)) nodes.push(walker.currentNode)
  const shown = nodes.filter(node => !node.parentElement.closest('svg, script, style'))
  const before = shown.map(node => [node, node.textContent])
  for (const [node, whole] of before) {
    const text = whole.trimEnd()
    node.textContent = marked(text) + ' ' + marked(text.slice(0, Math.ceil(text.length * 0.4)))
  }
  await check('stretched')
  before.forEach(([node, text]) => (node.textContent = text))
  return [faults, said.size]
}"""
Look = Callable[[str], None]


@pytest.fixture(scope="module")
def finished(server: str) -> Sitting:
    """Play one game to its end, for the replay."""

    async def game() -> Sitting:
        ann = await sit(server, seats=3)
        await play(ann)
        return ann

    return wait(game())


@pytest.fixture
def narrow(page: Page) -> Page:
    """Open a narrow phone."""
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]  # Playwright's own type of a size is private
    return page


@pytest.fixture
def look(narrow: Page) -> Look:
    """Check of a screen that nothing sticks out and that it does not scroll sideways, in one language after another.

    All on one page: opening each screen in each language took most of the time. English is the last, for it is
    stretched, and whoever presses something afterwards finds it as it was.
    """

    def check(where: str) -> None:
        faults, said = narrow.evaluate(LOOK, [*(one for one in LANGUAGES if one != "en"), "en"])
        assert faults == {}, where
        assert said == len(LANGUAGES) + 1, f"{where} does not change with the language"

    return check


def says(page: Page, key: str) -> str:
    """Return a word as the page says it."""
    return texts(page.evaluate("document.documentElement.lang"))(key)


def test_the_way_to_a_table_fits_into_320_pixels(narrow: Page, look: Look) -> None:
    for address, sight, where in (
        ("/", "[data-do=play-now]", "the entrance"),
        ("/rules", "main article, main details, main h2", "the rules"),
        ("/you", "main h2, main p", "the page about oneself"),
        ("/new", "[data-preset=base]", "the form for a new table"),
    ):
        narrow.goto(address)
        narrow.wait_for_selector(sight)
        narrow.locator("details:not([open]) > summary").evaluate_all("all => all.forEach(one => one.click())")
        look(where)
    narrow.locator("[data-do=open]").click()
    narrow.wait_for_selector(".code")
    look("the lobby")


def test_the_table_and_its_sheets_fit_into_320_pixels(narrow: Page, look: Look) -> None:
    show(narrow, position("everything:middle"))
    narrow.wait_for_selector(".ask")
    look("the table")
    narrow.locator(f'[aria-label="{says(narrow, "menu")}"]').click()
    narrow.wait_for_selector(".settings")
    look("the settings")
    narrow.keyboard.press("Escape")
    narrow.locator(f'[aria-label="{says(narrow, "talk")}"]').click()
    for tab in (2, 1, 0):  # talk, what one knows, the log
        narrow.get_by_role("tab").nth(tab).click()
        look(f"the tab {tab} beside the table")


def test_the_end_of_a_round_and_of_a_game_fits_into_320_pixels(narrow: Page, look: Look) -> None:
    game = middle()
    table = show(narrow, game)
    story(narrow, game)
    end_of_round(table, game, [game["view"]["own"]["seat"]])
    narrow.keyboard.press("Shift")  # no held breath; a tap may open what lies under it
    expect(narrow.locator("[data-part=sheet]")).to_have_count(1)
    narrow.locator("[data-do=skip]").evaluate_all("all => all.forEach(one => one.click())")
    narrow.wait_for_selector("[data-do=close-reveal]")
    look("the reveal of a round")
    narrow.evaluate("sessionStorage.clear()")
    show(narrow, position("base:over"))
    narrow.wait_for_selector(".final")
    narrow.locator(".final details").evaluate_all("all => all.forEach(one => (one.open = true))")
    look("the end of the game")


def test_the_replay_fits_into_320_pixels(narrow: Page, look: Look, finished: Sitting) -> None:
    come_in(narrow, finished)
    answer(narrow, "/analysis", {"analysis": verdict()})
    replay(narrow, finished.table, "?step=9")
    for tab in ("log", "hands", "proof", "charts"):
        narrow.locator(f"#tab-{tab}").click()
        if tab == "charts":
            narrow.wait_for_selector(".rows", timeout=30_000)
        look(f"the replay, {tab}")
