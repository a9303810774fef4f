"""Planted corruptions, one for each invariant: `check` catches them all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.compose import compose
from saboteur.core.rules.flow import apply
from saboteur.core.rules.rounds import finish_round, start_game
from saboteur.core.table.cards import KIND
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import LAY, PASS, Q_ROB, Q_TURN, Q_VETO
from saboteur.core.table.slots import slot
from saboteur.core.table.state import HAND_ROOM, State
from saboteur.sim.checks import question_checks, score_checks
from saboteur.sim.checks.conservation import check_hands
from saboteur.sim.checks.gold_checks import check_gold, read_purses
from saboteur.sim.checks.invariants import InvariantError, check, check_lays, check_reach, check_turn
from saboteur.sim.checks.naive_maze import card, read_board
from saboteur.sim.checks.question_checks import check_copy, check_independence, check_options
from saboteur.sim.random_rulesets import everything
from saboteur.sim.volume import any_verb

Corrupt = Callable[[State], None]


def midgame(foundation: str, question: int = Q_TURN, seed: int = 4, steps: int = 60) -> State:
    """A game with every module, played on at random for some steps, up to a question."""
    rng = random.Random(seed)
    state = start_game(compose(*everything(foundation, 4)), Chance(bytes([seed] * 16), 0, 0), False)
    taken = 0
    while taken < steps or int(state.stack[-1]) & 255 != question:
        found = check(state, maze=False)
        seat = min(found)
        apply(state, seat, any_verb(state, rng, found[seat]))
        taken += 1
    return state


def plain(steps: int = 20) -> State:
    """A plain base game."""
    rng = random.Random(1)
    state = start_game(compose(4, ["base"], {}), Chance(bytes(16), 0, 0), False)
    for _ in range(steps):
        found = check(state)
        apply(state, min(found), any_verb(state, rng, found[min(found)]))
    return state


def top_of_pile_lost(state: State) -> None:
    state.table.pile_size -= 1


def discard_lost(state: State) -> None:
    state.hidden.discards, _ = pop(state.hidden.discards)


def front_card_made(state: State) -> None:
    state.table.front[0] ^= 1


def hand_too_long(state: State) -> None:
    state.hidden.hand_sizes[1] += 1


def hand_too_short(state: State) -> None:
    state.hidden.hand_sizes[1] -= 1


def dwarf_changed(state: State) -> None:
    state.hidden.roles[0] ^= 1


def goal_changed(state: State) -> None:
    state.hidden.goals[0] += 1


def goal_misread(state: State) -> None:
    state.table.goal_faces[0] = (state.hidden.goals[0] & 255) + 1


def goals_in_one_cell(state: State) -> None:
    state.table.goal_cells[0] = state.table.goal_cells[1]


def chest_changed(state: State) -> None:
    chests = state.hidden.chests[:]
    chests[0] += 1
    state.hidden.chests = chests


def tunnel_lost(state: State) -> None:
    state.hidden.tunnels, _ = pop(state.hidden.tunnels[:])


def chest_forgotten(state: State) -> None:
    cells = state.table.chest_cells
    cells[next(i for i, cell in enumerate(cells) if cell)] = 0


def gold_card_made(state: State) -> None:
    state.hidden.gold_held = vec[i64]([slot(3, 0, 0)] * 5)


def gold_card_of_nobody(state: State) -> None:
    state.hidden.gold_stack, value = pop(state.hidden.gold_stack[:])
    state.hidden.gold_held = append(state.hidden.gold_held[:], slot(value & 3, 0, 11))


def debt(state: State) -> None:
    state.hidden.coins[0] = -1


def theft_forgotten(state: State) -> None:
    state.table.thieves = state.table.thieves << 4 | 3


def toll_bit_set(state: State) -> None:
    at = state.table.maze.index(128 + 30 | 128 << 8)  # may grow the window
    state.table.maze.cells[at] |= 1 << 19


def toll_nowhere(state: State) -> None:
    state.table.toll[0], state.table.toll[1], state.table.toll[2] = 1, 128 + 20 | 128 << 8, 128 + 21 | 128 << 8


def second_question(state: State) -> None:
    state.push(Q_TURN, 0, 0)


def nothing_left(state: State) -> None:
    state.stack = vec[i64]()


def step_on_top(state: State) -> None:
    state.push(14, 0, 0)


def own_hand_unknown(state: State) -> None:
    state.hidden.hands[HAND_ROOM] &= ~(2 << 8 | 2 << 20)


def own_dwarf_unknown(state: State) -> None:
    state.hidden.roles[2] &= ~(4 << 20)


def where_without_what(state: State) -> None:
    state.hidden.goals[0] = state.hidden.goals[0] & 255 | 1 << 20 | 15 << 32


def goal_known_unseen(state: State) -> None:
    hidden = next(i for i, face in enumerate(state.table.goal_faces) if face < 0)
    state.hidden.goals[hidden] |= 8 << 8
    state.hidden.notes = vec[i64]()


def chest_known_unseen(state: State) -> None:
    tunnels, chests = state.hidden.tunnels[:], state.hidden.chests[:]
    covered = next(i for i, cell in enumerate(state.table.chest_cells) if cell)
    tunnels[covered] |= 8 << 8
    chests[covered] |= 8 << 8
    state.hidden.tunnels, state.hidden.chests = tunnels, chests


def chest_aside_known(state: State) -> None:
    chests = state.hidden.chests[:]
    chests[9] |= 1 << 8
    state.hidden.chests = chests


def flip(bit: int, cell: tuple[int, int]) -> Corrupt:
    def corrupt(state: State) -> None:
        maze = state.table.maze
        at = maze.index(cell[0] + 128 | cell[1] + 128 << 8)  # may grow the window
        maze.cells[at] ^= 1 << bit

    return corrupt


def open_cell_lost(state: State) -> None:
    state.table.maze.open_cells, _ = pop(state.table.maze.open_cells)


def large_card_forgotten(state: State) -> None:
    state.table.maze.large_joined = not state.table.maze.large_joined


PLANTED: list[tuple[Corrupt, str]] = [
    (top_of_pile_lost, "deck is not conserved"),
    (discard_lost, "deck is not conserved"),
    (front_card_made, "deck is not conserved"),
    (hand_too_long, "gap in its hand"),
    (hand_too_short, "cards beyond its hand"),
    (dwarf_changed, "dwarfs are not conserved"),
    (goal_changed, "goals are not conserved"),
    (goal_misread, "shows another face"),
    (goals_in_one_cell, "two goals lie in one cell"),
    (chest_changed, "chests are not conserved"),
    (tunnel_lost, "chest tunnels are not conserved"),
    (chest_forgotten, "the maze and the table disagree"),
    (gold_card_made, "more gold cards than in the box"),
    (gold_card_of_nobody, "has no owner"),
    (debt, "fewer than no coins"),
    (theft_forgotten, "the order of thefts"),
    (toll_bit_set, "guarded are"),
    (toll_nowhere, "stands on nothing"),
    (second_question, "questions wait below"),
    (nothing_left, "nothing has to happen"),
    (step_on_top, "is no question"),
    (own_hand_unknown, "does not know its own cards"),
    (own_dwarf_unknown, "does not know its own cards"),
    (where_without_what, "but not what"),
    (goal_known_unseen, "knows the goal at .* unseen"),
    (chest_known_unseen, "knows the chest at .* unseen"),
    (chest_aside_known, "chest that is set aside"),
    (flip(12, (0, 0)), "the cell"),
    (flip(0, (0, 1)), "the cell"),
    (flip(9, (20, 3)), "the cell"),
    (flip(16, (1, 0)), "the cell"),
    (flip(17, (0, -1)), "the cell"),
    (flip(18, (7, 0)), "the cell"),
    (open_cell_lost, "the open cells"),
    (large_card_forgotten, "the large card is joined"),
]


@pytest.mark.parametrize(("corrupt", "sentence"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_corruption_is_caught(corrupt: Corrupt, sentence: str) -> None:
    state = midgame("base", steps=25)
    check(state, deep=True)
    corrupt(state)
    with pytest.raises(InvariantError, match=sentence):
        check(state)


def test_a_pile_of_fewer_than_no_cards_is_caught() -> None:
    state = plain()
    state.table.pile_size = -1
    with pytest.raises(InvariantError, match="the pile has -1 cards"):
        check_hands(state)


def test_a_hand_longer_than_the_rules_allow_is_caught() -> None:
    state = plain()
    state.rules.hand_size = 1
    with pytest.raises(InvariantError, match="at most 1 are possible"):
        check(state)


def test_an_unsorted_hand_is_caught() -> None:
    state = plain()
    hands = state.hidden.hands
    kinds = [card & 255 for card in list(hands)[: state.hidden.hand_sizes[0]]]
    other = next(i for i, kind in enumerate(kinds) if kind != kinds[0])
    hands[0], hands[other] = hands[other], hands[0]
    with pytest.raises(InvariantError, match="not sorted"):
        check(state)


def test_a_hand_known_to_a_stranger_is_caught() -> None:
    state = plain()
    state.hidden.hands[0] |= 2 << 8
    with pytest.raises(InvariantError, match="others know a card of seat 0"):
        check(state)


def test_a_dwarf_known_unseen_is_caught() -> None:
    state = plain()
    state.hidden.roles[0] |= 2 << 8
    with pytest.raises(InvariantError, match="seat 1 knows the dwarf of seat 0 unseen"):
        check(state)


def test_a_goal_that_was_reached_and_not_turned_is_caught() -> None:
    state = plain()
    maze = state.table.maze
    cell = 128 + 1 | 128 << 8
    if maze.what(cell):
        state.discard_open(maze.oriented(cell) >> 1)
        maze.lift(cell)
        state.table.laid = vec[i64]([spot for spot in state.table.laid if spot != cell])
    maze.lift(int(state.table.goal_cells[0]))
    state.table.goal_cells[0] = cell
    maze.put(cell, 4, 0)
    with pytest.raises(InvariantError, match="reached and not turned"):
        check(state)


def test_a_veto_window_that_asks_nobody_is_caught() -> None:
    state = midgame("saboteur2", Q_VETO)
    state.table.asked = 0
    with pytest.raises(InvariantError, match="nobody is asked"):
        check(state)


def test_a_card_played_and_lost_is_caught() -> None:
    state = midgame("saboteur2", Q_VETO)
    frame = state.stack[-1]
    rest, _ = pop(state.stack)
    rest, _ = pop(rest)
    state.stack = append(rest, frame)
    with pytest.raises(InvariantError, match="deck is not conserved"):
        check(state)


@pytest.mark.parametrize(
    ("listed", "sentence"),
    [([PASS, LAY, PASS], "options twice"), ([], "can do nothing")],
)
def test_wrong_lists_of_options_are_caught(monkeypatch: pytest.MonkeyPatch, listed: list[int], sentence: str) -> None:
    state = plain()
    mover = state.table.mover
    monkeypatch.setattr(question_checks, "options", lambda _, seat: listed if seat == mover else [])
    with pytest.raises(InvariantError, match=sentence):
        check_options(state, state.copy())


def test_options_for_a_seat_that_is_not_asked_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question_checks, "options", lambda *_: [PASS])
    with pytest.raises(InvariantError, match="is not asked and has options"):
        check_options(plain(), plain())


def test_a_copy_that_lists_other_options_is_caught() -> None:
    state = plain()
    twin = state.copy()
    apply(twin, twin.table.mover, check(state)[int(twin.table.mover)][-1])
    with pytest.raises(InvariantError, match="a copy gives seat"):
        check_options(state, twin)


def test_a_copy_that_differs_is_caught() -> None:
    state = midgame("saboteur2")
    twin = state.copy()
    twin.table.draws += 1
    with pytest.raises(InvariantError, match="a copy of Table differs in draws"):
        check_copy(state, twin)


def test_a_copy_that_is_not_independent_is_caught() -> None:
    state = midgame("saboteur2")
    with pytest.raises(InvariantError, match="playing on in a copy changed the game"):
        check_independence(state, state, check(state), 0)


def with_a_lay() -> tuple[State, int, list[int]]:
    for seed in range(50):
        state = midgame("saboteur2", seed=seed, steps=10)
        (seat, found), *_ = check(state).items()
        if any(act & 63 == LAY for act in found):
            return state, seat, found
    raise AssertionError("no seat could lay anything")


def test_a_lay_left_out_or_made_up_is_caught() -> None:
    state, seat, found = with_a_lay()
    board = read_board(state)
    lay = next(act for act in found if act & 63 == LAY)
    check_lays(state, {seat: found}, board)
    with pytest.raises(InvariantError, match=r"not allowed \[\], missing \[\("):
        check_lays(state, {seat: [act for act in found if act != lay]}, board)
    with pytest.raises(InvariantError, match=r"not allowed \[\("):
        check_lays(state, {seat: [*found, lay + (100 << 13)]}, board)


def test_an_option_of_a_turn_left_out_or_made_up_is_caught() -> None:
    state, seat, found = with_a_lay()
    board = read_board(state)
    play = next(act for act in found if act & 63 == PASS)
    check_turn(state, {seat: found}, board)
    with pytest.raises(InvariantError, match="missing \\['pass"):
        check_turn(state, {seat: [act for act in found if act != play]}, board)
    with pytest.raises(InvariantError, match="not allowed \\['pass"):
        check_turn(state, {seat: [*found, PASS | KIND["veto"] << 6 | KIND["map"] << 36]}, board)


def test_a_door_that_lets_the_wrong_colour_pass_is_caught() -> None:
    state, _, _ = with_a_lay()
    board = read_board(state)
    check_reach(state, board)
    board.cards[max(board.joined)] = card(KIND["N|E|S|W"], 0)
    board.cards[0, 0] = card(KIND["N"], 0)
    with pytest.raises(InvariantError, match="reaches"):
        check_reach(state, board)


def test_a_goal_kept_secret_at_the_end_of_a_round_is_caught() -> None:
    state = midgame("saboteur2", Q_ROB)
    check(state)
    state.hidden.goals[0] &= 255
    with pytest.raises(InvariantError, match="not everybody knows dwarfs, spare and goals"):
        check(state)


def test_gold_from_nowhere_is_caught() -> None:
    state = midgame("saboteur2")
    purses = read_purses(state)
    check_gold(purses, state)
    state.hidden.coins[0] += 1
    with pytest.raises(InvariantError, match="the purses changed by 1, earned were 0"):
        check_gold(purses, state)


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_a_wrong_payout_is_caught(monkeypatch: pytest.MonkeyPatch, foundation: str) -> None:
    def generous(state: State) -> None:
        finish_round(state)
        state.hidden.coins[0] += 1

    monkeypatch.setattr(score_checks, "finish_round", generous)
    with pytest.raises(InvariantError, match="pays"):
        check(midgame(foundation), deep=True)
