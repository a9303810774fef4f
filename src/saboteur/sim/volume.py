"""Random games over random rulesets, checked at every step; deterministic by seed, and fit for a process pool."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.checks.audit import audit
from saboteur.core.compose import compose, normal_modules
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.rules.rounds import start_game
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import CELL_AT, ENDINGS, FRAMES, LAY, PASS, Q_VETO, VERBS, verb_of
from saboteur.core.table.state import State
from saboteur.sim.checks.gold_checks import check_gold, read_purses
from saboteur.sim.checks.invariants import Options, check, check_answers
from saboteur.sim.checks.maze_checks import check_made_again
from saboteur.sim.checks.naive_maze import unpack
from saboteur.sim.checks.violations import InvariantError
from saboteur.sim.random_rulesets import Ruleset, random_ruleset

LIMIT = 20_000  # steps; no game comes near it
Picker = Callable[[State, random.Random, list[int]], int]


@dataclass
class Failure:
    """A game that broke something, with all that is needed to see it again."""

    seed: int
    ruleset: Ruleset
    step: int
    message: str

    def __str__(self) -> str:
        """Say what happened and how to see it again."""
        seats, modules, options = self.ruleset
        return f"seed {self.seed}, step {self.step}: {self.message}\n  {seats} seats, {modules}, {options}"


@dataclass
class Coverage:
    """What a number of games came to."""

    games: int = 0
    steps: int = 0
    rulesets: set[str] = field(default_factory=set)
    questions: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    modules: Counter[str] = field(default_factory=Counter)
    longest_hand: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Coverage) -> None:
        """Take in what other games came to."""
        self.games += other.games
        self.steps += other.steps
        self.rulesets |= other.rulesets
        self.questions.update(other.questions)
        self.endings.update(other.endings)
        self.verbs.update(other.verbs)
        self.modules.update(other.modules)
        self.longest_hand = max(self.longest_hand, other.longest_hand)
        self.failures += other.failures


def check_games(
    seeds: Iterable[int], deep_every: int = 8, ruleset: Ruleset | None = None, naive_every: int = 1
) -> Coverage:
    """Play one game a seed, of the ruleset given or of one drawn by the seed, and check it all the way.

    With `naive_every` above 1 the native audit looks at every step, and the full checks only now and then;
    at every `deep_every`th step the lists of options are compared with the naive ones as well.
    """
    tally = Coverage()
    for seed in seeds:
        check_game(seed, tally, (deep_every, naive_every), ruleset)
    return tally


def check_game(seed: int, tally: Coverage, every: tuple[int, int] = (8, 1), ruleset: Ruleset | None = None) -> None:
    """Play and check the game of a seed; what breaks is told in the tally, never raised."""
    rng = random.Random(seed)
    drawn = random_ruleset(rng)
    seats, modules, options = ruleset = ruleset or drawn
    pick = rng.choice((anything, any_verb, seeking))
    tally.games += 1
    tally.rulesets.add(repr(ruleset))
    tally.modules.update(normal_modules(modules, options)[0])
    start = tally.steps
    try:
        digest = hashlib.sha256(str(seed).encode()).digest()
        state = start_game(compose(seats, modules, options), Chance(digest[:16], 0, 0), bool(seed & 1))
        play(state, rng, pick, tally, every)
    except Exception as error:  # noqa: BLE001 - whatever breaks a game is what we are looking for
        message = f"{type(error).__name__}: {error}"
        tally.failures.append(Failure(seed, ruleset, tally.steps - start, message))


def play(state: State, rng: random.Random, pick: Picker, tally: Coverage, every: tuple[int, int]) -> None:
    """Play to the end, checking at every question."""
    deep_every, naive_every = every
    if naive_every > 1:
        play_sparsely(state, rng, pick, tally, every)
        return
    cells: list[int] = []
    purses = read_purses(state)
    vetoing = False
    for step in range(LIMIT):
        again = vetoing  # between two answers to one Veto window nothing but who is asked can have changed
        vetoing = not state.table.over and int(state.stack[-1]) & 255 == Q_VETO
        if vetoing and again:
            found = check_answers(state)
        else:
            now = list(state.table.maze.cells)
            if now != cells:
                check_made_again(state)
            found = check(state, deep=step % deep_every == 0, maze=now != cells)
            cells = now
            purses = check_gold(purses, state)
            tally.longest_hand = max(tally.longest_hand, *state.hidden.hand_sizes)
        if state.table.over:
            record_endings(state, tally)
            return
        act_once(state, rng, pick, found, tally)
    raise RuntimeError(f"the game is not over after {LIMIT} steps")


def play_sparsely(state: State, rng: random.Random, pick: Picker, tally: Coverage, every: tuple[int, int]) -> None:
    """Play to the end with the native audit at every step, and all the checks now and then."""
    deep_every, naive_every = every
    purses = read_purses(state)
    for step in range(LIMIT):
        wrong = audit(state)
        if wrong:
            raise InvariantError(wrong)
        if step % naive_every == 0:
            check_made_again(state)
            check(state, deep=step % deep_every == 0)
            tally.longest_hand = max(tally.longest_hand, *state.hidden.hand_sizes)
        purses = check_gold(purses, state)
        if state.table.over:
            record_endings(state, tally)
            return
        asked = int(to_act(state))
        seats = [seat for seat in range(int(state.rules.seats)) if asked >> seat & 1]
        seat = rng.choice(seats)
        act_once(state, rng, pick, {seat: list(options(state, seat))}, tally)
    raise RuntimeError(f"the game is not over after {LIMIT} steps")


def act_once(state: State, rng: random.Random, pick: Picker, found: Options, tally: Coverage) -> None:
    """Let one of the seats that are asked do something."""
    seat = rng.choice(list(found))
    act = pick(state, rng, found[seat])
    tally.steps += 1
    tally.questions[FRAMES[int(state.stack[-1]) & 255]] += 1
    tally.verbs[VERBS[verb_of(act)]] += 1
    apply(state, seat, act)
    if state.listen:
        if len(state.journal) % 6:
            raise ValueError("the journal holds a part of an event")
        state.journal = vec[i64]()


def record_endings(state: State, tally: Coverage) -> None:
    """Count how the rounds ended."""
    size = int(state.rules.seats) + 2
    for ending in list(state.table.rounds)[::size]:
        tally.endings[ENDINGS[ending]] += 1


# -- ways to play at random ------------------------------------------------------------------------------


def anything(_: State, rng: random.Random, found: list[int]) -> int:
    """Take any option, each equally likely."""
    return rng.choice(found)


def any_verb(_: State, rng: random.Random, found: list[int]) -> int:
    """Take any verb, then any option with it: rare cards are played rather than discarded."""
    verb = rng.choice(sorted({verb_of(act) for act in found}))
    return rng.choice([act for act in found if verb_of(act) == verb])


def seeking(state: State, rng: random.Random, found: list[int]) -> int:
    """Mostly lay paths towards a goal, a chest or the large card, or else pass, so that they are reached."""
    lays = [act for act in found if verb_of(act) == LAY]
    if not lays or rng.random() < 0.05:
        passes = [act for act in found if verb_of(act) == PASS]
        return rng.choice(passes) if passes and rng.random() < 0.6 else any_verb(state, rng, found)
    x, y = unpack(target(state))
    cells = [unpack(act >> CELL_AT & 65535) for act in lays]
    far = [abs(x - u) + abs(y - v) for u, v in cells]
    return rng.choice([act for act, distance in zip(lays, far, strict=True) if distance == min(far)])


def target(state: State) -> int:
    """Name a cell worth reaching, the same for everybody for some turns on end."""
    t = state.table
    goals = [cell for cell, face in zip(t.goal_cells, t.goal_faces, strict=True) if face < 0]
    chests = [cell for cell in t.chest_cells if cell]
    large = [] if t.large_used else list(state.rules.large_cells)[:1]
    cells = goals + chests + large
    return int(cells[(t.turn // 25 + t.starter) % len(cells)]) if cells else 0
