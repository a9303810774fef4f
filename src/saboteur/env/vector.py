"""`VectorGames`: many games stepped together, seen through arrays that are written in place.

    games = VectorGames(1024, Setup(seats=5), seed=7)
    while training:
        places = policy(games.observations, games.maze, games.options, games.starts)
        games.step(places)

Every array is a read-only view of memory that the compiled core writes: nothing is copied, and no Python object is
made for a step. `docs/research.md` names every index.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from saboteur.core.modules.small import SIZE_OPTION
from saboteur.core.registry import FIRST_SEAT, OPTIONS
from saboteur.core.research import observation_layout
from saboteur.core.research.action_numbers import Ids
from saboteur.core.research.batched_games import ROLE_ROOM
from saboteur.core.research.claims import CLAIM, Claims, talk_names
from saboteur.core.research.event_rows import STRIDE as EVENT
from saboteur.core.research.extra_features import (
    OPTION_EXTRA_SIZE,
    extra_names,
    extra_size,
    option_extra_names,
)
from saboteur.core.research.module_slots import CARD_ROOM, block_names, options_of, too_much
from saboteur.core.research.observation_layout import KIND_ROOM, OPTION_FLAGS
from saboteur.core.research.observed_maze import COLUMNS, ROWS
from saboteur.core.research.option_features import OPTION_SIZE, option_names
from saboteur.core.table.slots import MOST_SEATS
from saboteur.core.table.state import State
from saboteur.env.batches import MODULES, batch_of, late_modules, row_size, wishes_of
from saboteur.env.processes import Plan, Processes
from saboteur.env.shaping import Potential
from saboteur.play.setup import Setup

VERSION = observation_layout.VERSION
ROUND, GAME = "round", "game"
REFUSE, RAISE = "refuse", "raise"  # what comes of an illegal action
MOST_GAMES = 1 << 24
MOST_SEEDS = 1 << 63
MOST_PROCESSES = 1024
MOST_TALK = 8  # claims after a turn
MOST_HISTORY = 1 << 14  # events that are shown
PASS_OVER = -1

Bytes = NDArray[np.uint8]
Signed = NDArray[np.int8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


class EnvError(ValueError):
    """Something given to the environment does not fit; says what and where."""


# Options that an observation shows: by a flag, or by what lies on the table.
SHOWN_OPTIONS = {FIRST_SEAT, "chest_layout", SIZE_OPTION, *(flag.partition(": ")[0] for flag in OPTION_FLAGS)}


def check_modules(setups: Sequence[Setup]) -> None:
    """Refuse options that no row shows, and more from packages' modules than there are slots for."""
    modules = late_modules(setups)
    shown = SHOWN_OPTIONS | {option.key for option in options_of(modules)}
    unseen = {
        key: None
        for setup in setups
        for key, value in setup.options.items()
        if key not in shown and value != OPTIONS[key].values[0]
    }
    if unseen:
        raise EnvError(f"observations of {VERSION} have no place for the option {', '.join(unseen)}; leave it out")
    if more := too_much(modules):
        raise EnvError(
            f"{', '.join(modules)} bring {', '.join(more)} that have slots in arrays; "
            "leave a module out, or play it by text or in the arena"
        )


@dataclass(frozen=True)
class EnvSpec:
    """Sizes of everything, for building nets and shared blocks."""

    version: str
    seats: int
    room: int
    observation_size: int
    maze_shape: tuple[int, int, int]
    option_size: int
    actions: int
    extra_size: int
    option_extra_size: int
    talk: int = 0  # claims that a seat may make after its turn
    talk_from: int = 0  # the first dense number of what can be said: nothing
    history: int = 0  # events that are shown
    modules: tuple[str, ...] = ()  # those of packages, in the order of their slots
    block_from: int = 0  # where an observation tells of them

    @property
    def flat_size(self) -> int:
        """The length of an observation with its maze behind it."""
        rows, columns, each = self.maze_shape
        return self.observation_size + rows * columns * each

    def names(self) -> list[str]:
        """Name every index of an observation."""
        names = observation_layout.names(self.room, MODULES) + (talk_names() if self.talk else [])
        return names + (block_names(list(self.modules), self.room) if self.modules else [])

    def option_names(self) -> list[str]:
        """Name every index of an option's features."""
        return option_names()

    def extra_names(self) -> list[str]:
        """Name every index of the extra features of an observation."""
        return extra_names(self.room)

    def option_extra_names(self) -> list[str]:
        """Name every index of the extra features of an option."""
        return option_extra_names()


class VectorGames:
    """`number` games of one setup, or of several, stepped together.

    Of several, every episode has one of them, drawn by the `weights`; `setups` tells which. Dense action numbers are
    those of one ruleset, so that several go without masks.
    `episode` is `round` (each episode is the first round of a new game) or `game`. With `masks` every game has a mask
    over the dense action numbers, with `features` every option has a row of features. `room` is the number of seats
    that observations have room for, the setup's own unless a larger one is given for several rulesets in one net.
    Without `distances` features tell neither distances nor categories, which take most of the time. `extras` adds
    more features of observations and options: counts of the round by seat, and what rules of play make of the
    table. With `turns_only` rules of play answer all questions outside a turn. Of a thousand episodes
    `rule_share` have rules of play on one side, and `other_share` another player of the caller's: `opponents` tells
    which side, and `others` whether the seat that is asked belongs to it.
    With `processes` above 1 the same games are shared among so many processes, which write into memory that all see.
    `close` ends them, and so does forgetting the games.
    With `talk` a seat may make up to so many claims once its turn is over (`saboteur.env.talking`): the game then
    waits for that seat, whose options are claims, the first of them to say nothing. `history` is how many events are
    shown in the rows of `history`. `shaping` pays in `shaped` what a step did to the distance of the treasure, so
    much for a card (`saboteur.env.shaping`).
    `illegal` says what comes of a choice that names no option, here and in every interface: `refuse` counts it in
    `refused` and leaves that game as it is, `raise` raises an `EnvError` and leaves all games as they are.
    """

    def __init__(
        self,
        number: int,
        setup: Setup | Mapping[str, Any] | Sequence[Setup] | None = None,
        seed: int = 0,
        *,
        weights: Sequence[int] | None = None,
        episode: str = ROUND,
        observations: bool = True,
        features: bool = True,
        distances: bool = True,
        masks: bool = False,
        worths: bool = False,
        extras: bool = False,
        suspicion: bool = False,
        beliefs: bool = False,
        truth: bool = False,
        skip_forced: bool = False,
        turns_only: bool = False,
        rule_share: int = 0,
        other_share: int = 0,
        verifiable: bool = False,
        room: int | None = None,
        talk: int = 0,
        history: int = 0,
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = REFUSE,
        processes: int = 1,
        version: str = VERSION,
    ) -> None:
        setups = checked_setups(setup, weights, masks)
        check_arguments(number, seed, episode, version)
        check_processes(processes, number)
        check_illegal(illegal)
        check_shares(rule_share, other_share)
        check_most("talk", talk, MOST_TALK)
        check_most("history", history, MOST_HISTORY)
        if shaping and not observations:
            raise EnvError("shaping reads the distances of observations: it needs observations=True")
        if not 0.0 <= discount <= 1.0:
            raise EnvError(f"the discount must be from 0 to 1, not {discount!r}")
        self.illegal = illegal
        seats = max(one.seats for one in setups)
        room = seats if room is None else room
        if not seats <= room <= MOST_SEATS:
            raise EnvError(f"room must be from {seats} (the seats) to {MOST_SEATS}, not {room}")
        self.setup, self._all_setups = setups[0], setups
        self.number = number
        self.seed = seed
        wishes = {
            "whole": episode == GAME, "observing": observations, "describing": features, "measuring": distances,
            "masking": masks, "weighing": worths, "extending": extras, "thinking": suspicion, "believing": beliefs,
            "telling": truth or shaping != 0.0, "skipping": skip_forced, "answering": turns_only,
            "rule_share": rule_share, "other_share": other_share, "verifiable": verifiable, "talk": talk,
            "history": history,
        }  # fmt: skip
        ids = Ids(self.setup.rules())
        self._claims = [Claims(one.rules()) for one in setups]
        actions = int(ids.size) + (int(self.claims.size) if talk else 0) if len(setups) == 1 else 0
        modules = late_modules(setups)
        self._hand_size = KIND_ROOM + (CARD_ROOM if modules else 0)
        often = [1] * len(setups) if weights is None else list(weights)
        self._batch = (
            batch_of(setups, often, number, seed, room, wishes_of(wishes))
            if processes == 1
            else Processes(Plan(setups, often, wishes, number, seed, room, actions, processes))
        )
        self.spec = EnvSpec(
            version, seats, room, row_size(room, talk, modules), (ROWS, COLUMNS, 2), OPTION_SIZE, actions,
            extra_size(room), OPTION_EXTRA_SIZE, talk, int(ids.size), history, tuple(modules), row_size(room, talk),
        )  # fmt: skip
        self._wrap()
        self._potential = Potential(shaping, discount) if shaping else None
        self.shaped: Floats = np.zeros((number, room))
        self._shape(begin=True)

    def _shape(self, *, begin: bool = False) -> None:
        """Write what the last step pays beside the rewards (see `saboteur.env.shaping`)."""
        if self._potential is not None:
            known = (self.observations, self.truth, self.seats)
            if begin:
                self._potential.begin(*known)
                self.shaped = np.zeros((self.number, self.spec.room))
            else:
                acted = np.frombuffer(self._chosen, "<i4") != PASS_OVER
                self.shaped = self._potential.step(*known, self.ended) * acted[:, None]

    def _wrap(self) -> None:
        """Lay arrays over the core's memory."""
        b, n, room, history = self._batch, self.number, self.spec.room, self.spec.history
        self.observations: Bytes = _bytes(b.rows).reshape(-1, self.spec.observation_size)
        self._flat_maze: Bytes = _bytes(b.maze).reshape(-1, 2 * ROWS * COLUMNS)
        self.maze: Bytes = self._flat_maze.reshape(-1, ROWS, COLUMNS, 2)
        self.masks: Bytes = _bytes(b.masks).reshape(-1, max(1, self.spec.actions))
        self.truth: Bytes = _bytes(b.truth).reshape(-1, room + observation_layout.GOAL_ROOM, ROLE_ROOM)
        self.hands: Bytes = _bytes(b.hands).reshape(-1, room, self._hand_size)
        self.extras: Signed = _bytes(b.extras).view(np.int8).reshape(-1, self.spec.extra_size)
        self.beliefs: Floats = _floats(b.beliefs).reshape(-1, room, ROLE_ROOM)
        self.seats: Numbers = _numbers(b.seats)
        self.starts: Numbers = _numbers(b.starts)
        self.rewards: Floats = _floats(b.rewards).reshape(n, room)
        self.gold: Floats = _floats(b.gold).reshape(n, room)
        self.ended: Numbers = _numbers(b.ended)
        self.endings: Numbers = _numbers(b.endings)
        self.refused: Numbers = _numbers(b.refused)
        self.episodes: Numbers = _numbers(b.episodes)
        self.setups: Numbers = _numbers(b.setups)
        self.opponents: Numbers = _numbers(b.opponents)
        self.others: Numbers = _numbers(b.others)
        self.history: Numbers = _numbers(b.history).reshape(n, history, EVENT)
        self.history_lengths: Numbers = _numbers(b.lengths)
        self.history_cut: Numbers = _numbers(b.cuts)
        self._wrap_options()

    def _wrap_options(self) -> None:
        """Lay arrays over the lists of options, which grow when they must."""
        b = self._batch
        self._room_for_options = len(b.codes)
        self._codes: Numbers = _numbers(b.codes)
        self._numbers: Numbers = _numbers(b.numbers)
        self._options: Bytes = _bytes(b.features).reshape(-1, OPTION_SIZE)
        self._worths: Floats = _floats(b.worths)
        self._option_extras: Signed = _bytes(b.option_extras).view(np.int8).reshape(-1, OPTION_EXTRA_SIZE)

    # -- what there is to choose from --------------------------------------------------------------------

    @property
    def options(self) -> Bytes:
        """Features of all options of all games, one row each; game g has rows starts[g] to starts[g + 1]."""
        return self._options[: self.starts[-1]]

    @property
    def codes(self) -> Numbers:
        """The packed action codes of all options, in the same order."""
        return self._codes[: self.starts[-1]]

    @property
    def numbers(self) -> Numbers:
        """The dense action numbers of all options (-1 beyond the window); needs `masks`."""
        return self._numbers[: self.starts[-1]]

    @property
    def worths(self) -> Floats:
        """What our rules of play think of all options, in cards, if nobody is suspected; needs `worths`."""
        return self._worths[: self.starts[-1]]

    @property
    def option_extras(self) -> Signed:
        """Extra features of all options; needs `extras`."""
        return self._option_extras[: self.starts[-1]]

    @property
    def counts(self) -> Numbers:
        """How many options each game has."""
        return np.diff(self.starts)

    @property
    def speaking(self) -> NDArray[np.bool_]:
        """Which games wait for a seat to say something, or nothing; needs `talk`."""
        return np.asarray(self._codes[self.starts[:-1]] >= CLAIM)

    def left(self, game: int) -> int:
        """Return how many claims whoever speaks has left in this turn."""
        self._check_game(game)
        return int(self._batch.speeches[game].left) if not isinstance(self._batch, Processes) else 0

    @property
    def claims(self) -> Claims:
        """What the numbers of claims mean; of several setups, in the first of them."""
        return self._claims[0]

    def claims_of(self, game: int) -> Claims:
        """Return what the numbers of claims mean in the setup of a game."""
        found: Claims = self._claims[int(self.setups[game])]
        return found

    def claim_of(self, game: int, place: int) -> int | None:
        """Return the number of the claim at a place of a game's list, nothing if an action stands there."""
        code = int(self._codes[self.starts[game] + place])
        return code - CLAIM if code >= CLAIM else None

    # -- stepping ----------------------------------------------------------------------------------------

    def step(self, choices: NDArray[Any]) -> None:
        """Take in every game the option at a place of its list; -1 leaves a game as it is.

        A place that no option has changes nothing in that game (see `illegal`).
        """
        self._step(choices, False)

    def step_numbers(self, choices: NDArray[Any]) -> None:
        """The same with dense action numbers, as masks have them; needs `masks`."""
        if not len(self.masks):
            raise EnvError("stepping by dense numbers needs masks=True")
        self._step(choices, True)

    def _step(self, choices: NDArray[Any], by_number: bool) -> None:
        self._step_bytes(self._as_bytes(choices, by_number), by_number)

    def _as_bytes(self, choices: NDArray[Any], by_number: bool) -> bytes:
        array = np.asarray(choices)
        if array.shape != (self.number,):
            raise EnvError(f"choices must have the shape ({self.number},), not {array.shape}")
        if array.dtype.kind not in "iu":
            raise EnvError(f"choices must be whole numbers, not {array.dtype}")
        if self.illegal == RAISE:
            self._raise_illegal(array, by_number)
        if array.dtype.itemsize > 4:
            array = np.clip(array, -2, 2**31 - 1)
        return array.astype("<i4", copy=False).tobytes()

    def _raise_illegal(self, choices: NDArray[Any], by_number: bool) -> None:
        """Refuse the whole step for one choice that names no option, before anything happens."""
        most = np.full(self.number, self.spec.actions) if by_number else self.counts
        named = (choices >= 0) & (choices < most)
        if by_number:
            named[named] = self.masks[np.flatnonzero(named), choices[named]] > 0
        wrong = np.flatnonzero(~named & (choices != PASS_OVER))
        if len(wrong):
            raise EnvError(may_not(f"game {wrong[0]}", int(choices[wrong[0]])))

    def step_alone(self, place: int) -> None:
        """Take an option of the only game of a batch: `step` without an array."""
        self._step_bytes(place.to_bytes(4, "little", signed=True), False)

    def begin_step(self, choices: NDArray[Any]) -> None:
        """Let the processes take a step, as `step` does, and do not wait for it: `end_step` does.

        Until then the arrays are being written. One process takes the step at once.
        """
        if isinstance(self._batch, Processes):
            self._chosen = self._as_bytes(choices, False)
            self._batch.begin_step(self._chosen, False)
        else:
            self.step(choices)

    def end_step(self) -> None:
        """Wait for a step that was begun."""
        if isinstance(self._batch, Processes):
            self._batch.end_step()
            self._wrap_grown()
            self._shape()

    def close(self) -> None:
        """End the processes, if there are any."""
        if isinstance(self._batch, Processes):
            self._batch.close()

    def _step_bytes(self, choices: bytes, by_number: bool) -> None:
        self._chosen = choices
        self._batch.step(choices, by_number)
        self._wrap_grown()
        self._shape()

    def _wrap_grown(self) -> None:
        if len(self._batch.codes) != self._room_for_options:
            self._wrap_options()

    @property
    def rounds_ended(self) -> int:
        """How many rounds ended in the last step; without any, all rewards are zero."""
        return int(self._batch.rounds_ended)

    def restart(self, seed: int) -> None:
        """Begin all games again with another seed."""
        check_seed(seed)
        self.seed = seed
        self._batch.restart(seed)
        self._wrap_grown()
        self._shape(begin=True)

    def random(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Choose places evenly among the options of every game."""
        return (rng.random(self.number) * self.counts).astype(np.int64)

    def by_rules(self, rng: np.random.Generator, noise: float = 0.0) -> NDArray[np.int64]:
        """Choose in every game the place of the option that rules of play think best; needs `worths`.

        They may be mistaken by `noise` cards. It is a quick opponent, and a policy to begin with.
        """
        if not len(self._worths):
            raise EnvError("choosing by rules needs worths=True")
        worths = self.worths + noise * rng.random(len(self.worths))
        best = np.repeat(np.maximum.reduceat(worths, self.starts[:-1]), self.counts)
        found = np.flatnonzero(worths == best)
        places = found[np.searchsorted(found, self.starts[:-1])] - self.starts[:-1]
        return np.asarray(places, np.int64)

    # -- on request --------------------------------------------------------------------------------------

    def observe(self, game: int, seat: int | None) -> tuple[Bytes, Bytes]:
        """Return what any seat of a game, or a spectator (None), may know now: a row and a maze, copied."""
        self._check_game(game)
        seats = self._all_setups[self.setups[game]].seats
        if seat is not None and not 0 <= seat < seats:
            raise EnvError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        row = vec[i64]([0] * (self.spec.observation_size // 8))
        maze = vec[i64]([0] * (ROWS * COLUMNS // 4))
        self._batch.look(game, -1 if seat is None else seat, row, maze)
        return _bytes(row).copy(), _bytes(maze).reshape(ROWS, COLUMNS, 2).copy()

    def seen(self, game: int, seat: int, ended: bool) -> dict[str, NDArray[Any]]:
        """Return a seat's row with the maze behind it, and its mask, as seat-by-seat interfaces give them.

        Where the episode has `ended` the next one has been dealt already: then only how it ended is shown.
        """
        if not ended and seat == self.seats[game]:
            row = np.empty(self.spec.flat_size, np.uint8)
            size = self.spec.observation_size
            row[:size], row[size:] = self.observations[game], self._flat_maze[game]
            return {"observation": row, "action_mask": self.masks[game].view(np.int8).copy()}
        mask = np.zeros(self.spec.actions, np.int8)
        if ended:
            row = np.zeros(self.spec.flat_size, np.uint8)
            row[observation_layout.ENDING + int(self.endings[game]) - 1] = 1
            row[observation_layout.SEATS] = self.setup.seats
        else:
            row = np.concatenate([part.reshape(-1) for part in self.observe(game, seat)])
        return {"observation": row, "action_mask": mask}

    def place_of(self, game: int, number: object) -> int | None:
        """Return the place of the option with a dense number, nothing if no option has it."""
        if isinstance(number, bool) or not isinstance(number, int | np.integer):
            return None
        if not 0 <= number < self.spec.actions:
            return None
        place = self._batch.place_of(game, int(number))
        return None if place < 0 else int(place)

    def believe(self, game: int, seat: int | None) -> Floats:
        """Return each seat's chances of each role as a seat, or a spectator, may reckon them."""
        self._check_game(game)
        out = vec[float]([0.0] * (self.spec.room * ROLE_ROOM))
        self._batch.believe(game, -1 if seat is None else seat, out, 0)
        return _floats(out).reshape(self.spec.room, ROLE_ROOM).copy()

    def state(self, game: int) -> State:
        """Return the complete state of a game, secrets and all: for pictures and tests, never for a player."""
        self._check_game(game)
        if isinstance(self._batch, Processes):
            raise EnvError("the states of games that several processes play are not in this one: use processes=1")
        return self._batch.states[game]

    def _check_game(self, game: int) -> None:
        if not 0 <= game < self.number:
            raise EnvError(f"there is no game {game}; games are 0 to {self.number - 1}")


def _bytes(words: "vec[i64] | vec[u8] | memoryview") -> Bytes:
    return np.frombuffer(memoryview(words).toreadonly(), np.uint8) if len(words) else np.zeros(0, np.uint8)


def _numbers(values: "vec[i64] | memoryview") -> Numbers:
    return np.frombuffer(memoryview(values).toreadonly(), np.int64) if len(values) else np.zeros(0, np.int64)


def _floats(values: "vec[float] | memoryview") -> Floats:
    return np.frombuffer(memoryview(values).toreadonly(), np.float64) if len(values) else np.zeros(0, np.float64)


def checked_setup(setup: Setup | Mapping[str, Any] | None) -> Setup:
    """Make a setup of what was given; refuse what cannot be played."""
    if isinstance(setup, Setup):
        return setup
    if setup is None:
        return Setup(seed=0)
    try:
        return Setup(**{"seed": 0, **setup})
    except TypeError as error:
        raise EnvError(f"a setup has seats, modules and options: {error}") from None


def checked_setups(
    setup: Setup | Mapping[str, Any] | Sequence[Setup] | None, weights: Sequence[int] | None, masks: bool
) -> list[Setup]:
    """Make a list of setups of what was given; refuse what cannot be played together."""
    several = isinstance(setup, Sequence)
    setups = [checked_setup(one) for one in setup] if isinstance(setup, Sequence) else [checked_setup(setup)]
    if not setups:
        raise EnvError("there is no setup to play")
    if several and masks and len(setups) > 1:
        raise EnvError("dense action numbers are those of one ruleset: with several setups leave masks out")
    if weights is not None:
        whole = all(type(weight) is int and weight >= 0 for weight in weights)
        if len(weights) != len(setups) or not whole or not sum(weights):
            raise EnvError(f"weights are whole numbers, one for each of {len(setups)} setups, and not all zero")
    check_modules(setups)
    return setups


def check_shares(rule_share: int, other_share: int) -> None:
    """Refuse shares that are none of a thousand."""
    if rule_share < 0 or other_share < 0 or rule_share + other_share > 1000:
        raise EnvError(
            f"rule_share and other_share are of a thousand episodes, together at most all, not {rule_share} and "
            f"{other_share}"
        )


def check_arguments(number: object, seed: object, episode: str, version: str) -> None:
    """Refuse what does not fit, with a sentence."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_GAMES:
        raise EnvError(f"the number of games must be a whole number from 1 to {MOST_GAMES}, not {number!r}")
    check_seed(seed)
    check_episode(episode)
    if version != VERSION:
        raise EnvError(f"this is {VERSION}; observations of {version!r} are made by another release")
    if sys.byteorder != "little":
        raise EnvError("rows are written for little-endian machines")


def check_episode(episode: str) -> None:
    """Refuse what is not a kind of episode."""
    if episode not in (ROUND, GAME):
        raise EnvError(f"an episode is a round or a game, not {episode!r}")


def check_illegal(illegal: str) -> None:
    """Refuse what is not a way to treat an illegal action."""
    if illegal not in (REFUSE, RAISE):
        raise EnvError(f"illegal is {REFUSE} or {RAISE}, not {illegal!r}")


def may_not(who: str, action: object) -> str:
    """Say that an action is none of those that can be taken."""
    return f"{who} may not take the action {action!r} now; its mask shows what it may"


def check_most(name: str, value: object, most: int) -> None:
    """Refuse what is not a number from 0 to the most there can be."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise EnvError(f"{name} must be a whole number from 0 to {most}, not {value!r}")


def check_processes(processes: object, number: int) -> None:
    """Refuse what is not a number of processes."""
    most = min(number, MOST_PROCESSES)
    if isinstance(processes, bool) or not isinstance(processes, int) or not 1 <= processes <= most:
        raise EnvError(f"processes must be a whole number from 1 to {most} for {number} games, not {processes!r}")


def check_seed(seed: object) -> None:
    """Refuse what is not a seed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MOST_SEEDS:
        raise EnvError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
