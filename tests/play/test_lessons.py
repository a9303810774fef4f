"""Lessons: every module has one, every step of it can be played, and every sentence is there in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from saboteur.core.registry import CLASSES, SPECS
from saboteur.core.table.refusal import Refusal
from saboteur.play import positions
from saboteur.play.commentary.said import Said
from saboteur.play.extensions import module_lessons
from saboteur.play.extensions.module_lessons import LEARNER, Lesson, all_lessons, lesson_words
from saboteur.play.extensions.module_words import lacking
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.lessons import Step, find, play, scripted, steps_of
from saboteur.words import LANGUAGES, texts

LESSONS = {lesson.key: (module, lesson) for module, some in all_lessons().items() for lesson in some}
LYING = {"be_saboteur", "read_table"}
LONGEST = 190  # letters: more does not fit below the board of a small phone


def ways(steps: list[Step]) -> Iterator[list[Step]]:
    """List every way through a lesson, one for each choice that a learner has."""
    choices = [[Step(step.seat, [one], []) for one in step.wanted] or [step] for step in steps]
    return (list(way) for way in itertools.product(*choices))


def act(game: Game, step: Step) -> None:
    """Do what a step says, and what all others say in a veto window."""
    for seat in sorted(game.to_act) if game.in_veto_window else [step.seat]:
        action = scripted(step, seat, game)
        assert action in game.legal(seat), (seat, action, game.legal(seat))
        game.apply(seat, action)


def test_every_module_that_people_are_offered_has_a_lesson_and_lying_has_two() -> None:
    missing = [spec.key for spec in SPECS if not spec.package and spec.key not in LESSONS]
    assert missing == [], "write one beside the module: docs/add-a-module.md"
    assert {lesson.key for lesson in all_lessons()["base"]} >= LYING


@pytest.mark.parametrize("key", LESSONS)
def test_every_way_through_a_lesson_can_be_played_to_its_end(key: str) -> None:
    module, lesson = LESSONS[key]
    assert find(key) == (module, lesson)
    for way in ways(steps_of(lesson.steps)):
        game = positions.load(lesson.position)
        assert module in game.setup.modules
        for step in way:
            if step.wanted:
                act(game, step)
        assert not game.over


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_two_to_five_turns_and_a_cell_is_pointed_at_only_where_one_is(key: str) -> None:
    lesson = LESSONS[key][1]
    game = positions.load(lesson.position)
    turns = 0
    for step in steps_of(lesson.steps):
        if step.wanted:
            turns += step.seat == LEARNER and game.question is not None and game.question.kind == "take_turn"
            act(game, step)
    assert 2 <= turns <= 5
    assert set(lesson.look) <= {str(number) for number in range(1, len(lesson.own_steps) + 1)}
    for cell in lesson.look.values():
        assert Cell(*map(int, cell.split(","))).x <= 9


@pytest.mark.parametrize("key", LESSONS)
def test_what_is_said_in_a_lesson_is_about_what_lies_on_its_table(key: str) -> None:
    lesson = LESSONS[key][1]
    game = positions.load(lesson.position)
    goals = {goal.cell for goal in game.view(None).goals}
    for step in steps_of(lesson.steps):
        for said in step.said:
            assert said.factual
            assert said.cell is None or said.cell in goals
            assert said.seat is None or 0 <= said.seat < game.setup.seats


@pytest.mark.parametrize("module", [spec.key for spec in SPECS if not spec.package])
def test_a_lesson_has_all_its_sentences_in_every_language(module: str) -> None:
    missing = lacking(CLASSES[module], LANGUAGES, lesson_words(all_lessons()[module]))
    assert [line for line in missing if "`lesson-" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_lesson_is_too_long_for_a_small_phone(language: str) -> None:
    t = texts(language)
    keys = [key for _, lesson in LESSONS.values() for key in lesson_words([lesson])]
    assert {key: len(t(key, first="Bombil", second="Grolla", third="Krumm")) for key in keys} == {
        key: pytest.approx(0, abs=LONGEST) for key in keys
    }


def test_the_lesson_of_the_base_game_ends_with_the_treasure_and_gold() -> None:
    game = play(LESSONS["base"][1])
    (first,) = game.view(None).rounds
    assert (first.ending, first.finder) == ("treasure", LEARNER)
    assert [game.own(seat).gold for seat in range(3)] == [2, 1, 0]


def test_a_learner_may_have_a_choice_and_somebody_may_speak() -> None:
    done, said = steps_of(["0 map 8,0 or map 8,2", "2 say goal_is 8,0 stone or say suspect 1 saboteur"])
    assert [str(action.cell) for action in done.wanted if hasattr(action, "cell")] == ["8,0", "8,2"]
    assert said == Step(
        2,
        [],
        [Said(2, "goal_is", cell=Cell(8, 0), kind="stone"), Said(2, "suspect", seat=1, role="saboteur")],
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0 lay XX@3,0", "Column 5: 'XX' is no path card"),
        ("0 say goal_is 8,0", "'say goal_is 8,0' is no claim"),
        ("0 say hello", "'say hello' is no claim"),
        ("0 map 8,0 or say trust 1", "something is done or said"),
    ],
)
def test_a_line_that_says_nothing_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        steps_of([line])


def test_there_is_no_lesson_of_another_name() -> None:
    assert find("juggling") is None


@pytest.mark.parametrize("text", ["[[lesson]]\n", "lesson = 3\n", "key = \n", '[[lesson]]\nkey = "a"\nwrong = 1\n'])
def test_a_file_of_lessons_that_is_none_says_so(text: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        module_lessons.read(text, "house/lessons.toml")


def test_a_lesson_without_words_is_named() -> None:
    lesson = Lesson("juggling", "seats: 3\n", ["0 map 8,0", "1 map 8,2", "0 gold 1"])
    assert lesson_words([lesson]) == ["lesson-juggling-1", "lesson-juggling-end"]  # gold is said everywhere the same
    missing = lacking(CLASSES["veto"], (), lesson_words([lesson]))
    assert missing[0] == "saboteur/core/modules/veto.ftl: add `lesson-juggling-1 = …` under `### en`"
