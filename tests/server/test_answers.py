"""What is told of finished games is written once, and never when it is not true any more."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Player
from tests.server.lines import line_to
from tests.server.test_telling import played, run, two_at_a_table, wish

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.finished import history
from saboteur.server.finished.answer_cache import KEPT_SECONDS, Answers
from saboteur.server.limits.bounds import WAITING_OF_TABLE
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.results.erasure import NAMELESS


def written(text: bytes, made: list[bytes]) -> Callable[[], Awaitable[bytes]]:
    async def make() -> bytes:
        made.append(text)
        await asyncio.sleep(0)
        return text

    return make


# -- what is kept --------------------------------------------------------------------------------------------------


def test_an_answer_is_made_once_for_all_who_ask_and_again_after_an_entry() -> None:
    async def main() -> None:
        answers, made, state = Answers(), list[bytes](), played("base", 3, 1, until=1)
        asked = [answers.get(state, "record", written(b"first", made)) for _ in range(5)]
        assert await asyncio.gather(*asked) == [b"first"] * 5
        assert made == [b"first"]
        assert await answers.get(state, "replay", written(b"other", made)) == b"other"
        state.apply(e.Renamed(at=state.updated + 1, seat=0, name="Eva"))
        assert await answers.get(state, "record", written(b"second", made)) == b"second"

    asyncio.run(main())


def test_answers_are_bounded_in_bytes_and_those_asked_for_last_stay() -> None:
    async def main() -> None:
        answers, made, state = Answers(most=30), list[bytes](), played("base", 3, 1, until=1)
        for what in ("a", "b", "c"):
            await answers.get(state, what, written(what.encode() * 10, made))
        await answers.get(state, "a", written(b"not made", made))
        await answers.get(state, "d", written(b"d" * 10, made))  # instead of b
        assert answers.size == 30
        await answers.get(state, "a", written(b"not made", made))
        await answers.get(state, "b", written(b"again", made))
        assert made == [b"a" * 10, b"b" * 10, b"c" * 10, b"d" * 10, b"again"]
        await answers.get(state, "large", written(b"x" * 31, made))
        assert answers.size == 0  # it would not fit, and nothing stays that does not

    asyncio.run(main())


def test_answers_go_with_the_table_in_memory_and_after_a_while() -> None:
    async def main() -> None:
        now = [0.0]
        answers, made, state = Answers(now=lambda: now[0]), list[bytes](), played("base", 3, 1, until=1)
        await answers.get(state, "a", written(b"one", made))
        now[0] = KEPT_SECONDS + 1
        await answers.get(state, "a", written(b"two", made))
        assert made == [b"one", b"two"]
        assert answers.size == 3
        answers.sweep()
        assert answers.size == 3
        now[0] += KEPT_SECONDS
        answers.sweep()  # nobody has to ask for it to go
        assert answers.size == 0
        await answers.get(state, "a", written(b"three", made))
        del state
        gc.collect()
        assert answers.size == 0

    asyncio.run(main())


def test_what_could_not_be_told_is_tried_again() -> None:
    async def main() -> None:
        answers, state = Answers(), played("base", 3, 1, until=1)

        async def failing() -> bytes:
            raise Refusal("busy", "Not now.")

        asked = [answers.get(state, "a", failing) for _ in range(2)]
        assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [Refusal] * 2
        assert await answers.get(state, "a", written(b"told", [])) == b"told"

    asyncio.run(main())


def test_whoever_waits_when_the_server_ends_is_told_so_and_whoever_leaves_stops_nobody_else() -> None:
    async def main() -> None:
        answers, state = Answers(), played("base", 3, 1, until=1)
        begun = asyncio.Event()

        async def for_ever() -> bytes:
            begun.set()
            await asyncio.Event().wait()
            return b""

        first, second = (asyncio.create_task(answers.get(state, "a", for_ever)) for _ in range(2))
        await begun.wait()
        first.cancel()
        await asyncio.wait([first])
        assert first.cancelled()
        answers.close()
        with pytest.raises(Refusal, match="going down"):
            await second

    asyncio.run(main())


def test_one_game_is_retold_at_a_time_and_only_so_many_wait() -> None:
    async def main() -> None:
        answers, at_work, most = Answers(), [0], [0]

        def tell() -> int:
            at_work[0] += 1
            most[0] = max(most[0], at_work[0])
            at_work[0] -= 1
            return 1

        asked = [answers.retell("1.2.3.4", "table", tell) for _ in range(WAITING_OF_TABLE + 3)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert done.count(1) == WAITING_OF_TABLE + 1
        assert [one.code for one in done if isinstance(one, Refusal)] == ["busy"] * 2
        assert most == [1]
        assert await answers.retell("1.2.3.4", "table", tell) == 1  # all turns were given back

    asyncio.run(main())


@pytest.mark.parametrize("first", [0, 1, 49, 50, 51, 70, 99, 500])
@pytest.mark.parametrize("views", [True, False])
def test_a_replay_cut_out_of_pages_is_the_one_that_would_be_written(first: int, views: bool) -> None:
    state = played("base", 4, 11, until=99)
    assert state.game is not None
    assert state.game.steps > 100
    begin = min(first, state.game.steps) // 50 * 50 if views else 0
    begins = [one for one in (begin, begin + 50) if one <= state.game.steps][: 2 if views else 1]
    pages = [msgspec.json.encode(history.replay(state, "open", one, views=views)) for one in begins]
    found = msgspec.json.decode(history.cut(pages, first), type=m.Replay)
    assert found == history.replay(state, "open", first, views=views)


# -- over the network ------------------------------------------------------------------------------------------------

ASKED = ("story", "rounds/1", "replay", "replay?eyes=open&first=7", "replay?eyes=1&views=no", "record", "file")


async def told(there: House, who: Client, table: str) -> dict[str, bytes]:
    """Everything that somebody can be told of a game, as it is sent."""
    async with there.http(who.token) as http:
        asked = {what: await http.get(f"/api/tables/{table}/{what}") for what in ASKED}
    assert {one.status_code for one in asked.values()} == {200}
    assert {one.headers["content-type"] for one in asked.values()} == {"application/json"}
    assert {one.headers["cache-control"] for one in asked.values()} == {"no-store"}
    return {what: one.content for what, one in asked.items()}


def test_everything_that_changes_at_a_finished_table_is_told_at_once(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, bob, table = await two_at_a_table(there)
        await ann.request("POST", f"/api/tables/{table}/guesses", wish(1, (1, "digger")))
        await asyncio.gather(Player(ann, 1).play(table), Player(bob, 2).play(table))
        stranger = await Client.new(there.url)
        before = await told(there, stranger, table)
        assert await told(there, stranger, table) == before
        own = {who: await told(there, one, table) for who, one in (("ann", ann), ("bob", bob))}
        assert b'"marks":null' in own["ann"]["story"]
        await check_own_marks_stay_own(there, ann, [bob, stranger], table)
        async with line_to(there, table, ann.token) as line:
            assert isinstance(await line.ask(m.Say(cid="s", text="Well dug!")), m.Ok)
        assert b"Well dug!" in (await told(there, stranger, table))["record"]
        await check_a_moved_seat_keeps_its_guesses(there, ann, table)
        assert b"Bob" in (await told(there, stranger, table))["story"]
        await bob.request("DELETE", "/api/me", None, m.Me)
        after = await told(there, stranger, table)
        assert not [what for what, text in after.items() if b"Bob" in text]
        assert NAMELESS in msgspec.json.decode(after["story"], type=m.Story).names

    run(tmp_path, story)


async def check_own_marks_stay_own(there: House, ann: Client, others: list[Client], table: str) -> None:
    seen = [await told(there, one, table) for one in others]
    for mark in ("trusted", "suspected"):
        notes = msgspec.convert({"text": "", "guesses": [{"seat": 1, "mark": mark}]}, m.Notebook)
        await ann.request("PUT", f"/api/tables/{table}/notes", notes)
        fresh = await ann.request("GET", f"/api/tables/{table}/story", None, m.Story)
        marks = [one.marks for one in fresh.rounds]
        assert all(one is not None and one.all == 1 for one in marks)
        fits = [one.roles[0] == one.roles[1] for one in fresh.rounds]
        assert [one.right == 1 for one in marks if one] == [fit == (mark == "trusted") for fit in fits]
        assert [await told(there, one, table) for one in others] == seen


async def check_a_moved_seat_keeps_its_guesses(there: House, ann: Client, table: str) -> None:
    phone = await Client.new(there.url)
    scores = (await ann.request("GET", f"/api/tables/{table}/rounds/1", None, m.RoundStory)).guesses
    assert [one.seat for one in scores] == [0]
    move = await ann.request("POST", f"/api/tables/{table}/move", None, m.MoveCode)
    await phone.request("POST", f"/api/tables/{table}/moved", m.MoveKey(key=move.key))
    for one in (phone, ann):
        assert (await one.request("GET", f"/api/tables/{table}/rounds/1", None, m.RoundStory)).guesses == scores
