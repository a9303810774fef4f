"""How finished games are handed on: what is said of their end, its picture, and what a link shows to whom."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import httpx
import msgspec
import numpy as np
import pytest
from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.core.table.cards import FACES, GOALS, ROLES
from saboteur.play.commentary.analysis import VERSION, Analysis, Swing
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.finished.ending import best_liar, best_nose, decided_by
from saboteur.server.finished.ending_picture import HEIGHT, WIDTH, Deciding, EndingCard, Seat, draw
from saboteur.server.finished.judging import HOLDER, KEY
from saboteur.server.finished.pixels import read_png, resized, write_png
from saboteur.server.finished.sprites import fitting, letters, sheet, text_width
from saboteur.server.http.pages import LOOKED_AT

SWINGS = [
    Swing(step=4, seat=1, round=1, side="saboteur", before=0.5, after=0.4),
    Swing(step=9, seat=2, round=1, side="digger", before=0.2, after=0.7),
]


def told(**changes: object) -> m.RoundStory:
    usual = {
        "round": 1, "ending": "hands_empty", "finder": None, "roles": ["saboteur", "digger", "digger"], "goals": [],
        "found": [], "payout": [], "secret_gold": False, "claims": [], "guesses": [], "marks": None,
    }  # fmt: skip
    return m.RoundStory(**(usual | changes))  # type: ignore[arg-type] # as the fields above


def guess(seat: int, about: int, *, right: bool, chance: float = 0.5) -> m.ScoredGuesses:
    one = m.ScoredGuess(seat=about, role="digger", right=right)
    return m.ScoredGuesses(seat=seat, turn=1, guesses=[one], right=int(right), chance=chance)


def test_the_best_liar_took_most_others_in_and_then_told_the_most_lies() -> None:
    lie = m.JudgedClaim(seat=2, claim=m.IAm(role="digger"), right=False, knew=True)
    mistake = m.JudgedClaim(seat=1, claim=m.IAm(role="digger"), right=False, knew=False)
    assert best_liar([told()], 3) is None
    assert best_liar([told(claims=[mistake])], 3) is None
    assert best_liar([told(claims=[lie])], 3) == 2
    assert best_liar([told(claims=[lie], guesses=[guess(1, 0, right=False)])], 3) == 0
    assert best_liar([told(guesses=[guess(1, 2, right=False)])], 3) is None, "a digger fools nobody"


def test_the_best_nose_is_better_than_chance() -> None:
    assert best_nose([told()]) is None
    assert best_nose([told(guesses=[guess(1, 0, right=False)])]) is None
    assert best_nose([told(guesses=[guess(1, 0, right=True), guess(2, 0, right=False)])]) == 1
    assert best_nose([told(guesses=[guess(1, 0, right=True, chance=1.0)])]) is None


def test_what_decided_a_game_is_what_changed_the_chances_most() -> None:
    analysis = Analysis(VERSION, [], [], SWINGS, [], [], False)
    assert decided_by(analysis) == SWINGS[1]
    assert decided_by(None) is None
    assert decided_by(msgspec.structs.replace(analysis, swings=[])) is None


# -- the picture ---------------------------------------------------------------------------------------------


def test_pngs_are_read_as_they_were_written() -> None:
    rng = np.random.default_rng(1)
    for channels in (3, 4):
        pixels = rng.integers(0, 256, (7, 5, channels), np.uint8)
        back, words = read_png(write_png(pixels, {"index": "here"}))
        assert (back == pixels).all()
        assert words == {"index": "here"}


def test_a_drawing_that_is_resized_keeps_its_mean_light() -> None:
    layer = np.random.default_rng(2).random((12, 8, 4)).astype(np.float32)
    for size in ((3, 4), (8, 12), (16, 24)):
        assert resized(layer, *size).mean() == pytest.approx(layer.mean(), rel=1e-4)


def test_the_sheet_has_every_card_that_can_lie_every_goal_and_every_dwarf() -> None:
    wanted = (
        {face.name for face in FACES[1:]} | {f"goal-{goal}" for goal in GOALS} | {f"dwarf-{role}" for role in ROLES}
    )
    wanted |= {"start", "back-goal", "back-chest", "toll", "large-wardrobe", "large-tunnel_party"}
    wanted |= {"crown", "mask", "glass", "coin"}
    assert wanted <= sheet().boxes.keys()
    for name in wanted:
        assert sheet().sprite(name)[..., 3].any(), f"{name} is drawn"


def test_names_in_the_languages_of_the_page_can_be_written_and_long_ones_are_cut() -> None:
    for name in ("Žofie Kůň", "Їжак Ґанок", "Щука ъ ь", "Zoë Œuf", "Groß-Äpfel", "64 % → 12 %"):
        assert len(letters(name)) == len(name), name
    assert letters("猫") == []
    short = fitting("W" * 24, 26, 120)
    assert short.endswith("…")
    assert text_width(short, 26) <= 120
    assert fitting("Ann", 26, 120) == "Ann"


def test_every_preset_of_modules_can_be_drawn_at_every_end() -> None:
    for seats, modules in (
        (3, ["base"]),
        (12, ["saboteur2"]),
        (5, ["base", "new_goals", "chests", "toll", "wardrobe"]),
    ):
        game = Game.new(Setup(seats=seats, modules=modules, seed=seats))
        rng = random.Random(seats)
        while game.to_act:
            seat = min(game.to_act)
            game.apply(seat, rng.choice(game.legal(seat)))
        view = game.view(None)
        goals = {goal.cell: goal.face for goal in game.true_goals() if goal.face is not None}
        people = [
            Seat(f"P{seat}", role, 3, seat == 0, seat == 1, seat == 2)
            for seat, role in enumerate(view.rounds[-1].roles)
        ]
        for deciding in (
            None,
            Deciding("Ann", Cell(1, 0), "saboteur", 0.1, 0.9),
            Deciding("W" * 24, None, "digger", 1, 0),
        ):
            pixels, _ = read_png(draw(EndingCard(view, goals, people, deciding)))
            assert pixels.shape == (HEIGHT, WIDTH, 3)


# -- on the server -------------------------------------------------------------------------------------------


async def finished(there: House, ann: Client, *, private: bool = False) -> str:
    """Play a game against bots to its end; return the table."""
    how = m.TableOptions(clock="none", private=private)
    wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True, start=True, options=how)
    table = (await ann.create(wish)).table
    room = there.server.rooms.open[table]
    while room.state.phase != "over":
        game = room.state.game
        seat = next((one for one in room.state.asked if not room.state.played_by_bot(one)), None)
        if game is None or seat is None:
            await asyncio.sleep(0.002)
            continue
        act = m.Act(cid=f"d{room.state.decision}", decision=room.state.decision, action=game.legal(seat)[0])
        await ann.request("POST", f"/api/tables/{table}/intents", act, m.Ok)
    await there.settled(table)
    return table


async def judged(there: House, table: str) -> Swing:
    """Keep a judge's verdict, as one would."""
    swing = msgspec.structs.replace(SWINGS[1], seat=0, step=3)
    analysis = Analysis(VERSION, [], [], [swing], [], [], False)
    await there.server.store.put_note(table, HOLDER, KEY, msgspec.json.encode(analysis))
    return swing


def card(page: str) -> tuple[str, str]:
    """Return what a page shows as a link: its line and the path of its picture."""
    line = re.search('<meta property="og:description" content="([^"]*)"', page)
    image = re.search('<meta property="og:image" content="https?://[^/]*([^"]*)"', page)
    assert line
    assert image
    return line[1], image[1]


def test_the_link_of_a_finished_game_shows_who_won_and_its_picture(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = await finished(there, ann)
            state = there.server.rooms.open[table].state
            assert state.game is not None
            assert state.game.result is not None
            async with there.http() as http:
                line, image = card((await http.get(f"/t/{table}/replay", headers={"Accept-Language": "de"})).text)
                assert line.startswith("Gewonnen ha")
                for seat in state.game.result.winners:
                    assert state.seats[seat].name in line
                assert image == f"/api/tables/{table}/picture"
                plain = await http.get(image)
                assert plain.headers["content-type"] == "image/png"
                ending = (await http.get(f"/api/tables/{table}/ending")).json()
                assert ending["winners"] == state.game.result.winners
                assert ending["decided"] is None
                swing = await judged(there, table)
                ending = (await http.get(f"/api/tables/{table}/ending")).json()
                assert ending["decided"]["step"] == swing.step
                assert (await http.get(image)).content != plain.content, "what decided it is in the picture"

    asyncio.run(run())


def test_every_other_table_answers_exactly_as_one_that_there_is_not(tmp_path: Path) -> None:
    async def answers(http: httpx.AsyncClient, table: str) -> list[tuple[int, bytes]]:
        paths = (f"/t/{table}", f"/t/{table}/replay", f"/api/tables/{table}/picture")
        found = [await http.get(path) for path in paths]
        return [(one.status_code, one.content) for one in found]

    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            lobby = (await ann.create(m.NewTable(name="Ann"))).table
            running = (await ann.create(m.NewTable(name="Ann", bots=True, start=True))).table
            private = await finished(there, ann, private=True)
            sealed = await finished(there, ann)
            there.server.rooms.open[sealed].state.sealed = True  # of a tournament whose deal is played elsewhere
            async with there.http() as stranger, there.http(bob.token) as known:
                nothing = await answers(stranger, "a" * 20)
                assert nothing[2][0] == 404
                for http in (stranger, known):
                    for table in (lobby, running, private, sealed):
                        assert await answers(http, table) == nothing
                for odd in ("", "x", "a" * 19, "%00", "A" * 20, "a" * 200):
                    assert (await stranger.get(f"/t/{odd}/replay")).content == nothing[1][1]
            async with there.http(ann.token) as http:
                picture = await http.get(f"/api/tables/{private}/picture")
                assert (picture.status_code, picture.content[1:4]) == (200, b"PNG"), "her own game is hers to hand on"
                assert (await http.get(f"/api/tables/{running}/picture")).status_code == 409
                assert (await http.get(f"/api/tables/{sealed}/picture")).status_code == 403

    asyncio.run(run())


def test_previews_are_counted_and_too_many_of_them_show_what_any_link_shows(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path, rate_requests="600/minute", trust_proxy=True)) as there:
            ann = await Client.new(there.url)
            table = await finished(there, ann)
            async with there.http() as http:
                http.headers["X-Forwarded-For"] = "203.0.113.9"
                first = card((await http.get(f"/t/{table}")).text)
                limiter = there.server.limiter
                while limiter.allows_address("requests", "203.0.113.9", LOOKED_AT + 1):
                    pass
                then = card((await http.get(f"/t/{table}")).text)
            assert first[1] == f"/api/tables/{table}/picture"
            assert then[1] == "/invite.png"

    asyncio.run(run())
