"""Random games, and actions that somebody at the table might try: some of them legal, most of them not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from saboteur.core.table.cards import FRONTS, KIND, PATH_KINDS, SIDES, START_KIND, TOOL_MASK, TOOLS
from saboteur.play import actions as act
from saboteur.play import why
from saboteur.play.actions import ACTIONS, Action
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.sim.random_rulesets import everything, random_ruleset

NAMES = [name for name, kind in KIND.items() if kind != START_KIND]
ANSWERS = {kind: list(actions) for kind, (_, actions) in why.ANSWERS.items()}
BY_TAG = {str(kind.__struct_config__.tag): kind for kind in ACTIONS}
BY_CARD = {card: BY_TAG[card.split("_")[0]] for card in NAMES if card.split("_")[0] in ("break", "fix")}
BY_CARD |= {card: BY_TAG[card] for card in NAMES if card in BY_TAG} | {"master_craftsman": act.MendTool}
REPAIRS = [name for name in NAMES if 0 < TOOL_MASK[KIND[name]] < 8]


def random_game(number: int) -> Game:
    """A game of any ruleset."""
    seats, modules, options = random_ruleset(random.Random(number))
    return Game.new(Setup(seats=seats, modules=modules, options=options, seed=number))


def large_game(foundation: str, seats: int, number: int) -> Game:
    """A game with every module that goes with a foundation."""
    _, modules, options = everything(foundation, seats)
    return Game.new(Setup(seats=seats, modules=modules, options=options, seed=number))


def steps(game: Game, rng: random.Random) -> Iterator[tuple[int, Action]]:
    """Play a game to its end; whoever iterates sees it before each action."""
    while not game.over:
        seat = rng.choice(sorted(game.to_act))
        action = choose(game.legal(seat), rng)
        yield seat, action
        game.apply(seat, action)


def choose(legal: Sequence[Action], rng: random.Random) -> Action:
    """Mostly dig towards the goals or play a card: pure chance passes all the time and hardly reaches anything."""
    lays = [action for action in legal if isinstance(action, act.LayPath)]
    if lays and rng.random() < 0.6:
        return max(lays, key=lambda action: (action.cell.x, rng.random()))
    played = [action for action in legal if not isinstance(action, act.Pass | act.DropFront | act.PlaceToll)]
    return rng.choice(played if played and rng.random() < 0.7 else legal)


def guess(view: View, rng: random.Random) -> Action:
    """Something that the seat of this view might try, mostly with what it can see."""
    kind = rng.choice(ACTIONS) if rng.random() < 0.1 else _likely(view, rng)
    return kind(**{field: _value(kind, field, view, rng) for field in kind.__struct_fields__})


def _likely(view: View, rng: random.Random) -> type[Action]:
    """An action that answers the question, or plays a card of the hand."""
    assert view.question is not None
    assert view.own is not None
    answers = ANSWERS.get(view.question.kind)
    if answers:
        return rng.choice(answers)
    played: set[type[Action]] = {BY_CARD[card] for card in view.own.hand if card in BY_CARD}
    always: list[type[Action]] = [act.LayPath, act.Pass, act.DropFront, act.PlaceToll, act.AskToll]
    return rng.choice(always + sorted(played, key=lambda kind: kind.__name__))


def _value(kind: type[Action], field: str, view: View, rng: random.Random) -> object:
    assert view.own is not None
    hand = view.own.hand or NAMES
    if field in ("cell", "other"):
        return _cell(view, rng)
    if field == "cards":
        return [rng.choice(hand) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4)))]
    if field == "discards":
        return [rng.choice(view.own.looking or NAMES) for _ in range(rng.choice((0, 0, 1, 2, 2, 3)))]
    if field == "card":
        pools = {act.KeepCard: view.own.looking or NAMES, act.MendTool: rng.choice((hand, REPAIRS))}
        paths = [card for card in hand if KIND[card] <= PATH_KINDS] or hand
        return rng.choice(NAMES if rng.random() < 0.1 else pools.get(kind, paths if kind is act.LayPath else hand))
    return {
        "turned": rng.random() < 0.5,
        "payer": rng.choice((None, None, None, view.own.seat, rng.randrange(view.seats))),
        "seat": rng.randrange(view.seats) if rng.random() < 0.99 else rng.choice((-1, view.seats, 99)),
        "tool": rng.choice(TOOLS),
        "side": rng.choice(SIDES),
        "front": rng.choice(FRONTS),
        "value": rng.choice((0, 1, 2, 3, 4)),
        "swapped": rng.random() < 0.5,
        "pay": rng.random() < 0.5,
        "number": rng.choice((None, 0, 1, 127, 128)),
        "yes": rng.choice((None, False, True)),
    }[field]


def _cell(view: View, rng: random.Random) -> Cell:
    known = [Cell(0, 0), *(card.cell for card in view.maze), *(goal.cell for goal in view.goals), *view.chests]
    known += [dwarf.guards for dwarf in view.toll if dwarf.guards is not None]
    known += view.question.cells if view.question else []
    at = rng.choice(known)
    return rng.choice((at, Cell(at.x + rng.randint(-1, 1), at.y + rng.randint(-1, 1))))
