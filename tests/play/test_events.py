"""Events: every one has a name, a page, an audience, and keeps to it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.play.guesses import large_game, random_game, steps
from tools.site_tables import filled

from saboteur.core.table import events as code
from saboteur.play import events as ev
from saboteur.play.events import Event
from saboteur.play.events.audiences import EVENT_SPECS, EVENTS, LATE_EVENTS, RawEvent
from saboteur.play.fields.telling import BOTH, OWN, PUBLIC, EventSpec
from saboteur.play.schema.json_schema import ROOTS

PAGE = (Path(__file__).parents[2] / "docs/events.md").read_text("utf-8")
NUMBERS = {
    name: number
    for name, number in vars(code).items()
    if isinstance(number, int) and name.isupper() and not name.startswith("BY_")
}


@cache
def happened() -> dict[type[Event], list[tuple[RawEvent, int]]]:
    """What happens in some games, with the number of seats, by kind."""
    found: dict[type[Event], list[tuple[RawEvent, int]]] = defaultdict(list)
    games = [random_game(number) for number in range(8)]
    games += [large_game(foundation, 6, number) for foundation in ("base", "saboteur2") for number in range(10)]
    for number, game in enumerate(games):
        for _ in steps(game, random.Random(number)):
            pass
        for raw_event in game.story():
            found[raw_event.kind].append((raw_event, game.setup.seats))
    return dict(found)


def tag_of(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_event_of_the_core_has_a_spec() -> None:
    assert set(EVENT_SPECS) == set(NUMBERS.values())


def test_every_event_has_one_number_and_one_tag() -> None:
    assert len({spec.kind for spec in EVENT_SPECS.values()}) == len(EVENT_SPECS)
    assert len({tag_of(kind) for kind in EVENTS}) == len(EVENTS)


def test_every_class_of_event_is_listed() -> None:
    assert set(Event.__subclasses__()) == set(EVENTS)


MET = [spec for spec in EVENT_SPECS.values() if spec.kind not in LATE_EVENTS]


@pytest.mark.parametrize("spec", MET, ids=lambda spec: tag_of(spec.kind))
def test_a_spec_tells_exactly_the_fields_of_its_event(spec: EventSpec) -> None:
    assert set(spec.fields) | set(spec.secret) == set(spec.kind.__struct_fields__)
    assert bool(spec.secret) == (spec.audience != PUBLIC)


def test_every_kind_of_event_happens() -> None:
    assert set(happened()) == set(EVENTS) - set(LATE_EVENTS)  # those are met in examples/house-card


@pytest.mark.parametrize("spec", MET, ids=lambda spec: tag_of(spec.kind))
def test_the_core_tells_whom_the_spec_says(spec: EventSpec) -> None:
    for raw_event, _ in happened()[spec.kind]:
        told = raw_event.audience()
        event = raw_event.seen_by(None)
        if spec.audience == PUBLIC:
            assert told == set()
        elif spec.audience == OWN:
            assert told == {event.seat}  # type: ignore[attr-defined]  # such events have one
        else:
            assert spec.audience == BOTH
            assert len(told) == 2
            assert {getattr(event, field) for field in ("seat", "target") if hasattr(event, field)} <= told


@pytest.mark.parametrize("spec", MET, ids=lambda spec: tag_of(spec.kind))
def test_a_secret_is_told_to_its_audience_and_to_nobody_else(spec: EventSpec) -> None:
    for raw_event, seats in happened()[spec.kind][:200]:
        public = raw_event.seen_by(None)
        for seat in range(seats):
            event = raw_event.seen_by(seat)
            if seat not in raw_event.audience():
                assert event == public
            elif spec.secret:
                assert all(getattr(event, field) is not None for field in spec.secret)
                assert msgspec.structs.replace(event, **dict.fromkeys(spec.secret)) == public


def test_an_event_that_nobody_has_been_told_cannot_be_written_down() -> None:
    for raw_event, _ in (told[0] for told in happened().values()):
        with pytest.raises(TypeError):
            msgspec.json.encode(raw_event)


def test_a_state_cannot_be_written_down() -> None:
    state = random_game(1)._state
    for hidden in (state, state.hidden, state.table):
        with pytest.raises(TypeError):
            msgspec.json.encode(hidden)


def test_every_event_can_be_read_back() -> None:
    decoder = msgspec.json.Decoder(ROOTS["event"])
    for told in happened().values():
        for raw_event, seats in told[:50]:
            for seat in (None, *range(seats)):
                event = raw_event.seen_by(seat)
                assert decoder.decode(msgspec.json.encode(event)) == event


def test_every_event_is_explained_on_its_page() -> None:
    rows = [row.split(" | ") for row in filled(PAGE).splitlines() if row.startswith("| `")]
    assert [name.strip("| `") for name, *_ in rows] == [tag_of(kind) for kind in EVENTS]
    assert all(happened.rstrip(" |").endswith(".") for *_, happened in rows)
    assert any(secret == "`card` (both seats)" for _, _, secret, _ in rows)


# -- who is told, said a second time ---------------------------------------------------------------------------


def the_seat(event: Any) -> set[int]:
    return {event.seat}


def both(event: Any) -> set[int]:
    return {event.seat, event.target}


# Written by hand from the rules, not from the table by which the engine tells; `hand_card` goes to both who swapped.
TOLD: dict[type[Event], Callable[[Any], set[int]]] = {
    ev.DwarfDealt: the_seat, ev.CardDrawn: the_seat, ev.MapRead: the_seat, ev.Passed: the_seat,
    ev.FrontDropped: the_seat, ev.DwarfInspected: the_seat, ev.DwarfChanged: the_seat, ev.GoalsHandled: the_seat,
    ev.CardShown: the_seat, ev.CardKept: the_seat, ev.TollPlaced: the_seat, ev.GoldOffered: the_seat,
    ev.GoldTaken: the_seat, ev.GoldSeen: the_seat, ev.PurseChanged: the_seat, ev.CardTaken: both,
    ev.SecretTold: the_seat,
}  # fmt: skip
SECRETS = {"role", "card", "sight", "cards", "swapped", "order", "values", "value", "draws", "total"}
LATER = set(LATE_EVENTS)  # only modules that packages bring tell these: tests/modules plays them
OPEN = {ev.CardPlayed, ev.PathLaid, ev.CardSet, ev.CardDiscarded, ev.DwarfShown, ev.PathMoved} | {
    ev.CardWorked,
    ev.FieldChanged,
}  # to everybody


@pytest.mark.parametrize("kind", EVENTS, ids=tag_of)
def test_a_secret_reaches_exactly_those_whom_the_rules_name(kind: type[Event]) -> None:
    hidden = [field for field in kind.__struct_fields__ if field in SECRETS and kind not in OPEN]
    assert bool(hidden) == (kind in TOLD or kind is ev.HandCard)
    swappers: set[int] = set()
    assert (kind in happened()) != (kind in LATER)
    for raw_event, seats in happened().get(kind, [])[:300]:
        event = raw_event.seen_by(None)
        assert all(getattr(event, field) is None for field in hidden)
        seen = [raw_event.seen_by(seat) for seat in range(seats)]
        knowing = {seat for seat, one in enumerate(seen) if any(getattr(one, name) is not None for name in hidden)}
        if kind is ev.HandCard:
            assert len(knowing) == 2
            assert event.seat in knowing  # type: ignore[attr-defined]  # the new holder
            swappers |= knowing
        else:
            assert knowing == (TOLD[kind](event) if hidden else set())
    assert kind is not ev.HandCard or len(swappers) > 1
