"""Locked guesses: what people hold each other to be, fixed before the reveal and scored after it.

They are kept like private notes, never in the table's log: a step of the table, or a frame, would tell everybody that
somebody has locked. Whoever moves to another device takes them along.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from saboteur.bots.memory.bot_memory import dwarfs_of
from saboteur.core.table.refusal import Refusal
from saboteur.play.views.view_types import View
from saboteur.server import messages as m
from saboteur.server.finished.story import Chapter, scored
from saboteur.server.store import Store
from saboteur.server.tables.log.table_state import RoomState

_KEY = "locked"  # and the number of the round, from 0


def _key(number: int) -> str:
    """Return under which key the guesses of a round, counted from 1, are kept."""
    return f"{_KEY}{number - 1}"


def _open_round(state: RoomState) -> View:
    """Return the view of the round whose dwarfs are still secret, or refuse."""
    if state.phase != "playing" or state.public is None:
        raise Refusal("wrong_phase", "That can be done only during the game.", {"phase": "playing"})
    if len(state.public.rounds) >= state.public.round:
        raise Refusal("round_over", "The dwarfs of this round lie open already.")
    return state.public


async def locked_by(store: Store, table: str, person: str, number: int) -> m.LockedGuesses:
    """Return what a person has locked in a round."""
    return _locked(await store.notes(table, person), number)


def _locked(notes: dict[str, bytes], number: int) -> m.LockedGuesses:
    note = notes.get(_key(number))
    if note is None:
        return m.LockedGuesses(round=number)
    return replace(msgspec.json.decode(note, type=m.LockedGuesses), round=number)  # which older notes count from 0


async def lock(store: Store, state: RoomState, person: str, wish: m.LockGuesses) -> m.LockedGuesses:
    """Lock a person's guesses for the round that is played, or refuse."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    view = _open_round(state)
    if wish.round != view.round:
        raise Refusal("round_over", "That round is not played now.")
    about = [guess.seat for guess in wish.guesses]
    roles = {role for role, _ in dwarfs_of(view.seats, tuple(view.modules), tuple(view.options.items()))}
    if len(set(about)) < len(about) or seat in about or max(about) >= view.seats:
        raise Refusal("malformed", "Guess about each other seat once at most.")
    if any(guess.role not in roles for guess in wish.guesses):
        raise Refusal("malformed", "Guess dwarfs that are in this game.")
    if (await locked_by(store, state.table, person, view.round)).turn is not None:
        raise Refusal("guesses_locked", "Your guesses for this round are locked already.")
    guesses = m.LockedGuesses(round=view.round, turn=view.turn, guesses=wish.guesses)
    await store.put_note(state.table, person, _key(view.round), msgspec.json.encode(guesses))
    return guesses


async def own(store: Store, state: RoomState, person: str) -> m.LockedGuesses:
    """Return what a person has locked in the round that is, or was last, played."""
    return await locked_by(store, state.table, person, 1 if state.public is None else state.public.round)


async def carry(store: Store, table: str, person: str, to: str) -> None:
    """Take notes, marks, locked guesses and where word is sent along to another device of the same person."""
    for key, note in (await store.notes(table, person)).items():
        await store.put_note(table, to, key, note)


async def all_scored(store: Store, state: RoomState, chapters: list[Chapter]) -> list[list[m.ScoredGuesses]]:
    """Score for each of these rounds the guesses of everybody who locked some."""
    view = state.public
    assert view is not None
    people = [(seat, chair.person) for seat, chair in enumerate(state.seats) if chair.person]
    notes = [(seat, await store.notes(state.table, person)) for seat, person in people]
    locked = ([(seat, _locked(of_seat, one.number)) for seat, of_seat in notes] for one in chapters)
    return [
        [scored(view, chapter.result, seat, guesses) for seat, guesses in of_round if guesses.turn is not None]
        for chapter, of_round in zip(chapters, locked, strict=True)
    ]
