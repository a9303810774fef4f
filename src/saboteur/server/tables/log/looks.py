"""What seats look like: a colour that no other seat has, and a face.

People's are in the log. A character has a face, and a colour as long as nobody else wears it. Other bots, and people
at tables from before there was a choice, wear what is left, so that a bot gives way when a person chooses its colour.
Nothing here looks into the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import get_args

import msgspec

from saboteur.bots.characters import CHARACTERS
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e

COLOURS: tuple[m.Colour, ...] = get_args(m.Colour)
FACES: tuple[m.Face, ...] = get_args(m.Face)
Look = tuple[m.Colour, m.Face]


def worn(seats: Sequence[e.Chair]) -> list[Look | None]:
    """Return what each seat shows; nothing at an empty one."""
    chosen = {i: chair.colour for i, chair in enumerate(seats) if _taken(chair) and chair.colour}
    known = [_look_of(chair.character) for chair in seats]
    for i, look in enumerate(known):
        if look is not None and look[0] not in chosen.values():
            chosen.setdefault(i, look[0])
    own: list[m.Face | None] = [
        chair.face or (None if look is None else look[1]) for chair, look in zip(seats, known, strict=True)
    ]
    colours = iter([colour for colour in COLOURS if colour not in chosen.values()])
    faces = iter([face for face in FACES if face not in own])
    out: list[Look | None] = []
    for i, (chair, face) in enumerate(zip(seats, own, strict=True)):
        if _taken(chair):
            out.append((chosen[i] if i in chosen else next(colours), next(faces, FACES[0]) if face is None else face))
        else:
            out.append(None)
    return out


@cache
def _look_of(character: str) -> Look | None:
    one = CHARACTERS.get(character)
    return None if one is None else msgspec.convert((one.colour, one.face), Look)


def look_for(seats: Sequence[e.Chair], colour: m.Colour | None, face: m.Face | None) -> Look:
    """Return the look of somebody who sits down with a wish: a colour of other people is not to be had."""
    shown = [look for look in worn(seats) if look is not None]
    unworn = [one for one in COLOURS if all(one != look[0] for look in shown)]
    if colour is None or colour in _of_people(seats):
        colour = unworn[0]
    faces = [one for one in FACES if all(one != look[1] for look in shown)]
    return colour, (*faces, FACES[0])[0] if face is None else face


def check_colour(seats: Sequence[e.Chair], seat: int, colour: m.Colour) -> None:
    """Refuse a colour that another person has."""
    owner = _of_people(seats).get(colour, seat)
    if owner != seat:
        name = seats[owner].name
        raise Refusal("colour_taken", f"{name} has this colour already.", {"name": name})


def _of_people(seats: Sequence[e.Chair]) -> dict[m.Colour, int]:
    looks = enumerate(zip(seats, worn(seats), strict=True))
    return {look[0]: seat for seat, (chair, look) in looks if look is not None and chair.person}


def _taken(chair: e.Chair) -> bool:
    return bool(chair.person) or chair.level is not None
