"""Clubs over HTTP: members and roles, evenings and seasons, under bad input, kills and two processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, house, quick
from tests.server.test_tournaments import act as in_cup
from tests.server.test_tournaments import device

from saboteur.server.clubs.club_acts import SILENCE, on_time
from saboteur.server.clubs.club_entries import decode_entry
from saboteur.server.clubs.club_state import DAY, WEEK, club_from_log
from saboteur.server.limits.bounds import CLUB_TABLES, CLUBS_OF_ONE
from saboteur.server.store import Phase
from saboteur.server.timing import Clock

_cid = iter(range(10**9))
HOUR = 3_600_000
CUP = {"name": "Thursday", "real": True, "plan": {"rounds": 1}}


class Somebody:
    """A person's client, and what they do in a club."""

    def __init__(self, client: httpx.AsyncClient, club: str = "") -> None:
        self.client = client
        self.club = club

    async def found(self, name: str = "The Miners", me: str = "Olga", **wish: Any) -> str:
        made = await self.client.post("/api/clubs", json={"name": name, "me": me, **wish})
        assert made.status_code == 201, made.text
        self.club = str(made.json()["club"])
        return self.club

    async def act(self, kind: str, status: int = 200, club: str = "", **fields: Any) -> Any:
        body = {"t": kind, "cid": f"c{next(_cid)}", **fields}
        done = await self.client.post(f"/api/clubs/{club or self.club}/acts", json=body)
        assert done.status_code == status, done.text
        return done.json()

    async def refused(self, kind: str, **fields: Any) -> str:
        body = {"t": kind, "cid": f"c{next(_cid)}", **fields}
        done = await self.client.post(f"/api/clubs/{self.club}/acts", json=body)
        assert done.status_code >= 400, done.text
        return str(done.json()["code"])

    async def see(self) -> Any:
        said = await self.client.get(f"/api/clubs/{self.club}")
        assert said.status_code == 200, said.text
        return said.json()

    async def clubs(self) -> Any:
        return (await self.client.get("/api/me/clubs")).json()["clubs"]

    async def plan(self, place: House, after: int = HOUR, **wish: Any) -> Any:
        """Plan an evening, and return it."""
        at = place.server.clock.now() + after
        shown = await self.act("plan_evening", at=at, tournament={**CUP, **wish})
        return max(shown["evenings"], key=lambda one: int(one["number"]))


@contextlib.asynccontextmanager
async def club(data: Path, members: int = 2, **changes: Any) -> AsyncIterator[tuple[House, list[Somebody]]]:
    """A server with a club, its owner first. Time stands nearly still: what is due is asked for."""
    changes = {"rate_clubs": "100000/second", **changes}
    async with house(quick(data, **changes), Clock()) as place, contextlib.AsyncExitStack() as stack:
        people = [Somebody(await stack.enter_async_context(await device(place))) for _ in range(members)]
        name = await people[0].found()
        for number, one in enumerate(people[1:], 1):
            one.club = name
            await one.act("join_club", name=f"Member {number}")
        yield place, people


Story = Callable[[House, list[Somebody]], Awaitable[None]]


def told(data: Path, story: Story, members: int = 2, **changes: Any) -> None:
    async def tell() -> None:
        async with club(data, members, **changes) as (place, people):
            await story(place, people)

    asyncio.run(tell())


async def later(place: House, name: str, by: int) -> None:
    """Look after a club as if so much time had gone by."""
    clock = place.server.clock
    before = clock.now
    clock.now = lambda: before() + by  # type: ignore[method-assign]
    await place.server.clubs.look_after(name)


# -- members and roles -------------------------------------------------------------------------------------


def test_whoever_has_the_link_joins_and_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        shown = await ben.see()
        assert [(one["name"], one["role"]) for one in shown["members"]] == [("Olga", "owner"), ("Member 1", "member")]
        assert shown["you"] == "m2"
        assert [one["name"] for one in await ben.clubs()] == ["The Miners"]
        async with await device(place) as client:
            stranger = Somebody(client, olga.club)
            seen = await stranger.see()
            assert (seen["name"], seen["size"], seen["members"], seen["evenings"]) == ("The Miners", 2, [], [])
            assert await stranger.clubs() == []
            assert await stranger.refused("rename_member", name="Carl") == "no_member"
            assert (await client.get("/api/clubs/c" + "x" * 20)).status_code == 404

    told(tmp_path, story)


def test_nobody_ever_sees_a_persons_id(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        state = await place.server.clubs.get(people[0].club)
        assert len(state.persons) == 3
        for one in people:
            said = (await one.client.get(f"/api/clubs/{one.club}")).text
            assert not any(person in said for person in state.persons)

    told(tmp_path, story, members=3)


def test_a_club_whose_door_asks_lets_in_whom_a_helper_lets_in(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        await olga.act("name_helper", who="m2")
        await olga.act("change_club", door="ask")
        async with await device(place) as one, await device(place) as other:
            carl, dora = Somebody(one, olga.club), Somebody(other, olga.club)
            assert (await carl.act("join_club", name="Carl"))["asked"]
            assert await carl.refused("join_club", name="Carl") == "already_asked"
            await dora.act("join_club", name="Dora")
            assert (await carl.see())["members"] == []
            assert [one["name"] for one in (await ben.see())["asking"]] == ["Carl", "Dora"]
            await ben.act("admit_member", who="m3")
            await ben.act("admit_member", who="m4", admit=False)
            assert (await carl.see())["you"] == "m3"
            assert (await carl.see())["asking"] == []
            assert not (await dora.see())["asked"]
            await olga.act("change_club", door="shut")
            assert await dora.refused("join_club", name="Dora") == "club_shut"

    told(tmp_path, story)


def test_whoever_is_sent_away_stays_away_until_they_are_let_back(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        await olga.act("name_helper", who="m2")
        assert await ben.refused("remove_member", who="m1") == "not_above"
        await ben.act("remove_member", who="m3")
        assert await carl.refused("join_club", name="Carl") == "club_removed"
        assert [one["key"] for one in (await olga.see())["away"]] == ["m3"]
        await olga.act("let_back", who="m3")
        assert (await carl.act("join_club", name="Carl"))["you"] == "m3"

    told(tmp_path, story, members=3)


def test_roles_are_granted_taken_back_and_handed_over(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        assert await ben.refused("change_club", text="Ours") == "not_leading"
        await olga.act("name_helper", who="m2")
        await ben.act("change_club", text="Every Thursday")
        assert await ben.refused("change_club", name="Mine") == "not_owner"
        assert await ben.refused("name_helper", who="m3") == "not_owner"
        assert await olga.refused("name_helper", who="m1") == "own_role"
        await olga.act("name_helper", who="m2", helper=False)
        assert (await ben.see())["role"] == "member"
        assert await olga.refused("leave_club") == "owner_leaves"
        assert await olga.refused("hand_over_club", who="m9") == "no_such_member"
        await olga.act("hand_over_club", who="m3")
        assert [one["role"] for one in (await carl.see())["members"]] == ["owner", "helper", "member"]
        await olga.act("leave_club")
        assert (await olga.see())["members"] == []

    told(tmp_path, story, members=3)


def test_an_owner_who_disappears_is_replaced_unless_they_say_a_word(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        await olga.act("name_helper", who="m2")
        assert await carl.refused("take_over_club") == "helpers_first"
        shown = await ben.act("take_over_club")
        assert shown["takeover"]["key"] == "m2"
        assert await ben.refused("take_over_club") == "taking_over"
        await olga.act("take_over_club")
        assert (await ben.see())["takeover"] is None
        await ben.act("take_over_club")
        await later(place, ben.club, SILENCE + 1)
        assert [one["role"] for one in (await ben.see())["members"]] == ["owner", "helper", "member"]
        assert (await ben.see())["role"] == "owner"

    told(tmp_path, story, members=3)


def test_an_owner_who_is_forgotten_is_followed_by_who_has_helped_or_been_there_longest(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        await olga.act("name_helper", who="m3")
        person = (await place.server.clubs.get(olga.club)).people["m1"].person
        assert (await olga.client.delete("/api/me")).status_code == 200
        shown = await carl.see()
        assert [(one["key"], one["role"]) for one in shown["members"]] == [("m3", "owner"), ("m2", "member")]
        assert "Olga" not in (await ben.client.get(f"/api/clubs/{ben.club}")).text
        log = await place.server.store.read(carl.club)
        assert not any(person.encode() in data or b"Olga" in data for _, data in log)
        assert [one.key for one in club_from_log(decode_entry(data) for _, data in log).members] == ["m3", "m2"]

    told(tmp_path, story, members=3)


def test_a_club_that_everybody_has_left_is_none_and_frees_its_name(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        evening = await olga.plan(place)
        await ben.act("leave_club")
        body = {"t": "leave_club", "cid": "last"}
        done = await olga.client.post(f"/api/clubs/{olga.club}/acts", json=body)
        assert done.status_code == 200
        assert (await olga.client.get(f"/api/clubs/{olga.club}")).status_code == 404
        assert await olga.clubs() == []
        await place.server.clubs.look_after(olga.club)
        assert (await place.server.tournaments.get(evening["tournament"])).ended
        assert await Somebody(ben.client).found("The Miners", "Ben") != olga.club

    told(tmp_path, story)


# -- names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["The Miners", "the miners", "Тhe Мiners", "T\u0336he Miners"])
def test_a_club_whose_name_looks_like_anothers_is_refused(tmp_path: Path, name: str) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        made = await people[1].client.post("/api/clubs", json={"name": name, "me": "Ben"})
        assert made.json()["code"] == "club_name_taken"

    told(tmp_path, story)


def test_a_club_that_is_renamed_frees_the_name_it_had(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        olga, ben = people
        other = Somebody(ben.client)
        await other.found("The Others", "Ben")
        assert await olga.refused("change_club", name="the others") == "club_name_taken"
        assert await olga.refused("change_club", name="") == "bad_name"
        assert (await olga.act("change_club", name="Moles"))["name"] == "Moles"
        assert await other.act("change_club", name="The Miners")
        assert await olga.refused("change_club", name="The Miners") == "club_name_taken"
        await other.act("change_club", name="THE MINERS")

    told(tmp_path, story)


def test_a_name_whose_club_was_never_made_is_free_after_a_while(tmp_path: Path) -> None:
    async def story(place: House, _: list[Somebody]) -> None:
        store, now = place.server.store, place.server.clock.now() / 1000
        assert await store.take_club_name("moles", "c1", now)
        assert not await store.take_club_name("moles", "c2", now + 30)
        assert await store.take_club_name("moles", "c2", now + 90)
        assert not await store.take_club_name("moles", "c1", now + 91)

    told(tmp_path, story)


def test_two_at_once_do_not_get_names_that_look_alike(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        wishes = [{"name": name, "me": "Ben"} for name in ("Moles", "moles", "MOLES", "Moles")]
        made = await asyncio.gather(*(people[1].client.post("/api/clubs", json=one) for one in wishes))
        assert sorted(one.status_code for one in made) == [201, 409, 409, 409]

    told(tmp_path, story)


def test_members_are_not_called_what_looks_like_another_member(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        assert await ben.refused("rename_member", name="OIga") == "name_taken"
        await ben.act("rename_member", name="Ben")
        async with await device(place) as client:
            assert await Somebody(client, olga.club).refused("join_club", name="ben") == "name_taken"
        await ben.act("rename_member", name="BEN")

    told(tmp_path, story)


# -- one person, twice -------------------------------------------------------------------------------------


def test_joining_again_is_refused_and_the_same_message_again_is_done_once(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        ben = people[1]
        assert await ben.refused("join_club", name="Another") == "already_member"
        body = {"t": "rename_member", "cid": "same", "name": "Ben"}
        for _number in range(3):
            assert (await ben.client.post(f"/api/clubs/{ben.club}/acts", json=body)).status_code == 200
        shown = await ben.see()
        assert [one["name"] for one in shown["members"]] == ["Olga", "Ben"]

    told(tmp_path, story)


async def become_one(first: httpx.AsyncClient, other: httpx.AsyncClient) -> httpx.Response:
    """The device of `other` becomes that of `first`, and brings along what it was."""
    phrase = " ".join((await first.post("/api/me/phrase")).json()["words"])
    return await other.post("/api/phrase", json={"phrase": phrase, "here": "bring", "program": True})


def test_two_identities_that_become_one_are_one_member_who_keeps_the_club(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        came = await become_one(ben.client, olga.client)
        assert came.status_code == 200, came.text
        shown = await ben.see()
        assert [(one["name"], one["role"]) for one in shown["members"]] == [("Member 1", "owner")]
        log = await place.server.store.read(ben.club)
        state = club_from_log(decode_entry(data) for _, data in log)
        assert [one.key for one in state.members] == ["m2"]

    told(tmp_path, story)


def test_a_membership_comes_along_to_an_identity_that_had_none(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        evening = await olga.plan(place)
        await in_cup(ben.client, evening["tournament"], "register", name="Ben")
        async with await device(place) as client:
            assert (await become_one(client, ben.client)).status_code == 200
            shown = await Somebody(client, olga.club).see()
            assert (shown["you"], len(shown["members"])) == ("m2", 2)
            cup = (await client.get(f"/api/tournaments/{evening['tournament']}")).json()
            assert cup["you"] == "e1"

    told(tmp_path, story)


# -- evenings ----------------------------------------------------------------------------------------------


async def hold(_: House, organiser: Somebody, evening: Any, names: list[Somebody], gold: list[int]) -> None:
    """Play an evening of one round at a real table; its organiser need not be who planned it."""
    cup = evening["tournament"]
    for number, one in enumerate(names):
        await in_cup(one.client, cup, "register", name=f"Player {number}")
    for number in range(5 - len(names)):
        await in_cup(organiser.client, cup, "add_entrant", name=f"Guest {number}")
    shown = await in_cup(organiser.client, cup, "pair_round", round=1)
    seats = shown["rounds"][0]["tables"][0]["seats"]
    ordered = [gold[int(key[1:]) - 1] for key in seats]
    await in_cup(organiser.client, cup, "enter_result", round=1, table=1, gold=ordered)
    await in_cup(organiser.client, cup, "finish_tournament")


def test_evenings_count_for_the_season_and_members_see_the_standing(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        assert await ben.refused("plan_evening", at=place.server.clock.now() + HOUR, tournament=CUP) == "not_leading"
        await olga.act("name_helper", who="m2")
        first = await olga.plan(place)
        assert (await carl.clubs())[0]["next"] == first["at"]
        assert (await carl.client.get(f"/api/tournaments/{first['tournament']}")).json()["club"] == olga.club
        await hold(place, ben, first, [olga, ben, carl], [9, 7, 5, 3, 8])  # a helper organises what the owner planned
        second = await ben.plan(place)
        await hold(place, olga, second, [ben, carl], [1, 9, 3, 4, 5])
        await later(place, olga.club, 2 * HOUR)
        shown = await carl.see()
        assert [(one["phase"], one["people"]) for one in shown["evenings"]] == [("over", 5), ("over", 5)]
        (season,) = shown["seasons"]
        assert [(one["name"], one["points"], one["each"]) for one in season["standings"]] == [
            ("Member 2", 125.0, [25.0, 100.0]), ("Olga", 100.0, [100.0, None]), ("Member 1", 50.0, [50.0, 0.0]),
        ]  # fmt: skip
        await ben.act("cancel_evening", evening=1)
        (season,) = (await carl.see())["seasons"]
        assert season["evenings"] == [2]
        await olga.act("begin_season", name="Winter", best=3)
        assert [one["name"] for one in (await carl.see())["seasons"]] == ["Winter", ""]

    told(tmp_path, story, members=3)


def test_whoever_leaves_keeps_their_place_and_whoever_is_forgotten_loses_the_name(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben, carl = people
        await hold(place, olga, await olga.plan(place), [olga, ben, carl], [9, 7, 5, 3, 8])
        await later(place, olga.club, 2 * HOUR)
        await ben.act("leave_club")
        await carl.client.delete("/api/me")
        standings = (await olga.see())["seasons"][0]["standings"]
        assert [(one["key"], one["name"]) for one in standings] == [("m1", "Olga"), ("m2", "Member 1"), ("m3", "…")]

    told(tmp_path, story, members=3)


def test_an_evening_that_is_cancelled_does_not_take_place(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        evening = await olga.plan(place)
        await olga.act("cancel_evening", evening=1)
        assert (await ben.see())["evenings"] == []
        assert (await place.server.tournaments.get(evening["tournament"])).ended
        assert await olga.refused("cancel_evening", evening=1) == "no_evening"
        assert await olga.refused("cancel_evening", evening=7) == "no_evening"

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("after", "wish", "code"),
    [
        (-HOUR, {}, "starts_past"),
        (400 * DAY, {}, "starts_past"),
        (HOUR, {"name": ""}, "bad_name"),
        (HOUR, {"plan": {"least": 7, "best": 6}}, "unpairable"),
        (HOUR, {"real": False, "modules": ["saboteur2", "tournament"]}, "setup"),
    ],
)
def test_an_evening_that_cannot_be_held_is_not_planned(
    tmp_path: Path, after: int, wish: dict[str, Any], code: str
) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        at = place.server.clock.now() + after
        assert await people[0].refused("plan_evening", at=at, tournament={**CUP, **wish}) == code
        assert (await people[0].see())["evenings"] == []

    told(tmp_path, story)


def test_the_weekly_slow_tournament_opens_by_itself_and_the_next_is_announced(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        weekly = {"weekday": 3, "minute": 19 * 60, "tournament": {"name": "Slow", "plan": {"rounds": 2}}}
        shown = await olga.act("set_weekly", weekly=weekly)
        (one,) = shown["evenings"]
        assert one["weekly"]
        assert 0 < one["at"] - place.server.clock.now() <= WEEK
        assert (one["at"] // 60_000 % (24 * 60), (one["at"] // DAY + 3) % 7) == (19 * 60, 3)
        cup = (await ben.client.get(f"/api/tournaments/{one['tournament']}")).json()
        assert (cup["starts"], cup["name"]) == (one["at"], "Slow")
        assert (await place.server.tournaments.get(one["tournament"])).begun.clock == "slow"
        for _ in range(3):  # looking again plans nothing again
            await place.server.clubs.look_after(olga.club)
        assert len((await ben.see())["evenings"]) == 1
        await later(place, olga.club, WEEK)
        announced = [evening["at"] for evening in (await ben.see())["evenings"] if evening["phase"] == "registration"]
        assert one["at"] + WEEK in announced
        await olga.act("set_weekly", weekly=None)
        await later(place, olga.club, 3 * WEEK)
        assert max(evening["at"] for evening in (await ben.see())["evenings"]) == one["at"] + WEEK

    told(tmp_path, story)


# -- tables ------------------------------------------------------------------------------------------------


def test_members_find_the_tables_of_their_club_and_nobody_else_does(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga, ben = people
        wish = {"name": "Olga", "options": {"private": True}, "club": olga.club}
        made = (await olga.client.post("/api/tables", json=wish)).json()
        assert [one["table"] for one in (await ben.see())["tables"]] == [made["table"]]
        assert (await ben.clubs())[0]["tables"] == 1
        async with await device(place) as client:
            assert (await Somebody(client, olga.club).see())["tables"] == []
            refused = await client.post("/api/tables", json=wish)
            assert refused.json()["code"] == "no_member"
        assert (await olga.client.get("/api/tables")).json()["tables"] == []

    told(tmp_path, story)


def test_a_club_has_only_so_many_open_tables(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        olga = people[0]
        wish = {"name": "Olga", "options": {"private": True}, "club": olga.club}
        for _number in range(CLUB_TABLES):
            assert (await olga.client.post("/api/tables", json=wish)).status_code == 201
        assert (await olga.client.post("/api/tables", json=wish)).json()["code"] == "club_tables"

    told(tmp_path, story)


# -- durable, shared, bounded ------------------------------------------------------------------------------


def test_a_server_that_dies_after_a_decision_opens_the_evening_once_when_it_is_back(tmp_path: Path) -> None:
    async def tell() -> None:
        settings = quick(tmp_path, rate_clubs="100000/second")
        async with house(settings, Clock()) as place:
            olga = Somebody(await device(place))
            token = olga.client.headers["authorization"].removeprefix("Bearer ")
            name = await olga.found()

            async def nothing(_: object) -> None:
                """What the server does after the decision, had it not died."""

            place.server.clubs._make_true = nothing  # type: ignore[method-assign,assignment]
            await olga.act("plan_evening", at=place.server.clock.now() + HOUR, tournament=CUP)
            assert await place.server.store.shared_logs(Phase.TOURNAMENT) == []
            await olga.client.aclose()
        async with house(settings, Clock()) as place, place.http(token) as client:
            olga = Somebody(client, name)
            for _ in range(3):
                await place.server.clubs.look_after(name)
            (evening,) = (await olga.see())["evenings"]
            assert (evening["number"], evening["phase"]) == (1, "registration")
            assert await place.server.store.shared_logs(Phase.TOURNAMENT) == [evening["tournament"]]

    asyncio.run(tell())


def test_two_processes_share_a_club(tmp_path: Path, postgres_database: str) -> None:
    async def tell() -> None:
        shared = {"database": postgres_database, "secret": "the same for both", "rate_clubs": "100000/second"}
        settings = quick(tmp_path, **shared)
        async with house(settings, Clock()) as one, house(settings, Clock()) as two, await device(one) as client:
            olga = Somebody(client)
            name = await olga.found()
            token = client.headers["authorization"].removeprefix("Bearer ")
            async with two.http(token) as there:
                elsewhere = Somebody(there, name)
                done = [
                    (olga if number % 2 else elsewhere).act("change_club", text=f"Text {number}")
                    for number in range(10)
                ]
                await asyncio.gather(*done)
                assert (await olga.see())["seq"] == (await elsewhere.see())["seq"] == 11
                await olga.act("set_weekly", weekly={"weekday": 3, "minute": 0, "tournament": {"name": "Slow"}})
                await asyncio.gather(*(place.server.clubs.look_after(name) for place in (one, two) for _ in range(3)))
                assert len((await elsewhere.see())["evenings"]) == 1
                assert (await elsewhere.see())["seq"] == (await olga.see())["seq"] == 14
                assert len(await two.server.store.shared_logs(Phase.TOURNAMENT)) == 1

    asyncio.run(tell())


def test_whoever_does_too_much_in_clubs_waits_and_others_do_not(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        olga, ben = people
        body = {"t": "change_club", "text": "x"}
        path = f"/api/clubs/{olga.club}/acts"
        said = [await olga.client.post(path, json={**body, "cid": str(number)}) for number in range(8)]
        assert {one.status_code for one in said} == {200, 429}
        await ben.act("rename_member", name="Ben")

    told(tmp_path, story, rate_clubs="5/hour")


def test_one_is_a_member_of_so_many_clubs_only(tmp_path: Path) -> None:
    async def story(_: House, people: list[Somebody]) -> None:
        for number in range(CLUBS_OF_ONE - 1):
            await Somebody(people[1].client).found(f"Club {'abcdefghjkmnpqrstuvwxyz'[number]}", "Ben")
        made = await people[1].client.post("/api/clubs", json={"name": "One more", "me": "Ben"})
        assert made.json()["code"] == "clubs_of_one"
        assert len(await people[1].clubs()) == CLUBS_OF_ONE

    told(tmp_path, story)


def test_what_is_due_is_decided_by_the_log_alone(tmp_path: Path) -> None:
    async def story(place: House, people: list[Somebody]) -> None:
        olga = people[0]
        await olga.act("set_weekly", weekly={"weekday": 0, "minute": 0, "tournament": {"name": "Slow"}})
        log = await place.server.store.read(olga.club)
        state = club_from_log(decode_entry(data) for _, data in log)
        assert on_time(state, place.server.clock.now()) == []
        due = await place.server.store.shared_logs(Phase.CLUB, state.evenings[0].begins / 1000)
        assert due == [olga.club]
        assert await place.server.store.shared_logs(Phase.CLUB, state.evenings[0].begins / 1000 - 1) == []

    told(tmp_path, story)
