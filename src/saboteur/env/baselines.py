"""Players to compare with and to cite: every level, the network alone, a bot of yours, and checkpoints of a network.

    from saboteur.env.baselines import load

    player = load("grandmaster")
    action = player(game, seat)

A player is given a game and the seat it plays, and uses what that seat was told and nothing else. The levels, weakest
first, are `saboteur.bots.levels.LEVELS`; docs/model-card.md is about the network behind the highest, and about `ppo`,
which learned from self-play alone.
"""

import hashlib
import random
from pathlib import Path

from saboteur.bots.levels import decide, no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network import play_net
from saboteur.play.actions import AnyAction
from saboteur.play.game import Game

BY_NAME = {"ppo": "saboteur.env.ppo_player:Ppo"}  # players that are no level


class BaselineError(ValueError):
    """There is no such player, or no such checkpoint; says what there is."""


class Baseline:
    """A player for any seat of any game; it remembers what it has heard of the last one it was asked about."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """Take a level, a level with a style such as `steady-cunning`, `ppo` or `ppo=FILE`, or MODULE:CLASS."""
        self._played = played_as(name)
        if not playable(self._played):
            raise BaselineError(no_level(name))
        self.name = name
        self.seed = seed
        self._heard: dict[int, tuple[Game, int, Memory]] = {}  # by seat: of which game, how many events

    def __call__(self, game: Game, seat: int) -> AnyAction:
        """Choose one of what a seat may do."""
        options = game.legal(seat)
        if not options:
            raise BaselineError(f"seat {seat} is not asked anything")
        memory = self._remember(game, seat)
        dice = random.Random(f"{self.seed}:{seat}:{len(game.actions)}")
        return decide(self._played, game.view(seat), options, memory, dice).action

    def _remember(self, game: Game, seat: int) -> Memory:
        events = game.events(seat)
        kept = self._heard.get(seat)
        if kept is not None and kept[0] is game and kept[1] <= len(events):
            count, memory = kept[1], kept[2]
        else:
            deal = game.beginning()
            count, memory = len(deal.events(seat)), Memory.start(deal.view(seat))
        for event in events[count:]:
            memory = memory.hear(event)
        self._heard[seat] = (game, len(events), memory)
        return memory


def played_as(name: str) -> str:
    """Return the name under which a player sits at tables."""
    kind, equals, file = name.partition("=")
    return f"{BY_NAME[kind]}{equals}{file}" if kind in BY_NAME else name


def load(name: str, seed: int = 0) -> Baseline:
    """Return a player by name."""
    return Baseline(name, seed)


def network(path: Path | str | None = None) -> play_net.Network:
    """Return the network behind `grandmaster`, or one of a checkpoint; one of another version is refused and why."""
    try:
        return play_net.shipped() if path is None else play_net.read(Path(path))
    except play_net.BadWeights as fault:
        raise BaselineError(str(fault)) from None


def checksum(path: Path | None = None) -> str:
    """Return the SHA-256 of weights, those that are shipped unless others are named."""
    return hashlib.sha256((path or play_net.WEIGHTS).read_bytes()).hexdigest()
