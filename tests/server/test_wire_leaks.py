"""The worlds test of the engine, repeated with the very bytes that go over the wire."""

from __future__ import annotations

import random
from copy import copy

import msgspec
import pytest
from tests.leaks.worlds import licensed

from saboteur.core.chance import Chance, dice_from
from saboteur.core.resample import resample
from saboteur.play.actions import AnyAction, pack
from saboteur.play.game import Game
from saboteur.server import entries as e
from saboteur.server import frames as f
from saboteur.server import messages as m
from saboteur.server.catalogue import PRESETS
from saboteur.server.state import RoomState

AT = 1_000_000


def playing(preset: str, seats: int, seed: int) -> RoomState:
    """A game of persons, just begun."""
    modules, options = PRESETS[preset]
    state = RoomState(
        e.Created(
            at=AT,
            table="t" * 20,
            code="ACDEF",
            seed=f"{seed:032x}",
            setup=m.TableSetup(seats=seats, modules=list(modules), options=dict(options)),
            options=m.TableOptions(clock="brisk"),
            seats=[e.Chair(person=f"person{seat}", name=f"Name{seat}") for seat in range(seats)],
        )
    )
    state.apply(e.Started(at=AT))
    return state


def other_world(state: RoomState, viewer: f.Viewer, dice: Chance) -> RoomState:
    """The same room with another game that this viewer cannot tell from the real one."""
    world = copy(state)
    assert state.game is not None
    world.game = Game(state.game.setup, resample(state.game._state, -1 if viewer is None else viewer, dice), None)
    world.public = world.game.view(None)
    world.clocks = copy(state.clocks)
    world.clocks.banks, world.clocks.since = list(state.clocks.banks), dict(state.clocks.since)
    world.answers, world.seats = dict(state.answers), list(state.seats)
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
        assert f.snapshots(state)[viewer] == f.snapshots(world)[viewer]
        entry = next_entry(state, world, rng)
        step, other = state.apply(entry), world.apply(entry)
        mine, theirs = f.frames(state, step)[viewer], f.frames(world, other)[viewer]
        if mine != theirs:
            parted += 1
            assert licensed(f.told(step.happenings, viewer), f.told(other.happenings, viewer))
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


def pad_to_the_longest(messages: dict[f.Viewer, bytes], _room: int) -> dict[f.Viewer, bytes]:
    """A leak that looks like care: everybody's frame is as long as the longest."""
    longest = max(map(len, messages.values()))
    return {viewer: data[:-2] + b" " * (longest - len(data)) + data[-2:] for viewer, data in messages.items()}


def options_of_anybody(state: RoomState, _viewer: f.Viewer) -> list[AnyAction]:
    """A leak: everybody is sent the options of whoever is asked."""
    assert state.game is not None
    return state.game.legal(min(state.game.to_act)) if state.game.to_act else []


@pytest.mark.parametrize(("name", "leak"), [("padded", pad_to_the_longest), ("own_options", options_of_anybody)])
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
        assert len(set(map(len, f.snapshots(state).values()))) <= 2
    assert longer == 0


def test_written_frames_are_the_frames_of_the_protocol() -> None:
    state = playing("base", 4, 1)
    step = state.apply(e.Nudged(at=AT, seat=0))
    step.happenings = list(state.game.story()) if state.game else []
    step.game = step.lobby = True
    for viewer, data in f.frames(state, step).items():
        frame = msgspec.json.decode(data, type=m.Frame)
        assert (frame.seat, frame.lobby, frame.clocks) == (viewer, state.lobby(), state.clocks.shown())
        assert frame.events == f.told(step.happenings, viewer)
        assert frame.game == f.game_part(state, viewer)
        assert msgspec.json.encode(frame) == data
