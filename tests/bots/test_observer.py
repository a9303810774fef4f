"""A careful observer of a record: public events alone, and cheap enough to be asked for."""

import time
from functools import cache, partial

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_seat
from saboteur.bots.review.spectator import suspicions
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup


@cache
def recorded(seats: int, modules: str) -> Record:
    played = play(Setup(seats=seats, modules=[modules], seed=3), partial(by_seat, ["steady"] * seats), keep=True)
    assert played.record is not None
    return played.record


def test_there_is_a_chance_for_each_seat_after_each_action() -> None:
    record = recorded(5, "base")
    found = suspicions(record)
    assert len(found) == len(record.actions)
    assert all(len(chances) == 5 and all(0 <= chance <= 1 for chance in chances) for chances in found)


def test_by_the_end_of_a_round_the_saboteurs_are_suspected_more_than_the_others() -> None:
    record = recorded(5, "base")
    assert record.result is not None
    game, last = record.beginning(), {}
    for chances, (seat, action) in zip(suspicions(record), record.moves(), strict=True):
        game.apply(seat, action)
        last[game.view(None).round] = chances
    gaps = []
    for number, result in enumerate(record.result.rounds, 1):
        bad = [last[number][seat] for seat, role in enumerate(result.roles) if role == "saboteur"]
        good = [last[number][seat] for seat, role in enumerate(result.roles) if role != "saboteur"]
        gaps.append(sum(bad) / len(bad) - sum(good) / len(good))
    assert sum(gaps) / len(gaps) > 0.4


def test_suspicion_does_not_depend_on_what_no_spectator_sees() -> None:
    """Two games in which everybody passes look alike, whoever is a saboteur."""
    seen = set()
    for seed in range(6):
        game = Game.new(Setup(seats=4, options={"first_seat": 0}, seed=seed))
        for _ in range(8):
            seat = min(game.to_act)
            game.apply(seat, next(action for action in game.legal(seat) if type(action).__name__ == "Pass"))
        seen.add(str(suspicions(record_of(game, unfinished=True))))
    assert len(seen) == 1


def test_a_whole_game_takes_less_than_a_second() -> None:
    record = recorded(9, "saboteur2")
    started = time.process_time()
    suspicions(record)
    assert time.process_time() - started < 1.0
