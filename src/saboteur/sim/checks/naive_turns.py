"""What a seat may do in its turn besides laying paths, listed once more from the rules (B6-B12, S3, S8, R-25)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.table.cards import FACES, FRONTS, KIND, NAMES, NUMBERED
from saboteur.core.table.codes import VERBS
from saboteur.core.table.ruleset import HASTY_DETOUR
from saboteur.core.table.state import State
from saboteur.sim.checks.naive_maze import (
    BACK,
    COVERED_CHEST,
    COVERED_GOAL,
    LARGE,
    PATH,
    Board,
    Card,
    Cell,
    beside,
    card,
    gold_of,
    hand_of,
    join,
    may_lie,
    naive_lays,
    payers,
    read_board,
    rotations,
    sides_at_large,
    tolls,
    unpack,
)

VERB = {name: number for number, name in enumerate(VERBS)}
NESW = "NESW"


def packed(cell: Cell) -> int:
    """Pack a cell."""
    return cell[0] + 128 | cell[1] + 128 << 8


def naive_turn(state: State, seat: int, board: Board | None = None) -> set[int]:
    """List every option of a turn but lays, and requests to pay a toll."""
    board = board or read_board(state)
    hand = hand_of(state, seat)
    found = {act for kind in set(hand) for act in plays(state, seat, kind, board)}
    found |= set(discards(state, seat, hand))
    return found | set(placings(state, hand, board))


def plays(state: State, seat: int, kind: int, board: Board) -> Iterator[int]:
    """List the ways to play one action card."""
    name = NAMES[kind]
    if name.startswith("break_"):
        tool = FRONTS.index(name.removeprefix("break_"))
        for other in range(int(state.rules.seats)):
            if (other != seat or state.rules.self_sabotage) and not state.table.front[other] >> tool & 1:
                yield VERB["break"] | kind << 6 | other << 30 | tool << 34
    elif name.startswith("fix_") or name == "master_craftsman":
        tools = FRONTS[:3] if name == "master_craftsman" else name.split("_")[1:]
        for other in range(int(state.rules.seats)):
            for tool in map(FRONTS.index, tools):
                if state.table.front[other] >> tool & 1:
                    yield VERB["fix"] | kind << 6 | other << 30 | tool << 34
    elif name in ("rockfall", "map"):
        sorts = {COVERED_CHEST, PATH} if name == "rockfall" else {COVERED_CHEST, COVERED_GOAL}
        if name == "map" and state.table.no_goal_maps:
            sorts.remove(COVERED_GOAL)
        for cell, what in board.what.items():
            if what in sorts:
                yield VERB[name] | kind << 6 | packed(cell) << 13
    elif kind >= NUMBERED:  # nobody but its module knows what a later card is about
        owner = state.rules.by_card[kind]
        yield from owner.card_options(state, seat, kind, vec[i64]()) if owner else ()
    else:
        yield from other_plays(state, seat, kind, board)


def other_plays(state: State, seat: int, kind: int, board: Board) -> Iterator[int]:
    """List the ways to play a card of Saboteur 2 or of the championships."""
    name = NAMES[kind]
    front = list(state.table.front)
    others = [other for other in range(len(front)) if other != seat]
    targets = {
        "hands_off": [other for other in range(len(front)) if front[other] >> 3 & 1],
        "freed": [other for other in range(len(front)) if front[other] >> 4 & 1],
        "trapped": [other for other in others if not front[other] >> 4 & 1],
        "inspection": others,
        "hand_swap": others,
        "hat_swap": range(len(front)),
        "theft": [] if front[seat] >> 3 & 1 else [0],
        "trove": [0],
        "turnabout": [0],
        "path_specialist": [0] if name == "path_specialist" and naive_lays(state, seat, board) else [],
    }
    for target in targets.get(name, ()):
        yield VERB[name] | kind << 6 | target << 30
    if name == "goal_swap":
        goals = zip(state.table.goal_cells, state.table.goal_faces, strict=True)
        covered = [cell for cell, face in goals if face < 0]
        for one, other in combinations(covered, 2):
            yield VERB[name] | kind << 6 | one << 13 | other << 34
    elif name == "detour":
        yield from detours(state, seat, kind, board)


def detours(state: State, seat: int, kind: int, board: Board) -> Iterator[int]:
    """List where the path laid last may go, judged without it (R-14)."""
    spots = [spot & 65535 for spot in state.table.laid if not spot >> 16]
    if not spots:
        return
    here = unpack(spots[-1])
    rest = Board({**board.what}, {**board.cards})
    del rest.what[here], rest.cards[here]
    join(rest)
    moved = state.table.maze.oriented(spots[-1]) >> 1
    guards = tolls(state, lifted=spots[-1] if state.rules.revision > HASTY_DETOUR else 0)
    for turned in rotations(moved):
        for cell in rest.rim():
            if cell != here and may_lie(rest, cell, card(moved, turned), bool(state.rules.must_connect)):
                for payer in payers(state, seat, guards.get(cell)):
                    yield VERB["detour"] | kind << 6 | packed(cell) << 13 | turned << 29 | payer << 36


def discards(state: State, seat: int, hand: list[int]) -> Iterator[int]:
    """List the ways to pass (B6, S3), and to discard two for a card before oneself."""
    most = 3 if state.rules.by_card[KIND["theft"]] is not None else 1
    choose = permutations if state.rules.ordered_discards else combinations  # only a trove can tell
    for number in range(1, min(most, len(hand)) + 1):
        for cards in set(choose(hand, number)):
            one, two, three = (*cards, 0, 0)[:3]
            yield VERB["pass"] | one << 6 | two << 36 | three << 43
    if most == 3:
        for bit in range(5):
            if state.table.front[seat] >> bit & 1:
                for one, two in set(choose(hand, 2)):
                    yield VERB["drop"] | one << 6 | two << 36 | bit << 43


def placings(state: State, hand: list[int], board: Board) -> Iterator[int]:
    """List the open ends on which a free toll dwarf may be set (M1, R-19)."""
    if 0 not in list(state.table.toll)[::4]:
        return
    guards = tolls(state)
    for cell, lying in board.cards.items():
        for side, there in beside(cell):
            if side in lying.open and there not in board.what and there not in guards:
                for kind in set(hand):
                    yield VERB["toll"] | kind << 6 | packed(cell) << 13 | NESW.index(side) << 34


def asks(state: State, seat: int, board: Board) -> set[int]:
    """List whom a seat may ask to pay, for a guarded cell onto which it could lay a card of its hand (R-19)."""
    found: set[int] = set()
    if int(state.table.front[seat]) & 0b10111:
        return found
    guards = tolls(state)
    agreed = {payer - 1 for _, payer in guards.values()}
    shapes = [card(kind, turned) for kind in set(hand_of(state, seat)) if kind < len(FACES) for turned in (0, 1)]
    for cell, (owner, payer) in guards.items():
        fits = any(may_lie(board, cell, shape, bool(state.rules.must_connect)) for shape in shapes)
        if payer or owner == seat + 1 or not fits:
            continue
        for other in {*range(int(state.rules.seats))} - agreed - {seat}:
            if not state.table.refused >> other & 1 and (other + 1 == owner or gold_of(state, other)):
                found.add(VERB["ask"] | packed(cell) << 13 | other << 30)
    return found


# -- doors (S6, S10) -------------------------------------------------------------------------------------


def naive_reach(board: Board, oriented_cards: dict[Cell, int], colour: str) -> set[Cell]:
    """Return the cells joined to the start without a door of the other colour; the treasure's among them or not."""
    shut = "green" if colour == "blue" else "blue"
    seen: set[tuple[Cell, str]] = set()
    todo = [(cell, side) for cell, lying in board.cards.items() if lying.ladder for side in lying.open]
    large = False
    while todo:
        cell, side = todo.pop()
        lying = board.cards[cell]
        if (cell, side) in seen or (door_of(oriented_cards[cell]) == shut and side in through(lying)):
            continue
        seen.add((cell, side))
        todo += [(cell, other) for other in lying.group(side)]
        there = dict(beside(cell))[side]
        if there in board.cards and BACK[side] in board.cards[there].open:
            todo.append((there, BACK[side]))
        if board.what.get(there) == LARGE and not large:
            large = True
            todo += sides_at_large(board)
    return {cell for cell, _ in seen}


def door_of(oriented: int) -> str:
    """Return the colour of a card's door, if it has one."""
    return FACES[oriented >> 1].door


def through(lying: Card) -> frozenset[str]:
    """Return the sides of a card that its door stands between: those of its largest group."""
    return max(lying.groups, key=len)
