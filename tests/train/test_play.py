"""What learners are shown stays the same to the byte: the weights that are shipped were trained with it."""

from train.settings import Price, Ruleset, Settings
from train.workers import mix_of

from saboteur.core.batch.training_tables import Tables
from train import bench

PLAYED = Settings(
    rulesets=[Ruleset(5, weight=3), Ruleset(3), Ruleset(10), Ruleset(6, ("base", "tournament"))],
    prices=[Price(0.0), Price(0.1)], told_share=300, old_share=100, rule_share=300, clone_share=100,
)  # fmt: skip
SEEN = "e273cc89300e4c8e6290dc14a4dc75e87bb080c8a2d240ced43529760bb6beb4"


def test_twelve_hundred_decisions_are_shown_as_they_were_to_the_weights_that_are_shipped() -> None:
    _, digest = bench.play(Tables(24, mix_of(PLAYED), 20251116), 50, 1)
    assert digest == SEEN
