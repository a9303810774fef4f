"""Record what gold-diggers know when they play: `python -m train.role_games CONFIG --out build/roles --jobs 16`.

The rulesets of the config are played by all kinds of bots, a kind for each side or for every seat. The decisions of
seats that are no saboteurs are kept as the network is shown them, with the dwarfs that everybody holds: `train.roles`
teaches the network from them who is who among those whom it will really meet.
"""

import io
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.beliefs.imagined_worlds import Imagined
from saboteur.bots.learned_player import written
from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.network import network_layout as layout
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train import kinship_games
from train.commands import Refused, command, write_whole
from train.kinship_games import levels_of
from train.pool import record, recorder
from train.settings import Settings, read

KINDS: Final = {  # who plays a side, and how often; in games of several kinds every seat draws one
    "steady": 0.2, "steady-cunning": 0.12, "steady-noisy": 0.08, "shrewd": 0.12, "shrewd-cunning": 0.08,
    "shrewd-noisy": 0.06, "hasty-plain": 0.18, "hasty-cunning": 0.1, "master": 0.06,
}  # fmt: skip
KEPT: Final = 0.6  # of the decisions
FIRST: Final = 6 * 10**6  # deals that nothing is measured on
DEAL, KIND, LEFT = range(3)  # of a decision: the deal, the saboteurs' kind, the share of the pile that is left

_settings: list[Settings] = []


@dataclass
class Decisions:
    """What was kept of a game."""

    states: bytearray = field(default_factory=bytearray)
    roles: list[list[int]] = field(default_factory=list)  # by seat, the own one first and then clockwise
    about: list[tuple[int, int, float]] = field(default_factory=list)


def kind_of(levels: Sequence[str]) -> int:
    """Return the number of a side's kind, or one more than all if it has several."""
    kinds = {level.removeprefix("grandmaster-") for level in levels}
    return list(KINDS).index(kinds.pop()) if len(kinds) == 1 else len(KINDS)


def play(deal: int) -> Decisions:
    """Play a game, and return what was kept of it."""
    rulesets, rng = _settings[0].rulesets, random.Random(deal)
    ruleset = rng.choices(rulesets, [one.weight for one in rulesets])[0]
    seats = ruleset.seats
    honest, bad = levels_of(seats, rng, KINDS), levels_of(seats, rng, KINDS)
    game = Game.new(Setup(seats=seats, modules=list(ruleset.modules), seed=deal))
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    out = Decisions()
    while not game.over:
        seat = min(game.to_act)
        view, options, memory = game.view(seat), game.legal(seat), memories[seat]
        guilty = view.own is not None and view.own.role == "saboteur"
        turn = view.question is not None and view.question.kind == "take_turn" and memory.ledger is not None
        if turn and not guilty and rng.random() < KEPT:
            state, _ = written(view, memory, [], Imagined(view, memory, rng))
            out.states += state
            roles = [int(game._state.role((seat + i) % seats)) for i in range(seats)]
            out.roles.append(roles + [0] * (layout.SEAT_ROOM - seats))
            pile, turns = state[layout.PILE], state[layout.TURN]
            out.about.append((deal, kind_of(bad), pile / max(1, pile + turns)))
        answer = decide((bad if guilty else honest)[seat], view, options, memory, rng)
        memories[seat] = answer.memory
        for event in game.apply(seat, answer.action):
            memories = [one.hear(event.seen_by(other)) for other, one in enumerate(memories)]
    return out


def write(path: Path, games: Sequence[Decisions]) -> None:
    """Write some games' decisions."""
    if any(game.roles for game in games):
        packed = io.BytesIO()
        np.savez_compressed(
            packed,
            states=np.frombuffer(b"".join(game.states for game in games), np.uint8).reshape(-1, layout.STATE),
            roles=np.array([roles for game in games for roles in game.roles], np.uint8),
            about=np.array([about for game in games for about in game.about]),
        )
        write_whole(path, packed.getvalue())


def read_all(where: Path) -> dict[str, NDArray[Any]]:
    """Read all that was written into a folder."""
    parts = kinship_games.read(where, "train.role_games")
    try:
        return {name: np.concatenate([part[name] for part in parts]) for name in ("states", "roles", "about")}
    except KeyError as error:
        raise Refused(f"{where} holds games of another command: they have no {error.args[0]}.") from error


def prepare(settings: Settings) -> None:
    """Make the rulesets known to this process."""
    _settings[:] = [settings]


@command
def main(words: list[str] | None = None) -> int:
    """Play as long as there is time, and keep what is done now and then."""
    parser = recorder("train.role_games", "Record what gold-diggers know.", FIRST)
    parser.add_argument("config", type=Path, help="whose rulesets are played")
    args = parser.parse_args(words)
    record(args, play, prepare, read(args.config), write)
    return 0


if __name__ == "__main__":
    sys.exit(main())
