"""Every screen is reachable, accessible (axe, WCAG 2.2 AA) and large enough for a thumb, in both colour schemes."""

import contextlib
import zlib
from collections.abc import Callable
from struct import unpack_from
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, expect
from tests.web.browser import SIZES, daily, until
from tests.web.fake import POSITIONS, full_table, position, show
from tests.web.server import ROOT, STATIC

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = {"runOnly": RULES, "resultTypes": ["violations"]}  # whatever holds is not listed, which takes most of the time
THUMB = 44
FACE_BYTES = 25_000
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Everything that can be pressed and is smaller than a thumb; places on the board grow with the zoom.
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input[type=text]')].filter(one => {
  const box = one.getBoundingClientRect()
  return box.width > 0 && (box.height < %d - 0.5 || box.width < %d - 0.5)
}).map(one => one.outerHTML.slice(0, 120))""" % (THUMB, THUMB)  # noqa: UP031 - braces all over


def check(page: Page, but: str | None = None) -> None:
    """Look at the page as axe and as a thumb does; axe but for what was looked at before."""
    page.wait_for_timeout(150)
    found = Axe().run(page, context={"exclude": [but]} if but else None, options=AXE)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def start_game(page: Page) -> None:
    """From the entrance to the table."""
    page.goto("/")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector(".hand")


@pytest.mark.parametrize("page", daily(SIZES, "phone"), indirect=True)
def test_the_entrance_the_form_and_the_lobby_are_accessible(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    check(page)
    page.locator("[data-do=new-table]").click()
    page.wait_for_selector("[data-preset=base]")
    check(page)
    page.locator("summary").click()
    check(page)
    page.locator("[data-do=open]").click()
    page.wait_for_selector(".code")
    check(page)


@pytest.mark.parametrize("page", daily(SIZES, "phone", "desktop"), indirect=True)
def test_the_table_and_its_panels_are_accessible(page: Page) -> None:
    start_game(page)
    page.wait_for_selector('.ask[data-question="take_turn"]', timeout=30_000)
    check(page)
    page.locator(".hand .card").first.click()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    check(page)
    page.locator("dialog header button").click()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog")
    check(page)
    page.locator("dialog header button").click()
    page.keyboard.press("b")
    page.wait_for_selector(".text-board")
    check(page)


QUESTIONS = sorted({one["view"]["question"]["kind"] for one in POSITIONS if one["view"]["question"]})


def test_the_panel_of_every_question_is_accessible(page: Page) -> None:
    assert len(QUESTIONS) == 13
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({askVeto: true}))")
    asked = {one["view"]["question"]["kind"]: one["name"] for one in POSITIONS if one["options"]}
    table = show(page, position(asked[QUESTIONS[0]]))
    for kind in QUESTIONS:
        table.game = position(asked[kind])
        table.snapshot()
        expect(page.locator(f'.ask[data-question="{kind}"]')).to_have_count(1)
        check(page, but="[data-part=board]")


@pytest.mark.parametrize("page", daily(("phone", "desktop"), "phone"), indirect=True)
def test_talk_and_what_one_knows_are_accessible(page: Page) -> None:
    show(page, position("everything:middle"))
    page.wait_for_selector('.ask[data-question="take_turn"]')
    if page.get_by_role("button", name="Talk").count():
        page.get_by_role("button", name="Talk").click()
    for tab in ("Talk", "What you know", "Log"):
        page.get_by_role("tab", name=tab).click()
        check(page)


def test_a_full_table_is_accessible_at_high_contrast(page: Page) -> None:
    page.add_init_script("localStorage.setItem('saboteur.settings', JSON.stringify({contrast: true}))")
    show(page, full_table())
    page.wait_for_selector('.ask[data-question="take_turn"]')
    page.locator(".hand .card").first.tap()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        check(page)


def test_the_reveal_of_a_round_is_accessible(page: Page) -> None:
    from tests.web.test_moments import end_of_round, story  # they look with our eyes, too

    game = position("base:middle")
    table = show(page, game)
    story(page, game)
    end_of_round(table, game, [game["view"]["own"]["seat"]])
    page.keyboard.press("Shift")  # no held breath
    page.wait_for_selector(".reveal")
    page.locator("[data-do=skip]").evaluate_all("all => all.forEach(one => one.click())")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        check(page)


def test_the_final_ranking_is_accessible(page: Page) -> None:
    show(page, position("base:over"))
    page.wait_for_selector(".final")
    page.locator(".final details").evaluate_all("all => all.forEach(one => (one.open = true))")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        check(page)


def test_choices_that_clash_say_so_before_the_start(page: Page) -> None:
    page.goto("/new")
    page.wait_for_selector("[data-preset=base]")
    page.locator("summary").click()
    page.locator("[data-module=wardrobe]").check()
    page.locator("[data-module=tunnel_party]").check()
    expect(page.get_by_role("alert")).to_contain_text("do not go together")
    expect(page.locator("[data-do=open]")).to_be_disabled()
    page.locator("[data-module=wardrobe]").uncheck()
    expect(page.locator("[data-do=open]")).to_be_enabled()
    # A preset changes what is ticked, and folds nothing; ticks are ours, not the browser's.
    page.locator("[data-preset=base]").click()
    expect(page.locator("[data-module=tunnel_party]")).to_be_visible()
    expect(page.locator("[data-module=tunnel_party]")).not_to_be_checked()
    drawn = page.locator("input[type=checkbox], input[type=radio]").evaluate_all(
        "all => all.map(one => getComputedStyle(one).appearance)"
    )
    assert set(drawn) == {"none"}


def test_the_page_speaks_the_chosen_language(page: Page) -> None:
    page.goto("/")
    for language, word in (
        ("de", "Sofort spielen"), ("cs", "Hrát hned"), ("bg", "Играй веднага"), ("uk", "Грати зараз"),
    ):  # fmt: skip
        page.locator("select:has(option[value=de])").select_option(language)
        expect(page.locator("[data-do=play-now]")).to_contain_text(word)
        page.reload()
        expect(page.locator("[data-do=play-now]")).to_contain_text(word)
        assert page.evaluate("document.documentElement.lang") == language


def test_text_at_twice_the_size_still_fits(page: Page) -> None:
    page.set_viewport_size({"width": 720, "height": 1480})
    page.goto("/")
    page.wait_for_selector("[data-do=play-now]")
    for screen in ("entrance", "table"):
        if screen == "table":
            show(page, position("saboteur2:middle"))
            page.wait_for_selector('.ask[data-question="take_turn"]')
        page.evaluate("document.documentElement.style.fontSize = '32px'")
        until(page, lambda: bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth")))
    hand, board = page.locator(".hand .card").first.bounding_box(), page.locator(".board").bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["y"] + hand["height"] <= 1480, "the hand is pushed off the screen"
    assert board["height"] > 300, "the board is squeezed away"


def test_the_entrance_opens_without_a_network_after_one_visit(new_page: Callable[..., Page]) -> None:
    page = new_page("phone", worker=True)
    page.goto("/")
    expect(page.locator("[data-do=play-now]")).to_be_visible()
    kept = "async () => (await (await caches.open('saboteur-1')).keys()).filter((k) => k.url.endsWith('.js')).length"
    page.wait_for_function(f"({kept})().then((n) => n >= 2)")
    page.wait_for_function("navigator.serviceWorker.ready.then((kept) => kept.active?.state === 'activated')")
    page.context.set_offline(True)
    for _ in range(10):  # a browser without time to start the worker goes past it to the network
        with contextlib.suppress(Error):
            page.goto("/")
            break
        page.wait_for_timeout(500)
    expect(page.locator("[data-do=play-now]")).to_be_visible()
    page.context.set_offline(False)


def test_the_icons_and_the_picture_of_links_are_there(page: Page) -> None:
    manifest = page.request.get("/manifest.webmanifest").json()
    for path in [*(icon["src"] for icon in manifest["icons"]), "/apple-touch-icon.png", "/invite.png"]:
        answer = page.request.get(path)
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_headings_are_set_in_a_face_of_our_own_in_every_language(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("document.fonts.load(\"24px 'Mine Sign'\").then(found => found.length)") == 1
    assert "Mine Sign" in page.locator("h1").evaluate("one => getComputedStyle(one).fontFamily")
    (face,) = (STATIC / "assets").glob("mine-sign-*.woff")
    assert face.stat().st_size <= FACE_BYTES
    files = [path.read_text("utf-8") for path in (ROOT / "src/saboteur/words/locales").glob("*/*.ftl")]
    used = {sign for sign in "".join(files) if sign.isalpha()}
    assert len(used) > 150
    assert sorted(used - signs_of(face.read_bytes())) == []


def signs_of(woff: bytes) -> set[str]:
    """Return the signs that a face has, by its table of ranges (`cmap`, format 4)."""
    parts = [unpack_from(">4sIII", woff, at) for at in range(44, 44 + 20 * unpack_from(">H", woff, 12)[0], 20)]
    offset, packed, length = next(rest for tag, *rest in parts if tag == b"cmap")
    table = woff[offset : offset + packed]
    cmap = table if packed == length else zlib.decompress(table)
    start = unpack_from(">I", cmap, 8)[0]
    kind, _, _, twice = unpack_from(">HHHH", cmap, start)
    assert kind == 4
    ends = unpack_from(f">{twice // 2}H", cmap, start + 14)
    begins = unpack_from(f">{twice // 2}H", cmap, start + 16 + twice)
    return {chr(sign) for first, last in zip(begins, ends, strict=True) for sign in range(first, last + 1)}
