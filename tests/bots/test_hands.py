"""What a gold-digger keeps and what it throws away."""

import random

from msgspec.structs import replace

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.rules.hand_worth import keep_worth
from saboteur.bots.skills import SKILLS
from saboteur.play.game import Game
from saboteur.play.setup import Setup


def mind_with(level: str, *hand: str) -> Assessment:
    game = Game.new(Setup(seats=5, seed=7))
    view = next(v for v in map(game.view, range(5)) if v.own is not None and v.own.role == "digger")
    assert view.own is not None
    return Assessment(view, replace(view.own, hand=list(hand)), Memory.start(view), SKILLS[level], random.Random(1))


def test_a_shrewd_digger_throws_a_second_repair_card_away_before_a_path() -> None:
    assessment = mind_with("shrewd", "EW", "fix_pick", "fix_lantern")
    assert keep_worth(assessment, "fix_pick") < keep_worth(assessment, "EW")
    alone = mind_with("shrewd", "EW", "fix_pick")
    assert keep_worth(assessment, "fix_pick") < keep_worth(alone, "fix_pick")


def test_a_steady_digger_still_keeps_repair_cards_before_paths() -> None:
    assessment = mind_with("steady", "EW", "fix_pick", "fix_lantern")
    assert keep_worth(assessment, "fix_pick") > keep_worth(assessment, "EW")
