"""Planted leaks, each of which the checks must catch: otherwise they would prove nothing."""

from __future__ import annotations

import msgspec
import pytest

from saboteur.core.rules.flow import options, to_act
from saboteur.core.table.cards import KIND, NAMES, ROLES
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import State
from saboteur.play.events import CardDrawn, GoalsHandled, Passed
from saboteur.play.events.audiences import RawEvent
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything

from . import canaries, choices, worlds
from .harness import Table, Wire
from .worlds import Leak

EVERYTHING = everything("base", 6)


class ShowsARole(Wire):
    """The view has another seat's role somewhere deep inside."""

    def view(self, setup: Setup, s: State, seat: int | None) -> bytes:
        return super().view(setup, s, seat)[:-1] + b',"extra":{"seat":1,"as":"' + ROLES[s.role(1)].encode() + b'"}}'


class ShowsTheNextCard(Wire):
    """The draw pile's next card stands in the view."""

    def view(self, setup: Setup, s: State, seat: int | None) -> bytes:
        pile = s.table.pile_size
        top = NAMES[s.hidden.pile[pile - 1]] if pile else ""
        return super().view(setup, s, seat)[:-1] + b',"next":"' + top.encode() + b'"}'


class SortsGoals(Wire):
    """The goals are listed in an order that depends on their faces."""

    def view(self, setup: Setup, s: State, seat: int | None) -> bytes:
        view = msgspec.json.decode(super().view(setup, s, seat))
        faces = [card & KIND_MASK for card in s.hidden.goals]
        view["goals"] = [goal for _, goal in sorted(zip(faces, view["goals"], strict=True), key=lambda pair: pair[0])]
        return msgspec.json.encode(view)


class TellsDraws(Wire):
    """Everybody is told what anybody draws."""

    def told(self, happened: list[RawEvent], seat: int | None) -> bytes:
        out = []
        for one in happened:
            event = one.seen_by(seat)
            if isinstance(event, CardDrawn):
                event = one.seen_by(event.seat)
            out.append(event)
        return msgspec.json.encode(out)


class TellsSwaps(Wire):
    """Everybody is told whether goals were swapped."""

    def told(self, happened: list[RawEvent], seat: int | None) -> bytes:
        out = []
        for one in happened:
            event = one.seen_by(seat)
            if isinstance(event, GoalsHandled | Passed):
                event = one.seen_by(event.seat)
            out.append(event)
        return msgspec.json.encode(out)


class AsksHoldersOnly(Wire):
    """Only those who hold the Veto are asked."""

    def asked(self, s: State) -> int:
        asked = to_act(s)
        holders = sum(1 << seat for seat in range(int(s.rules.seats)) if s.holds(seat, KIND["veto"]))
        return asked & holders or asked


class CountsSaboteurs(Wire):
    """A number in the view is computed from secret roles."""

    def view(self, setup: Setup, s: State, seat: int | None) -> bytes:
        number = sum(s.role(other) == 1 for other in range(int(s.rules.seats)))
        return super().view(setup, s, seat)[:-1] + b',"hurry":' + str(number).encode() + b"}"


class OrdersOptionsBySecrets(Wire):
    """The order of a seat's options depends on somebody else's hand."""

    def options(self, s: State, seat: int | None) -> bytes:
        if seat is None:
            return b""
        codes = list(options(s, seat))
        if s.hidden.hands[0 if seat else 16] & 1:
            codes.reverse()
        return msgspec.json.encode(codes)


WORLD_LEAKS = [
    ShowsARole,
    ShowsTheNextCard,
    SortsGoals,
    TellsDraws,
    AsksHoldersOnly,
    CountsSaboteurs,
    OrdersOptionsBySecrets,
]


def look_for_worlds(leak: Wire) -> None:
    for seed in range(6):
        for viewer in (None, 3):
            worlds.check(Table.at(seed, EVERYTHING), viewer, 250, leak)


def look_for_choices(leak: Wire) -> None:
    for seed in range(4):
        choices.check(Table.at(seed, EVERYTHING), 200, leak)


def look_for_canaries(leak: Wire) -> None:
    for seed in range(4):
        canaries.check(Table.at(seed, EVERYTHING), 100, leak)


@pytest.mark.parametrize("leak", WORLD_LEAKS, ids=lambda leak: leak.__name__)
def test_the_worlds_check_catches(leak: type[Wire]) -> None:
    with pytest.raises(Leak):
        look_for_worlds(leak())


@pytest.mark.parametrize("leak", [TellsSwaps], ids=lambda leak: leak.__name__)
def test_the_choices_check_catches(leak: type[Wire]) -> None:
    with pytest.raises(Leak):
        look_for_choices(leak())


@pytest.mark.parametrize("leak", [ShowsARole, ShowsTheNextCard], ids=lambda leak: leak.__name__)
def test_the_canary_check_catches(leak: type[Wire]) -> None:
    with pytest.raises(Leak):
        look_for_canaries(leak())
