"""What a round and a game were about, and guesses that are locked until then."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Player, house, quick
from tests.server.lines import line_to
from tests.server.test_lobby import code_of
from tests.server.test_wire_leaks import playing

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import pack
from saboteur.play.events import Passed
from saboteur.play.events.audiences import RawEvent
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.server import messages as m
from saboteur.server.finished import guesses as locked_guesses
from saboteur.server.finished import history
from saboteur.server.finished import story as told
from saboteur.server.finished.retelling import MARKED, retelling_of
from saboteur.server.limits.bounds import STEPS_AT_ONCE
from saboteur.server.store import open_store
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState


def played(preset: str, seats: int, seed: int, until: int = 3) -> RoomState:
    """A room in which everybody does the first thing allowed, until so many rounds lie open."""
    state = playing(preset, seats, seed)
    assert state.game is not None
    while not state.game.over and len(state.game.view(None).rounds) < until:
        seat = min(state.game.to_act)
        code = pack(state.game.legal(seat)[0])
        state.apply(e.Acted(at=state.updated + 1, seat=seat, code=code))
    return state


def speak(state: RoomState, seat: int, claim: m.AnyClaim) -> None:
    """Let a seat say something now."""
    state.apply(e.Claimed(at=state.updated + 1, seat=seat, claim=claim))


# -- rounds ------------------------------------------------------------------------------------------------------


def test_rounds_are_cut_where_their_dwarfs_are_turned_up() -> None:
    state = played("base", 4, 3)
    assert state.game is not None
    chapters = told.chapters(state.game)
    assert [chapter.result for chapter in chapters] == state.game.view(None).rounds
    for chapter in chapters:
        assert type(chapter.before[0].event).__name__ == "RoundStarted"
        assert type(chapter.after[0].event).__name__ == "RoundEnded"


def test_a_round_that_still_goes_on_is_no_part_of_the_story() -> None:
    state = played("base", 4, 3, until=1)
    assert state.game is not None
    assert len(told.chapters(state.game)) == 1
    assert told.chapters(playing("base", 4, 3).game) == []  # type: ignore[arg-type]


def test_claims_are_judged_by_what_lay_open_at_the_end() -> None:
    state = playing("base", 4, 3)
    assert state.game is not None
    roles = [state.game.own(seat).role for seat in range(4)]
    liar, honest = roles.index("saboteur"), roles.index("digger")
    speak(state, liar, m.IAm(role="digger"))
    speak(state, honest, m.IAm(role="digger"))
    speak(state, honest, m.Suspect(seat=liar, role="saboteur"))
    speak(state, honest, m.Trust(seat=liar))  # says nothing that could be true or false
    for cell in (Cell(8, -2), Cell(8, 0), Cell(8, 2)):
        speak(state, honest, m.GoalIs(cell=cell, kind="treasure"))
        speak(state, honest, m.GoalIsNot(cell=cell, kind="treasure"))
    while not state.public.rounds:  # type: ignore[union-attr]
        seat = min(state.game.to_act)
        state.apply(e.Acted(at=state.updated + 1, seat=seat, code=pack(state.game.legal(seat)[0])))
    speak(state, liar, m.IAm(role="digger"))  # after the reveal it is no lie any more
    claims = told.judged(told.chapters(state.game)[0], state.talk)
    assert [(one.seat, one.right, one.knew) for one in claims[:3]] == [
        (liar, False, True), (honest, True, True), (honest, True, False),
    ]  # fmt: skip
    goals = claims[3:]
    assert len(goals) == 6
    assert sum(one.right for one in goals if isinstance(one.claim, m.GoalIs)) == 1
    assert sum(one.right for one in goals if isinstance(one.claim, m.GoalIsNot)) == 2
    assert not any(one.knew for one in goals)


def test_a_dwarf_that_was_changed_after_the_words_is_not_judged() -> None:
    state = played("saboteur2", 6, 4)
    assert state.game is not None
    for chapter in told.chapters(state.game):
        changed = [one for one in chapter.before if type(one.event).__name__ == "DwarfChanged"]
        line = m.TalkLine(seq=1, at=1, seat=0, name="", claim=m.IAm(role="boss"), step=chapter.before[0].step)
        about = {one.event.seat for one in changed}  # type: ignore[attr-defined]
        judged = told.judged(chapter, [msgspec.structs.replace(line, seat=seat) for seat in range(6)])
        assert {one.seat for one in judged} == set(range(6)) - about


def test_gold_cards_stay_secret_and_coins_do_not() -> None:
    for preset, seats, wanted in (("base", 4, {True, False}), ("saboteur2", 5, {False})):
        found = set()
        for seed in range(6):
            state = played(preset, seats, seed)
            for chapter in told.chapters(state.game):  # type: ignore[arg-type]
                story = told.tell_round(chapter, 0, [], [], [], [])
                found.add(story.secret_gold)
                values = [getattr(event, "value", None) for event in story.payout if getattr(event, "seat", 0) != 0]
                assert values == [None] * len(values)
                assert story.secret_gold == any(type(event).__name__ == "GoldTaken" for event in story.payout)
        assert found <= wanted


@pytest.mark.parametrize(
    ("own", "other", "mark", "wanted"),
    [
        ("digger", "digger", "trusted", (1, 1)), ("digger", "saboteur", "trusted", (0, 1)),
        ("digger", "saboteur", "suspected", (1, 1)), ("blue", "green", "suspected", (1, 1)),
        ("blue", "blue", "suspected", (0, 1)), ("blue", "boss", "trusted", (1, 1)),
        ("saboteur", "saboteur", "trusted", (1, 1)), ("blue", "geologist", "suspected", None),
        ("digger", "saboteur", "unsure", None),
    ],
)  # fmt: skip
def test_marks_fit_by_who_fares_well_with_whom(
    own: str, other: str, mark: str, wanted: tuple[int, int] | None
) -> None:
    found = told.marks_right([own, other], 0, [m.Guess(seat=1, mark=mark)])  # type: ignore[arg-type]
    assert (found and (found.right, found.all)) == wanted


def test_guesses_are_scored_against_chance() -> None:
    state = played("base", 5, 3, until=1)
    assert state.public is not None
    result = state.public.rounds[0]
    me = result.roles.index("digger")
    others = [seat for seat in range(5) if seat != me]
    guesses = [m.RoleGuess(seat=seat, role="saboteur") for seat in others]
    locked = m.LockedGuesses(round=1, turn=7, guesses=guesses)
    score = told.scored(state.public, result, me, locked)
    assert score.right == sum(result.roles[seat] == "saboteur" for seat in others)
    assert (score.turn, score.chance) == (7, 4 * 2 / 5)  # two saboteurs among the five other dwarfs (B1)


def test_guesses_locked_before_rounds_were_counted_from_1_are_found(tmp_path: Path) -> None:
    old = b'{"round":0,"turn":7,"guesses":[{"seat":1,"role":"saboteur"}]}'

    async def main() -> None:
        store = await open_store(f"{tmp_path / 'games.sqlite3'}")
        await store.put_note("t" * 20, "ann", "locked0", old)
        found = [await locked_guesses.locked_by(store, "t" * 20, "ann", number) for number in (1, 2)]
        assert [(one.round, one.turn) for one in found] == [(1, 7), (2, None)]
        await store.close()

    asyncio.run(main())


# -- charts ------------------------------------------------------------------------------------------------------


def test_charts_measure_the_way_to_the_treasure_and_name_what_was_done_to_whom() -> None:
    state = played("base", 4, 9)
    assert state.game is not None
    record = record_of(state.game)
    drawn = told.charts(record)
    assert len(drawn.starts) == 3
    first = drawn.moments[0]
    assert (first.step, first.round, first.nearest) == (0, 1, 7)  # seven cells lie between start and goals (B2)
    assert first.far in (7, 9)  # the goals at the sides are two farther
    assert sum(first.suspicion) == pytest.approx(4 / 5, abs=0.01)  # one saboteur among five dwarfs
    assert [moment.step for moment in drawn.moments] == sorted({moment.step for moment in drawn.moments})
    assert all(
        moment.far is None or moment.nearest is None or moment.nearest <= moment.far for moment in drawn.moments
    )
    names = [action for _, action in state.game.actions]
    assert len([deed for deed in drawn.deeds if deed.kind == "break"]) == sum(
        type(action).__name__ == "BreakTool" for action in names
    )
    assert all(deed.seat != deed.target for deed in drawn.deeds if deed.kind == "break")


# -- over the wire -----------------------------------------------------------------------------------------------


async def two_at_a_table(there: House) -> tuple[Client, Client, str]:
    """A game of two people and a bot, just begun; it waits for them however long they take."""
    ann, bob = await Client.new(there.url), await Client.new(there.url)
    options = m.TableOptions(clock="none")
    made = await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=3), options=options))
    await bob.sit(made.table, "Bob")
    async with line_to(there, made.table, ann.token) as line:
        await line.ask(m.FillWithBots(cid="1"))
        assert isinstance(await line.ask(m.Start(cid="2")), m.Ok)
    return ann, bob, made.table


def run(tmp_path: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(quick(tmp_path)) as there:
            await asyncio.wait_for(story(there), 180)

    asyncio.run(main())


def wish(number: int, *guesses: tuple[int, str]) -> m.LockGuesses:
    return msgspec.convert(
        {"round": number, "guesses": [{"seat": seat, "role": role} for seat, role in guesses]}, m.LockGuesses
    )


def test_guesses_are_locked_once_a_round_and_only_by_whoever_plays(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, _bob, table = await two_at_a_table(there)
        stranger = await Client.new(there.url)
        path = f"/api/tables/{table}/guesses"
        assert await code_of(stranger.request("POST", path, wish(1, (1, "digger")))) == "not_seated"
        assert await code_of(ann.request("POST", path, wish(2, (1, "digger")))) == "round_over"
        bad = ([(0, "digger")], [(1, "digger"), (1, "saboteur")], [(3, "digger")], [(1, "blue")])
        for guesses in bad:
            assert await code_of(ann.request("POST", path, wish(1, *guesses))) == "malformed"
        assert (await ann.request("GET", path, None, m.LockedGuesses)).turn is None
        locked = await ann.request("POST", path, wish(1, (1, "digger"), (2, "saboteur")), m.LockedGuesses)
        assert await ann.request("GET", path, None, m.LockedGuesses) == locked
        assert await code_of(ann.request("POST", path, wish(1, (1, "saboteur")))) == "guesses_locked"
        assert await ann.request("GET", path, None, m.LockedGuesses) == locked

    run(tmp_path, story)


def test_locking_changes_nothing_for_anybody_else_before_the_reveal(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, bob, table = await two_at_a_table(there)
        room = there.server.rooms.open[table]
        ways = ("guesses", "notes", "notify")

        async def all_bob_can_ask() -> list[object]:
            answers: list[object] = [room.state.seq, len(await there.server.store.read(table))]
            answers += [await bob.request("GET", f"/api/tables/{table}/{way}", None, dict) for way in ways]
            answers.append(await code_of(bob.request("GET", f"/api/tables/{table}/rounds/1")))
            return answers

        async with line_to(there, table, bob.token) as line:
            first = await line.hear_a(m.Snapshot)
            while 0 not in room.state.asked:  # bots have moved, and now Ann or Bob is waited for
                if 1 in room.state.asked:
                    break
                await asyncio.sleep(0.01)
            before = await all_bob_can_ask()
            await ann.request("POST", f"/api/tables/{table}/guesses", wish(1, (1, "digger")))
            assert await all_bob_can_ask() == before
            async with line_to(there, table, bob.token) as again:
                seen = await again.hear_a(m.Snapshot)
                assert seen.seq == room.state.seq >= first.seq
                assert b"guess" not in msgspec.json.encode(seen)

    run(tmp_path, story)


def test_at_the_reveal_those_who_locked_see_each_others_scores_and_in_the_end_all_do(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, bob, table = await two_at_a_table(there)
        await ann.request("POST", f"/api/tables/{table}/guesses", wish(1, (1, "digger"), (2, "digger")))
        room = there.server.rooms.open[table]
        asked: list[m.RoundStory] = []

        async def watch() -> None:
            while not room.state.public or not room.state.public.rounds:  # noqa: ASYNC110 - rooms have no event
                await asyncio.sleep(0.002)
            path = f"/api/tables/{table}/rounds/1"
            asked.extend([await one.request("GET", path, None, m.RoundStory) for one in (ann, bob)])

        await asyncio.gather(Player(ann, 1).play(table), Player(bob, 2).play(table), watch())
        (score,) = asked[0].guesses
        right = sum(asked[0].roles[seat] == "digger" for seat in (1, 2))
        assert (score.seat, score.right, len(score.guesses)) == (0, right, 2)
        assert asked[0].roles == asked[1].roles
        story = await bob.request("GET", f"/api/tables/{table}/story", None, m.Story)
        assert story.rounds[0].guesses == [score]
        assert asked[1].guesses == []  # two rounds were still to come
        assert (
            await code_of(ann.request("POST", f"/api/tables/{table}/guesses", wish(2, (1, "digger"))))
            == "wrong_phase"
        )

    run(tmp_path, story)


def test_locked_guesses_move_to_another_device_with_their_seat(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, _bob, table = await two_at_a_table(there)
        locked = await ann.request("POST", f"/api/tables/{table}/guesses", wish(1, (1, "digger")), m.LockedGuesses)
        phone = await Client.new(there.url)
        move = await ann.request("POST", f"/api/tables/{table}/move", None, m.MoveCode)
        await phone.request("POST", f"/api/tables/{table}/moved", m.MoveKey(key=move.key))
        assert await phone.request("GET", f"/api/tables/{table}/guesses", None, m.LockedGuesses) == locked

    run(tmp_path, story)


def test_story_file_and_replay_are_opened_when_the_game_is_over(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann, bob, table = await two_at_a_table(there)
        for what in ("story", "file", "rounds/1", "rounds/7", "rounds/x"):
            assert await code_of(ann.request("GET", f"/api/tables/{table}/{what}")) == "not_over"
        await asyncio.gather(Player(ann, 1).play(table), Player(bob, 2).play(table))
        stranger = await Client.new(there.url)
        found, again = await asyncio.gather(
            *(stranger.request("GET", f"/api/tables/{table}/story", None, m.Story) for _ in range(2))
        )
        assert found == again
        assert found.names[:2] == ["Ann", "Bob"]
        assert len(found.starts) == len(found.rounds) == 3
        raw = await stranger.request("GET", f"/api/tables/{table}/file", None, dict)
        record = Record.load(json.dumps(raw))
        seed = bytes.fromhex(str(record.setup.seed))
        assert record.commitment == hashlib.sha256(b"saboteur/seed/1\0" + seed).hexdigest()
        moves = await stranger.request("GET", f"/api/tables/{table}/replay?eyes=open&views=no", None, m.Replay)
        assert len(moves.steps) == moves.total == len(record.actions) + 1
        assert all(step.view is None for step in moves.steps)
        assert moves.starts == found.starts
        seen = await stranger.request("GET", f"/api/tables/{table}/replay?eyes=public&views=no", None, m.Replay)
        for eyes, known in ((moves, True), (seen, False)):
            passes = [event for step in eyes.steps for event in step.events if isinstance(event, Passed)]
            assert passes
            assert {event.cards is not None for event in passes} == {known}
        thoughts = {step.thought.step for step in moves.steps if step.thought}
        assert thoughts
        assert thoughts == {thought.step for thought in record.thoughts}
        assert await code_of(stranger.request("GET", f"/api/tables/{table}/rounds/4")) == "not_over"

    run(tmp_path, story)


def test_where_nobody_may_watch_nobody_else_is_told_a_round(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ann = await Client.new(there.url)
        options = m.TableOptions(spectators=False)
        made = await ann.create(m.NewTable(name="Ann", options=options, bots=True, start=True))
        stranger = await Client.new(there.url)
        assert await code_of(stranger.request("GET", f"/api/tables/{made.table}/rounds/1")) == "no_spectators"

    run(tmp_path, story)


# -- kept stories ------------------------------------------------------------------------------------------------


def test_no_step_is_played_twice_for_replays_and_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("base", 4, 11)
    while state.phase != "over":
        seat = min(state.game.to_act)  # type: ignore[union-attr]
        state.apply(e.Acted(at=state.updated + 1, seat=seat, code=pack(state.game.legal(seat)[0])))  # type: ignore[union-attr]
    assert state.game is not None
    whole = [history.replay(state, eyes, 0, views=False) for eyes in ("open", "0", "public")]
    chapters = told.chapters(state.game)
    calls: list[int] = []
    honest = Game.apply_code

    def counted(self: Game, seat: int, code: int) -> tuple[RawEvent, ...]:
        calls.append(code)
        return honest(self, seat, code)

    monkeypatch.setattr(Game, "apply_code", counted)
    assert [len(chapter.before) for chapter in told.chapters(state.game)] == [len(one.before) for one in chapters]
    assert calls == []
    assert told.chapters(state.game) is chapters  # cut once
    first = state.game.steps - 10
    late = history.replay(state, "open", first)
    assert len(calls) <= STEPS_AT_ONCE + MARKED
    assert [step.events for step in late.steps] == [step.events for step in whole[0].steps[first:]]
    assert late.steps[-1].view == state.game.view(None)


def test_a_story_goes_on_with_its_game_and_another_of_the_same_seed_is_another() -> None:
    state = playing("base", 4, 12)
    for number in range(60):
        assert state.game is not None
        assert len(retelling_of(state.game).raw_events) == state.game.steps + 1
        seat = min(state.game.to_act)
        legal = state.game.legal(seat)
        state.apply(e.Acted(at=state.updated + 1, seat=seat, code=pack(legal[number % len(legal)])))
    other = playing("base", 4, 12)
    assert other.game is not None
    seat = min(other.game.to_act)
    other.apply(e.Acted(at=other.updated + 1, seat=seat, code=pack(other.game.legal(seat)[-1])))
    assert state.game is not None
    assert len(retelling_of(other.game).raw_events) == 2


def test_the_truth_is_told_when_the_game_is_over_and_not_before() -> None:
    state = playing("base", 4, 5)
    assert state.game is not None
    with pytest.raises(Refusal) as refused:
        state.game.retold()
    assert refused.value.code == "game_running"
    while not state.game.over:
        seat = min(state.game.to_act)
        state.game.apply_code(seat, state.game.codes(seat)[0])
    moments = state.game.retold()
    assert [moment.step for moment in moments] == list(range(state.game.steps + 1))
    for moment in moments:
        assert [goal.face.kind for goal in moment.goals if goal.face].count("treasure") == 1
        shown = {goal.cell: goal.face for goal in moment.view.goals if goal.face}
        assert {goal.cell: goal.face for goal in moment.goals if goal.cell in shown} == shown
