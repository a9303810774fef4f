"""Worlds are made of nothing but a view and a memory, and look to their seat exactly like the real game."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import msgspec
import pytest
from tests.rules.helpers import load

from saboteur.bots import Memory, decide
from saboteur.bots.beliefs.dwarf_deals import Exact, Walk, dealer
from saboteur.bots.beliefs.imagined_worlds import Worlds
from saboteur.core.checks.audit import audit
from saboteur.core.checks.digest import digest
from saboteur.core.measure.posterior import marginals
from saboteur.core.modules.toll import could_lay
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.table import codes
from saboteur.core.table.cards import GOAL_KIND, ROLES, TREASURE
from saboteur.core.table.codes import ALLOW
from saboteur.core.table.slots import KIND_MASK, NO_GROUP, slot
from saboteur.core.table.state import HAND_ROOM, State
from saboteur.play.actions import CallSpecialist
from saboteur.play.events import Event
from saboteur.play.fields.values import code_of
from saboteur.play.game import Game
from saboteur.play.imagining.imagined_state import imagine
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.knowledge.ledger import Ledger, start
from saboteur.play.notation import read
from saboteur.play.setup import Setup
from saboteur.play.views.making import view_of
from saboteur.play.views.view_types import View
from saboteur.sim.random_rulesets import everything, random_ruleset

COMMON = ("take_turn", "veto_window", "pay_toll")
QUESTIONS = set(codes.QUESTIONS)
GAMES = 24


def setups() -> Iterator[Setup]:
    """Return rulesets at random and the largest ones."""
    rng = random.Random(5)
    for number in range(GAMES):
        seats, modules, options = random_ruleset(rng)
        if number % 4 == 0:
            seats, modules, options = everything(("base", "saboteur2")[number // 4 % 2], 4 + number % 5)
        yield Setup(seats=seats, modules=modules, options=options, seed=number)


def played(setup: Setup, rng: random.Random, whim: float) -> Iterator[tuple[Game, int, list[Memory]]]:
    """Play a game by steady bots that now and then do anything; stop before every answer."""
    game = Game.new(setup)
    memories = [Memory.start(game.view(seat)) for seat in range(setup.seats)]
    while not game.over:
        seat = rng.choice(sorted(game.to_act))
        yield game, seat, memories
        legal = game.legal(seat)
        action = rng.choice(legal)
        if rng.random() > whim:
            action = decide("steady", game.view(seat), legal, memories[seat], rng).action
        for raw_event in game.apply(seat, action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]


def ledger_of(memory: Memory) -> Ledger:
    assert memory.ledger is not None
    return memory.ledger


def differs(view: View, other: View) -> list[str]:
    """Name the fields in which two views differ, byte for byte."""
    return [
        field
        for field in view.__struct_fields__
        if msgspec.json.encode(getattr(view, field)) != msgspec.json.encode(getattr(other, field))
    ]


def check_alike(game: Game, seat: int, state: State) -> None:
    """Nothing in a state is impossible, and its seat cannot tell it from the game: no byte of the view differs."""
    assert audit(state) == ""
    assert differs(game.view(seat), view_of(game.public, state, seat)) == []
    assert list(options(state, seat)) == list(options(game._state, seat))


def might_be_either(view: View) -> bool:
    """Three cards and no others discarded: a stand-in cannot know whether chest 7, chest 9 or a trove shows them.

    Only of chest 7 the order of the other two can be chosen (R-27), so its options may be more.
    """
    return (
        view.question is not None
        and view.question.kind == "keep_card"
        and view.own is not None
        and len(view.own.looking) == 3
        and not view.discards
        and {"trove", "chests"}.issubset(view.modules)
    )


def test_an_imagined_state_can_be_and_looks_and_asks_as_the_real_one() -> None:
    """Hundreds of moments of all thirteen questions; also for a stand-in that has heard nothing before."""
    asked: Counter[str] = Counter()
    for number, setup in enumerate(setups()):
        rng = random.Random(number)
        for game, seat, memories in played(setup, rng, rng.choice((0.05, 0.3))):
            view = game.view(seat)
            assert view.question is not None
            if view.question.kind in COMMON and rng.random() > 0.15:
                continue
            asked[view.question.kind] += 1
            state = imagine(view, ledger_of(memories[seat]), rng)
            check_alike(game, seat, state)
            assert list(state.stack) == list(game._state.stack)
            if not might_be_either(view):
                check_alike(game, seat, imagine(view, start(view), rng))
    assert set(asked) == QUESTIONS
    assert asked.total() > 900


@pytest.mark.parametrize("revision", [1, 2])
def test_a_game_that_began_under_earlier_rules_is_imagined_under_them(revision: int) -> None:
    """By the first revision a draw replaced twice was owed (R-16), and one's own chest cells were put in order."""
    game = load(f"""
        modules: base chests
        options: chest_layout=2,0 1,1 1,-1 6,1
        seats: 3
        hand 0: NESW map
        hand 1: break_pick
        tunnels: {"NE NW NES" if revision == 1 else "NES NW NE"}
        chests: {"take_card draw_three extra_draw" if revision == 1 else "extra_draw draw_three take_card"}
        pile: EW NS NEW NE NW NES ...
        revision: {revision}
    """)
    memory = Memory.start(game.view(0))
    for line in ("lay NESW@1,0", "open 1,-1", "open 1,1"):
        for raw_event in game.apply(0, read(line, 0)):
            memory = memory.hear(raw_event.seen_by(0))
        state = imagine(game.view(0), ledger_of(memory), random.Random(1))
        check_alike(game, 0, state)
        assert state.rules.revision == revision
        assert list(state.table.chest_cells) == list(game._state.table.chest_cells)
        assert (state.table.draws, state.table.effects) == (game._state.table.draws, game._state.table.effects)
    assert game._state.table.draws == revision - 1  # the last chest's own draw is lost, or not


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_what_a_seat_takes_for_certain_is_so(foundation: str) -> None:
    seats, modules, _ = everything(foundation, 4)
    checked = 0
    for game, _, memories in played(Setup(seats=seats, modules=modules, seed=4), random.Random(3), 0.3):
        hidden = game._state.hidden
        for memory in memories:
            ledger = ledger_of(memory)
            for zone in ("roles", "stack", "goals", "discards", "tunnels", "chests"):
                for mine, real in zip(getattr(ledger, zone), getattr(hidden, zone), strict=False):
                    if ledger.knows_place(mine):
                        assert mine & KIND_MASK == real & KIND_MASK, zone
                        checked += 1
            for seat, hand in enumerate(ledger.hands):
                first = HAND_ROOM * seat
                real_hand = Counter(hidden.hands[i] & KIND_MASK for i in range(first, first + len(hand)))
                assert not Counter(card & KIND_MASK for card in hand if ledger.knows_place(card)) - real_hand
    assert checked > 5_000


def test_games_that_differ_only_in_what_a_seat_cannot_know_give_it_the_same_worlds() -> None:
    """One lap in which everybody else does the same in both games, before the seat draws a card of its own."""
    compared = 0
    for seed in range(40):
        rng = random.Random(seed)
        seats, modules, options_ = random_ruleset(rng)
        game = Game.new(Setup(seats=seats, modules=modules, options={**options_, "first_seat": "1"}, seed=seed))
        other = resample(game, 0, rng)
        memories = [Memory.start(one.view(0)) for one in (game, other)]
        while game.to_act == other.to_act and 0 not in game.to_act:
            seat = min(game.to_act)
            both = [action for action in game.legal(seat) if action in other.legal(seat)]
            if not both:
                break
            action = rng.choice(both)
            told = [[event.seen_by(0) for event in one.apply(seat, action)] for one in (game, other)]
            if told[0] != told[1]:  # what was hidden came to light
                break
            memories = [_heard(memory, events) for memory, events in zip(memories, told, strict=True)]
            pairs = zip((game, other), memories, strict=True)
            worlds = [imagine(one.view(0), ledger_of(memory), random.Random(7)) for one, memory in pairs]
            assert game.digest() != other.digest()
            assert digest(worlds[0]) == digest(worlds[1])
            compared += 1
    assert compared > 50


def _heard(memory: Memory, events: list[Event]) -> Memory:
    for event in events:
        memory = memory.hear(event)
    return memory


def middle(setup: Setup, answers: int, question: str = "take_turn") -> tuple[Game, int, Memory]:
    """Go some answers into a game between steady bots, and on to the next question of a kind."""
    for number, (game, seat, memories) in enumerate(played(setup, random.Random(1), 0.0)):
        view = game.view(seat)
        if number >= answers and view.question is not None and view.question.kind == question:
            return game, seat, memories[seat]
    raise AssertionError("this was never asked")


def worlds_of(game: Game, seat: int, memory: Memory, goals: dict[int, float] | None = None) -> Worlds:
    view = game.view(seat)
    assert view.own is not None
    return Worlds(view, view.own, memory, memory.rows, random.Random(2), goals)


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_every_world_drawn_looks_the_same_and_can_be_played_on(foundation: str) -> None:
    seats, modules, _ = everything(foundation, 6)
    rng = random.Random(2)
    for number, (game, seat, memories) in enumerate(played(Setup(seats=seats, modules=modules, seed=6), rng, 0.2)):
        if number % 12:
            continue
        worlds = worlds_of(game, seat, memories[seat], memories[seat].goals)
        drawn = [worlds.draw() for _ in range(4)]
        assert len({digest(world) for world in drawn}) > 1
        for world in drawn:
            check_alike(game, seat, world)
            for _ in range(15):
                asked = int(to_act(world))
                if asked:
                    mover = asked.bit_length() - 1
                    apply(world, mover, rng.choice(list(options(world, mover))))
                    assert audit(world) == ""


@pytest.mark.rule("C22", "R-28")
def test_who_called_a_specialist_can_lay_a_path_in_every_world() -> None:
    drawn = 0
    for seed in range(6):
        setup = Setup(seats=4, modules=["base", "veto", "path_specialist"], seed=seed)
        for game, seat, memories in played(setup, random.Random(seed), 0.7):
            question = game.view(seat).question
            if question is None or not isinstance(question.action, CallSpecialist):
                continue
            worlds = worlds_of(game, seat, memories[seat])
            for _ in range(60):
                world = worlds.draw()
                world.hidden.vetoer = -1
                for other in question.seats:
                    apply(world, other, ALLOW)
                assert len(options(world, game.view(seat).mover))
                drawn += 1
    assert drawn > 300


@pytest.mark.rule("M1", "R-19")
def test_who_asks_for_a_toll_has_something_to_lay_in_every_world() -> None:
    drawn = 0
    for seed in (3, 4, 5):
        setup = Setup(seats=4, modules=["saboteur2", "toll"], seed=seed)
        for game, seat, memories in played(setup, random.Random(1), 0.9):
            view = game.view(seat)
            if view.question is None or view.question.kind != "pay_toll":
                continue
            worlds = worlds_of(game, seat, memories[seat])
            for _ in range(30):
                assert could_lay(worlds.draw(), view.mover, code_of(view.question.cells[0]))
                drawn += 1
    assert drawn > 100


def shares(worlds: Worlds, number: int) -> list[Counter[str]]:
    """Count the roles of each seat over many worlds."""
    counts: list[Counter[str]] = [Counter() for _ in worlds.state.hidden.roles]
    for _ in range(number):
        for seat, card in enumerate(worlds.draw().hidden.roles):
            counts[seat][ROLES[card & KIND_MASK]] += 1
    return counts


@pytest.mark.parametrize("modules", [["base"], ["base", "greedy_dwarf"], ["base", "tournament"]])
def test_dwarfs_are_drawn_by_the_posterior(modules: list[str]) -> None:
    game, seat, memory = middle(Setup(seats=7, modules=modules, seed=5), 40)
    believed = marginals(memory.rows, tuple(memory.counts), 7, memory.known)
    number = 4_000
    for row, count in zip(believed, shares(worlds_of(game, seat, memory), number), strict=True):
        for role, chance in zip(memory.roles, row, strict=True):
            assert count[role] / number == pytest.approx(chance, abs=0.03)


def test_both_ways_to_draw_dwarfs_follow_the_weights_of_whole_assignments() -> None:
    """Four places, three roles, and one seat's certain knowledge, against all arrangements written out."""
    kinds = [1, 0, 0, 2, 0]
    cards = [slot(kind, 1 << seat, NO_GROUP) for seat, kind in enumerate(kinds)]
    weights = [{0: 1.0}, {0: 0.2, 1: 0.7, 2: 0.4}, {0: 0.9, 1: 0.1, 2: 0.5}, {}, {0: 0.3, 1: 2.0, 2: 0.6}]
    exact: Counter[tuple[int, ...]] = Counter()
    for order in permutations(kinds[1:]):
        weight = 1.0
        for place, kind in enumerate(order, 1):
            weight *= weights[place].get(kind, 1.0)
        exact[1, *order] += weight  # type: ignore[assignment]
    total = sum(exact.values())
    rng = random.Random(1)
    unknown = [1, 2, 3, 4]
    dealers = (Exact(cards, unknown, Counter(kinds[1:]), weights, rng), Walk(cards, 0, weights, rng))
    for one in dealers:
        drawn = Counter(tuple(card & KIND_MASK for card in one.draw()) for _ in range(20_000))
        assert set(drawn) <= set(exact)
        for order, weight in exact.items():
            assert drawn[order] / 20_000 == pytest.approx(weight / total, abs=0.015)


def test_a_dwarf_that_was_known_before_a_tunnel_party_stays_within_the_party() -> None:
    """Seat 0 knew the saboteur (1); now it may be before seat 1 or 2, never in the stack."""
    group = 20
    known = slot(1, 0, group) | 1 << 8
    cards = [slot(0, 1, group), known, slot(0, 0, group), slot(2, 0, NO_GROUP)]
    draw = dealer(cards, 0, [{}] * 4, random.Random(1))
    drawn = Counter(tuple(card & KIND_MASK for card in draw()) for _ in range(2_000))
    assert set(drawn) == {(0, 1, 0, 2), (0, 0, 1, 2), (0, 1, 2, 0), (0, 2, 1, 0)}


def treasure_at(world: State) -> int:
    """Return the place of the treasure, as the bots number cells."""
    at = next(i for i, card in enumerate(world.hidden.goals) if GOAL_KIND[card & KIND_MASK] == TREASURE)
    cell = world.table.goal_cells[at]
    return int(cell)


def test_the_treasure_lies_where_it_is_believed_to() -> None:
    game, seat, memory = middle(Setup(seats=4, modules=["base"], seed=1), 0)
    goals = dict(zip(memory.goals, (0.6, 0.1, 0.3), strict=True))
    worlds = worlds_of(game, seat, memory, goals)
    drawn = Counter(treasure_at(worlds.draw()) for _ in range(3_000))
    for at, chance in goals.items():
        assert drawn[at] / 3_000 == pytest.approx(chance, abs=0.03)


def test_a_goal_that_a_seat_looked_at_is_what_it_saw_whatever_is_believed() -> None:
    for game, seat, memories in played(Setup(seats=3, modules=["base"], seed=2), random.Random(2), 0.0):
        view = game.view(seat)
        assert view.own is not None
        seen = {code_of(note.cell): note.goal.kind for note in view.own.notes if note.cell and note.goal}
        hidden = {at: kind for at, kind in seen.items() if at in memories[seat].goals}
        if not hidden or view.question is None or view.question.kind != "take_turn":
            continue
        worlds = worlds_of(game, seat, memories[seat], dict.fromkeys(memories[seat].goals, 0.5))
        for _ in range(20):
            at = treasure_at(worlds.draw())
            assert all((kind == "treasure") == (at == place) for place, kind in hidden.items())
        return
    raise AssertionError("nobody read a map")


def test_a_spectator_imagines_no_worlds() -> None:
    game = Game.new(Setup(seats=3, seed=1))
    view = game.view(0)
    assert view.own is not None
    with pytest.raises(ValueError, match="spectator"):
        Worlds(view, view.own, Memory.start(game.view(None)), None, random.Random(1))
    with pytest.raises(ValueError, match="by a seat"):
        imagine(game.view(None), start(view), random.Random(1))
