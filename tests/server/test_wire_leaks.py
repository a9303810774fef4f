"""The worlds, choices and timing tests of the engine, repeated with the very bytes that go over the wire."""

from __future__ import annotations

import random
from copy import copy

import msgspec
import pytest
from tests.leaks.choices import groups
from tests.leaks.worlds import licensed

from saboteur.client import apply_frame
from saboteur.core.knowledge.resample import resample
from saboteur.core.table.chance import Chance, dice_from
from saboteur.play.actions import pack
from saboteur.play.events import Passed
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.tables.delivery import frames as f
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.offer import PRESETS

AT = 1_000_000


def playing(preset: str, seats: int, seed: int) -> RoomState:
    """A game of persons, just begun."""
    chosen = PRESETS[preset]
    state = RoomState(
        e.Created(
            at=AT,
            table="t" * 20,
            code="ACDEF",
            seed=f"{seed:032x}",
            setup=m.TableSetup(seats=seats, modules=chosen.modules, options=chosen.options),
            options=m.TableOptions(clock="brisk"),
            seats=[e.Chair(person=f"person{seat}", name=f"Name{seat}") for seat in range(seats)],
        )
    )
    state.apply(e.Started(at=AT))
    return state


def other_world(state: RoomState, viewer: f.Viewer, dice: Chance) -> RoomState:
    """The same room with another game that this viewer cannot tell from the real one."""
    assert state.game is not None
    return twin(
        state, Game(state.game.setup, resample(state.game._state, -1 if viewer is None else viewer, dice), None)
    )


def twin(state: RoomState, game: Game) -> RoomState:
    """The same room with a game of its own."""
    world = copy(state)
    world.game = game
    world._shown = None
    world.clocks = copy(state.clocks)
    world.clocks.banks, world.clocks.since = list(state.clocks.banks), dict(state.clocks.since)
    world.answers, world.seats = dict(state.answers), list(state.seats)
    world._thoughts = list(state._thoughts)
    return world


def next_entry(state: RoomState, world: RoomState, rng: random.Random) -> e.AnyEntry:
    """Something that both worlds allow: an action, or all answers of a veto window."""
    assert state.game is not None
    assert world.game is not None
    at = state.updated + rng.randrange(1, 5000)
    answers = []
    for seat in sorted(state.game.to_act):
        mine, theirs = state.game.legal(seat), world.game.legal(seat)
        common = [action for action in mine if action in theirs]
        if not common:
            return e.Nudged(at=at, seat=seat)  # nothing in common: pass the time
        answers.append(e.VetoAnswer(seat=seat, code=pack(rng.choice(common))))
    if state.clocks.window is not None:
        return e.Answered(at=at, answers=answers)
    return e.Acted(at=at, seat=answers[0].seat, code=answers[0].code)


def compare_worlds(preset: str, seats: int, seed: int) -> tuple[int, int]:
    """Play in two worlds that a viewer cannot tell apart, compare all it is sent; count steps and partings."""
    rng, dice = random.Random(seed), Chance(b"", 0, dice_from(seed + 1))
    viewer = rng.choice([None, *range(seats)])
    state = playing(preset, seats, seed)
    compared = parted = 0
    for _ in range(120):
        if state.phase == "over":
            break
        world = other_world(state, viewer, dice)
        assert f.written_snapshot(state, viewer) == f.written_snapshot(world, viewer)
        entry = next_entry(state, world, rng)
        step, other = state.apply(entry), world.apply(entry)
        mine, theirs = f.frames(state, step)[viewer], f.frames(world, other)[viewer]
        if mine != theirs:
            parted += 1
            assert licensed(f.told(step.raw_events, viewer), f.told(other.raw_events, viewer))
        compared += 1
    return compared, parted


@pytest.mark.parametrize(("preset", "seats"), [("base", 5), ("saboteur2", 6), ("everything", 5), ("championship", 7)])
@pytest.mark.parametrize("seed", range(3))
def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes_of_the_same_length(
    preset: str, seats: int, seed: int
) -> None:
    compared, parted = compare_worlds(preset, seats, seed)
    assert compared > 50
    assert parted < compared / 3, "the worlds part so often that the check says little"


def compare_choices(preset: str, seats: int, seed: int) -> int:
    """Play at random; at every secret choice compare what the others are sent of different answers; count them."""
    rng = random.Random(seed)
    state = playing(preset, seats, seed)
    compared = 0
    for _ in range(100):
        if state.phase == "over":
            break
        assert state.game is not None
        if state.clocks.window is None:
            (seat,) = state.game.to_act
            for group in groups(list(state.game.codes(seat)), window_stays_open=False):
                compared += compare_answers(state, seat, rng.sample(group, min(3, len(group))))
        state.apply(next_entry(state, state, rng))
    return compared


def compare_answers(state: RoomState, seat: int, codes: list[int]) -> int:
    """Do each of these in a room of its own, and compare what everybody but the seat is sent."""
    assert state.game is not None
    sent = []
    for code in codes:
        room = twin(state, state.game.copy())
        step = room.apply(e.Acted(at=state.updated + 1000, seat=seat, code=code))
        sent.append((f.frames(room, step), step))
    (first, ours), *others = sent
    for frames, step in others:
        for viewer in f.viewers(state):
            if viewer != seat and frames[viewer] != first[viewer]:
                assert licensed(f.told(ours.raw_events, viewer), f.told(step.raw_events, viewer))
    return len(others)


@pytest.mark.parametrize(("preset", "seats"), [("base", 5), ("everything", 5), ("everything2", 4)])
def test_different_answers_to_a_secret_question_send_the_others_the_same_bytes(preset: str, seats: int) -> None:
    assert sum(compare_choices(preset, seats, seed) for seed in range(2)) > 100


@pytest.mark.parametrize(("preset", "seats"), [("everything", 6), ("everything2", 6)])
def test_what_runs_by_time_is_the_same_in_all_worlds_for_a_spectator(preset: str, seats: int) -> None:
    rng, dice = random.Random(seats), Chance(b"", 0, dice_from(seats))
    state = playing(preset, seats, 5)
    windows = 0
    for _ in range(150):
        if state.phase == "over":
            break
        world = other_world(state, None, dice)
        entry = next_entry(state, world, rng)
        state.apply(entry)
        world.apply(entry)
        if world.public != state.public:
            continue  # the step showed everybody something: the worlds have rightly parted
        assert world.clocks.shown() == state.clocks.shown()
        assert world.asked == state.asked
        windows += state.clocks.window is not None
    assert windows > 5


def tells_passes(raw_events: list[RawEvent], everybody: list[f.Viewer]) -> dict[f.Viewer, bytes]:
    """A leak: everybody is told which cards were passed."""
    events = [one.seen_by(None) for one in raw_events]
    told = [one.seen_by(event.seat) if isinstance(event, Passed) else event
            for one, event in zip(raw_events, events, strict=True)]  # fmt: skip
    return dict.fromkeys(everybody, msgspec.json.encode(told))


def test_a_planted_leak_of_choices_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f, "written_events", tells_passes)
    with pytest.raises(AssertionError):
        compare_choices("base", 5, 0)


def pad_to_the_longest(parts: dict[f.Viewer, tuple[bytes, bytes]], _room: int) -> dict[f.Viewer, bytes]:
    """A leak that looks like care: everybody's frame is as long as the longest."""
    messages = {viewer: head + rest for viewer, (head, rest) in parts.items()}
    longest = max(map(len, messages.values()))
    return {viewer: data[:-2] + b" " * (longest - len(data)) + data[-2:] for viewer, data in messages.items()}


def options_of_anybody(state: RoomState, _viewer: f.Viewer) -> list[int]:
    """A leak: everybody is sent the options of whoever is asked."""
    assert state.game is not None
    return state.game.codes(min(state.game.to_act)) if state.game.to_act else []


@pytest.mark.parametrize(("name", "leak"), [("padded", pad_to_the_longest), ("own_codes", options_of_anybody)])
def test_planted_leaks_are_caught(name: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f, name, leak)
    with pytest.raises(AssertionError):
        compare_worlds("base", 5, 0)


@pytest.mark.parametrize(("preset", "seats"), [("base", 5), ("saboteur2", 6), ("everything", 6)])
def test_every_viewer_gets_a_frame_of_the_same_length_at_every_step(preset: str, seats: int) -> None:
    rng = random.Random(seats)
    state = playing(preset, seats, 3)
    longer = 0
    for _ in range(150):
        if state.phase == "over":
            break
        step = state.apply(next_entry(state, state, rng))
        lengths = {len(data) for data in f.frames(state, step).values()}
        longer += len(lengths) > 1
        assert all(length % f.BUCKET == 0 for length in lengths)
        assert len({len(f.written_snapshot(state, viewer)) for viewer in f.viewers(state)}) <= 2
    assert longer == 0


def test_frames_of_moves_say_what_changed_and_fold_into_the_game_as_it_is() -> None:
    for preset, seats in (("base", 4), ("saboteur2", 6), ("everything", 5), ("championship", 7)):
        rng, state = random.Random(seats), playing(preset, seats, 5)
        before = {viewer: f.snapshot(state, viewer) for viewer in f.viewers(state)}
        state.look()
        patches = 0
        while state.phase != "over" and state.seq < 250:
            step = state.apply(next_entry(state, state, rng))
            for viewer, data in f.frames(state, step).items():
                frame = msgspec.json.decode(data, type=m.Frame)
                assert msgspec.json.encode(frame) == data
                before[viewer] = apply_frame(before[viewer], frame)
                assert before[viewer] == f.snapshot(state, viewer)
                patches += frame.patch is not None
        assert patches > 100


def test_written_frames_are_the_frames_of_the_protocol() -> None:
    state = playing("base", 4, 1)
    step = state.apply(e.Nudged(at=AT, seat=0))
    step.raw_events = list(state.game.story()) if state.game else []
    step.game = step.lobby = True
    for viewer, data in f.frames(state, step).items():
        frame = msgspec.json.decode(data, type=m.Frame)
        assert (frame.seat, frame.lobby, frame.clocks) == (viewer, state.lobby(), state.clocks.shown())
        assert frame.events == f.told(step.raw_events, viewer)
        assert frame.game == f.game_part(state, viewer)
        assert msgspec.json.encode(frame) == data
