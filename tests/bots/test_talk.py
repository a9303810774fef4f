"""PolicyWeights: what a bot's silence, timing and talk may tell, and what claims are worth."""

import inspect
import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from saboteur.bots import LEVELS, Memory, Said, talk
from saboteur.bots.memory.seat_beliefs import seat_chances
from saboteur.play import events as ev
from saboteur.play.actions import BreakTool, LayPath
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


def in_talk(level: str, rng: random.Random, looks: int | None = None, addressed: bool = False) -> list[int]:
    """Return the turns in which a bot speaks in a round of fifteen turns of its own; in one it looks at a goal."""
    mouth, turns = talk.Mouth(round=1, addressed=addressed), []
    for turn in range(15):
        if turn == looks:
            mouth.hears(0, ev.MapRead(0, Cell(8, 0)))
        topic = mouth.turn_done(level, 1, rng)
        if topic is not None:
            mouth.spoke(topic)
            turns.append(turn)
    return turns


def remarks(level: str, view: View, memory: Memory, number: int, topic: talk.Topic | None = None) -> list[Said]:
    """Return what a seat says, drawn again and again, as far as it finds something to say."""
    drawn = (talk.remark(level, view, memory, random.Random(seed), topic) for seed in range(number))
    return [one for one in drawn if one is not None]


LOOKED = talk.Topic(looked=Cell(8, 0))


@pytest.mark.parametrize("function", [talk.pause, talk.speaks])
def test_whether_and_when_a_bot_speaks_or_answers_is_drawn_without_its_role_or_hand(function: object) -> None:
    assert callable(function)
    assert set(inspect.signature(function).parameters) <= {"level", "usual", "mouth", "rng"}
    assert set(talk.Mouth.__struct_fields__) == {
        "round", "spoken", "news", "silent", "looked", "inspected", "addressed",
    }  # fmt: skip


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_whoever_has_news_says_something_whatever_the_role(level: str) -> None:
    for role in ("digger", "saboteur"):
        view, memory = seats_of(role)
        for face in (GoalFace("stone", "NE"), GoalFace("treasure", "NESW")):
            said = remarks(level, view, looked(memory, face), 40, LOOKED)
            assert len(said) == 40
            for one in said:
                assert (one.by, one.cell) == (memory.seat, Cell(8, 0))
                assert msgspec.convert(one.words(), AnyClaim) is not None


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_where_all_can_see_that_there_is_nothing_to_speak_of_hardly_anything_is_said(role: str) -> None:
    view, memory = seats_of(role)
    said = remarks("shrewd", view, memory, 200)
    assert {one.say for one in said} <= {"feel"}
    assert len(said) < 40


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_spams(level: str) -> None:
    rng = random.Random(5)
    rounds = [in_talk(level, rng) for _ in range(400)]
    for turns in rounds:
        assert len(turns) <= talk.MOST
        assert all(b - a >= talk.REST for a, b in pairwise(turns))
    mean = sum(len(turns) for turns in rounds) / len(rounds)
    assert mean < 1.8
    assert (mean == 0) == (level == "random")
    mouth = talk.Mouth(round=1)
    for _ in range(200):  # nobody reads so many maps
        mouth.hears(0, ev.MapRead(0, Cell(8, 0)))
        topic = mouth.turn_done(level, 1, rng)
        if topic is not None:
            mouth.spoke(topic)
    assert mouth.news <= talk.MOST_NEWS


def test_news_is_told_however_much_was_said_before() -> None:
    rng = random.Random(5)
    mouth = talk.Mouth(round=1, spoken=talk.MOST)
    assert not any(talk.speaks("steady", mouth, rng) for _ in range(100))
    mouth.hears(0, ev.MapRead(0, Cell(8, 0)))
    assert sum(talk.speaks("steady", mouth, rng) for _ in range(100)) > 60


def test_a_beginner_speaks_less_than_a_steady_player() -> None:
    rng = random.Random(1)
    counts = {level: sum(len(in_talk(level, rng)) for _ in range(400)) for level in ("novice", "steady")}
    assert counts["novice"] < counts["steady"] / 1.5


@pytest.mark.parametrize("level", ["steady", "shrewd", "master", "grandmaster"])
def test_whoever_looks_at_a_goal_mostly_speaks_of_it_on_that_very_turn(level: str) -> None:
    rng = random.Random(3)
    assert sum(3 in in_talk(level, rng, 3) for _ in range(400)) > 300
    assert sum(3 in in_talk(level, rng) for _ in range(400)) < 80


def test_answers_take_about_as_long_as_is_usual() -> None:
    rng = random.Random(2)
    drawn = [talk.pause("steady", 2.0, rng) for _ in range(500)]
    assert 1.2 <= min(drawn) <= max(drawn) <= 2.8
    assert sum(drawn) / 500 == pytest.approx(2.0, abs=0.1)


def looked(memory: Memory, face: GoalFace, cell: Cell = Cell(8, 0)) -> Memory:  # noqa: B008 - a value
    """Let the seat of a memory look at a goal, the one in the middle if nothing is said."""
    return memory.hear(ev.MapRead(memory.seat, cell, ev.Sight(goal=face)))


def talk_of_goals(level: str, role: str, kind: str = "treasure") -> Counter[str]:
    view, memory = seats_of(role)
    return Counter(
        one.say
        for one in remarks(
            level, view, looked(memory, GoalFace(kind, "NESW" if kind == "treasure" else "NE")), 300, LOOKED
        )
    )


def test_gold_diggers_tell_the_truth_about_goals_and_saboteurs_do_both_and_are_silent_no_more_often() -> None:
    for level in ("steady", "shrewd", "master", "grandmaster"):
        assert talk_of_goals(level, "digger") == {"goal_is": 300}
        assert talk_of_goals(level, "digger", "stone") == {"goal_is_not": 300}
        for kind in ("treasure", "stone"):
            said = talk_of_goals(level, "saboteur", kind)
            assert said.total() == 300
            assert 75 < said["goal_is"] < 225  # whoever always lies can be read


def test_an_honest_seat_that_knows_the_treasure_tells_of_that_rather_than_of_a_stone() -> None:
    view, memory = seats_of("digger")
    memory = looked(looked(memory, GoalFace("treasure", "NESW")), GoalFace("stone", "NE"), Cell(8, -2))
    said = remarks("steady", view, memory, 60, talk.Topic(looked=Cell(8, -2)))
    assert {(one.say, one.cell) for one in said} == {("goal_is", Cell(8, 0))}


@pytest.mark.rule("S8")
def test_a_dwarf_that_was_looked_at_is_told_of_as_what_it_is_to_ones_own_side() -> None:
    view, memory = seats_of("blue", "saboteur2")
    target = (memory.seat + 1) % 5
    topic = talk.Topic(inspected=target)
    for role, (say, named) in (
        ("saboteur", ("suspect", "saboteur")),
        ("green", ("suspect", "green")),
        ("blue", ("trust", None)),
    ):
        known = memory.hear(ev.DwarfInspected(memory.seat, target, role))
        assert {(one.say, one.role) for one in remarks("shrewd", view, known, 20, topic)} == {(say, named)}
    view, memory = seats_of("saboteur", "saboteur2")
    target = (memory.seat + 1) % 5
    known = memory.hear(ev.DwarfInspected(memory.seat, target, "blue"))
    said = Counter(one.say for one in remarks("shrewd", view, known, 100, talk.Topic(inspected=target)))
    assert min(said["suspect"], said["trust"]) > 25


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_an_accusation_and_a_plea_are_answered(role: str) -> None:
    view, memory = seats_of(role)
    me, other = memory.seat, (memory.seat + 1) % 5
    for claim in (Said(other, "suspect", seat=me, role="saboteur"), Said(other, "please_break", seat=me)):
        assert talk.addresses(claim, me)
        heard = memory.hear_claim(claim)
        said = remarks("steady", view, heard, 60)
        if claim.say == "suspect":
            answers = [one for one in said if one.say in ("i_am", "why_that")]
            assert all(one.role != "saboteur" for one in answers)
            assert len(answers) > 12
    rng = random.Random(1)
    silent, asked = (
        sum(0 in in_talk("steady", rng, None, spoken_to) for _ in range(300)) for spoken_to in (False, True)
    )
    assert asked > 3 * silent


def test_whoever_is_accused_just_after_speaking_need_not_wait_two_turns_for_its_answer() -> None:
    rng = random.Random(7)

    def speaks(silent: int, addressed: bool) -> int:
        mouth = talk.Mouth(round=1, spoken=1, silent=silent, addressed=addressed)
        return sum(talk.speaks("steady", mouth, rng) for _ in range(200))

    assert speaks(1, True) > 90
    assert not speaks(0, True)
    assert not speaks(1, False)
    assert speaks(2, False)


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_most_accusations_get_an_answer_and_each_gets_one(role: str) -> None:
    view, memory = seats_of(role)
    me, other = memory.seat, (memory.seat + 1) % 5
    accused = memory.hear_claim(Said(other, "suspect", seat=me, role="saboteur"))
    replies = {"i_am", "why_that"}

    def answers(heard: Memory) -> int:
        return sum(one.say in replies for one in remarks("shrewd", view, heard, 100))

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
        assert (said.rows, said.words, said.goals) == (memory.rows, memory.words, memory.goals)
        shown = ev.GoalTurned(3, Cell(8, 0), GoalFace("stone", "NE"))
        assert said.hear(shown).rows == memory.hear(shown).rows


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_nobody_tells_twice_of_a_goal_nor_doubts_after_a_look(role: str) -> None:
    view, memory = seats_of(role)
    memory = looked(memory, GoalFace("treasure", "NESW"))
    told = memory.hear_claim(Said(memory.seat, "goal_is", cell=Cell(8, 0), kind="treasure"))
    said = remarks("shrewd", view, told, 200) + remarks("shrewd", view, told, 50, LOOKED)  # looked again
    assert not any(one.cell for one in said)
    assert not any(one.feeling == "doubt" for one in said)
    assert any(one.cell for one in remarks("shrewd", view, memory, 20))


def test_nobody_asks_for_a_tool_that_is_whole_nor_twice_for_one() -> None:
    view, memory = seats_of("digger")
    me = memory.seat
    table = [replace(info, front=["lantern"]) if seat == me else info for seat, info in enumerate(view.table)]
    assert not any(one.say == "please_mend" for one in remarks("steady", view, memory, 60))
    broken = replace(view, table=table)
    asked = [one for one in remarks("steady", broken, memory, 60) if one.say == "please_mend"]
    assert asked
    assert {one.tool for one in asked} == {"lantern"}
    memory = memory.hear_claim(asked[0])
    assert not any(one.say == "please_mend" for one in remarks("steady", broken, memory, 60))


def test_nobody_trusts_whoever_just_broke_its_tool() -> None:
    view, memory = seats_of("digger")
    me, other = memory.seat, (memory.seat + 1) % 5
    bad = memory.roles.index("saboteur")
    rows = [[-4.0 * (i == bad) for i in range(2)] if seat == other else row for seat, row in enumerate(memory.rows)]
    memory = replace(memory, rows=rows, cards_played=5)
    assert any(one.say == "trust" and one.seat == other for one in remarks("steady", view, memory, 80))
    memory = memory.hear(ev.CardPlayed(other, BreakTool("pick", me)))
    assert not any(one.say == "trust" and one.seat == other for one in remarks("steady", view, memory, 80))


def start() -> Memory:
    return Memory.start(Game.new(Setup(seats=5, options={"first_seat": 0}, seed=3)).view(0))


def suspicion(memory: Memory, seat: int) -> float:
    bad = memory.roles.index("saboteur")
    return seat_chances(memory)[seat][bad]


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
    assert memory.words
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
