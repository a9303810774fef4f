"""What learners are shown stays the same to the byte: the weights that are shipped were trained with it."""

from train.played_games import PlayedGames
from train.settings import Ruleset, Settings

from train import bench

PLAYED = Settings(
    rulesets=[Ruleset(5, weight=3), Ruleset(3), Ruleset(10), Ruleset(6, ("base", "tournament"))],
    old_share=100, rule_share=300,
)  # fmt: skip
SEEN = "2806a9d2cc93eda573fb776e06e557c201abd353ba54eb072b29374bd9804cde"


def test_twelve_hundred_decisions_are_shown_as_they_were_to_the_weights_that_are_shipped() -> None:
    _, digest = bench.play(PlayedGames(PLAYED, 24, 20251116), 50, 1)
    assert digest == SEEN
