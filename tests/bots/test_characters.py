"""Characters: a level each, played in a manner of its own; who sits down; and what it takes to add one."""

import ast
import random
import re
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from saboteur.bots import Memory, talk
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.comparison import main as arena
from saboteur.bots.arena.duel import by_seat
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.characters import CHARACTERS, Character
from saboteur.bots.company import MODERATE, RUNGS, AgainstBots, aim_of, companions
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.skills import (
    LEVEL_BY_NAME,
    SKILLS,
    STYLES,
    TEMPERS,
    TONGUES,
    Skill,
    level_and_style,
    skill_of,
    talk_of,
)
from saboteur.play import actions as act
from saboteur.play import events as ev
from saboteur.play.commentary.said import Said
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server.messages import Colour, Face
from saboteur.words import LANGUAGES, texts

LOCALES = Path(__file__).parents[2] / "src/saboteur/words/locales"
THORA = Character("Thora", "shrewd", "cunning", ["trusting", "bold"], "quiet", "owl", "mint")


def assess(skill: Skill, memory: Memory, game: Game, seat: int = 0) -> Assessment:
    view = game.view(seat)
    assert view.own is not None
    return Assessment(view, view.own, memory, skill, random.Random(1))


def game_of_digger() -> Game:
    """Return a base game in which seat 0 digs."""
    games = (Game.new(Setup(seats=5, modules=["base"], seed=seed)) for seed in range(1, 99))
    return next(game for game in games if game.own(0).role == "digger")


# -- the data ------------------------------------------------------------------------------------------------


def test_there_are_a_dozen_of_every_level_worth_meeting_and_each_can_be_told_from_the_others() -> None:
    assert len(CHARACTERS) >= 12
    assert {one.level for one in CHARACTERS.values()} == set(RUNGS)
    assert len({(one.style, *one.temper, one.talk, one.level) for one in CHARACTERS.values()}) == len(CHARACTERS)
    assert len({one.name.casefold() for one in CHARACTERS.values()}) == len(CHARACTERS)
    assert len({one.face for one in CHARACTERS.values()}) == min(len(CHARACTERS), len(get_args(Face)))
    assert len({one.colour for one in CHARACTERS.values()}) == min(len(CHARACTERS), len(get_args(Colour)))


@pytest.mark.parametrize("key", CHARACTERS)
def test_a_character_is_made_of_what_there_is(key: str) -> None:
    one = CHARACTERS[key]
    assert re.fullmatch("[a-z]+", key)
    assert key not in LEVELS
    assert key not in STYLES
    assert one.level in SKILLS
    assert one.style in STYLES
    assert set(one.temper) <= set(TEMPERS)
    assert len(one.temper) <= 2
    assert one.talk in TONGUES
    assert one.face in get_args(Face)
    assert one.colour in get_args(Colour)
    assert one.name.isascii()  # the same in every language: everybody can read and type it


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_line_about_each_in_every_language_and_none_about_anybody_else(language: str) -> None:
    text = (LOCALES / language / "characters.ftl").read_text("utf-8")
    assert set(re.findall(r"^character-([a-z]+) =", text, re.MULTILINE)) == set(CHARACTERS)
    lines = [texts(language)(f"character-{key}") for key in CHARACTERS]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 100  # two lines on a small phone


def test_a_thirteenth_needs_only_its_data_and_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(CHARACTERS, "thora", THORA)
    assert playable("thora")
    assert level_and_style("thora") == ("shrewd", "thora")
    assert any("thora" in companions(2.0, 4, random.Random(seed)) for seed in range(20))
    assert arena(["thora", "shrewd", "--deals", "1"]) == 0
    assert "thora more than shrewd" in capsys.readouterr().out
    code = [ast.parse(path.read_text("utf-8")) for path in LOCALES.parents[1].rglob("*.py")]
    words = {node.value for tree in code for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not words & set(CHARACTERS)  # no code knows anybody


# -- how they play -------------------------------------------------------------------------------------------


def test_a_character_is_named_alone_or_after_a_level_that_it_plays_in_a_hurry() -> None:
    assert level_and_style("gerda") == ("master", "gerda")
    assert level_and_style("shrewd-gerda") == ("shrewd", "gerda")
    assert level_and_style("steady-cunning") == ("steady", "cunning")
    assert playable("shrewd-gerda")
    assert not playable("gerda-cunning")
    assert not playable("random-gerda")
    assert skill_of("shrewd", "gerda") == replace(SKILLS["shrewd"], **STYLES["cunning"], **TEMPERS["vengeful"])


def test_no_temper_touches_what_a_level_knows_or_how_well_it_judges() -> None:
    own = {"beliefs", "noise", "forgets_maps", "follow", "present_beliefs", "plan", "weights"}
    for change in (*TEMPERS.values(), *STYLES.values()):
        assert not own & set(change)


def test_characters_play_whole_games_and_the_same_ones_again() -> None:
    seated = ["pim", "odo", "hild", "korr", "tilda", "vika", "bruno", "mott"]
    for modules in (["base"], ["saboteur2"]):
        setup = Setup(seats=8, modules=modules, seed=3)
        first, again = (play(setup, partial(by_seat, seated), speak=talk.after_turn) for _ in range(2))
        assert first == again


def hurt(memory: Memory, by: int, times: int) -> Memory:
    """Let a seat break tools of seat 0."""
    for tool in ("pick", "lantern", "cart")[:times]:
        played = ev.CardPlayed(seat=by, action=act.BreakTool(tool=tool, seat=0))
        memory = memory.hear(played)
    return memory


def test_a_vengeful_one_remembers_who_broke_its_tools_into_the_next_round_and_half_as_well() -> None:
    game = game_of_digger()
    skill = SKILLS["shrewd"]
    calm, sore = skill, replace(skill, **TEMPERS["vengeful"])
    memory = hurt(Memory.start(game.view(0)), 2, 2)
    then = assess(sore, memory, game).allied[2]
    assert then < assess(calm, memory, game).allied[2] < assess(calm, memory, game).allied[3]
    later = memory.hear(ev.RoundStarted(round=2, starter=0, spare=1))
    later = later.hear(ev.DwarfDealt(seat=0, role="digger"))
    assert assess(calm, later, game).allied[2] == pytest.approx(assess(calm, later, game).allied[3])
    assert then < assess(sore, later, game).allied[2] < assess(sore, later, game).allied[3]
    much_later = later.hear(ev.RoundStarted(round=3, starter=0, spare=1)).hear(ev.DwarfDealt(seat=0, role="digger"))
    assert assess(sore, later, game).allied[2] < assess(sore, much_later, game).allied[2]


def test_a_vengeful_saboteur_holds_whoever_broke_its_tools_for_a_digger() -> None:
    games = (Game.new(Setup(seats=5, modules=["base"], seed=seed)) for seed in range(1, 99))
    game = next(game for game in games if game.own(0).role == "saboteur")
    memory = hurt(Memory.start(game.view(0)), 2, 1)
    calm, sore = SKILLS["shrewd"], replace(SKILLS["shrewd"], **TEMPERS["vengeful"])
    assert assess(sore, memory, game).allied[2] < assess(calm, memory, game).allied[2]


def test_a_trusting_one_believes_more_of_what_is_said_and_less_of_what_was_done() -> None:
    game = game_of_digger()
    top = next(goal.cell for goal in game.view(0).goals)
    calm, kind = SKILLS["shrewd"], replace(SKILLS["shrewd"], **TEMPERS["trusting"])
    memory = Memory.start(game.view(0)).hear(ev.MapRead(seat=2, cell=top))
    told = memory.hear_claim(Said(2, "goal_is", cell=top, kind="treasure"))
    at = next(at for at, chance in assess(calm, told, game).goals.items() if chance > 0.4)
    assert assess(kind, told, game).goals[at] > assess(calm, told, game).goals[at]
    harmed = hurt(Memory.start(game.view(0)), 2, 1)
    assert assess(kind, harmed, game).allied[2] > assess(calm, harmed, game).allied[2]


def test_how_often_a_character_speaks_depends_on_who_it_is_alone() -> None:
    usual = talk_of("shrewd-cunning")
    chatty, silent = talk_of("vika"), talk_of("mott")
    assert (silent.idly, silent.eager, silent.answers) < (usual.idly, usual.eager, usual.answers)
    assert (usual.idly, usual.eager, usual.answers) < (chatty.idly, chatty.eager, chatty.answers)
    for key in CHARACTERS:
        own, level = talk_of(key), LEVEL_BY_NAME[CHARACTERS[key].level].talk
        assert (own.lies, own.slander) == (level.lies, level.slander)
        assert max(own.idly, own.eager, own.answers) <= 1.0


# -- who sits down -------------------------------------------------------------------------------------------


def levels_at(keys: list[str]) -> list[str]:
    return sorted((CHARACTERS[key].level for key in keys), key=list(RUNGS).index)


def test_four_different_ones_sit_down_of_levels_around_the_number() -> None:
    for seed in range(50):
        found = companions(MODERATE, 4, random.Random(seed))
        assert len(set(found)) == 4
        assert levels_at(found) == ["steady", "steady", "shrewd", "shrewd"]
        weakest, strongest = (companions(aim, 4, random.Random(seed)) for aim in (0.0, 4.0))
        assert levels_at(weakest) == ["novice", "novice", "steady", "steady"]
        assert levels_at(strongest) == ["master", "master", "grandmaster", "grandmaster"]
    assert len({key for seed in range(50) for key in companions(MODERATE, 4, random.Random(seed))}) >= 6


def test_whoever_sits_there_already_does_not_come_twice_and_a_crowd_takes_what_there_is() -> None:
    for seed in range(20):
        assert not {"hild", "korr"} & set(companions(1.0, 4, random.Random(seed), absent=["hild", "korr"]))
        assert sorted(companions(2.0, 99, random.Random(seed))) == sorted(CHARACTERS)


def test_companions_come_back_as_long_as_they_fit() -> None:
    for seed in range(20):
        before = companions(MODERATE, 4, random.Random(seed))
        assert set(companions(MODERATE, 4, random.Random(seed + 99), present=before)) == set(before)
        stronger = companions(MODERATE + 1.0, 4, random.Random(seed + 99), present=before)
        assert set(stronger) != set(before)


def test_the_number_follows_wins_and_losses_slowly_and_stays_within_the_levels() -> None:
    even = ["steady", "steady", "shrewd", "shrewd"]
    assert aim_of([]) == MODERATE
    won, lost = aim_of([AgainstBots(even, True)]), aim_of([AgainstBots(even, False)])
    assert 0.0 < won - MODERATE < 0.5
    assert 0.0 < MODERATE - lost < 0.15
    assert aim_of([AgainstBots(["grandmaster"] * 4, True)]) > won
    assert aim_of([AgainstBots(["novice"] * 4, False)]) < lost
    assert aim_of([AgainstBots(["grandmaster"] * 4, True)] * 99) == len(RUNGS) - 1
    assert aim_of([AgainstBots(["novice"] * 4, False)] * 99) == 0.0
    assert aim_of([AgainstBots(["random"] * 4, True)]) == MODERATE  # who plays by chance tells nothing
    assert aim_of([AgainstBots(even, False)] * 99 + [AgainstBots(even, True)] * 40) > 3.0  # old games are forgotten


def test_whoever_wins_their_share_stays_where_they_are() -> None:
    even = ["steady", "steady", "shrewd", "shrewd"]
    games = [AgainstBots(even, number % 5 == 2) for number in range(40)]
    assert aim_of(games) == pytest.approx(MODERATE, abs=0.25)
