"""The four kinds of leak tests, on the bytes that the environment writes."""

from __future__ import annotations

import pytest
from tests.env.watching import Watched
from tests.leaks.canaries import goal_name
from tests.leaks.choices import groups
from tests.leaks.harness import LARGEST, Table
from tests.leaks.worlds import Leak, licensed

from saboteur.core.research import observation_layout
from saboteur.core.research.module_slots import block_names, late_keys
from saboteur.core.rules.flow import options, to_act
from saboteur.core.table.cards import GOALS, NUMBERED, ROLES
from saboteur.core.table.codes import Q_VETO
from saboteur.core.table.slots import KIND_MASK, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM

SEEDS = range(6)


def tables() -> list[Table]:
    """The largest rulesets, and random ones."""
    return [Table.at(seed, ruleset) for seed, ruleset in enumerate(LARGEST)] + [Table.at(seed + 50) for seed in SEEDS]


def names_of(table: Table) -> list[str]:
    seats = table.setup.seats
    return observation_layout.names(seats, []) + block_names(late_keys(table.s.rules), seats)


def differing(table: Table, ours: list[bytes], theirs: list[bytes]) -> str:
    """Say which byte of an observation differs, by name."""
    names = names_of(table)
    found = [names[i] for i, (a, b) in enumerate(zip(ours[0], theirs[0], strict=True)) if a != b]
    return ", ".join(found) or "maze, who is asked, or options"


def compare(table: Table, sides: tuple[Watched, Watched], viewer: int | None, plant: bool = False) -> bool:
    ours, theirs = (side.frame(viewer) for side in sides)
    if plant:
        for side, frame in zip(sides, (ours, theirs), strict=True):
            frame[0] += bytes([int(side.s.hidden.roles[0]) & KIND_MASK])
            frame[0] = frame[0][-observation_layout.size(table.setup.seats) :]
    return ours == theirs


def same_worlds(table: Table, viewer: int | None, steps: int, plant: bool = False) -> tuple[int, int]:
    """Play two worlds that a viewer cannot tell apart side by side; count steps, and where they rightly parted."""
    mine = Watched.begin(table.setup, table.s)
    other = mine.other(table.world_for(viewer))
    parted = compared = 0
    for _ in range(steps):
        if table.s.table.over:
            break
        seat, code = table.step()
        common = [one for one in options(table.s, seat) if one in options(other.s, seat)]
        if common and code not in common:
            code = table.rng.choice(common)
        ours = mine.act(seat, code)
        if common:
            theirs = other.act(seat, code)
            if compare(table, (mine, other), viewer, plant):
                compared += 1
                continue
            told = [[one.seen_by(viewer) for one in story] for story in (ours, theirs)]
            if not licensed(*told):
                where = differing(table, mine.frame(viewer), other.frame(viewer))
                raise Leak(f"{table.setup}: viewer {viewer} can tell: {where}")
        parted += 1
        other = mine.other(table.world_for(viewer))
        if not compare(table, (mine, other), viewer, plant):
            raise Leak(f"{table.setup}: viewer {viewer}: {differing(table, mine.frame(viewer), other.frame(viewer))}")
    return compared, parted


@pytest.mark.parametrize("number", range(len(LARGEST) + len(SEEDS)))
def test_two_worlds_that_a_seat_cannot_tell_apart_are_written_alike(number: int) -> None:
    """Worlds, and timing: who is asked is among the bytes compared."""
    table = tables()[number]
    viewer = table.rng.choice(table.viewers())
    compared, _ = same_worlds(table, viewer, 120)
    assert compared > 20


def test_a_planted_leak_is_caught() -> None:
    """An encoder that writes the first seat's dwarf is found out by the same check."""
    with pytest.raises(Leak):
        same_worlds(Table.at(1, LARGEST[0]), 3, 300, plant=True)


@pytest.mark.parametrize("number", range(len(LARGEST) + len(SEEDS)))
def test_secret_answers_look_alike_to_all_others(number: int) -> None:
    """Choices: what is discarded, kept, swapped or vetoed is not in the bytes of other seats."""
    table = tables()[number]
    watched = Watched.begin(table.setup, table.s)
    compared = 0
    for _ in range(80):
        if table.s.table.over:
            break
        seat, code = table.step()
        frame = table.s.stack[len(table.s.stack) - 1]
        waiting = frame & 255 == Q_VETO and int(to_act(table.s)).bit_count() > 1
        for group in groups(list(options(table.s, seat)), waiting):
            picked = group[:3]
            copies = [watched.other(table.s.copy()) for _ in picked]
            stories = [copy.act(seat, one) for copy, one in zip(copies, picked, strict=True)]
            for viewer in table.viewers():
                if viewer == seat:
                    continue
                first = copies[0].frame(viewer)
                for copy, story in zip(copies[1:], stories[1:], strict=True):
                    told = [[one.seen_by(viewer) for one in each] for each in (stories[0], story)]
                    frame_of = copy.frame(viewer)
                    assert frame_of == first or licensed(*told), differing(table, first, frame_of)
                    compared += 1
        watched.act(seat, code)
    assert compared


@pytest.mark.parametrize("number", range(len(LARGEST) + len(SEEDS)))
def test_no_byte_names_a_card_that_nothing_has_shown(number: int) -> None:
    """Canaries: every hand, dwarf, goal and chest in an observation is one that the viewer was shown."""
    table = tables()[number]
    watched = Watched.begin(table.setup, table.s)
    for _ in range(100):
        if table.s.table.over:
            break
        for viewer in table.viewers():
            look(table, watched.row(viewer)[0], viewer)
        watched.act(*table.step())


def cards_shown(row: bytes, away: int) -> list[int]:
    """The cards of another's hand that a row names."""
    at = observation_layout.SEATS_AT + observation_layout.SEAT_SIZE * away + observation_layout.S_CARDS
    return [kind for kind in row[at : at + observation_layout.CARDS_SHOWN] if kind]


def known_cards(table: Table, who: int, seat: int) -> list[int]:
    """Those that the engine knows a seat to know."""
    h = table.s.hidden
    hand = [h.hands[who * HAND_ROOM + i] for i in range(h.hand_sizes[who])]
    return [int(card) & KIND_MASK for card in hand if knows_where(card, seat)][: observation_layout.CARDS_SHOWN]


def test_cards_given_away_are_seen_where_they_went() -> None:
    """A seat that swapped hands knows what the other holds now; a spectator does not."""
    table = Table.at(1, LARGEST[2])
    watched = Watched.begin(table.setup, table.s)
    n = table.setup.seats
    while not table.s.table.over:
        watched.act(*table.step())
        rows = [watched.row(viewer)[0] for viewer in range(n)]
        if any(cards_shown(row, away) for row in rows for away in range(1, n)):
            assert not any(cards_shown(watched.row(None)[0], away) for away in range(n))
            return
    pytest.fail("no card of another's hand was ever known")


def look(table: Table, row: bytes, viewer: int | None) -> None:
    """Search one observation."""
    s, n = table.s, table.setup.seats
    h, t = s.hidden, s.table
    seat = -1 if viewer is None else viewer
    hand = [h.hands[seat * HAND_ROOM + i] & KIND_MASK for i in range(h.hand_sizes[seat])] if seat >= 0 else []
    for kind in range(1, NUMBERED):
        assert row[observation_layout.HAND + kind] == hand.count(kind)
    assert sum(row[observation_layout.ROLE : observation_layout.ROLE + len(ROLES)]) == (seat >= 0)
    for away in range(n):
        block = observation_layout.SEATS_AT + observation_layout.SEAT_SIZE * away
        who = (max(seat, 0) + away) % n
        shown = row[block + observation_layout.S_ROLE : block + observation_layout.S_ROLE + len(ROLES)]
        if any(shown):
            assert len(t.shown_roles) or knows_where(h.roles[who], seat)
        assert cards_shown(row, away) == ([] if who == seat else known_cards(table, who, seat))
    for i, goal in enumerate(h.goals):
        at = observation_layout.GOALS_AT + observation_layout.GOAL_SIZE * i + observation_layout.G_KNOWN
        for kind, name in enumerate(GOALS):
            if row[at + kind]:
                assert knows_what(goal, seat), (i, name)
                assert goal_name(goal) == name
    for i, _ in enumerate(t.chest_cells):
        if row[observation_layout.CHESTS_AT + observation_layout.CHEST_SIZE * i + observation_layout.C_KNOWN]:
            assert knows_where(h.chests[i], seat)
