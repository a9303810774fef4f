"""The bot, tested as its author would."""

from saboteur import Setup
from saboteur.bots.arena.bot_game import play


def test_it_beats_players_at_random_as_a_gold_digger():
    def level(_seat, view):
        return "eastward" if view.own.role != "saboteur" else "random"

    rounds = [one for seed in range(20) for one in play(Setup(seats=5, seed=seed), level).rounds]
    found = sum(one.ending == "treasure" for one in rounds)
    everybody_at_random = [
        one for seed in range(20) for one in play(Setup(seats=5, seed=seed), lambda _seat, _view: "random").rounds
    ]
    assert found > 3 * sum(one.ending == "treasure" for one in everybody_at_random)
