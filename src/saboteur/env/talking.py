"""Talk as actions: what the numbers of claims mean, and bots that speak and hear.

With `talk=N` a seat is asked once its turn is over, before anybody else, and may make up to N claims of the closed
list, or say nothing; what is said all hear. Numbers are those of `core.research.claims`; people read the same claims.
"""

import random
from collections.abc import Mapping
from typing import Any

from saboteur.bots import talk
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.research.claims import (
    CLAIM,
    FEEL,
    FEELINGS,
    GOAL_ROOM,
    I_AM,
    PLEASE_MEND,
    SILENCE,
    SORTS,
    SUSPECT,
    Claims,
)
from saboteur.core.table.cards import GOALS, ROLES, TOOLS
from saboteur.core.table.state import State
from saboteur.env.prompts import LONGEST, NUMBERED
from saboteur.env.seat_story import seat_name
from saboteur.env.vector import VectorGames
from saboteur.play.commentary.said import Said
from saboteur.play.events.audiences import RawEvent
from saboteur.play.fields.values import Cell, cell_of
from saboteur.play.views.view_types import View
from saboteur.words.claim_text import claim_text
from saboteur.words.narrator import Narrator

Memories = dict[int, Memory]
SHOWN = 60  # characters of an answer that a refusal repeats


class TalkError(ValueError):
    """Something was to be said that cannot be, or by a seat that may not speak; says why."""


def is_claim(code: int) -> bool:
    """Return whether an option is something to say, and no action of the rules."""
    return code >= CLAIM


def said_of(claims: Claims, state: State, seat: int, number: int) -> Said | None:
    """Return what a seat says with a number of the list, nothing if it says nothing."""
    if not 0 <= number < claims.size:
        raise TalkError(
            f"there is no claim {number}; they are numbered from 0, which says nothing, to {claims.size - 1}"
        )
    if number == SILENCE:
        return None
    sort = int(claims.sort_of(number))
    about, place, what = claims.seat_of(number), claims.place_of(number), int(claims.what_of(number))
    fields: dict[str, Any] = {}
    if about >= 0:
        fields["seat"] = int(about)
    if place >= 0:
        fields["cell"] = place_in(state, int(place))
    if what >= 0 and sort == FEEL:
        fields["feeling"] = FEELINGS[what]
    elif what >= 0 and sort == PLEASE_MEND:
        fields["tool"] = TOOLS[what]
    elif what >= 0 and sort in (SUSPECT, I_AM):
        fields["role"] = ROLES[what]
    elif what >= 0 and place < GOAL_ROOM:
        fields["kind"] = GOALS[what]
    elif what >= 0:
        fields["chest"] = what + 1
    return Said(seat, SORTS[sort], **fields)


def place_in(state: State, place: int) -> Cell:
    """Return the cell of a goal, or of a chest, that a claim is about."""
    table = state.table
    cells, at = (table.goal_cells, place) if place < GOAL_ROOM else (table.chest_cells, place - GOAL_ROOM)
    if at >= len(cells) or not cells[at]:
        raise TalkError(f"nothing lies at the place {place} of a claim")
    return cell_of(cells[at])


def number_of(claims: Claims, state: State, said: Said | None) -> int:
    """Return the number of what a seat that may speak wants to say; a claim that is not on the list is refused."""
    if said is None:
        return SILENCE
    for number in claims.allowed(state, said.by):
        if said_of(claims, state, said.by, int(number)) == said:
            return int(number)
    raise TalkError(f"seat {said.by} cannot say {said.words()} now")


def in_words(claims: Claims, state: State, seat: int, number: int) -> str:
    """Say a claim in English, as its speaker's option."""
    said = said_of(claims, state, seat, number)
    if said is None:
        return "say nothing"
    return f'say "{claim_text(said, Narrator("en", seat_name, seat, ascii_only=True).names)}"'


def claims_in_words(claims: Claims, state: State, seat: int) -> list[str]:
    """List what a seat may say now in English, in the order of the numbers, silence first."""
    return [in_words(claims, state, seat, int(number)) for number in claims.allowed(state, seat)]


def chosen_claim(answer: str, claims: Claims, state: State, seat: int) -> int:
    """Read which claim a text names, by its place from 1 or as it was listed; everything else is refused."""
    listed = claims_in_words(claims, state, seat)
    plain = " ".join(answer[:LONGEST].split()).lower()
    found = NUMBERED.fullmatch(plain)
    if found and 1 <= int(found[1]) <= len(listed) and found[2] in (None, listed[int(found[1]) - 1].lower()):
        return int(claims.allowed(state, seat)[int(found[1]) - 1])
    for place, words in enumerate(listed):
        if words.lower() == plain:
            return int(claims.allowed(state, seat)[place])
    short = plain if len(plain) <= SHOWN else plain[:SHOWN] + "..."
    what = f"a number from 1, for {listed[0]!r}, to {len(listed)}"
    raise TalkError(f"{short!r} is nothing you can say; answer with {what}")


class Company:
    """Bots at a table where seats talk: each speaks by its level, once a turn, and hears what the others say."""

    def __init__(self, levels: Mapping[int, str]) -> None:
        self.levels = dict(levels)
        self.mouths = {seat: talk.Mouth() for seat in levels}

    def hear_events(self, told: list[RawEvent]) -> None:
        """Take in what everybody saw."""
        for seat, mouth in self.mouths.items():
            for one in told:
                mouth.hears(seat, one.seen_by(seat))

    def hear(self, said: Said | None, memories: Memories) -> None:
        """Let all bots hear a claim."""
        if said is None:
            return
        for seat, memory in memories.items():
            memories[seat] = memory.hear_claim(said)
        for seat, mouth in self.mouths.items():
            mouth.hears(seat, said)

    def place(self, games: VectorGames, seat: int, view: View, memory: Memory, dice: random.Random) -> int:
        """Return the place of what a bot says in the only game of a batch, now that its turn is over.

        It speaks once; after that, and instead of what is not on the list, it says nothing.
        """
        if games.left(0) < games.spec.talk:
            return SILENCE
        number = self.number(games.claims, games.state(0), seat, view, memory, dice)
        return games.place_of(0, games.spec.talk_from + number) or SILENCE

    def number(self, claims: Claims, state: State, seat: int, view: View, memory: Memory, dice: random.Random) -> int:
        """Return the number of what a bot says now that its turn is over; what is not on the list it keeps."""
        said = talk.after_turn(self.levels[seat], self.mouths[seat], view, memory, dice)
        try:
            return number_of(claims, state, said)
        except TalkError:
            return SILENCE
