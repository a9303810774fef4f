"""What a run of training is: one TOML file, every key with its default here."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from train.commands import Refused, check_table, parsed

Count = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]
Share = Annotated[int, Meta(ge=0, le=1000)]  # of a thousand rounds
Positive = Annotated[float, Meta(gt=0.0)]


class Ruleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and how often."""

    seats: int
    modules: tuple[str, ...] = ("base",)
    weight: Number = 1


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All numbers of a run."""

    rulesets: list[Ruleset]
    minutes: Positive = 9.0  # in all calls together; the learning rate falls to its end over this time
    lessons: Number = 0  # end after so many, in all calls together; 0: by the time alone
    seed: int = 1
    workers: Count = 15  # processes that play
    tables: Count = 8192
    parts: Annotated[int, Meta(ge=2)] = 2  # of the tables: while one is thought about, the others are played
    steps: Count = 32  # decisions a table between two lessons
    epochs: Count = 2
    batch: Count = 32768
    wide: Count = 512  # of the network's trunk
    blocks: Number = 2
    critic_wide: Count = 384
    narrow: Count = 128  # of an option
    rate: Positive = 6e-4
    last_rate: Positive = 5e-5
    clip: float = 0.2
    stray: float = 0.04  # nats from the policy that played, beyond which a lesson ends
    decay: float = 0.95  # of advantages, by decision at the table
    entropy: float = 0.01
    last_entropy: float = 0.002
    role_weight: float = 0.3
    own_weight: float = 0.25  # of the value that a seat expects from what it knows
    old_share: Share = 160  # one side an old self
    rule_share: Share = 240  # one side by the rules of the roll-outs
    ahead: bool = False  # the next lesson is played while the last is learned from, by weights one lesson old
    sides: bool = False  # saboteurs have a scorer of options of their own
    gold: bool = False  # what is won is the gold of the base game (B16), not one point for either side
    shaping: float = 0.0  # what a card nearer to the treasure is worth to gold-diggers at first, and costs others
    shaping_seconds: Positive = 60.0  # after which it is worth nothing, less and less until then
    league: Count = 8  # old selves that are kept
    league_every: float = 40.0  # seconds
    prior: float = 4.0  # how sharply the rules' worth is followed at first, in nats a card
    save_every: float = 45.0  # seconds
    device: str = "cuda"


def read(path: Path) -> Settings:
    """Read a config."""
    found = parsed(path, Settings)
    if not sum(ruleset.weight for ruleset in found.rulesets):
        raise Refused(f"{path}: there is no ruleset to play.")
    for ruleset in found.rulesets:
        check_table(ruleset.seats, list(ruleset.modules))
    if found.old_share + found.rule_share > 1000:
        raise Refused(f"{path}: old_share and rule_share come to more than a thousand.")
    evenly = found.parts * found.workers
    if found.tables % evenly:
        found = msgspec.structs.replace(found, tables=max(1, found.tables // evenly) * evenly)
    return found
