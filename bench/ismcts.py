"""OpenSpiel's IS-MCTS at our game: whole rounds by 200 simulations a decision, against random play on the same deals.

python bench/ismcts.py --games 20 --simulations 200
python bench/ismcts.py --games 20 --simulations 200 --no-resampling

Games go round the seats 3 to 10. In each, IS-MCTS plays all gold-diggers and chance plays the saboteurs; the same
deal is then played by random diggers `--random` times. Without resampling the search looks at the real world (it
cheats: an upper line, and a check that the tree itself works).
"""

import argparse
import random
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot

from saboteur.core.table.cards import SABOTEUR
from saboteur.env.openspiel import RuleRounds
from saboteur.env.other_pasts import REDEALT

SIZES = range(3, 11)


def searcher(game: Any, simulations: int, resampling: bool, seed: int) -> Any:
    """Make OpenSpiel's bot."""
    dice = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game,
        RuleRounds(seed),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=dice,
        child_selection_policy=ChildSelectionPolicy.PUCT,
    )
    if not resampling:
        bot.set_resampler(lambda state, _: state.clone())
    else:
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
    return bot


def played(game: Any, deal: int, bot: Any, rng: random.Random) -> tuple[bool, int]:
    """Play a round; return whether the gold-diggers won, and how many decisions the bot took."""
    state = game.new_initial_state()
    state.apply_action(deal)
    start = state.held.game.state
    diggers = [seat for seat in range(game.num_players()) if start.role(seat) != SABOTEUR]
    decisions = 0
    while not state.is_terminal():
        searched = bot is not None and state.current_player() in diggers
        decisions += searched
        state.apply_action(int(bot.step(state)) if searched else rng.choice(state.legal_actions()))
    return state.returns()[diggers[0]] > 0, decisions


def main(words: list[str] | None = None) -> int:
    """Play from the command line."""
    parser = argparse.ArgumentParser(prog="bench/ismcts.py", description="IS-MCTS as gold-diggers against chance.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--random", type=int, default=50, help="games of random diggers on each deal")
    parser.add_argument("--seats", type=int, default=0, help="always so many, instead of 3 to 10 in turn")
    parser.add_argument("--no-resampling", action="store_true")
    options = parser.parse_args(words)
    found, by_chance, decisions, began = 0, 0, 0, time.perf_counter()
    for number in range(options.games):
        seats = options.seats or SIZES[number % len(SIZES)]
        game = pyspiel.load_game(f"python_saboteur(seats={seats})")
        bot = searcher(game, options.simulations, not options.no_resampling, number)
        won, asked = played(game, number, bot, random.Random(number))
        found, decisions = found + won, decisions + asked
        by_chance += sum(played(game, number, None, random.Random(i))[0] for i in range(options.random))
        sys.stdout.write(f"game {number}, {seats} seats: {'treasure' if won else 'no treasure'}, {asked} decisions\n")
        sys.stdout.flush()
    taken = time.perf_counter() - began
    sys.stdout.write(
        f"IS-MCTS, {options.simulations} simulations, {'without' if options.no_resampling else 'with'} resampling: "
        f"treasure in {found} of {options.games}; random diggers in {by_chance} of {options.games * options.random}; "
        f"{decisions} decisions, {taken:.0f} s; worlds made up {REDEALT[True]}, not {REDEALT[False]}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
