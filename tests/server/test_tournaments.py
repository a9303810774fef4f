"""Tournaments over HTTP: at the server's tables and at real ones, under bad input, kills and two processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import House, house, quick
from tests.server.store.kit import in_loop

from saboteur.cli import run
from saboteur.club.formats import stand
from saboteur.core.table.chance import commitment
from saboteur.server import messages as m
from saboteur.server.store import Phase
from saboteur.server.timing import FastClock

_cid = iter(range(10**9))


async def device(place: House) -> httpx.AsyncClient:
    """Return somebody's client."""
    async with place.http() as client:
        made = await client.post("/api/devices", json={"program": True, "scopes": ["play", "watch"]})
    return place.http(made.json()["token"])


async def begin(client: httpx.AsyncClient, **wish: Any) -> str:
    made = await client.post("/api/tournaments", json={"name": "Cup", **wish})
    assert made.status_code == 201, made.text
    return str(made.json()["tournament"])


async def act(client: httpx.AsyncClient, tournament: str, kind: str, status: int = 200, **fields: Any) -> Any:
    body = {"t": kind, "cid": f"c{next(_cid)}", **fields}
    done = await client.post(f"/api/tournaments/{tournament}/acts", json=body)
    assert done.status_code == status, done.text
    return done.json()


async def get(client: httpx.AsyncClient, tournament: str) -> Any:
    return (await client.get(f"/api/tournaments/{tournament}")).json()


async def people(client: httpx.AsyncClient, tournament: str, count: int, **fields: Any) -> None:
    for i in range(count):
        await act(client, tournament, "add_entrant", name=f"Somebody {i + 1}", **fields)


async def played(client: httpx.AsyncClient, tournament: str) -> Any:
    """Wait until every table of the last round has a result."""
    async with asyncio.timeout(120):
        while True:
            shown = await get(client, tournament)
            if all(table["gold"] is not None for table in shown["rounds"][-1]["tables"]):
                return shown
            await asyncio.sleep(0.05)


async def ended(client: httpx.AsyncClient, tournament: str) -> Any:
    """Wait until the server has ended it."""
    async with asyncio.timeout(120):
        while True:
            shown = await get(client, tournament)
            if shown["phase"] == "over":
                return shown
            await asyncio.sleep(0.05)


@in_loop
async def test_bots_play_a_whole_tournament_at_the_servers_tables(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, plan={"rounds": 2})
        await people(client, cup, 12, bot="novice")
        for number in (1, 2):
            await act(client, cup, "pair_round", round=number)
            assert (await played(client, cup))["seed"] is None
        shown = await act(client, cup, "finish_tournament")
        assert shown["phase"] == "over"
        assert commitment(bytes.fromhex(shown["seed"])) == shown["commitment"]
        assert [one["place"] for one in shown["standings"]] == list(range(1, 13))
        for one in shown["rounds"]:
            for table in one["tables"]:
                record = (await client.get(f"/api/tables/{table['table']}/record")).json()
                assert record["result"]["gold"] == table["gold"]
        lines = (await client.get(f"/api/tournaments/{cup}/standings.csv")).text.splitlines()
        assert len(lines) == 13


@in_loop
async def test_a_server_that_dies_in_the_middle_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place:
        client = await device(place)
        token = client.headers["authorization"].removeprefix("Bearer ")
        cup = await begin(client, plan={"rounds": 2})
        await people(client, cup, 10, bot="novice")
        # What `pair_round` does up to its answer, and nothing of what comes after: no table is open yet.
        await place.server.tournaments.close()
        await act(client, cup, "pair_round", round=1)
        await client.aclose()
    async with house(quick(tmp_path)) as place, place.http(token) as client:
        shown = await played(client, cup)
        assert len(shown["rounds"]) == 1
        names = {table["table"] for table in shown["rounds"][0]["tables"]}
        assert len(names) == 2
        assert all(table["results"] == 1 for table in shown["rounds"][0]["tables"])
        await place.server.tournaments.close()
        await act(client, cup, "pair_round", round=2)
        state = await place.server.tournaments.get(cup)
        for number, table, name in state.open_tables():  # its tables play to their ends, and nobody takes the result
            await place.server.tournaments._open(state, number, table, name)
            async with asyncio.timeout(120):
                while place.server.rooms.open[name].state.phase != "over":  # noqa: ASYNC110 - rooms have no such event
                    await asyncio.sleep(0.02)
    async with house(quick(tmp_path)) as place, place.http(token) as client:
        shown = await played(client, cup)
        assert all(table["results"] == 1 for one in shown["rounds"] for table in one["tables"])


@in_loop
async def test_at_real_tables_the_organiser_enters_results_and_corrects_them_with_a_trace(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True, plan={"rounds": 1})
        await people(client, cup, 7)
        shown = await act(client, cup, "pair_round", round=1)
        assert shown["rounds"][0]["tables"][0]["table"] is None
        await act(client, cup, "enter_result", round=1, table=1, gold=[1, 2, 3, 4, 5, 6, 7], seen=0)
        shown = await act(client, cup, "enter_result", round=1, table=1, gold=[9, 2, 3, 4, 5, 6, 7], note="misread")
        assert shown["standings"][0]["key"] == shown["rounds"][0]["tables"][0]["seats"][0]
        assert [(one["before"], one["after"][0], one["note"]) for one in shown["trace"]] == [
            (None, 1, ""), ([1, 2, 3, 4, 5, 6, 7], 9, "misread"),
        ]  # fmt: skip
        late = await act(client, cup, "enter_result", 409, round=1, table=1, gold=[1, 2, 3, 4, 5, 6, 7], seen=1)
        assert late["code"] == "other_result"
        state = await place.server.tournaments.get(cup)
        assert [one.key for one in stand(state.event)] == [one["key"] for one in shown["standings"]]


@in_loop
async def test_people_register_by_link_come_late_leave_and_a_deputy_organises(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client, await device(place) as anna:
        cup = await begin(client, real=True)
        shown = await act(anna, cup, "register", name="Anna")
        key = shown["you"]
        assert not shown["organiser"]
        assert (await act(anna, cup, "register", 409, name="Anna again"))["code"] == "registered"
        assert (await act(anna, cup, "pair_round", 403, round=1))["code"] == "not_organiser"
        await people(client, cup, 5)
        await act(client, cup, "name_deputy", who=key)
        shown = await act(anna, cup, "pair_round", round=1)
        assert len(shown["rounds"]) == 1
        assert (await act(client, cup, "pair_round", 409, round=1))["code"] == "other_round"
        await act(anna, cup, "withdraw")
        shown = await act(client, cup, "add_entrant", name="Late")
        assert shown["entrants"][-1]["joined"] == 2
        assert next(one for one in shown["entrants"] if one["key"] == key)["left"] == 2
        assert (await act(anna, cup, "check_in", 409))["code"] == "withdrawn"


@in_loop
async def test_whoever_is_not_there_has_a_bot_play_for_them(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client, await device(place) as anna:
        cup = await begin(client, plan={"rounds": 1}, bot_level="novice")
        await act(anna, cup, "register", name="Anna")
        await people(client, cup, 5, bot="novice")
        await act(client, cup, "pair_round", round=1)
        shown = await played(client, cup)
        assert sum(shown["rounds"][0]["tables"][0]["gold"]) > 0


@in_loop
async def test_whoever_has_days_for_a_move_need_not_check_in(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client, await device(place) as anna:
        cup = await begin(client, plan={"rounds": 1}, clock="slow")
        await act(anna, cup, "register", name="Anna")
        await people(client, cup, 4, bot="novice")
        shown = await act(client, cup, "pair_round", round=1)
        assert shown["clock"] == "slow"
        assert all(one["here"] for one in shown["entrants"])
        table = shown["rounds"][0]["tables"][0]["table"]
        while table not in place.server.rooms.open:  # noqa: ASYNC110 - it opens by itself, and tells nobody
            await asyncio.sleep(0.05)
        assert [chair.away for chair in place.server.rooms.open[table].state.seats] == [None] * 5


@in_loop
async def test_a_clock_that_runs_out_around_a_restart_ends_the_round_with_one_result(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place:
        client, anna = await device(place), await device(place)
        token = client.headers["authorization"].removeprefix("Bearer ")
        cup = await begin(client, plan={"rounds": 1}, clock="slow")
        await act(anna, cup, "register", name="Anna")  # and is never seen again
        await people(client, cup, 4, bot="novice")
        await act(client, cup, "pair_round", round=1)
        await client.aclose()
        await anna.aclose()
    async with house(quick(tmp_path), FastClock(20_000)) as place, place.http(token) as client:
        (table,) = (await played(client, cup))["rounds"][0]["tables"]
        assert table["results"] == 1


@in_loop
async def test_when_everybody_leaves_no_round_is_paired_and_what_was_played_counts(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True, plan={"rounds": 3})
        await people(client, cup, 5)
        await act(client, cup, "pair_round", round=1)
        await act(client, cup, "enter_result", round=1, table=1, gold=[5, 4, 3, 2, 1])
        for number in range(1, 6):
            await act(client, cup, "withdraw", who=f"e{number}")
        assert (await act(client, cup, "pair_round", 409, round=2))["code"] == "unpairable"
        shown = await act(client, cup, "finish_tournament")
        assert [one["place"] for one in shown["standings"]] == [1, 2, 3, 4, 5]
        soon = place.server.clock.now() + 60_000
        cup = await begin(client, plan={"rounds": 3}, starts=soon)
        await people(client, cup, 5, bot="novice")
        for number in range(1, 6):
            await act(client, cup, "withdraw", who=f"e{number}")
        assert (await ended(client, cup))["rounds"] == []


@in_loop
async def test_what_an_organiser_enters_stays_when_the_table_reports_later(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, plan={"rounds": 1})
        await people(client, cup, 5, bot="novice")
        await place.server.tournaments.close()  # nobody takes reports until the hand was quicker
        await act(client, cup, "pair_round", round=1)
        await act(client, cup, "enter_result", round=1, table=1, gold=[9, 9, 9, 9, 9])
        await place.server.tournaments.look_after(cup)
        shown = await get(client, cup)
        assert shown["rounds"][0]["tables"][0]["gold"] == [9] * 5
        assert shown["rounds"][0]["tables"][0]["results"] == 1


@in_loop
async def test_the_same_act_again_is_done_once(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        body = {"t": "add_entrant", "cid": "one", "name": "Anna"}
        for _ in range(3):
            assert (await client.post(f"/api/tournaments/{cup}/acts", json=body)).status_code == 200
        assert len((await get(client, cup))["entrants"]) == 1


@in_loop
async def test_before_the_end_nobody_is_told_the_seed_or_who_somebody_is(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client, await device(place) as anna:
        cup = await begin(client, real=True)
        await act(anna, cup, "register", name="Anna")
        await people(client, cup, 5)
        await act(client, cup, "pair_round", round=1)
        state = await place.server.tournaments.get(cup)
        for who in (client, anna):
            said = (await who.get(f"/api/tournaments/{cup}")).text
            assert state.event.seed not in said
            assert not any(person in said for person in (*state.persons, state.begun.by))


@in_loop
async def test_two_that_pair_at_once_pair_one_round(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        await people(client, cup, 6)
        body = [{"t": "pair_round", "cid": f"at once {i}", "round": 1} for i in range(5)]
        done = await asyncio.gather(*(client.post(f"/api/tournaments/{cup}/acts", json=one) for one in body))
        assert sorted(one.status_code for one in done) == [200, 409, 409, 409, 409]
        assert len((await get(client, cup))["rounds"]) == 1


@in_loop
async def test_pauses_hold_the_next_round(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        await people(client, cup, 6)
        await act(client, cup, "pause_tournament", paused=True)
        assert (await act(client, cup, "pair_round", 409, round=1))["code"] == "tournament_paused"
        await act(client, cup, "pause_tournament", paused=False)
        await act(client, cup, "pair_round", round=1)


@in_loop
async def test_a_tournament_with_a_time_begins_goes_on_and_ends_by_itself(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        soon = place.server.clock.now() + 60_000
        cup = await begin(client, plan={"rounds": 2}, starts=soon, bot_level="novice")
        await people(client, cup, 5, bot="novice")
        shown = await ended(client, cup)
        assert shown["starts"] == soon
        assert [len(one["tables"]) for one in shown["rounds"]] == [1, 1]
        assert sorted(one["place"] for one in shown["standings"]) == [1, 2, 3, 4, 5]


@in_loop
async def test_a_tournament_for_which_nobody_came_in_time_is_over(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, starts=place.server.clock.now() + 60_000)
        shown = await ended(client, cup)
        assert shown["rounds"] == []
        assert await place.server.tournaments.final(cup) == []


@in_loop
async def test_a_clubs_tournament_says_whose_it_is_and_who_came_where_in_the_end(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        tournaments = place.server.tournaments
        owner = (await tournaments.get(await begin(client, real=True))).begun.by
        cup = await tournaments.open(owner, m.NewTournament(name="Evening", real=True), club="c123")
        assert (await get(client, cup))["club"] == "c123"
        state = await act(client, cup, "register", name="Anna")
        assert await tournaments.final(cup) is None
        await tournaments.act(cup, owner, m.FinishTournament(cid="end"))
        final = await tournaments.final(cup)
        assert final is not None
        assert [(one.person != "", one.standing.key) for one in final] == [(True, state["you"])]


@in_loop
async def test_whoever_was_dropped_by_mistake_is_let_in_again(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        await people(client, cup, 6)
        assert (await act(client, cup, "readmit", 409, who="e3"))["code"] == "not_withdrawn"
        await act(client, cup, "withdraw", who="e3")
        shown = await act(client, cup, "readmit", who="e3")
        assert shown["entrants"][2]["left"] is None
        shown = await act(client, cup, "pair_round", round=1)
        assert "e3" in shown["rounds"][0]["tables"][0]["seats"]


@in_loop
async def test_nobody_comes_into_a_knock_out_that_has_begun_neither_late_nor_again(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True, plan={"format": "knockout"})
        await people(client, cup, 11)
        await act(client, cup, "withdraw", who="e11")
        await act(client, cup, "pair_round", round=1)
        assert (await act(client, cup, "add_entrant", 409, name="Late"))["code"] == "knockout_begun"
        assert (await act(client, cup, "readmit", 409, who="e11"))["code"] == "knockout_begun"


@in_loop
async def test_a_rated_tournament_says_so_and_its_tables_are_rated(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        for rated in (False, True):
            cup = await begin(client, rated=rated, plan={"rounds": 1})
            await people(client, cup, 5, bot="novice")
            assert (await get(client, cup))["rated"] is rated
            await act(client, cup, "pair_round", round=1)
            table = (await played(client, cup))["rounds"][0]["tables"][0]["table"]
            assert place.server.rooms.open[table].state.options.rated is rated


@in_loop
async def test_whoever_has_seen_it_is_answered_nothing_until_something_happens(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        seen = (await get(client, cup))["seq"]
        for _ in range(2):
            said = await client.get(f"/api/tournaments/{cup}?seen={seen}")
            assert (said.status_code, said.content) == (204, b"")
        await people(client, cup, 1)
        said = await client.get(f"/api/tournaments/{cup}?seen={seen}")
        assert said.json()["seq"] > seen


@in_loop
async def test_everything_is_in_one_file_that_the_command_line_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        house(quick(tmp_path / "data")) as place, await device(place) as client, await device(place) as anna,
    ):  # fmt: skip
        cup = await begin(client, plan={"rounds": 2})
        await people(client, cup, 10, bot="novice")
        for number in (1, 2):
            await act(client, cup, "pair_round", round=number)
            await played(client, cup)
        path = f"/api/tournaments/{cup}/everything.json"
        assert (await client.get(path)).json()["code"] == "not_over"
        await act(client, cup, "enter_result", round=2, table=1, gold=[1, 2, 3, 4, 5], note="by hand")
        await act(client, cup, "finish_tournament")
        assert (await anna.get(path)).json()["code"] == "not_organiser"
        file = tmp_path / "tournament.json"
        file.write_bytes((await client.get(path)).content)
        lines = (await client.get(f"/api/tournaments/{cup}/results.csv")).text.splitlines()
        assert len(lines) == 1 + 2 * 10
    assert run(["tournament", "verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.count("ok  ") == 1 + 2 + 4, "the seed, two rounds and four games"
    assert "round 2, table 1: the record holds; the result was entered by hand" in said
    whole = msgspec.json.decode(file.read_bytes())
    whole["event"]["rounds"][0]["tables"][0]["seats"].reverse()
    whole["event"]["rounds"][1]["tables"][1]["gold"][0] += 1
    file.write_bytes(msgspec.json.encode(whole))
    assert run(["tournament", "verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "WRONG  round 1: seats and byes do not follow from the seed" in said
    assert "WRONG  round 2, table 2: the record holds, and its result is not the table's" in said


@in_loop
async def test_the_server_looks_only_after_tournaments_in_which_something_happens_by_itself(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        await place.server.tournaments.close()
        now, hour = place.server.clock.now(), 3_600_000
        waits = await begin(client, plan={"rounds": 1})
        soon = await begin(client, starts=now + hour)
        store = place.server.store
        assert await store.shared_logs(Phase.TOURNAMENT, now / 1000) == []
        assert await store.shared_logs(Phase.TOURNAMENT, (now + 2 * hour) / 1000) == [soon]
        await people(client, waits, 5, bot="novice")
        await act(client, waits, "pair_round", round=1)
        assert await store.shared_logs(Phase.TOURNAMENT, now / 1000) == [waits]
        await act(client, waits, "enter_result", round=1, table=1, gold=[1] * 5)
        assert await store.shared_logs(Phase.TOURNAMENT, now / 1000) == []
        assert sorted(await store.shared_logs(Phase.TOURNAMENT)) == sorted([waits, soon])


@pytest.mark.parametrize(
    ("kind", "fields", "status", "code"),
    [
        ("pair_round", {"round": 1}, 409, "unpairable"),  # fewer people than a table needs
        ("pair_round", {"round": 2}, 409, "other_round"),
        ("enter_result", {"round": 1, "table": 1, "gold": [1, 2]}, 404, "no_such_table"),
        ("enter_result", {"round": 1, "table": 1, "gold": [-1, 2]}, 400, "malformed"),
        ("withdraw", {"who": "e9"}, 409, "no_entrant"),
        ("check_in", {}, 409, "not_registered"),
        ("name_deputy", {"who": "e1"}, 409, "no_device"),
        ("add_entrant", {"name": "SOMEBODY 1"}, 409, "name_taken"),
        ("add_entrant", {"name": "S\u043emebody 1"}, 409, "name_taken"),  # one letter is Cyrillic
        ("add_entrant", {"name": "\u200b"}, 422, "bad_name"),
        ("dance", {}, 400, "malformed"),
    ],
)
@in_loop
async def test_what_cannot_be_is_refused_and_changes_nothing(
    tmp_path: Path, kind: str, fields: dict[str, Any], status: int, code: str
) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        cup = await begin(client, real=True)
        await people(client, cup, 1)
        before = await get(client, cup)
        assert (await act(client, cup, kind, status, **fields))["code"] == code
        assert await get(client, cup) == before


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"plan": {"least": 7, "best": 6}}, 409, "unpairable"),
        ({"modules": ["saboteur2", "tournament"]}, 422, "setup"),
        ({"name": ""}, 422, "bad_name"),
        ({"starts": 1}, 409, "starts_past"),
        ({"starts": 2**53}, 409, "starts_past"),
    ],
)
@in_loop
async def test_a_tournament_that_cannot_be_played_is_not_begun(
    tmp_path: Path, wish: dict[str, Any], status: int, code: str
) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        made = await client.post("/api/tournaments", json={"name": "Cup", **wish})
        assert (made.status_code, made.json()["code"]) == (status, code)


@pytest.mark.parametrize("name", ["x", "t" * 21, "t0123456789012345678z", "abcdefghijkmnpqrstuv"])
@in_loop
async def test_there_is_no_tournament_under_other_names(tmp_path: Path, name: str) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client:
        assert (await client.get(f"/api/tournaments/{name}")).status_code == 404


@in_loop
async def test_whoever_is_forgotten_is_forgotten_in_tournaments_too(tmp_path: Path) -> None:
    async with house(quick(tmp_path)) as place, await device(place) as client, await device(place) as anna:
        cup = await begin(client, real=True)
        await act(anna, cup, "register", name="Anna Example")
        state = await place.server.tournaments.get(cup)
        person = next(iter(state.persons))
        assert (await anna.delete("/api/me")).status_code == 200
        said = (await client.get(f"/api/tournaments/{cup}")).text
        assert "Anna Example" not in said
        log = await place.server.store.read(cup)
        assert not any(person.encode() in data or b"Anna Example" in data for _, data in log)
