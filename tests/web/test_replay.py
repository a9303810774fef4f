"""After the game: replay, charts, reasons, proof; and guesses locked before the reveal."""

import asyncio
import base64
import contextlib
import re
from bisect import bisect_right
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browser import daily, open_page, until
from tests.web.fake import answer
from tests.web.tables import go_through_replay
from tests.web.test_screens import check

from saboteur.client import Client
from saboteur.play.actions import LayPath
from saboteur.server import messages as m

T = TypeVar("T")
TABS = ("log", "hands", "charts", "proof")


class Sitting(NamedTuple):
    """A person, and the table where they have the seat 0."""

    client: Client
    table: str


def wait(work: Coroutine[Any, Any, T]) -> T:
    """Do something asynchronous; the browser's driver has this thread's event loop."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, asyncio.wait_for(work, 180)).result()


async def sit(server: str, seats: int = 4) -> Sitting:
    """Open a table with bots."""
    ann = await Client.new(server)
    options = m.TableOptions(bot_level="steady", clock="none")
    wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=seats), bots=True, start=True, options=options)
    return Sitting(ann, (await ann.create(wish)).table)


async def play(ann: Sitting, rounds: int = 3) -> None:
    """Dig eastwards until so many rounds are over, saying something now and then."""
    talking = []
    async with contextlib.aclosing(ann.client.play(ann.table)) as story:
        async for frame in story:
            game = frame.game
            if game is None:
                continue
            question = game.view.question
            if game.result is not None:
                return
            # A round whose gold is still picked, perhaps by Ann, is not told yet.
            if len(game.view.rounds) >= rounds < 3 and (question is None or question.kind != "pick_gold"):
                return
            if game.options:
                lays = [option for option in game.options if isinstance(option, LayPath)]
                if game.view.turn < 6:
                    said = ann.client.send(m.Speak(cid=f"s{game.decision}", claim=m.IAm(role="digger")))
                    talking.append(asyncio.ensure_future(said))
                ann.client.act(game.decision, max(lays, key=lambda lay: lay.cell.x) if lays else game.options[-1])


def come_in(page: Page, ann: Sitting) -> None:
    """Let a page belong to somebody."""
    page.context.add_cookies([{"name": "saboteur_device", "value": ann.client.token, "url": ann.client.url}])


@pytest.fixture(scope="module")
def finished(server: str) -> Sitting:
    """A finished game."""

    async def game() -> Sitting:
        ann = await sit(server)
        await play(ann)
        return ann

    return wait(game())


@pytest.fixture
def seated(page: Page, finished: Sitting) -> Page:
    """A page of somebody who played."""
    come_in(page, finished)
    return page


def replay(page: Page, table: str, query: str = "") -> None:
    """Open a replay and wait until it is there."""
    page.goto(f"/t/{table}/replay{query}")
    page.wait_for_selector("input[type=range]")


@pytest.mark.parametrize("eyes", daily(("open", "public", "0"), "0"))
def test_every_step_can_be_shown_through_any_eyes(seated: Page, finished: Sitting, eyes: str) -> None:
    """Ends of rounds, where many things happen in one step, are among them; a fault on the page fails the test."""
    go_through_replay(seated, finished.table, eyes)


def place(page: Page) -> int:
    """Return the step that is shown, counted from 1."""
    return int(page.locator(".now .count").inner_text().split("/")[0])


@pytest.mark.parametrize("page", daily(("phone", "desktop"), "phone"), indirect=True)
def test_every_panel_of_the_replay_is_accessible(seated: Page, finished: Sitting) -> None:
    """Dark on a phone, light on a desktop."""
    assert seated.viewport_size is not None
    theme = "light" if seated.viewport_size["width"] > 900 else "dark"
    seated.add_init_script(f"localStorage.setItem('saboteur.settings', JSON.stringify({{theme: '{theme}'}}))")
    answer(seated, "/analysis", {"analysis": verdict()})
    replay(seated, finished.table, "?step=9")
    for tab in TABS:
        seated.locator(f"#tab-{tab}").click()
        if tab == "charts":
            seated.wait_for_selector(".rows", timeout=30_000)
            for summary in seated.locator(".charts summary").all():
                summary.click()
        check(seated)
    seated.goto(f"/t/{finished.table}")
    seated.wait_for_selector(".final")
    seated.locator(".final summary").click()
    check(seated)


def test_the_log_draws_paths_and_says_them_to_ears(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table)
    laid = seated.locator(".log .move:has(svg)").first
    expect(laid.locator("svg")).to_be_visible()
    expect(laid.locator(".unseen")).to_contain_text(re.compile("lays a path"))
    assert seated.locator(".log .move").filter(has_text=re.compile("only you")).count() == 0
    told = seated.request.get(f"/api/tables/{finished.table}/replay?views=no").json()
    rounds = [(line["round"], bisect_right(told["starts"], line["step"])) for line in told["talk"]]
    assert rounds
    assert all(named == counted for named, counted in rounds), "talk of another round"


def test_keys_step_jump_and_change_the_eyes(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table)
    assert place(seated) == 1
    for key, wanted in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):
        seated.keyboard.press(key)
        assert place(seated) == wanted
    seated.keyboard.press("PageDown")
    expect(seated.locator(".now .count")).to_contain_text("Round 2")
    second = place(seated)
    seated.keyboard.press("ArrowRight")
    seated.keyboard.press("PageUp")
    assert place(seated) == second
    seated.keyboard.press("End")
    total = int(seated.locator(".now .count").inner_text().split(" ")[0].split("/")[1])
    assert place(seated) == total
    assert len(seated.locator(".marks span").all()) == 3
    seated.locator("#tab-hands").click()
    seated.keyboard.press("Home")
    expect(seated.locator(".side .hand")).to_have_count(4)
    seated.keyboard.press("e")
    expect(seated.locator(".side .hand")).to_have_count(0)
    seated.keyboard.press("e")
    expect(seated.locator(".side .hand")).to_have_count(1)


def test_whoever_changes_the_eyes_faster_than_the_steps_come_sees_by_the_last_ones(
    seated: Page, finished: Sitting
) -> None:
    later = "new Promise((go) => setTimeout(go, /first=/.test(a[0]) ? 500 : 0))"  # the moves come at once
    seated.add_init_script(f"const real = window.fetch; window.fetch = (...a) => {later}.then(() => real(...a))")
    replay(seated, finished.table)
    seated.locator("#tab-hands").click()
    expect(seated.locator(".side .hand")).to_have_count(4)
    with seated.expect_response(re.compile("views=no")):
        seated.keyboard.press("e")  # public: no hands
    seated.wait_for_timeout(100)  # its steps are on their way
    seated.keyboard.press("e")
    expect(seated.locator(".side .hand")).to_have_count(1)


def test_it_plays_by_itself_at_the_chosen_speed_and_stops(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table)
    seated.locator("footer select").select_option("8")
    seated.locator("[data-do=play]").click()
    expect(seated.locator(".now .count")).to_have_text(re.compile(r"^([5-9]|\d\d)/"))
    seated.locator("[data-do=play]").click()
    seated.wait_for_timeout(100)
    stopped = place(seated)
    seated.wait_for_timeout(500)
    assert place(seated) == stopped


def test_a_shared_moment_opens_exactly_there(seated: Page, finished: Sitting, browser: Browser, server: str) -> None:
    seated.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seated.add_init_script("Object.defineProperty(navigator, 'share', {value: undefined})")
    replay(seated, finished.table, "?step=20&eyes=1")
    seated.keyboard.press("ArrowRight")
    seated.locator("[data-do=share]").click()
    expect(seated.get_by_text("Copied")).to_be_visible()
    link = seated.evaluate("navigator.clipboard.readText()")
    assert link == f"{server}/t/{finished.table}/replay?step=21&eyes=1"
    stranger = open_page(browser, server, "desktop", [])
    stranger.goto(link)
    stranger.wait_for_selector("input[type=range]")
    assert place(stranger) == 21
    assert stranger.locator("header select").input_value() == "1"
    stranger.context.close()


def test_a_tap_on_a_chart_leads_to_the_moment(seated: Page, finished: Sitting) -> None:
    answer(seated, "/analysis", {"analysis": verdict()})
    replay(seated, finished.table, "?step=1")
    seated.locator("#tab-charts").click()
    chart = seated.locator(".charts svg[role=img]").first
    chart.wait_for(timeout=30_000)
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 60})
    total = int(seated.locator(".now .count").inner_text().split(" ")[0].split("/")[1])
    assert abs(place(seated) - total / 2) < total / 8


def test_a_bots_reasons_are_told_in_the_readers_language(seated: Page, finished: Sitting) -> None:
    for language, wanted in (("en", "Why?"), ("de", "Warum?"), ("uk", "Чому?")):
        replay(seated, finished.table, f"?lang={language}&step=2")
        for _ in range(8):
            if seated.locator(".reason").count():
                break
            seated.keyboard.press("ArrowRight")
            seated.wait_for_timeout(50)
        said = seated.locator(".reason").inner_text()
        assert wanted in said
        assert not re.search(r"\b(ground|reason|role)-[a-z]", said)


def test_shuffles_are_recomputed_and_a_tampered_record_is_found_out(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table)
    seated.locator("#tab-proof").click()
    seated.locator("[data-do=verify]").click()
    expect(seated.locator(".proof .good")).to_contain_text(re.compile(r"all \d+ shuffles were checked"))
    record = seated.request.get(f"/api/tables/{finished.table}/file").json()
    label = record["shuffles"][4]["label"]
    record["shuffles"][4]["order"].reverse()
    seated.route("**/file", lambda route: route.fulfill(json=record))
    seated.locator("[data-do=verify]").click()
    expect(seated.locator(".proof li")).to_have_text(f"The shuffle {label} does not follow from the secret number.")
    with seated.expect_download() as download:
        seated.locator(".proof a[download]").click()
    assert download.value.suggested_filename == f"saboteur-{finished.table}.json"


def test_guesses_are_locked_and_scored_at_the_reveal(page: Page, server: str) -> None:
    from tests.web.test_moments import take_up

    ann = wait(sit(server))
    come_in(page, ann)
    for visit in range(2):
        page.goto(f"/t/{ann.table}")
        if visit == 0:
            take_up(page)  # a dwarf that lies face down hides what one thinks of the others, too
        page.get_by_role("button", name="Talk").click()
        page.get_by_role("tab", name="What you know").click()
        if visit == 0:
            page.locator(".guesses select").first.select_option("saboteur")
            check(page)
            page.locator("[data-do=lock-guesses]").click()
        expect(page.locator(".guesses [role=status]")).to_contain_text("Locked in on turn")
        assert page.locator(".guesses select").count() == 0
    page.locator("dialog header button").click()
    wait(play(ann, rounds=1))
    page.wait_for_selector(".reveal .gold", state="attached")  # empty, and so not visible, if nobody is paid
    expect(page.locator(".reveal .scores")).to_contain_text(re.compile(r"Ann · [01] of 1 right \(pure luck"))
    expect(page.locator(".reveal .claims")).to_contain_text("I am a gold-digger")
    assert page.locator("[data-do=skip]").count() == 0  # motion is not wanted: everything is there at once
    check(page)


def test_with_all_hands_open_every_dwarf_and_every_goal_shows_its_face(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table, "?step=5&eyes=public")
    backs = seated.locator("[data-rule='place:goal-back']").count()
    assert backs == 3
    expect(seated.locator(".seat .face [data-animal]")).to_have_count(4)
    expect(seated.locator(".seat .face [data-dwarf]")).to_have_count(0)
    replay(seated, finished.table, "?step=5&eyes=open")
    expect(seated.locator("[data-rule='goal:treasure'].peeked")).to_have_count(1)
    expect(seated.locator("[data-rule='goal:stone'].peeked")).to_have_count(2)
    expect(seated.locator(".seat .face [data-animal]")).to_have_count(0)
    expect(seated.locator(".seat .face [data-dwarf]")).to_have_count(4)
    check(seated)


def test_a_moment_is_saved_as_a_picture(seated: Page, finished: Sitting) -> None:
    seated.add_init_script("delete Navigator.prototype.canShare")
    replay(seated, finished.table, "?step=12&eyes=open")
    with seated.expect_download() as waiting:
        seated.locator("[data-do=picture]").tap()
    picture = waiting.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert width == 1200
    assert height > 400
    # The maze is in it: its floor is lit.
    lit = seated.evaluate(
        """async bytes => {
          const image = new Image()
          image.src = 'data:image/png;base64,' + bytes
          await image.decode()
          const canvas = document.createElement('canvas')
          ;[canvas.width, canvas.height] = [image.width, image.height]
          const pen = canvas.getContext('2d')
          pen.drawImage(image, 0, 0)
          const { data } = pen.getImageData(0, 140, image.width, image.height - 300)
          let lit = 0
          for (let i = 0; i < data.length; i += 4) lit += data[i] > 200 && data[i + 1] > 130 && data[i + 2] < 150
          return lit
        }""",
        base64.b64encode(picture).decode(),
    )
    assert lit > 5_000


def test_one_plays_on_from_a_moment_at_a_seat_of_ones_choice(seated: Page, finished: Sitting) -> None:
    replay(seated, finished.table, "?step=9&eyes=2")
    seated.locator("#tab-hands").tap()
    hand = wait(hand_at(finished, 8, 2))
    seated.locator("[data-do=from-here]").tap()
    expect(seated.locator("[data-play-seat='2']")).to_have_attribute("aria-checked", "true")
    check(seated)
    seated.locator("[data-do=play-on]").tap()
    expect(seated).not_to_have_url(re.compile(finished.table))  # the replay shows hands, too
    seated.wait_for_selector("[data-part=hand] .card")
    expect(seated.locator(".seat.own")).to_have_attribute("data-seat", "2")
    expect(seated.locator("[data-counts=no]")).to_have_text("does not count")
    assert seated.locator(".seat.own .name").inner_text() == "You"
    own = seated.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    assert own == hand  # nobody else's move changes it


async def hand_at(ann: Sitting, step: int, seat: int) -> list[str]:
    """Return the cards that a seat held at a step."""
    path = f"/api/tables/{ann.table}/replay?eyes={seat}&first={step}"
    shown = (await ann.client.request("GET", path, None, m.Replay)).steps[0].view
    assert shown is not None
    assert shown.own is not None
    return list(shown.own.hand)


def verdict() -> dict[str, Any]:
    """Return what a judge could find in any game: chances that turn, a move that cost something, a lie."""
    sides = ({"digger": 0.62, "saboteur": 0.38}, {"digger": 0.21, "saboteur": 0.79}, {"digger": 0.0, "saboteur": 1.0})
    chances = [[{"side": side, "chance": chance} for side, chance in one.items()] for one in sides]
    return {
        "version": 1,
        "standings": [{"step": 9 * i, "round": 1, "chances": one} for i, one in enumerate(chances)],
        "moves": [
            {"step": 9, "seat": 1, "cost": 0.4, "better": {"do": "lay", "card": "NES", "cell": {"x": 4, "y": 0},
             "turned": False, "payer": None}, "ground": "nearer"},
            {"step": 10, "seat": 2, "cost": 0.0, "better": None, "ground": None},
        ],
        "swings": [{"step": 9, "seat": 1, "round": 1, "side": "digger", "before": 0.62, "after": 0.21}],
        "lies": [{"step": 4, "said": {"by": 0, "say": "i_am", "role": "digger"}, "believed": [], "followed": [2, 3]}],
        "left_out": [], "talk": True,
    }  # fmt: skip


def test_the_judge_is_waited_for_and_read_on_a_phone(seated: Page, finished: Sitting) -> None:
    """The answer is planted: a real one takes minutes."""
    answers = iter([None])
    seated.route("**/analysis", lambda route: route.fulfill(json={"analysis": next(answers, verdict())}))
    replay(seated, finished.table, "?step=1")
    seated.locator("#tab-charts").tap()
    moment = seated.locator("[data-do=swing]")
    moment.wait_for(timeout=30_000)
    expect(moment).to_contain_text(re.compile("62%.*21%"))
    expect(seated.locator("[data-do=move]")).to_have_count(1)
    expect(seated.locator("[data-do=move] svg").last).to_be_visible()  # the better one
    expect(seated.locator("[data-do=lie]")).to_be_visible()
    assert seated.evaluate("document.documentElement.scrollWidth <= innerWidth")
    low = "all => all.filter(one => one.getBoundingClientRect().height < 44).length"
    assert seated.locator(".list button").evaluate_all(low) == 0
    check(seated)
    moment.tap()
    expect(seated.locator(".now .count")).to_have_text(re.compile(r"^10\s*/"))
    seated.locator("#tab-log").tap()
    expect(seated.get_by_text("0.4 gold given away").first).to_be_visible()
    seated.set_viewport_size({"width": 740, "height": 360})  # lying: whose eyes one sees with is still to be read
    until(seated, lambda: bool(seated.locator("header select").evaluate("one => one.clientWidth > 100")))
