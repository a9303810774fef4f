"""Everything that must hold at a moment of any game, in one call."""

from __future__ import annotations

from saboteur.core.rules.team_walks import reaches
from saboteur.core.table.cards import BLUE, GREEN, KIND, NAMES
from saboteur.core.table.codes import ASK, LAY, Q_LAY, Q_TURN, VERBS
from saboteur.core.table.state import State
from saboteur.sim.checks import conservation
from saboteur.sim.checks.knowledge_checks import check_knowledge
from saboteur.sim.checks.maze_checks import check_maze
from saboteur.sim.checks.naive_maze import Board, engine_lays, hand_of, naive_lays
from saboteur.sim.checks.naive_turns import asks, naive_reach, naive_turn, packed
from saboteur.sim.checks.question_checks import check_copy, check_independence, check_options, check_stack
from saboteur.sim.checks.score_checks import check_scoring
from saboteur.sim.checks.violations import InvariantError, require

Options = dict[int, list[int]]


def check(state: State, *, deep: bool = False, maze: bool = True) -> Options:
    """Raise `InvariantError` unless every invariant holds; return the options of the seats that are asked.

    `deep` compares the lays with the naive ones and plays on in a copy as well; `maze=False` leaves out what
    depends on nothing but the maze, for callers who know that it has not changed since the last call.
    """
    check_stack(state)
    conservation.check_cards(state)
    conservation.check_hands(state)
    conservation.check_dwarfs(state)
    conservation.check_goals(state)
    conservation.check_chests(state)
    conservation.check_gold_cards(state)
    conservation.check_fronts(state)
    check_knowledge(state)
    board = None
    if maze or deep:
        conservation.check_places(state)
        conservation.check_tolls(state)
        board = check_maze(state)
    return check_answers(state, board if deep else None)


def check_answers(state: State, board: Board | None = None) -> Options:
    """Check what may be answered, and copies; with a board also what may be laid."""
    twin = state.copy()
    found = check_options(state, twin)
    if board is not None:
        check_copy(state, twin)
        check_lays(state, found, board)
        check_turn(state, found, board)
        check_asks(state, found, board)
        check_reach(state, board)
        check_scoring(state, int(state.table.turn) % int(state.rules.seats))
        check_independence(state, twin, found, int(state.table.turn))
    return found


def check_lays(state: State, found: Options, board: Board) -> None:
    """The engine's lays are exactly those that B7, S5, R-02 and the tolls allow."""
    asked = int(state.stack[-1]) & 255 if len(state.stack) else 0
    if asked not in (Q_TURN, Q_LAY):
        return
    for seat, listed in found.items():
        laid = set(engine_lays(listed))
        want = naive_lays(state, seat, board)
        extra, missing = sorted(laid - want), sorted(want - laid)
        require(laid == want, state, f"lays of seat {seat}: not allowed {extra}, missing {missing}")


def check_turn(state: State, found: Options, board: Board) -> None:
    """Everything else that may be done in a turn is what the rules list, asking for a toll aside."""
    if not found or int(state.stack[-1]) & 255 != Q_TURN:
        return
    for seat, listed in found.items():
        have = {act for act in listed if act & 63 not in (LAY, ASK)}
        want = naive_turn(state, seat, board)
        extra, missing = ([spelt(act) for act in sorted(acts)] for acts in (have - want, want - have))
        require(have == want, state, f"options of seat {seat}: not allowed {extra[:5]}, missing {missing[:5]}")


def check_asks(state: State, found: Options, board: Board) -> None:
    """Who may be asked to pay is what R-19 lists; with a detour in hand (R-14) the engine may list more."""
    if not found or int(state.stack[-1]) & 255 not in (Q_TURN, Q_LAY):
        return
    for seat, listed in found.items():
        have = {act for act in listed if act & 63 == ASK}
        want = asks(state, seat, board)
        fine = have >= want if KIND["detour"] in hand_of(state, seat) else have == want
        extra, missing = ([spelt(act) for act in sorted(acts)] for acts in (have - want, want - have))
        require(fine, state, f"requests of seat {seat}: not allowed {extra[:5]}, missing {missing[:5]}")


def spelt(act: int) -> str:
    """Name an option in a few words."""
    kind = act >> 6 & 127
    return f"{VERBS[act & 63]} {NAMES[kind] if kind < len(NAMES) else kind} ({act})"


def check_reach(state: State, board: Board) -> None:
    """The engine finds the same cards joined without a door of the other colour (S10)."""
    maze = state.table.maze
    cells = {cell: packed(cell) for cell in board.cards}
    oriented_cards = {cell: int(maze.oriented(code)) for cell, code in cells.items()}
    for colour, number in (("blue", BLUE), ("green", GREEN)):
        want = naive_reach(board, oriented_cards, colour)
        for cell in sorted(cells)[-12:]:  # those farthest east, towards the goals
            have = bool(reaches(maze, cells[cell], number))
            require(have == (cell in want), state, f"{colour} reaches {cell}: {cell in want}, the engine: {have}")


__all__ = ["InvariantError", "check", "check_answers", "naive_lays"]
