"""Titles: earned by what was done in finished games, chosen by oneself, and telling nothing that is not open yet."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.daily.calendar import begins, days_from, opens
from saboteur.play.views.view_types import RoundResult
from saboteur.server import messages as m
from saboteur.server.store import Fact, FactSum, PlayedGame
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.results.erasure import without
from saboteur.server.tables.results.feats import MANY, Trusted, believed
from saboteur.server.tables.results.titles import DAY, STREAKS, TITLES, VETERAN, titles_of

MONDAY = "2026-11-16"


def days(count: int, score: int = 50, won: int = 1) -> list[FactSum]:
    return [FactSum(DAY, days_from(MONDAY, day), 1, won, score) for day in range(count)]


def test_titles_follow_from_facts_alone() -> None:
    def earned(*sums: FactSum) -> list[str]:
        return titles_of(sums, lambda _: True)

    assert earned() == []
    assert earned(FactSum("role", "saboteur", 9, 9, 9), FactSum("module", "veto", 3, 3, 3)) == []
    assert earned(FactSum("feat", "veto", 1, 1, 0), FactSum("feat", "hidden", 3, 3, 0)) == ["hidden", "veto"]
    assert earned(FactSum("feat", "emperor", 1, 1, 0)) == []
    assert earned(FactSum("game", "all", VETERAN - 1, 9, 9)) == []
    assert earned(FactSum("game", "all", VETERAN, 9, 9)) == ["veteran"]
    assert earned(*days(1, 99)) == []
    assert earned(*days(1, 100)) == ["perfect_day"]
    assert earned(*days(STREAKS["week"] - 1)) == []
    assert earned(*days(STREAKS["week"])) == ["week"]
    assert earned(*days(STREAKS["month"], 100)) == ["perfect_day", "week", "month"]
    assert earned(*days(4), *[one for one in days(9) if one.value > days_from(MONDAY, 4)]) == []


def test_a_day_counts_for_no_title_before_it_lies_open_to_all() -> None:
    perfect = days(7, 100)
    for hour in (0, 6):
        ends = opens(days_from(MONDAY, 6), hour)
        for now, expected in ((ends - 1, ["perfect_day"]), (ends, ["perfect_day", "week"])):
            is_open = lambda day, now=now, hour=hour: opens(day, hour) <= now  # noqa: E731 - told apart by the loop
            assert titles_of(perfect, is_open) == expected
    assert titles_of(days(1, 100), lambda _: False) == []


def test_a_saboteur_isbelieved_who_is_trusted_three_times_by_others() -> None:
    rounds = [RoundResult("hands_empty", None, ["saboteur", "digger", "digger"])] * 2
    said = [Trusted(1, 1, 0), Trusted(1, 2, 0), Trusted(2, 1, 0)]
    assert MANY == 3
    assert believed(rounds, said) == [0]
    assert believed(rounds, said[:2]) == []
    assert believed(rounds, said[:2] * 5) == [], "the same word again counts once"
    assert believed(rounds, [*said[:2], Trusted(2, 0, 0)]) == [], "nobody vouches for themselves"
    assert believed(rounds, [Trusted(1, 0, 1), Trusted(1, 2, 1), Trusted(2, 0, 1)]) == [], "a digger is no liar"


@pytest.mark.parametrize("language", sorted(one.name for one in (files("saboteur.words") / "locales").iterdir()))
def test_every_title_has_its_name_and_its_reason_in_every_language(language: str) -> None:
    words = (files("saboteur.words") / f"locales/{language}/you.ftl").read_text("utf-8")
    for title in TITLES:
        key = f"feat-{title.replace('_', '-')}"
        assert f"\n{key} = " in f"\n{words}"
        assert f"\n{key}-how = " in words


async def remember(there: House, who: Client, *facts: Fact) -> str:
    """Keep a finished game with these facts; return the person."""
    identity = await there.server.identities.read(who.token)
    assert identity is not None
    me = identity.person
    table = f"past{facts[0].value}"
    line = m.TableLine(
        table=table,
        phase="over",
        seats=5,
        taken=5,
        names=["Ann"],
        modules=["base"],
        clock="none",
        created=0,
        your_turn=False,
    )
    played = PlayedGame(person=me, table=table, ended=1.0, summary=msgspec.json.encode(line), facts=list(facts))
    await there.server.store.add_history([played])
    return me


async def titles(who: Client) -> m.Titles:
    found: m.Titles = await who.request("GET", "/api/me/titles", None, m.Titles)
    return found


def test_a_title_that_was_earned_and_chosen_stands_at_ones_next_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            assert await titles(ann) == m.Titles(earned=[], others=list(TITLES), worn="")
            with pytest.raises(Refusal) as refusal:
                await ann.request("PUT", "/api/me/title", m.WearTitle(title="veto"), m.Titles)
            assert refusal.value.code == "no_title"
            me = await remember(there, ann, Fact("feat", "veto", True, 0))
            assert (await titles(ann)).worn == "", "nobody shows a title unasked"
            told: m.Titles = await ann.request("PUT", "/api/me/title", m.WearTitle(title="veto"), m.Titles)
            assert (told.earned, told.worn) == (["veto"], "veto")
            made = await bob.request("POST", "/api/tables", m.NewTable(name="Bob"), m.TableMade)
            room = there.server.rooms.open[made.table]
            await ann.request("POST", f"/api/tables/{made.table}/intents", m.Join(cid="j", name="Ann"), m.Ok)
            assert [seat.title for seat in room.state.lobby().seats] == ["", "veto", "", "", ""]
            own = await ann.request("POST", "/api/tables", m.NewTable(name="Ann"), m.TableMade)
            assert there.server.rooms.open[own.table].state.lobby().seats[0].title == "veto"
            # Whoever takes the seat over has titles of their own.
            state = room.state
            state.apply(e.SeatGiven(at=state.updated, seat=1, person="somebody"))
            assert state.lobby().seats[1].title == ""
            await ann.request("PUT", "/api/me/title", m.WearTitle(), m.Titles)
            assert await there.server.rooms.titles.worn(me) == ""

    asyncio.run(run())


def test_a_title_goes_with_its_person_and_is_in_what_one_can_take_along(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            me = await remember(there, ann, Fact("feat", "rich", True, 0))
            await ann.request("PUT", "/api/me/title", m.WearTitle(title="rich"), m.Titles)
            kept = await ann.request("GET", "/api/me/data", None, dict)
            assert {"table": "", "key": "title", "note": '"rich"'} in kept["notes"]
            await ann.request("DELETE", "/api/me")
            assert await there.server.rooms.titles.worn(me) == ""

    asyncio.run(run())
    joined = e.Joined(at=1, by="ann", seat=0, name="Ann", program=False, title="rich")
    assert without(joined, "ann", "nobody").title == ""  # type: ignore[union-attr] # a Joined stays one
    chair = e.Chair(person="ann", name="Ann", title="rich")
    opened = e.Created(
        at=1, by="bob", table="t", code="", seed="0", setup=m.TableSetup(), options=m.TableOptions(), seats=[chair]
    )
    assert without(opened, "ann", "nobody").seats[0].title == ""  # type: ignore[union-attr] # a Created stays one


def test_two_identities_that_become_one_have_the_titles_of_both() -> None:
    both = [*days(4), *[FactSum(DAY, days_from(MONDAY, day), 1, 1, 60) for day in range(4, 7)]]
    assert titles_of(both, lambda day: opens(day) <= begins(days_from(MONDAY, 8))) == ["week"]
