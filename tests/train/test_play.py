"""What learners are shown stays the same to the byte: the weights that are shipped were trained with it."""

from train.settings import Ruleset, Settings
from train.workers import mix_of

from saboteur.core.research.training_tables import Tables
from train import bench

PLAYED = Settings(
    rulesets=[Ruleset(5, weight=3), Ruleset(3), Ruleset(10), Ruleset(6, ("base", "tournament"))],
    old_share=100, rule_share=300,
)  # fmt: skip
SEEN = "efd0ab10143f07bac6bfd97f081a07960458c4a95dec4fec631a8e96249f0ff7"


def test_twelve_hundred_decisions_are_shown_as_they_were_to_the_weights_that_are_shipped() -> None:
    _, digest = bench.play(Tables(24, mix_of(PLAYED), 20251116), 50, 1)
    assert digest == SEEN
