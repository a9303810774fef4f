"""PolicyWeights: what a bot's silence, timing and talk may tell, and what claims are worth."""

import inspect
import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from saboteur.bots import LEVELS, Memory, Said, talk
from saboteur.core.measure.posterior import marginals
from saboteur.play import events as ev
from saboteur.play.actions import BreakTool, LayPath, MendTool
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.server.messages import AnyClaim


def seats_of(role: str, modules: str = "base") -> tuple[View, Memory]:
    """Return the view and the memory of some seat that holds a role."""
    for seed in range(50):
        game = Game.new(Setup(seats=5, modules=[modules], seed=seed))
        for seat in range(5):
            view = game.view(seat)
            if view.own is not None and view.own.role == role:
                return view, Memory.start(view)
    raise AssertionError(f"nobody is {role}")


def in_talk(level: str, rng: random.Random, looks: int | None = None) -> list[int]:
    """Return the turns in which a bot speaks in a round of fifteen turns of its own; one follows a look at a goal."""
    spoken = silent = 0
    turns: list[int] = []
    for turn in range(15):
        looked = looks is not None and turn >= looks and not any(said >= looks for said in turns)
        if talk.speaks(level, spoken, silent, looked, False, rng):
            spoken, silent = spoken + 1, 0
            turns.append(turn)
        else:
            silent += 1
    return turns


@pytest.mark.parametrize("function", [talk.pause, talk.speaks])
def test_whether_and_when_a_bot_speaks_or_answers_is_drawn_without_its_role_or_hand(function: object) -> None:
    assert callable(function)
    assert set(inspect.signature(function).parameters) <= {
        "level",
        "usual",
        "spoken",
        "silent",
        "looked",
        "addressed",
        "rng",
    }


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_whoever_is_to_speak_says_something_whatever_the_role(level: str) -> None:
    for role in ("digger", "saboteur"):
        view, memory = seats_of(role)
        for seed in range(40):
            said = talk.remark(level, view, memory, random.Random(seed))
            assert said.by == memory.seat
            assert msgspec.convert(said.words(), AnyClaim) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_spams(level: str) -> None:
    rng = random.Random(5)
    rounds = [in_talk(level, rng) for _ in range(400)]
    after_looks = [in_talk(level, rng, 3) for _ in range(400)]
    for turns in rounds + after_looks:
        assert len(turns) <= talk.MOST
        assert all(b - a > talk.BREATH for a, b in pairwise(turns))
    assert all(b - a > talk.REST for turns in rounds for a, b in pairwise(turns))
    mean = sum(len(turns) for turns in rounds) / len(rounds)
    assert mean < 1.6
    assert (mean == 0) == (level == "random")


def test_a_beginner_speaks_less_than_a_steady_player() -> None:
    rng = random.Random(1)
    counts = {level: sum(len(in_talk(level, rng)) for _ in range(400)) for level in ("novice", "steady")}
    assert counts["novice"] < counts["steady"] / 1.5


def test_whoever_has_looked_at_a_goal_mostly_speaks_of_it_soon() -> None:
    rng = random.Random(3)

    def soon(looks: int | None) -> int:
        return sum(any(3 <= turn < 6 for turn in in_talk("steady", rng, looks)) for _ in range(400))

    assert soon(3) > 250
    assert soon(None) < 150
    for role in ("digger", "saboteur"):
        view, memory = seats_of(role)
        memory = looked(looked(memory, GoalFace("stone", "NE"), Cell(8, -2)), GoalFace("treasure", "NESW"))
        for level in ("steady", "shrewd", "master"):
            said = [talk.remark(level, view, memory, random.Random(seed), Cell(8, -2)) for seed in range(60)]
            told = sum(one.cell == (Cell(8, 0) if role == "digger" else Cell(8, -2)) for one in said)
            assert told > 35 if role == "digger" else told < 60
            assert any(one.say == "feel" for one in said)  # gold-diggers, too: silence is no proof


def test_answers_take_about_as_long_as_is_usual() -> None:
    rng = random.Random(2)
    drawn = [talk.pause("steady", 2.0, rng) for _ in range(500)]
    assert 1.2 <= min(drawn) <= max(drawn) <= 2.8
    assert sum(drawn) / 500 == pytest.approx(2.0, abs=0.1)


def looked(memory: Memory, face: GoalFace, cell: Cell = Cell(8, 0)) -> Memory:  # noqa: B008 - a value
    """Let the seat of a memory look at a goal, the one in the middle if nothing is said."""
    return memory.hear(ev.MapRead(memory.seat, cell, ev.Sight(goal=face)))


def talk_of_goals(level: str, role: str) -> Counter[str]:
    view, memory = seats_of(role)
    memory = looked(memory, GoalFace("treasure", "NESW"))
    said = [talk.remark(level, view, memory, random.Random(seed)).say for seed in range(300)]
    return Counter(said)


def test_gold_diggers_tell_the_truth_about_goals_and_saboteurs_do_both() -> None:
    assert talk_of_goals("shrewd", "digger")["goal_is"] > 60
    assert talk_of_goals("shrewd", "digger")["goal_is_not"] == 0
    for level in ("steady", "shrewd", "master"):
        said = talk_of_goals(level, "saboteur")
        assert said["goal_is"] > 15  # whoever always lies can be read
        assert said["goal_is_not"] > 15


def test_whoever_knows_the_treasure_says_so_rather_than_anything_else() -> None:
    view, memory = seats_of("digger")
    memory = looked(memory, GoalFace("treasure", "NESW"))
    said = Counter(talk.remark("steady", view, memory, random.Random(seed), Cell(8, 0)).say for seed in range(200))
    assert said["goal_is"] > 170
    rng = random.Random(4)
    soon = sum(any(3 <= turn < 5 for turn in in_talk("steady", rng, 3)) for _ in range(400))
    assert soon > 320


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_an_accusation_and_a_plea_are_answered(role: str) -> None:
    view, memory = seats_of(role)
    me, other = memory.seat, (memory.seat + 1) % 5
    for claim in (Said(other, "suspect", seat=me, role="saboteur"), Said(other, "please_break", seat=me)):
        assert talk.addresses(claim, me)
        heard = memory.hear_claim(claim)
        said = [talk.remark("steady", view, heard, random.Random(seed)) for seed in range(60)]
        if claim.say == "suspect":
            answers = [one for one in said if one.say in ("i_am", "why_that")]
            assert all(one.role != "saboteur" for one in answers)
            assert len(answers) > 12
    rng = random.Random(1)
    silent, asked = (
        sum(talk.speaks("steady", 0, 9, False, spoken_to, rng) for _ in range(300)) for spoken_to in (False, True)
    )
    assert asked > 3 * silent


@pytest.mark.parametrize("level", ["steady", "shrewd", "master", "grandmaster"])
def test_whoever_looks_at_a_goal_in_its_first_turn_may_tell_of_it_at_once(level: str) -> None:
    rng = random.Random(6)
    assert sum(0 in in_talk(level, rng, 0) for _ in range(200)) > 120


def test_whoever_is_accused_just_after_speaking_need_not_wait_two_turns_for_its_answer() -> None:
    rng = random.Random(7)
    assert sum(talk.speaks("steady", 1, 1, False, True, rng) for _ in range(200)) > 90
    assert not any(talk.speaks("steady", 1, 0, False, True, rng) for _ in range(200))
    assert not any(talk.speaks("steady", 1, 1, False, False, rng) for _ in range(200))


def test_whoever_looks_again_just_after_speaking_need_not_wait_two_turns_to_tell_of_it() -> None:
    rng = random.Random(8)
    assert sum(talk.speaks("steady", 1, 1, True, False, rng) for _ in range(200)) > 100
    assert not any(talk.speaks("steady", 1, 0, True, False, rng) for _ in range(200))


def test_an_honest_seat_that_knows_the_treasure_tells_of_that_rather_than_of_a_stone() -> None:
    view, memory = seats_of("digger")
    memory = looked(looked(memory, GoalFace("stone", "NE"), Cell(8, -2)), GoalFace("treasure", "NESW"))
    said = [talk.remark("steady", view, memory, random.Random(seed), Cell(8, -2)) for seed in range(60)]
    assert {one.cell for one in said} <= {Cell(8, 0), None}
    assert sum(one.say == "goal_is" for one in said) > 45


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_most_accusations_get_an_answer_and_each_gets_one(role: str) -> None:
    view, memory = seats_of(role)
    me, other = memory.seat, (memory.seat + 1) % 5
    memory = looked(memory, GoalFace("stone", "NE"))
    accused = memory.hear_claim(Said(other, "suspect", seat=me, role="saboteur"))
    replies = {"i_am", "why_that"}

    def answers(heard: Memory) -> int:
        return sum(talk.remark("shrewd", view, heard, random.Random(seed)).say in replies for seed in range(100))

    assert answers(accused) > 70
    answered = accused.hear_claim(Said(me, "i_am", role="digger"))
    assert answers(answered) == 0
    third = (other + 1) % 5
    again = answered.hear_claim(Said(third, "suspect", seat=me, role="saboteur"))
    assert answers(again) > 70
    assert answers(again.hear_claim(Said(me, "i_am", role="digger"))) == 0


def test_what_one_said_oneself_is_no_evidence_about_anybody() -> None:
    memory = looked(start(), GoalFace("stone", "NE"), Cell(8, 2))
    for claim in (
        Said(0, "goal_is", cell=Cell(8, 0), kind="treasure"),
        Said(0, "suspect", seat=2, role="saboteur"),
        Said(0, "goal_is", cell=Cell(8, 2), kind="treasure"),
    ):
        said = memory.hear_claim(claim)
        assert (said.rows, said.hints, said.goals) == (memory.rows, memory.hints, memory.goals)
        shown = ev.GoalTurned(3, Cell(8, 0), GoalFace("stone", "NE"))
        assert said.hear(shown).rows == memory.hear(shown).rows


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_nobody_tells_twice_of_a_goal_nor_doubts_after_a_look(role: str) -> None:
    view, memory = seats_of(role)
    memory = looked(memory, GoalFace("treasure", "NESW"))
    told = memory.hear_claim(Said(memory.seat, "goal_is", cell=Cell(8, 0), kind="treasure"))
    said = [talk.remark("shrewd", view, told, random.Random(seed)) for seed in range(200)]
    said += [talk.remark("shrewd", view, told, random.Random(seed), Cell(8, 0)) for seed in range(50)]  # looked again
    assert not any(one.cell for one in said)
    assert not any(one.feeling == "doubt" for one in said)
    assert any(one.cell for one in (talk.remark("shrewd", view, memory, random.Random(seed)) for seed in range(20)))


def test_nobody_asks_for_a_tool_that_it_is_just_mending() -> None:
    view, memory = seats_of("digger")
    me = memory.seat
    table = [replace(info, front=["lantern"]) if seat == me else info for seat, info in enumerate(view.table)]
    broken = replace(view, table=table)
    mending = MendTool("lantern", me, "fix_lantern")
    for seed in range(60):
        assert talk.remark("steady", broken, memory, random.Random(seed), None, mending).say != "please_mend"
    assert any(talk.remark("steady", broken, memory, random.Random(seed)).say == "please_mend" for seed in range(60))


def test_nobody_trusts_whoever_just_broke_its_tool() -> None:
    view, memory = seats_of("digger")
    me, other = memory.seat, (memory.seat + 1) % 5
    bad = memory.roles.index("saboteur")
    rows = [[-4.0 * (i == bad) for i in range(2)] if seat == other else row for seat, row in enumerate(memory.rows)]
    memory = replace(memory, rows=rows)
    trusting = [talk.remark("steady", view, memory, random.Random(seed)) for seed in range(80)]
    assert any(one.say == "trust" and one.seat == other for one in trusting)
    memory = memory.hear(ev.CardPlayed(other, BreakTool("pick", me)))
    after = [talk.remark("steady", view, memory, random.Random(seed)) for seed in range(80)]
    assert not any(one.say == "trust" and one.seat == other for one in after)


def start() -> Memory:
    return Memory.start(Game.new(Setup(seats=5, options={"first_seat": 0}, seed=3)).view(0))


def suspicion(memory: Memory, seat: int) -> float:
    bad = memory.roles.index("saboteur")
    return marginals(memory.rows, tuple(memory.counts), 5, memory.known)[seat][bad]


def test_an_accusation_counts_once_and_as_much_as_its_speaker_is_trusted() -> None:
    memory = start()
    accused = memory.hear_claim(Said(1, "suspect", seat=2, role="saboteur"))
    assert suspicion(accused, 2) > suspicion(memory, 2)
    assert accused.hear_claim(Said(1, "suspect", seat=2, role="saboteur")) == accused
    bad = memory.roles.index("saboteur")
    rows = [[9.0 * (i == bad) for i in range(len(row))] if seat == 1 else row for seat, row in enumerate(memory.rows)]
    liar = replace(memory, rows=rows)
    assert suspicion(liar.hear_claim(Said(1, "suspect", seat=2, role="saboteur")), 2) <= suspicion(liar, 2)


def test_whoever_looked_and_says_what_this_seat_knows_to_be_false_is_suspect() -> None:
    memory = looked(start(), GoalFace("stone", "NE")).hear(ev.MapRead(1, Cell(8, 0)))
    lied = memory.hear_claim(Said(1, "goal_is", cell=Cell(8, 0), kind="treasure"))
    told = memory.hear_claim(Said(1, "goal_is_not", cell=Cell(8, 0), kind="treasure"))
    assert suspicion(lied, 1) > 0.6 > suspicion(memory, 1) > suspicion(told, 1)


def test_a_claim_is_held_against_its_speaker_when_the_goal_is_turned() -> None:
    memory = start().hear(ev.MapRead(1, Cell(8, 2)))
    memory = memory.hear_claim(Said(1, "goal_is", cell=Cell(8, 2), kind="treasure"))
    assert memory.hints
    turned = memory.hear(ev.GoalTurned(3, Cell(8, 2), GoalFace("stone", "NE")))
    assert suspicion(turned, 1) > suspicion(memory, 1) + 0.2


@pytest.mark.rule("C19")
def test_stopping_a_dead_end_speaks_for_a_seat_and_stopping_a_good_path_against_it() -> None:
    memory = Memory.start(Game.new(Setup(seats=5, modules=["base", "veto"], seed=3)).view(0))
    good = memory.hear(ev.CardVetoed(2, 1, LayPath("EW", Cell(1, 0))))
    bad = memory.hear(ev.CardVetoed(2, 1, LayPath("E|W", Cell(1, 0))))
    assert suspicion(good, 2) > suspicion(bad, 2)


def test_claims_survive_the_way_through_the_wire() -> None:
    for said in (
        Said(1, "goal_is", cell=Cell(8, 0), kind="treasure"),
        Said(2, "suspect", seat=3, role="saboteur"),
        Said(0, "please_mend", seat=0, tool="cart"),
    ):
        claim = msgspec.convert(said.words(), AnyClaim)
        assert Said.of(said.by, claim) == said
