"""Small words for scenarios: load a position, play lines of notation, look at what came of it."""

import inspect
from collections.abc import Iterable
from typing import TypeVar

import pytest

from saboteur.core.table.refusal import Refusal
from saboteur.play import positions
from saboteur.play.events import Event
from saboteur.play.game import Game
from saboteur.play.notation import read, write
from saboteur.play.positions import position_of
from saboteur.play.setup import Setup

SPECTATOR = -1
# Six cells from the start towards the middle goal; NEW, NESW or EW at 7,0 reaches it.
CORRIDOR = """
grid:
  S ─ ─ ┴ ┴ ┴ ┴
"""
# Seat 2, a digger, is to move; one card is missing to the treasure. Hands are up to the test.
BEFORE_THE_TREASURE = """
seats: 4
roles: digger saboteur digger digger
mover: 2
grid:
        0  1  2  3  4  5  6  7  8
y -2    ·  ·  ·  ·  ·  ·  ·  ·  ?
y  0    S  ─  ─  ─  ┼  ┼  ┴  ·  ?
y  2    ·  ·  ·  ·  ·  ·  ·  ·  ?
goals: 8,0=treasure
"""
E_ = TypeVar("E_", bound=Event)


def load(*parts: str) -> Game:
    """Start at a position, written in one or several parts; parts may be indented as the test is."""
    return positions.load("\n".join(map(inspect.cleandoc, parts)))


def new_game(modules: str = "base", seats: int = 5, seed: int = 1, **options: str | int | bool) -> Game:
    """Set up a game of these modules."""
    return Game.new(Setup(seats=seats, modules=modules.split(), options=options, seed=seed))


def play(game: Game, seat: int, line: str, eyes: int | None = None) -> list[Event]:
    """Do what the line says; return what happened as the seat saw it, or as `eyes` did."""
    viewer = seat if eyes is None else None if eyes == SPECTATOR else eyes
    return [raw_event.seen_by(viewer) for raw_event in game.apply(seat, read(line, seat))]


def run(game: Game, *lines: str) -> list[Event]:
    """Play lines such as ``2 lay NES@1,0`` one after the other; return what spectators saw of the last."""
    told: list[Event] = []
    for line in lines:
        seat, _, words = line.partition(" ")
        told = play(game, int(seat), words, SPECTATOR)
    return told


def of(told: Iterable[Event], kind: type[E_]) -> list[E_]:
    """Pick the events of one kind."""
    return [event for event in told if isinstance(event, kind)]


def legal_lines(game: Game, seat: int, verb: str = "") -> list[str]:
    """List what a seat may do now, in notation; only that with one verb, if it is named."""
    return [line for line in map(write, game.legal(seat)) if not verb or line.split()[0] == verb]


def refused(game: Game, seat: int, line: str) -> str:
    """Try what is against the rules: give the refusal's code, and see that nothing was listed or changed."""
    return refusal(game, seat, line).code


def refusal(game: Game, seat: int, line: str) -> Refusal:
    """Return the whole refusal."""
    before = game.digest()
    action = read(line, seat)
    assert action not in game.legal(seat)
    with pytest.raises(Refusal) as caught:
        game.apply(seat, action)
    assert game.digest() == before
    return caught.value


def question(game: Game) -> tuple[str, list[int]]:
    """Say what is asked now, and of whom."""
    asked = game.view(None).question
    return (asked.kind, asked.seats) if asked else ("over", [])


# -- what everybody sees -----------------------------------------------------------------------------------


def laid(game: Game) -> dict[str, str]:
    """Return the face-up cards by cell, such as ``{"1,0": "NE turned"}``."""
    return {str(one.cell): one.card + " turned" * one.turned for one in game.view(None).maze}


def turned_up(game: Game) -> dict[str, str]:
    """Return the goals that lie face up by cell, such as ``{"8,0": "stone"}``."""
    return {str(goal.cell): goal.face.kind for goal in game.view(None).goals if goal.face}


def front(game: Game, seat: int) -> list[str]:
    """Return what lies before a seat."""
    return game.view(None).table[seat].front


# -- what only the seats themselves see, or nobody -----------------------------------------------------------


def hand(game: Game, seat: int) -> list[str]:
    """Return a seat's hand."""
    own = game.view(seat).own
    assert own is not None
    return own.hand


def gold(game: Game) -> list[int]:
    """Return every seat's purse."""
    return [own.gold for seat in range(game.setup.seats) if (own := game.view(seat).own)]


def note_goals(game: Game, seat: int) -> dict[str, str]:
    """Return what a seat noted of goals, by cell."""
    own = game.view(seat).own
    assert own is not None
    return {str(note.cell): note.goal.kind for note in own.notes if note.goal}


def faces(game: Game) -> dict[str, str]:
    """Return every goal by cell, face down or not."""
    return {
        cell: _plain(face).split()[0].partition(":")[0]
        for cell, _, face in (one.partition("=") for one in position_of(game).goals)
    }


def discards(game: Game) -> list[str]:
    """Return the discard pile, the top first."""
    return [_plain(card) for card in position_of(game).discards]


def pile(game: Game) -> list[str]:
    """Return the draw pile, the top first."""
    return list(position_of(game).pile or [])


def aside(game: Game) -> list[str]:
    """Return the cards set aside."""
    return list(position_of(game).aside)


def dwarf_stack(game: Game) -> list[str]:
    """Return the dwarfs that no seat has, the top first."""
    return [_plain(dwarf) for dwarf in position_of(game).dwarfs]


def roles(game: Game) -> list[str]:
    """Return every seat's dwarf."""
    return [own.role for seat in range(game.setup.seats) if (own := game.view(seat).own)]


def gold_stack(game: Game) -> list[int]:
    """Return the values of the gold cards nobody has, the top first."""
    return [int(_plain(card).partition("@")[0]) for card in position_of(game).gold_stack or []]


def own_gold_cards(game: Game, seat: int) -> list[int]:
    """Return the values of a seat's gold cards."""
    held = [card.partition("=") for card in position_of(game).gold]
    return sorted(int(_plain(value).partition("@")[0]) for owner, _, value in held if int(owner) == seat)


def drawn_now(game: Game) -> int:
    """Count the gold cards going round."""
    return len(position_of(game).draft)


def _plain(word: str) -> str:
    """Leave out who knows a card."""
    return word.partition("{")[0]
