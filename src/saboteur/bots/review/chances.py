"""How a round stands for each side, from the whole truth: the rest of it is played many times with other luck.

The players are those of the roll-outs, who know only what their seats may know; what is known here are the hands, the
dwarfs and the goals. They slip as people do: where no card is drawn any more, nothing else would differ between two
roll-outs. How far they slip, and how well the chances hold, is measured by `calibrate_chances`. For games that are
over: see `judge`.
"""

from functools import cache
from math import exp
from typing import Final, get_args

from librt.vecs import vec

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.search.imagined_play import policy_weights_of, public_suspicion
from saboteur.core.search.playout import play_round, purses, survey
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance, dice_from
from saboteur.play.commentary.analysis import Side, SideChance
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import with_other_luck
from saboteur.play.views.making import round_results
from saboteur.play.views.view_types import RoundResult

TEAMS: Final[frozenset[Side]] = frozenset(("blue", "green"))
ALIKE: Final = 16  # roll-outs that end alike, after which no more are needed
SLIPS: Final = 0.9  # cards of progress by which a player misjudges an option at most
# Log-odds by which gold-diggers of the roll-outs find the treasure more often than those who play; fitted to 40 games
# of steady, shrewd, cunning and noisy players (docs/analysis.md). The teams' were not measured.
AHEAD: Final = 0.85
DOUBT: Final = 0.5  # roll-outs more that each side is taken to have won: nothing is certain before it has come
SIDES: Final[tuple[Side, ...]] = get_args(Side)


@cache
def _luck(number: int) -> int:
    """Return the luck of a roll-out: the same for every moment, so that luck does not look like a change."""
    return dice_from(7919 * number + 1)


def chances(game: Game, memory: Memory, rollouts: int, first: int = 0, slips: float = SLIPS) -> list[SideChance]:
    """Return each side's chance to win the round that is played; `memory` is a spectator's."""
    setup = game.setup
    policy = policy_weights_of(setup.seats, tuple(setup.modules), tuple(setup.options.items()), slips)
    suspicion = public_suspicion(memory, policy.prior)
    wins = dict.fromkeys(SIDES, 0)
    before = [game.own(seat).gold for seat in range(setup.seats)]
    ways = None
    done = 0
    for number in range(first, first + rollouts):
        if done == ALIKE and max(wins.values()) == done and sorted(wins.values())[-2] in (0, done):
            break
        done += 1
        state = with_other_luck(game, _luck(number))
        ways = ways or survey(state)
        player = Player(state, vec[float](suspicion), Chance(b"", 0, _luck(number) | 1), policy)
        player.distances = ways.copy()
        play_round(player)
        for side in winners(round_results(state)[-1], [int(gold) for gold in purses(state)], before):
            wins[side] += 1
    sides = sides_of(game)
    weights = {side: wins[side] + DOUBT for side in sides}
    if TEAMS & set(sides):  # both may win together
        return [SideChance(side, round(weights[side] / (done + 2 * DOUBT), 3)) for side in sides]
    weights["saboteur"] *= exp(AHEAD)
    return [SideChance(side, round(weights[side] / sum(weights.values()), 3)) for side in sides]


def outcome(game: Game, before: list[int]) -> list[SideChance]:
    """Return who has won the round whose dwarfs lie open; `before`: the seats' gold before it was paid."""
    gold = [game.own(seat).gold for seat in range(game.setup.seats)]
    won = winners(game.view(None).rounds[-1], gold, before)
    return [SideChance(side, float(side in won)) for side in sides_of(game)]


def sides_of(game: Game) -> list[Side]:
    """Return the sides at the table; saboteurs also stand for a round that nobody wins."""
    held = {"saboteur", *(game.own(seat).role for seat in range(game.setup.seats))}
    return [side for side in SIDES if side in held]


def winners(result: RoundResult, gold: list[int], before: list[int]) -> set[Side]:
    """Return who won a round, by how it ended and who was paid (B16, C16, S10)."""
    if result.ending != "treasure" or result.finder is None:
        return {"saboteur"}
    finder = result.roles[result.finder]
    if not TEAMS & set(result.roles):
        return {"greedy"} if finder == "greedy" else {"digger"}
    paid = {role for role, now, then in zip(result.roles, gold, before, strict=True) if now > then}
    return {team for team in TEAMS if team in paid or team == finder}
