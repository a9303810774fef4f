"""The game for OpenSpiel: importing this module registers `python_saboteur`.

    import pyspiel
    import saboteur.env.openspiel

    game = pyspiel.load_game("python_saboteur(seats=4,modules=base)")

Chance acts once, at the start: it picks one of `deals` deals, and everything that is drawn later follows from it.
`deals=0` lists every deal there is with its chance, where a ruleset is small enough (`every_deal`). An episode is a
round, or a whole game with `episode=game`. Where several seats answer at the same time in secret (Veto), they are
asked one after another and see nothing of each other's answers. With `talk=N` a seat may make claims after its turn.

An information state is a hash over a seat's view at the deal of each round, everything it was told since and
everything it did: perfect recall. `resample_from_infostate` makes up a world with a past of its own for every seat
(`other_pasts` says how), so two states with the same information state have the same options. `history()` of such a
state is that of the state it was made from.
"""

import copy
import hashlib
import random
from collections.abc import Callable
from math import exp
from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from saboteur.core.research.claims import CLAIM
from saboteur.core.research.round_winners import paid_in
from saboteur.core.search.playout import play_round, worths
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.random_play import random_round
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.events import ROUND_STARTED
from saboteur.core.table.slots import MOST_SEATS
from saboteur.core.table.state import State
from saboteur.env.every_deal import every_deal
from saboteur.env.other_pasts import Story, redealt, told
from saboteur.env.single_game import OneGame
from saboteur.env.talking import in_words
from saboteur.play.actions import unpack
from saboteur.play.events.audiences import STRIDE
from saboteur.play.notation import write
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View

NAME = "python_saboteur"
DEFAULTS = {"seats": 5, "modules": "base", "options": "", "episode": "round", "deals": 1000, "talk": 0}
LONGEST = 5000  # actions of an episode; no game comes near
ROUNDS = 3
TEMPERATURE = 0.5  # cards of progress by which an option must be better to be e times as likely a priori
RoundPlayer = Callable[[State, Chance], object]  # plays a round to its end

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Saboteur",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SaboteurGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A ruleset as an OpenSpiel game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        options = dict(option_of(word) for word in words_of(chosen["options"]))
        self.setup = Setup(seats=int(chosen["seats"]), modules=words_of(chosen["modules"]), options=options, seed=0)
        if chosen["episode"] not in ("round", "game"):
            raise ValueError(f"an episode is a round or a game, not {chosen['episode']!r}")
        self.whole = chosen["episode"] == "game"
        self.first = OneGame(self.setup, int(chosen["talk"]))
        deals = int(chosen["deals"])
        listed = every_deal(self.setup) if not deals else [(deal, 1.0 / deals) for deal in range(deals)]
        self.seeds = [seed for seed, _ in listed]  # by outcome of chance
        self.outcomes = [(number, chance) for number, (_, chance) in enumerate(listed)]
        self.deals = len(self.seeds)
        most = float(ROUNDS if self.whole else 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.number_of_actions,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> "SaboteurState":
        """Return the state before the deal."""
        return SaboteurState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance acts once."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer: the row of `VectorGames` with the maze behind it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.first.observation_size, kind.perfect_recall, params)


def words_of(text: object) -> tuple[str, ...]:
    """Take apart what stands joined with + in a parameter."""
    return tuple(word for word in str(text).replace("+", ",").split(",") if word)


def option_of(word: str) -> tuple[str, str]:
    """Read an option of a parameter."""
    key, colon, value = word.partition(":")
    if not colon:
        raise ValueError(f"an option is written as key:value, not {word!r}")
    return key, value


class Held:
    """What a state holds on our side; copied as a whole, and saved as its deal and its actions."""

    def __init__(self, game: OneGame, whole: bool) -> None:
        self.game = game
        self.whole = whole
        n = game.setup.seats
        self.gains = [0.0] * n
        self.latest = [0.0] * n  # rewards of the last action
        self.ended = False
        self.made_up = False
        self.moves: list[tuple[int, int]] = []
        self.story = Story(self.game.copy())  # of the present round
        self._past = [b""] * n  # by seat: a hash over all it was told before this round
        self._heard: dict[int, tuple[int, bytes]] = {}  # by seat: actions of the round that are in its hash

    def act(self, seat: int, code: int) -> None:
        """Take an action; pay when a round ends."""
        game = self.game
        number = game.state.table.round
        self.moves.append((seat, code))
        self.story.add(seat, code, game.raw_step(seat, code))
        self.latest = [0.0] * len(self.gains)
        if game.over or game.state.table.round != number:
            self.latest = [1.0 if won else -1.0 for won in game.won()]
            self.gains = [old + new for old, new in zip(self.gains, self.latest, strict=True)]
            self.ended = game.over or not self.whole
            if not self.ended:
                self._next_round()

    def _next_round(self) -> None:
        """Begin a new story; what was told of the last one, without the new deal, stays in everybody's hash."""
        journals = self.story.journals
        journals[-1] = journals[-1][: started_at(journals[-1])]
        self._past = [self.heard(seat) for seat in range(len(self.gains))]
        self._heard = {}
        self.story = Story(self.game.copy())

    def heard(self, seat: int) -> bytes:
        """Return a hash over all that a seat was told and did, reckoned only when somebody asks."""
        story = self.story
        if seat not in self._heard:
            dealt = msgspec.json.encode(plain_view(story.deal, seat))
            self._heard[seat] = (0, hashlib.sha256(self._past[seat] + dealt).digest())
        read, digest = self._heard[seat]
        for (mover, code), journal in zip(story.moves[read:], story.journals[read:], strict=True):
            news = [*told(journal, seat), mover, code if mover == seat else -1]
            digest = hashlib.sha256(digest + repr(news).encode()).digest()
        self._heard[seat] = (len(story.moves), digest)
        return digest

    def played_out(self, seed: int, play_on: RoundPlayer = random_round) -> list[float]:
        """Return what the episode would bring if everybody played on in a given way, without playing on here."""
        gains, game, dice = self.gains, self.game.copy(), Chance(b"", 0, dice_from(seed))
        while not self.ended:
            game.state.listen, game.state.journal = True, vec[i64]()
            play_on(game.state, dice)
            game.paid |= int(paid_in(game.state.journal))
            gains = [old + (1.0 if won else -1.0) for old, won in zip(gains, game.won(), strict=True)]
            if game.over or not self.whole:
                break
        return gains

    def another_world(self, seat: int, seed: int) -> "Held":
        """Return another world that a seat cannot tell from this one (see `other_pasts`)."""
        other = copy.deepcopy(self)
        found = None if self.ended else redealt(self.story, seat, seed)
        if found is not None:
            other.story, other.game = found
            other._heard = {}
        other.made_up = True
        other.game.state.hidden.chance = Chance(b"", 0, dice_from(seed + 1))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        """Copy the game and its history."""
        other = Held.__new__(Held)
        other.game, other.whole, other.ended, other.made_up = self.game.copy(), self.whole, self.ended, self.made_up
        other.gains, other.latest, other.moves = list(self.gains), list(self.latest), list(self.moves)
        other.story, other._past, other._heard = self.story.copy(), self._past, dict(self._heard)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Save the deal and the actions; a made-up world has no deal among those of chance."""
        if self.made_up:
            raise TypeError("a resampled state cannot be serialised: no deal of the game leads to it")
        return replayed, (self.game.setup, self.whole, self.moves, int(self.game.speech.most))


def started_at(journal: tuple[int, ...]) -> int:
    """Return where the story of the next round begins in a journal."""
    return next(at for at in range(0, len(journal), STRIDE) if journal[at] == ROUND_STARTED)


def replayed(setup: Setup, whole: bool, moves: list[tuple[int, int]], talk: int = 0) -> Held:
    """Play saved actions again."""
    held = Held(OneGame(setup, talk), whole)
    for seat, code in moves:
        held.act(seat, code)
    return held


def plain_view(game: OneGame, seat: int) -> View:
    """Show the table without the hash of the deal, which would tell all deals apart."""
    return msgspec.structs.replace(game.view(seat), commitment="")


class SaboteurState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game at one moment."""

    def __init__(self, game: SaboteurGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    # -- what OpenSpiel asks -----------------------------------------------------------------------------

    def current_player(self) -> int:
        """Return who acts: chance first, then the seat that is asked."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.ended else self.held.game.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals."""
        return list(self.get_game().outcomes)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return sorted(self.held.game.numbers(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self._deal(action)
            return
        seat = self.held.game.asked
        self.held.act(seat, self.held.game.numbers(seat)[action])

    def _deal(self, deal: int) -> None:
        game = self.get_game()
        self.held = Held(game.first.dealt(game.seeds[deal]), game.whole)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.held is not None
        code = self.held.game.numbers(player).get(action)
        game = self.held.game
        if code is not None and code >= CLAIM:
            return in_words(game.claims, game.state, player, code - CLAIM)
        return f"action {action}" if code is None else write(unpack(code))

    def is_terminal(self) -> bool:
        """Return whether the episode is over."""
        return self.held is not None and self.held.ended

    def rewards(self) -> list[float]:
        """Return what the last action brought."""
        return list(self.held.latest) if self.held is not None else [0.0] * self.num_players()

    def returns(self) -> list[float]:
        """Return what the episode has brought so far."""
        return list(self.held.gains) if self.held is not None else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SaboteurState":
        """Return another world that the seat cannot tell from this one; luck comes from the sampler."""
        other = self.clone()
        assert self.held is not None
        other.held = self.held.another_world(player, int(sampler() * (1 << 53)))
        return other  # type: ignore[no-any-return]  # a clone is of our class

    def __str__(self) -> str:
        """Show the history, for people."""
        if self.held is None:
            return "before the deal"
        return " ".join(str(action) for action in self.history())


class RandomRounds:
    """An evaluator for OpenSpiel's searches: random play to the end inside the compiled core, all priors alike.

    The same as `mcts.RandomRolloutEvaluator`, without a call from C++ to Python for every action.
    """

    def __init__(self, seed: int = 0, rollouts: int = 1) -> None:
        self._dice = random.Random(seed)
        self._rollouts = rollouts

    def evaluate(self, state: "SaboteurState") -> NDArray[np.float64]:
        """Return everybody's mean return."""
        held = state.held
        assert held is not None
        ends = [held.played_out(self._dice.getrandbits(53), self._play_on) for _ in range(self._rollouts)]
        return np.array(ends).mean(axis=0)  # type: ignore[no-any-return]  # an array of numbers

    def _play_on(self, s: State, dice: Chance) -> None:
        random_round(s, dice)

    def prior(self, state: "SaboteurState") -> list[tuple[int, float]]:
        """Return all options with the same chance."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class RuleRounds(RandomRounds):
    """An evaluator whose roll-outs play by the rules of our bots' roll-outs, each seat by its role.

    Random play almost never finds the treasure, so it cannot tell a good path from a bad one; these players can.
    Priors are what the same rules think of the options, for `ChildSelectionPolicy.PUCT`.
    """

    def _play_on(self, s: State, dice: Chance) -> None:
        play_round(Player(s, _unsuspecting(s), dice, _policy(s)))

    def prior(self, state: "SaboteurState") -> list[tuple[int, float]]:
        """Return the options with chances that grow with their worth."""
        held = state.held
        assert held is not None
        seat, s = held.game.asked, held.game.state
        numbers = held.game.numbers(seat)
        if held.game.speech.speaker >= 0:
            return super().prior(state)
        found = worths(s, seat, vec[i64](list(numbers.values())), _unsuspecting(s), _policy(s), vec[float]())
        best = max(found)
        chances = [exp((worth - best) / TEMPERATURE) for worth in found]
        return [(number, chance / sum(chances)) for number, chance in zip(numbers, chances, strict=True)]


def _unsuspecting(s: State) -> vec[float]:
    return vec[float]([0.0] * int(s.rules.seats))


def _policy(s: State) -> PolicyWeights:
    return PolicyWeights(s.rules, DIG, SAP)


class Observer:
    """What a seat sees, as a tensor and as a string.

    The string of an information state is a hash over all that the seat was told, so it remembers everything; the
    tensor is the observation, whose history is the counts of actions and the last actions.
    """

    def __init__(self, size: int, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"the observer has no parameters, not even {params}")
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = perfect_recall

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Write the tensor."""
        if state.held is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = state.held.game.observation(player)

    def string_from(self, state: SaboteurState, player: int) -> str:
        """Write the string."""
        if state.held is None:
            return "before the deal"
        if self._recall:
            return f"seat {player}: {state.held.heard(player).hex()}"
        return msgspec.json.encode(plain_view(state.held.game, player)).decode()


pyspiel.register_game(_TYPE, SaboteurGame)
