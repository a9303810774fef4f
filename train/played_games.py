"""The games that are learned from: `VectorGames` of all rulesets of a run, as bytes of one size for each table.

A table is shown as the bots show it to the network (`saboteur.bots.network.network_inputs`); beside it stands what
only a critic sees, and what is told of every table.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.network import network_inputs
from saboteur.bots.network import network_layout as layout
from saboteur.core.research import extra_features as extra
from saboteur.core.search.policy_weights import (
    FIRST_BREAK,
    FIRST_FIX,
    LAST_BREAK,
    LAST_FIX,
    MAP_CARD,
    PATH_CLASS,
    ROCKFALL_CARD,
)
from saboteur.core.table.cards import PATH_KINDS, SABOTEUR, TREASURE
from saboteur.core.table.chance import dice_from
from saboteur.core.table.codes import END_TREASURE
from saboteur.env.vector import VectorGames
from saboteur.play.setup import Setup
from train.settings import Settings

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]

# What is told of every table beside the bytes to learn from.
M_SEAT: Final = 0
M_SEATS: Final = 1
M_OPTIONS: Final = 2
M_OLD: Final = 3  # 1 if an old self is asked
M_DONE: Final = 4  # 1 if a round ended since the last choice
M_REWARDS: Final = 5  # of that round, by seat
M_ENDED: Final = M_REWARDS + layout.SEAT_ROOM  # who played its sides, plus one
M_FOUND: Final = M_ENDED + 1
M_SABOTEURS: Final = M_ENDED + 2
M_ENDED_SEATS: Final = M_ENDED + 3
META: Final = M_ENDED + 4

# How many bytes of a table are written.
SIZES: Final = {
    "state": layout.STATE,
    "options": layout.OPTION_ROOM * layout.OPTION,
    "critic": layout.CRITIC,
    "meta": META,
}
HANDS_AT: Final = layout.ROLE_ROOM  # in a critic's block of a seat, the cards of its hand by class


def _classes() -> NDArray[np.float32]:
    """Return by kind of card where a critic counts it."""
    out = np.zeros((layout.KIND_ROOM, layout.C_BLOCK - HANDS_AT), np.float32)
    for kind in range(1, layout.KIND_ROOM):
        if kind <= PATH_KINDS:
            at = int(PATH_CLASS[kind])
        elif FIRST_BREAK <= kind <= LAST_BREAK:
            at = 7
        elif FIRST_FIX <= kind <= LAST_FIX:
            at = 8
        else:
            at = {ROCKFALL_CARD: 9, MAP_CARD: 10}.get(kind, 11)
        out[kind, at] = 1.0
    return out


CLASSES: Final = _classes()


class PlayedGames:
    """Some tables of a run."""

    def __init__(self, settings: Settings, number: int, seed: int) -> None:
        setups = [Setup(seats=one.seats, modules=one.modules, seed=0) for one in settings.rulesets]
        weights = [one.weight for one in settings.rulesets]
        self.number = number
        self.seats = np.array([setup.seats for setup in setups])
        self.games = VectorGames(
            number, setups, int(dice_from(seed)), weights=weights, extras=True, distances=False, truth=True,
            skip_forced=True, turns_only=True, other_share=settings.old_share, rule_share=settings.rule_share,
        )  # fmt: skip
        self._left_out: dict[int, Numbers] = {}  # by game with too many options: the places of those that are kept
        self._sides = np.zeros((number, 3), np.uint8)  # who plays them, plus one, the saboteurs, and the seats

    def step(self, choices: Bytes | None) -> dict[str, Bytes]:
        """Carry out a choice for every table (none at all to begin); return what there is to see, in rows."""
        games = self.games
        meta = np.zeros((self.number, META), np.uint8)
        if choices is not None:
            places = choices.reshape(-1).astype(np.int64)
            for game, kept in self._left_out.items():
                places[game] = kept[places[game]]
            games.step(places)
            self._tell_ended(meta)
        state = network_inputs.states_of(games.observations, games.maze, games.extras)
        options, number = self._options(state)
        saboteurs = games.truth[:, : games.spec.room, SABOTEUR].sum(1, dtype=np.uint8)
        seats = self.seats[games.setups]
        self._sides = np.stack((games.opponents + 1, saboteurs, seats), 1).astype(np.uint8)
        for at, told in ((M_SEAT, games.seats), (M_SEATS, seats), (M_OPTIONS, number), (M_OLD, games.others)):
            meta[:, at] = told
        return {"state": state, "options": options, "critic": self._critic(), "meta": meta}

    def _tell_ended(self, meta: Bytes) -> None:
        """Write who won the rounds that ended."""
        games = self.games
        ended = np.flatnonzero(games.ended)
        rewards = np.sign(games.rewards[ended]).astype(np.int8).view(np.uint8)
        meta[ended, M_REWARDS : M_REWARDS + rewards.shape[1]] = rewards
        meta[ended, M_DONE] = 1
        meta[ended, M_FOUND] = games.endings[ended] == END_TREASURE
        meta[ended[:, None], [M_ENDED, M_SABOTEURS, M_ENDED_SEATS]] = self._sides[ended]

    def _options(self, state: Bytes) -> tuple[Bytes, Numbers]:
        """Return the options of every table, with zeros behind them, and their number."""
        games = self.games
        number = games.counts
        owners = np.repeat(np.arange(self.number), number)
        places = np.arange(len(owners)) - games.starts[owners]
        rows: slice | NDArray[np.bool_] = slice(None)
        self._left_out = {}
        if number.max() > layout.OPTION_ROOM:
            kept = np.ones(len(owners), bool)
            for game in np.flatnonzero(number > layout.OPTION_ROOM):
                best = self._best(int(game))
                mine = slice(games.starts[game], games.starts[game + 1])
                kept[mine] = False
                kept[games.starts[game] + best] = True
                places[games.starts[game] + best] = np.arange(layout.OPTION_ROOM)
                self._left_out[int(game)] = best
            owners, places = owners[kept], places[kept]
            rows = kept
            number = np.minimum(number, layout.OPTION_ROOM)
        out = np.zeros((self.number, layout.OPTION_ROOM, layout.OPTION), np.uint8)
        out[owners, places] = network_inputs.options_of(games.options[rows], games.option_extras[rows], owners, state)
        return out.reshape(self.number, -1), number

    def _best(self, game: int) -> Numbers:
        """Return the places of the options that rules of play think best, as many as there is room for, in order."""
        worths = self.games.option_extras[self.games.starts[game] : self.games.starts[game + 1], extra.WORTH]
        best = np.argsort(-worths.astype(np.int64), kind="stable")[: layout.OPTION_ROOM]
        return np.sort(best)

    def _critic(self) -> Bytes:
        """Return what is hidden from the seat that is asked: dwarfs, hands, and the treasure's place."""
        games = self.games
        room = games.spec.room
        out = np.zeros((self.number, layout.CRITIC), np.uint8)
        blocks = np.zeros((self.number, layout.SEAT_ROOM, layout.C_BLOCK), np.uint8)
        blocks[:, :room, :HANDS_AT] = games.truth[:, :room]
        blocks[:, :room, HANDS_AT:] = games.hands.astype(np.float32) @ CLASSES
        out[:, : layout.C_TREASURE] = blocks.reshape(self.number, -1)
        treasure = games.truth[:, room:, TREASURE]
        out[:, layout.C_TREASURE : layout.C_FAR] = treasure
        goals = games.extras[:, extra.GOALS_AT : extra.GOALS_AT + extra.GOAL_SIZE * layout.GOAL_ROOM]
        far = goals.reshape(self.number, layout.GOAL_ROOM, -1)[..., extra.G_FAR]
        out[:, layout.C_FAR] = (far * treasure).sum(1)
        return out
