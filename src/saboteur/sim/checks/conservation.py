"""Nothing gets lost and nothing is made: cards, dwarfs, goals, chests and gold cards are conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from saboteur.core.table.cards import COMPONENTS, FRONTS, GOAL_SHAPE, KIND, NAMES
from saboteur.core.table.codes import CARD_AT, CELL, Q_KEEP, S_RESOLVE, card_to_discard
from saboteur.core.table.state import HAND_ROOM, SET_UP, TOLL_OUT, TUNNEL, State
from saboteur.sim.checks.naive_maze import COVERED_CHEST, COVERED_GOAL, GOAL, LARGE, PATH, START, card, unpack
from saboteur.sim.checks.violations import require

FRONT_KINDS = [KIND[name if name in ("theft", "trapped") else f"break_{name}"] for name in FRONTS]


def kinds(slots: Iterable[int]) -> list[int]:
    """Return what the cards in hidden places are."""
    return [card & 255 for card in slots]


def check_cards(state: State) -> None:
    """Every card of the deck is in exactly one place (B3, S2, S16, V2)."""
    t, h = state.table, state.hidden
    found = kinds(card for card in h.hands if card)
    found += list(h.pile)[: t.pile_size]
    found += kinds(h.discards)
    found += list(h.aside)
    found += kinds(h.looking)
    found += [t.maze.oriented(spot & CELL) >> 1 for spot in t.laid if not spot & TUNNEL]
    found += [FRONT_KINDS[bit] for front in t.front for bit in range(5) if front >> bit & 1]
    found += cards_in_play(state)
    found.sort()
    if found != list(state.rules.deck):
        more, fewer = Counter(found), Counter(list(state.rules.deck))
        extra = [NAMES[kind] for kind in (more - fewer).elements()]
        lost = [NAMES[kind] for kind in (fewer - more).elements()]
        require(False, state, f"the deck is not conserved: too many {extra}, missing {lost}")


def cards_in_play(state: State) -> list[int]:
    """Cards that are neither in a hand nor anywhere else yet: played, or to be discarded later (R-15, R-27)."""
    found: list[int] = []
    for frame in state.stack:
        kind = frame & 255
        if kind == S_RESOLVE:
            found.append(frame >> 12 + CARD_AT & 127)
        elif card_to_discard(frame):
            found.append(int(card_to_discard(frame)))
        elif kind == Q_KEEP and frame >> 20:
            found.append(frame >> 20)
    return found


def check_hands(state: State) -> None:
    """Hands are sorted by kind, as long as they say, and no longer than the rules allow."""
    h = state.hidden
    hands = list(h.hands)
    most = int(state.rules.most_cards())
    for seat, size in enumerate(h.hand_sizes):
        require(0 <= size <= most, state, f"seat {seat} has {size} cards in hand, at most {most} are possible")
        hand = hands[seat * HAND_ROOM : (seat + 1) * HAND_ROOM]
        held = kinds(hand[:size])
        require(all(held), state, f"seat {seat} has a gap in its hand of {size}")
        require(not any(hand[size:]), state, f"seat {seat} has cards beyond its hand of {size}")
        require(held == sorted(held), state, f"the hand of seat {seat} is not sorted")
    require(0 <= state.table.pile_size <= len(h.pile), state, f"the pile has {state.table.pile_size} cards")


def check_dwarfs(state: State) -> None:
    """Every dwarf is with a seat or in the stack (B1, S1, R-10)."""
    h = state.hidden
    found = sorted(kinds(h.roles) + kinds(h.stack))
    require(found == sorted(state.rules.dwarfs), state, f"the dwarfs are not conserved: {found}")
    require(len(h.roles) == state.rules.seats, state, "not every seat has one dwarf")


def check_goals(state: State) -> None:
    """Every goal lies out or aside; a turned one shows what it is (B2, B13, M4)."""
    t, h = state.table, state.hidden
    found = sorted(kinds(h.goals) + list(h.goals_aside))
    require(found == sorted(state.rules.goals), state, f"the goals are not conserved: {found}")
    require(len(h.goals) == state.rules.goals_out, state, f"{len(h.goals)} goals lie out")
    require(len(set(t.goal_cells)) == len(t.goal_cells), state, "two goals lie in one cell")
    for cell, face, goal in zip(t.goal_cells, t.goal_faces, h.goals, strict=True):
        require(face in (-1, goal & 255), state, f"the goal at {unpack(cell)} shows another face than it has")
        if face >= 0:
            shape = t.maze.oriented(cell) >> 1
            require(shape == GOAL_SHAPE[face], state, f"the goal at {unpack(cell)} lies as another shape")


@cache
def _tunnel_box() -> list[int]:
    return sorted(KIND[name] for name, count in COMPONENTS["chests"]["tunnels"].items() for _ in range(count))


def check_chests(state: State) -> None:
    """Every chest and every chest tunnel is there; those out are covered, opened or fallen (M6, M7)."""
    t, h = state.table, state.hidden
    if state.rules.chests is None:
        require(not len(h.tunnels) + len(h.chests) + len(t.chest_cells), state, "there are chests without the module")
        return
    require(sorted(kinds(h.tunnels)) == _tunnel_box(), state, "the chest tunnels are not conserved")
    require(sorted(kinds(h.chests)) == list(range(1, 11)), state, "the chests are not conserved")
    opened = sum(1 for spot in t.laid if spot & TUNNEL)
    covered = sum(1 for cell in t.chest_cells if cell)
    require(len(t.chest_cells) == 4 and opened + covered <= 4, state, f"{opened} chests opened, {covered} covered")


def check_gold_cards(state: State) -> None:
    """Gold cards are in the stack, with a seat or going round; some may have been broken (B4, R-06)."""
    h = state.hidden
    found = Counter(card & 3 for place in (h.gold_stack, h.gold_held, h.draft) for card in place)
    box = Counter(card & 3 for card in state.rules.gold_cards)
    require(found <= box, state, f"more gold cards than in the box: {dict(found)}")
    require(all(card >> 32 < state.rules.seats for card in h.gold_held), state, "a gold card has no owner")
    require(min(h.coins) >= 0, state, f"a seat has fewer than no coins: {list(h.coins)}")


def check_fronts(state: State) -> None:
    """What lies before the seats agrees with the order of the thefts (S8, S14)."""
    t = state.table
    require(len(t.front) == state.rules.seats, state, "not every seat has a place before it")
    thieves: list[int] = []
    rest = int(t.thieves)
    while rest:
        thieves.append((rest & 15) - 1)
        rest >>= 4
    lying = [seat for seat, front in enumerate(t.front) if front >> 3 & 1]
    require(sorted(thieves) == lying, state, f"thefts lie before {lying}, the order of thefts has {thieves}")
    known = 31 if state.rules.by_card[KIND["theft"]] is not None else 7
    require(all(0 <= front <= known for front in t.front), state, f"unknown cards before a seat: {list(t.front)}")


def check_places(state: State) -> None:
    """Every cell of the maze is accounted for on the table: start, paths, goals, chests, large card."""
    t = state.table
    want = {int(cell): LARGE for cell in state.rules.large_cells}
    want[128 | 128 << 8] = START
    spots = [spot & CELL for spot in t.laid]
    want.update(dict.fromkeys(spots, PATH))
    for cell, face in zip(t.goal_cells, t.goal_faces, strict=True):
        want[cell] = COVERED_GOAL if face < 0 else GOAL
    covered = [int(cell) for cell in t.chest_cells if cell]
    want.update(dict.fromkeys(covered, COVERED_CHEST))
    count = len(state.rules.large_cells) + 1 + len(spots) + len(t.goal_cells) + len(covered)
    require(len(want) == count, state, "two things lie in one cell")
    wide, left, top_row = int(t.maze.wide), int(t.maze.left) + 128, int(t.maze.top) + 128
    lies = {
        place % wide + left | place // wide + top_row << 8: word >> 28 & 7
        for place, word in enumerate(list(t.maze.cells))
        if word >> 28 & 7
    }
    odd = sorted(unpack(cell) for cell in want.keys() | lies.keys() if want.get(cell) != lies.get(cell))
    require(not odd, state, f"the maze and the table disagree about {odd}")
    middle = [spot for spot in t.laid if spot & SET_UP]
    require(len(middle) <= (state.rules.deck_hook is not None), state, "more set-up cards lie than were laid (V2)")


def check_tolls(state: State) -> None:
    """A toll dwarf stands on an open side of a face-up card and guards one empty cell (M1, R-19)."""
    t = state.table
    toll = list(t.toll)
    require(len(toll) == (0 if state.rules.guard is None else 8), state, "the wrong number of toll dwarfs")
    marks: list[tuple[int, int]] = []
    for i in range(0, len(toll), 4):
        owner, stands, guarded, payer = toll[i : i + 4]
        if owner in (0, TOLL_OUT):
            continue
        require(1 <= owner <= state.rules.seats, state, f"a toll dwarf belongs to no seat but to {owner - 1}")
        require(0 <= payer <= state.rules.seats, state, f"a toll is to be paid by no seat but by {payer - 1}")
        face_up = t.maze.what(stands) in (START, PATH, GOAL)
        require(face_up, state, f"a toll dwarf stands on nothing at {unpack(stands)}")
        require(t.maze.what(guarded) == 0, state, f"a toll dwarf guards {unpack(guarded)}, which is not empty")
        oriented = int(t.maze.oriented(stands))
        side = {-256: "N", 1: "E", 256: "S", -1: "W"}.get(guarded - stands)
        fine = side is not None and side in card(oriented >> 1, oriented & 1).open
        require(fine, state, f"a toll dwarf at {unpack(stands)} guards {unpack(guarded)}, where no open side points")
        marks.append(unpack(guarded))
    wide = int(t.maze.wide)
    bits = [
        (place % wide + int(t.maze.left), place // wide + int(t.maze.top))
        for place, word in enumerate(list(t.maze.cells))
        if word >> 19 & 1
    ]
    require(sorted(marks) == sorted(bits), state, f"tolls stand at {marks}, guarded are {bits}")
