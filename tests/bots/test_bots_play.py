"""Bots answer every question of every module, legally, the same way each time, and better ones earn more."""

import random
from functools import partial
from pathlib import Path

import msgspec
import pytest

from saboteur.bots import LEVELS, Memory, decide, thinking
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.comparison import main
from saboteur.bots.arena.duel import Duel, by_seat, run
from saboteur.bots.arena.duel_tables import level_lines
from saboteur.bots.search.budgets import Budget
from saboteur.play.commentary.thoughts import GROUNDS, Reason
from saboteur.play.game import Game
from saboteur.play.records.record import Record
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything, random_ruleset
from saboteur.workers import Workers


@pytest.fixture(autouse=True)
def hasty_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let masters search a little only: here it matters that they answer, not how well."""
    monkeypatch.setattr(thinking, "budget_of", lambda *_: Budget(2))
    monkeypatch.setattr(thinking, "DEFAULT", Budget(2))


def mixed(seats: int, shift: int) -> list[str]:
    """Seat all levels in turn."""
    return [LEVELS[(seat + shift) % len(LEVELS)] for seat in range(seats)]


@pytest.mark.parametrize("number", [0, 3, 8, *(pytest.param(n, marks=pytest.mark.long) for n in range(12, 24))])
def test_every_level_plays_random_rulesets_to_the_end(number: int) -> None:
    seats, modules, options = random_ruleset(random.Random(number))
    seated = mixed(seats, number)
    setup = Setup(seats=seats, modules=modules, options=options, seed=number)
    played = play(setup, partial(by_seat, seated))
    assert len(played.rounds) == int(options.get("rounds", 3))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("foundation", "seats"), [("base", 6), ("saboteur2", 8)])
def test_every_level_plays_everything_at_once(level: str, foundation: str, seats: int) -> None:
    seats, modules, options = everything(foundation, seats)
    played = play(Setup(seats=seats, modules=modules, options=options, seed=5), partial(by_seat, [level] * seats))
    assert len(played.gold) == seats


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup(seats=6, modules=["saboteur2", "veto"], seed=11)
    seated = mixed(6, 2)
    assert play(setup, partial(by_seat, seated)) == play(setup, partial(by_seat, seated))


def test_a_choice_depends_on_the_dice_only_where_worths_are_close() -> None:
    game = Game.new(Setup(seats=5, seed=4))
    seat = min(game.to_act)
    view, options, memory = game.view(seat), game.legal(seat), Memory.start(game.view(seat))
    chosen = {repr(decide("steady", view, options, memory, random.Random(i)).action) for i in range(20)}
    wild = {repr(decide("random", view, options, memory, random.Random(i)).action) for i in range(20)}
    assert len(chosen) < len(wild)


def test_memory_survives_being_kept_as_bytes_and_agrees_with_the_view() -> None:
    game = Game.new(Setup(seats=5, modules=["base", "wardrobe", "chests", "detour"], seed=9))
    dice = random.Random(3)
    memories = [Memory.start(game.view(seat)) for seat in range(5)]
    while not game.over:
        seat = min(game.to_act)
        told = game.apply(seat, dice.choice(game.legal(seat)))
        for other in range(5):
            for raw_event in told:
                memories[other] = memories[other].hear(raw_event.seen_by(other))
            kept = msgspec.json.decode(msgspec.json.encode(memories[other]), type=Memory)
            assert kept == memories[other]
        view = game.view(seat)
        if view.question is not None and view.question.kind == "take_turn":
            fresh, own = Memory.start(view), memories[seat]
            assert (fresh.cards, set(fresh.goals), fresh.blocks) == (own.cards, set(own.goals), own.blocks)
            assert fresh.known[seat] == own.known[seat]


def test_a_reason_says_what_was_believed_compared_and_why() -> None:
    reasons: list[Reason] = []
    game = Game.new(Setup(seats=5, seed=21))
    memories = [Memory.start(game.view(seat)) for seat in range(5)]
    for _ in range(20):
        seat = min(game.to_act)
        answer = decide("shrewd", game.view(seat), game.legal(seat), memories[seat], random.Random(1))
        reasons.append(answer.reason)
        for raw_event in game.apply(seat, answer.action):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
    reason = reasons[-1]
    assert reason.ground == reason.compared[0].ground in GROUNDS
    assert reason.far is not None
    assert {belief.seat for belief in reason.beliefs} < set(range(5))
    assert all(abs(sum(belief.roles.values()) - 1) < 0.01 for belief in reason.beliefs)
    worths = [compared.worth for compared in reason.compared]
    assert worths == sorted(worths, reverse=True)
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason


@pytest.mark.parametrize(("better", "worse", "margin"), [("steady", "novice", 0.3), ("novice", "random", 0.5)])
def test_each_level_earns_more_than_the_one_below(better: str, worse: str, margin: float) -> None:
    entries = run(Duel(5, ["base"], [better, worse]), deals=8, workers=Workers(), quiet=True)
    edge = next(line for line in level_lines(entries, [better, worse]) if line.name.startswith(f"{better} more"))
    assert edge.value > margin


def test_an_unknown_level_is_named_in_the_error() -> None:
    game = Game.new(Setup(seats=5, seed=4))
    seat = min(game.to_act)
    with pytest.raises(ValueError, match="no level 'genius'"):
        decide("genius", game.view(seat), game.legal(seat), Memory.start(game.view(seat)), random.Random(1))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("steady genius", "no level 'genius'"),
        ("steady", "two levels or more"),
        ("steady novice --modules base,saboteur2", "exactly one foundation"),
        ("steady novice --deals 0", "--deals 0 is not between 1"),
        ("steady novice --matrix --ratings", "--matrix takes levels only"),
        ("--diggers steady", "name two levels"),
        ("steady novice --csv no/such/place.csv", "cannot write"),
    ],
)
def test_the_arena_says_what_is_wrong_with_its_words(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    assert said in capsys.readouterr().err


def test_the_arena_writes_a_table_csv_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    csv, svg = tmp_path / "out.csv", tmp_path / "out.svg"
    words = f"novice random --seats 3 --deals 1 --jobs 1 --ratings --csv {csv} --svg {svg}"
    assert main(words.split()) == 0
    assert "novice more than random" in capsys.readouterr().out
    assert csv.read_text("utf-8").startswith("what,value,half_interval,cases,kind\n")
    assert svg.read_text("utf-8").startswith("<svg ")


def test_the_matrix_has_a_cell_for_each_side_and_number_of_saboteurs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "matrix.svg"
    assert main(f"novice random --matrix --seats 3 --rounds 3 --svg {svg}".split()) == 0
    assert "random saboteurs" in capsys.readouterr().out
    assert svg.read_text("utf-8").count("<rect") >= 5


def test_the_arena_keeps_records_with_thoughts(tmp_path: Path) -> None:
    assert main(f"steady novice --seats 3 --deals 1 --record {tmp_path}".split()) == 0
    kept = [Record.load(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    assert len(kept) == 2
    assert all({thought.level for thought in record.thoughts} == {"steady", "novice"} for record in kept)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    duel = Duel(3, ["base"], ["novice", "random"])
    assert run(duel, 3, Workers(jobs=2), quiet=True) == run(duel, 3, Workers(), quiet=True)
