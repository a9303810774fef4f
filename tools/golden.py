"""Choose golden records: games that together show every module, option, ending, question, action and event.

    python tools/golden.py          # adds records of what none shows yet, such as a new option
    python tools/golden.py --all   # chooses all of them again; review the change like any other

Games are played at random over random rulesets; of many, the few are kept that together cover everything.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from saboteur.core.rules.flow import options
from saboteur.core.table.codes import FRAMES
from saboteur.play.actions import unpack
from saboteur.play.events import Asked
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything, random_ruleset
from saboteur.sim.volume import any_verb, anything, seeking

FOLDER = Path(__file__).resolve().parent.parent / "tests/golden"
TRIED = 500


def features(game: Game) -> set[str]:
    """Name everything that a finished game shows."""
    foundation = game.setup.modules[0]
    found = {f"module {key}" for key in game.setup.modules}
    found |= {f"option {key}={value}" for key, value in game.setup.options.items() if key != "first_seat"}
    found |= {f"event {raw_event.kind.__name__}" for raw_event in game.story()}
    found |= {f"action {type(action).__name__}" for _, action in game.actions}
    assert game.result is not None
    for result in game.result.rounds:
        finder = "nobody" if result.finder is None else result.roles[result.finder]
        found.add(f"ending {result.ending} of {foundation}, found by {finder}")
    return found


def play(seed: int) -> tuple[Game, set[str]]:
    """Play the game of a seed; return it with what it shows."""
    rng = random.Random(seed)
    big = everything("base" if seed % 4 else "saboteur2", rng.randint(3, 10))
    seats, modules, chosen = big if seed % 2 else random_ruleset(rng)
    chosen = {key: value for key, value in chosen.items() if key != "chest_layout" or len(value) == 1}
    game = Game.new(Setup(seats=seats, modules=modules, options=dict(chosen), seed=seed))
    pick = rng.choice((anything, any_verb, seeking, seeking))
    asked: set[str] = set()
    while not game.over:
        state = game._state
        asked.add(f"question {FRAMES[state.stack[len(state.stack) - 1] & 255]}")
        seat = rng.choice(sorted(game.to_act))
        game.apply(seat, unpack(pick(state, rng, list(options(state, seat)))))
    return game, features(game) | asked


def choose(shown_already: set[str]) -> list[Game]:
    """Keep the game that shows most of what is still missing, again and again."""
    played = [play(seed) for seed in range(TRIED)]
    missing = set().union(*(shown for _, shown in played)) - shown_already
    kept: list[Game] = []
    while missing:
        game, shown = max(played, key=lambda one: (len(one[1] & missing), -len(one[0].actions)))
        kept.append(game)
        missing -= shown
    return kept


def shown_by(file: Path) -> set[str]:
    """Name everything that a stored record shows."""
    game = Record.load(file.read_text("utf-8")).game()
    return features(game) | {f"question {one.question.kind}" for one in game.events(None) if isinstance(one, Asked)}


def main() -> None:
    """Write the records."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="choose all of them again")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    records = sorted(FOLDER.glob("[0-9]*.json"))
    if args.all:
        for old in records:
            old.unlink()
        records = []
    first = 1 + max((int(file.name.partition("-")[0]) for file in records), default=0)
    games = choose(set().union(*map(shown_by, records)))
    for number, game in enumerate(games, first):
        name = f"{number:02}-{game.setup.modules[0]}-{game.setup.seats}.json"
        (FOLDER / name).write_text(record_of(game).dump(), "utf-8")
    print(f"{len(games)} records more; together they cover everything that came up in {TRIED} games")


if __name__ == "__main__":
    main()
