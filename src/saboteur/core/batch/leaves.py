"""Roll-outs that end in bytes: how a round stands where one stops, written for a network that sees everything."""

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.batch.chronicle import Chronicle
from saboteur.core.batch.features import encode, encode_critic
from saboteur.core.batch.net_layout import OPEN_PRICE
from saboteur.core.cards import SABOTEUR
from saboteur.core.search.goal_distances import GoalDistances
from saboteur.core.search.outlook import chance_found
from saboteur.core.search.playout import GOES_ON, begun, known_worth, play_on, purses
from saboteur.core.search.prospects import gains_if, standing
from saboteur.core.search.rollout import first_asked
from saboteur.core.search.weights import PolicyWeights
from saboteur.core.state import State


class Leaves:
    """What roll-outs from one position came to: numbers, and the bytes of those that go on."""

    def __init__(self, seat: i64, policy: PolicyWeights, suspicion: vec[float], turns: i64, guess: bool) -> None:
        """Take the seat that thinks, how many turns a roll-out goes on for, and whether `outlook` guesses as well."""
        self.seat = seat
        self.policy = policy
        self.suspicion = suspicion
        self.turns = turns
        self.guess = guess
        self.states = BytesWriter()
        self.hidden = BytesWriter()
        # Of every roll-out: its worth if the treasure is found, if it is not, and how likely it seems by `outlook`;
        # less than no chance where the round is over and both are the same.
        self.if_found: vec[float] = vec[float]()
        self.if_not: vec[float] = vec[float]()
        self.guessed: vec[float] = vec[float]()

    def grow(self, world: State, acts: vec[i64], told: list[Chronicle], distances: GoalDistances, dice: i64) -> None:
        """Try several actions out in one world with the same luck; `told`: what is counted after each of them."""
        for i in range(i64(len(acts))):
            p = begun(world, self.suspicion, self.policy, distances, dice)
            s = p.s
            before = purses(s)
            stands = play_on(p, self.seat, acts[i], self.turns)
            if stands != GOES_ON:
                worth = known_worth(s, self.seat, before, stands)
                self._add(worth, worth, -1.0)
                continue
            found = standing(s, self.seat, before, gains_if(s, p.distances, True))
            lost = standing(s, self.seat, before, gains_if(s, p.distances, False))
            self._add(found, lost, chance_found(p) if self.guess else 0.0)
            asked = first_asked(s, s.stack[len(s.stack) - 1])
            p.look(asked)
            encode(p, asked, told[i], i64(OPEN_PRICE) if p.role == SABOTEUR else -1, self.states)
            encode_critic(p, asked, OPEN_PRICE, self.hidden)

    def _add(self, if_found: float, if_not: float, guess: float) -> None:
        self.if_found = append(self.if_found, if_found)
        self.if_not = append(self.if_not, if_not)
        self.guessed = append(self.guessed, guess)
