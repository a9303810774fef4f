"""A game against bots in the terminal: every question can be answered, and nothing is told that should not be."""

from __future__ import annotations

import random
import re
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from saboteur.bots import Decision, Memory, decide
from saboteur.bots.characters import CHARACTERS
from saboteur.cli import run
from saboteur.cli.terminal import levels_of
from saboteur.cli.terminal.bot_seats import Bots
from saboteur.cli.terminal.menus import Menu
from saboteur.cli.terminal.questions import question_menu
from saboteur.cli.terminal.saves import save_text
from saboteur.cli.terminal.session import BACK
from saboteur.cli.terminal.typing_in import noted, spelled, walk
from saboteur.core.table.codes import QUESTIONS
from saboteur.play.actions import AnyAction, DropFront, LayPath, Pass
from saboteur.play.catalogue import presets
from saboteur.play.fields.line import PATHS
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.server.messages import TableOptions
from saboteur.words import Narrator, texts

KEY = re.compile(r"\[(\w+)\]")
Player = Callable[[str], str]
Found = TypeVar("Found")
COMMANDS = {"?", "h", "b", "l", "k", "r", "u", "s", "q", BACK}


class Seen:
    """The screen of a game that was played to its end, or until its player left."""

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text


@pytest.fixture
def at_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Seen]:
    """Run `saboteur play` with a player that sees what came on the screen since it last typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")

    def play(player: Player, *argv: object) -> Seen:
        screens: list[str] = []

        def typed(prompt: str = "") -> str:
            screens.append(capsys.readouterr().out)
            line = player(screens[-1])
            screens.append(f"{prompt}{line}\n")
            return line

        monkeypatch.setattr("builtins.input", typed)
        code = run(["play", *[str(word) for word in argv]])
        printed = capsys.readouterr()
        assert printed.err == ""
        return Seen(code, "".join([*screens, printed.out]))

    return play


def at_random(seed: int) -> Player:
    """Type one of the keys in brackets, now and then a command; enter where there are none."""
    dice = random.Random(seed)

    def player(screen: str) -> str:
        keys = KEY.findall(screen)
        return dice.choice(keys) if keys else ""

    return player


def script(*lines: str) -> Player:
    """Type these lines, then let go of the keyboard."""
    left: Iterator[str] = iter(lines)

    def player(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return player


def modules_of(preset: str) -> tuple[str, ...]:
    return tuple(next(one for one in presets() if one.key == preset).modules)


@pytest.mark.parametrize(
    ("modules", "seats", "seed"),
    [("base", 3, 1), ("saboteur2", 4, 2), ("everything", 5, 3), ("everything2", 4, 4), ("tournament", 5, 5)],
)
def test_a_player_that_types_at_random_comes_to_the_end(
    at_table: Callable[..., Seen], modules: str, seats: int, seed: int
) -> None:
    seen = at_table(at_random(seed), "--modules", modules, "--seats", seats, "--seed", seed, "--show-reasons")
    assert seen.code == 0
    assert "The game is over" in seen.text
    assert seen.text.count("The round is over") == 3
    assert seen.text.count(" was ") >= 3 * seats  # every dwarf is turned up after each round
    assert re.search(r"1\. (Seat \d \(you|\w+ \(\d\) \((steady|shrewd))\): \d+\sgold", seen.text)
    assert not re.search(r"None|Traceback|\{|\}", seen.text)


@pytest.mark.parametrize(("language", "letters"), [("en", ""), ("fr", "àâçéèêëîïôùûœÀÇÉÈÊŒ")])
def test_a_plain_terminal_gets_plain_signs(at_table: Callable[..., Seen], language: str, letters: str) -> None:
    """Arrows, dashes, quotes and lines of the board; the letters of a language stay."""
    rules = ("--modules", "everything2", "--seats", 3, "--seed", 4, "--ascii", "--language", language)
    seen = at_table(script("k", "?", "l", "b"), *rules).text + at_table(at_random(4), *rules, "--show-reasons").text
    assert {sign for sign in seen if not sign.isascii()} <= set(letters)


# -- menus -----------------------------------------------------------------------------------------------


def leaves(menu: Menu) -> Iterator[AnyAction]:
    """Walk through a menu and everything behind it."""
    keys = [word for choice in menu.choices for word in (choice.key, *choice.also)]
    assert len(keys) == len(set(keys)), "two choices have the same key"
    assert len(menu.choices) <= 60
    assert not menu.default or menu.find(menu.default)
    for choice in menu.choices:
        assert choice.key not in COMMANDS
        if callable(choice.then):
            yield from leaves(choice.then())
        else:
            yield choice.then


def test_the_menus_lead_to_every_legal_action_and_to_nothing_else() -> None:
    met: Counter[str] = Counter()
    for preset, seats, seed in (
        ("base", 5, 2), ("saboteur2", 3, 2), ("everything", 6, 3), ("championship", 4, 4), ("everything2", 5, 5),
        ("everything2", 5, 6), ("everything2", 5, 7), ("everything2", 5, 8), ("everything2", 5, 9),
    ):  # fmt: skip
        game = Game.new(Setup(seats=seats, modules=modules_of(preset), seed=seed))
        dice = random.Random(seed)
        while not game.over:
            seat = dice.choice(sorted(game.to_act))
            view, options = game.view(seat), game.legal(seat)
            kind = view.question.kind if view.question else ""
            if met[kind] < 20 or dice.random() < 0.05:
                met[kind] += 1
                found = {repr(action) for action in leaves(question_menu(view, options, Narrator("en", me=seat)))}
                assert found == {repr(action) for action in options}, kind
            game.apply(seat, lively(view, options, dice))
    assert set(QUESTIONS) == set(met), "a question was never met"


def lively(view: View, options: list[AnyAction], dice: random.Random) -> AnyAction:
    """Play well half of the time, so that the treasure is reached, and else anything but pass."""
    if dice.random() < 0.5:
        return decide("steady", view, options, Memory.start(view), dice).action
    return dice.choice([option for option in options if not isinstance(option, Pass | DropFront)] or options)


def test_a_card_that_is_chosen_by_a_slip_of_the_finger_is_not_yet_played() -> None:
    game = Game.new(Setup(seats=4, modules=modules_of("everything2"), seed=11))
    dice = random.Random(11)
    for _ in range(150):
        seat = min(game.to_act)
        view, options = game.view(seat), game.legal(seat)
        if view.question is not None and view.question.kind == "take_turn":
            menu = question_menu(view, options, Narrator("en", me=seat))
            assert all(callable(choice.then) for choice in menu.choices)
        game.apply(seat, lively(view, options, dice))


def a_turn(preset: str, fits: Callable[[View, list[AnyAction]], Found | None]) -> tuple[View, list[AnyAction], Found]:
    """Play until somebody's turn fits."""
    for seed in range(20):
        game, dice = Game.new(Setup(seats=5, modules=modules_of(preset), seed=seed)), random.Random(seed)
        while not game.over:
            seat = min(game.to_act)
            view, options = game.view(seat), game.legal(seat)
            found = fits(view, options) if view.question and view.question.kind == "take_turn" else None
            if found is not None:
                return view, options, found
            game.apply(seat, lively(view, options, dice))
    raise AssertionError("no such turn was met")


def test_a_path_that_cannot_be_laid_says_whether_a_tool_or_the_maze_is_in_the_way() -> None:
    def path_in_hand(view: View, *, broken: bool) -> int | None:
        assert view.own is not None
        if bool(view.table[view.own.seat].front) != broken:
            return None
        paths = [at for at, card in enumerate(view.own.hand, 1) if card in PATHS]
        return paths[0] if paths else None

    def said(view: View, options: list[AnyAction], at: int) -> str:
        assert view.own is not None
        step = walk(question_menu(view, options, Narrator("en", me=view.own.seat)), [str(at)])
        assert isinstance(step, Menu)
        return step.title

    broken = said(*a_turn("base", lambda view, _: path_in_hand(view, broken=True)))
    assert "Broken" in broken
    assert "as long as this is in front of you, you cannot lay paths." in broken

    def nowhere(view: View, options: list[AnyAction]) -> int | None:
        at = path_in_hand(view, broken=False)
        hand = view.own.hand if view.own else []
        laid = {option.card for option in options if isinstance(option, LayPath)}
        return at if at and hand[at - 1] not in laid else None

    assert "It fits nowhere now." in said(*a_turn("base", nowhere))


def test_whoever_would_pay_a_toll_is_told_before_the_card_lies_there() -> None:
    def only_oneself(view: View, options: list[AnyAction]) -> LayPath | None:
        lays = [option for option in options if isinstance(option, LayPath)]
        alone = [one for one in lays if [other.cell for other in lays if other.card == one.card].count(one.cell) == 1]
        return next((one for one in alone if view.own and one.payer == view.own.seat), None)

    view, options, lay = a_turn("everything", only_oneself)
    assert view.own is not None
    at = view.own.hand.index(lay.card) + 1
    asked = walk(question_menu(view, options, Narrator("en", me=lay.payer)), [str(at), str(lay.cell)])
    assert isinstance(asked, Menu)
    assert asked.title == "Who pays the toll?"
    assert [choice.label for choice in asked.choices] == ["you pay"]
    assert asked.choices[0].then == lay


# -- typing ----------------------------------------------------------------------------------------------


def first_lay(seed: int) -> LayPath:
    """Return a path that seat 0 may lay in the first turn of a game that it begins."""
    game = Game.new(Setup(seats=3, seed=seed, options={"first_seat": 0}))
    return next(option for option in game.legal(0) if isinstance(option, LayPath))


def place_of(lay: LayPath) -> str:
    return Narrator("en").place(lay.cell)


FIRST = ("--seats", 3, "--seed", 8, "--options", "first_seat=0")


def test_notation_is_taken_wherever_something_is_asked(at_table: Callable[..., Seen]) -> None:
    lay = first_lay(8)
    line = f"LAY {lay.card.lower()}@{lay.cell}" + (" Turned" if lay.turned else "")
    seen = at_table(script(line), *FIRST)
    assert re.search(rf"Seat 1 \(you\) lays a path: .* \({place_of(lay)}\)\n", seen.text)


def test_card_and_cell_can_be_given_in_one_line(at_table: Callable[..., Seen]) -> None:
    lay = first_lay(8)
    place = Game.new(Setup(seats=3, seed=8, options={"first_seat": 0})).own(0).hand.index(lay.card) + 1
    seen = at_table(script(f"{place} {lay.cell} 1"[: None if lay.turned else -2], "1"), *FIRST)
    assert re.search(rf"Seat 1 \(you\) lays a path: .* \({place_of(lay)}\)", seen.text)


def test_notation_may_be_spelled_carelessly() -> None:
    assert spelled("Lay nes@3,-1  TURNED") == "lay NES@3,-1 turned"
    assert spelled("pass ns|ew FIX_pick") == "pass NS|EW fix_pick"
    assert noted("ROCKFALL 2,1", 0) == noted("rockfall 2,1", 0)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Type one of these: 1, 2, 3, 4, 5, 6, d. ? shows help."),
        ("99", "'99' is not one of the choices"),
        ("1 77", "'1 77' is not one of the choices"),
        ("dig a hole", "'dig a hole' is not one of the choices"),
        ("lay NESW@", "something is missing here: a cell"),
        ("lay NESW@7,7", "NESW"),
        ("veto", "A Veto, for example, can only be discarded then"),
        ("u", "There is no undo"),
        ("é\x00[", "is not one of the choices"),
        pytest.param("9" * 5000, "is not one of the choices", id="long"),
    ],
)
def test_bad_input_is_answered_with_a_sentence_and_asked_again(
    at_table: Callable[..., Seen], line: str, sentence: str
) -> None:
    seen = at_table(script(line), *FIRST)
    said = seen.text.split(f"> {line}\n", 1)[1]
    assert seen.code == 0
    assert sentence in said
    assert len([part for part in said.splitlines() if part]) == 2  # one sentence, and what is said on leaving
    assert said.endswith("You left before your first card; nothing was saved.\n")


def test_commands_show_board_knowledge_log_and_help(at_table: Callable[..., Seen]) -> None:
    seen = at_table(script("b", "k", "l", "?", "1", "x"), *FIRST)
    board, knows, log, shown, _, back = re.split(r"^> \S+$", seen.text, flags=re.MULTILINE)[1:]
    assert "draw pile" in board
    assert "1 × Saboteur, 3 × Gold-digger" in knows
    assert "Round 1 of 3" in log
    assert "an action in notation works everywhere" in shown
    assert texts("en")("term-keys") in back


def test_quitting_wants_to_be_confirmed(at_table: Callable[..., Seen]) -> None:
    seen = at_table(script("q", "", "q", "y", "never read"), *FIRST)
    assert seen.text.count("Leave the game?") == 2
    assert seen.text.rstrip().endswith("enter no: y")


# -- secrets ---------------------------------------------------------------------------------------------

ROLE_WORDS = re.compile("saboteurs?\\b|gold-digger|greedy dwarf|profiteer|geologist|boss", re.IGNORECASE)


def while_playing(text: str) -> str:
    """Return what was on the screen before the dwarfs were turned up, in all rounds."""
    return "".join(part.split("The round is over")[0] for part in re.split(r"Round \d of 3", text)[1:])


def test_the_role_is_not_on_the_screen_until_one_asks_for_it(at_table: Callable[..., Seen]) -> None:
    hidden = at_table(at_random(3), "--seats", 5, "--seed", 21)
    assert not ROLE_WORDS.search(while_playing(hidden.text))
    assert "You are a " in at_table(script("r"), *FIRST).text
    assert "You are a " in at_table(script("b"), *FIRST, "--role", "shown").text


def test_a_new_dwarf_is_not_named_either(at_table: Callable[..., Seen]) -> None:
    lines: list[str] = []
    for seed in range(4):
        argv = ("--modules", "saboteur2,tunnel_party", "--seats", 3, "--seed", seed)
        lines += re.findall(r"Seat 1 \(you\) has a new dwarf.*", while_playing(at_table(at_random(seed), *argv).text))
    assert lines, "no dwarf was changed"
    assert all(re.fullmatch(r"Seat 1 \(you\) has a new dwarf \([a-z ]+\)", line) for line in lines)


def test_reasons_are_told_after_the_round_and_say_nothing_of_gold(at_table: Callable[..., Seen]) -> None:
    seen = at_table(at_random(5), "--seats", 4, "--seed", 5, "--show-reasons")
    assert not re.search(r"^    (Gold-digger|Saboteur): ", while_playing(seen.text), re.MULTILINE)
    assert seen.text.count("What the bots thought") == 3
    assert "takes a gold card" in seen.text  # the treasure was found at least once
    assert "Gold card worth" not in seen.text.split("What the bots thought")[1]
    assert "What the bots thought" not in at_table(at_random(5), "--seats", 4, "--seed", 5).text


def test_a_question_to_bots_takes_the_same_time_however_long_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    def slow(level: str, view: View, *rest: Any) -> Decision:
        assert view.own is not None
        clock[0] += 0.3 if view.own.role == "saboteur" else 0.01
        return decide(level, view, *rest)

    def sleep(seconds: float) -> None:
        clock[0] += seconds

    monkeypatch.setattr("saboteur.cli.terminal.bot_seats.decide", slow)
    monkeypatch.setattr("saboteur.cli.terminal.bot_seats.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("saboteur.cli.terminal.bot_seats.time.sleep", sleep)
    game = Game.new(Setup(seats=3, seed=1, options={"first_seat": 1}))
    bots = Bots(game, 0, ["", "steady", "steady"], 0.4)
    times = []
    while bots.asked():
        before = clock[0]
        bots.answer()
        times.append(round(clock[0] - before, 6))
    assert times == [0.4, 0.4]


# -- saving ----------------------------------------------------------------------------------------------


def idle(screen: str) -> str:
    """Pass always, and take the first choice of everything else."""
    keys = KEY.findall(screen)
    return "" if not keys else "d 1" if "d" in keys else str(keys[0])


def cut_off(after: int) -> Player:
    """Pass some times, then let go of the keyboard."""
    left = [after]

    def player(screen: str) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        return idle(screen)

    return player


def test_a_game_whose_input_ends_is_saved_and_goes_on_as_if_nothing_had_happened(
    at_table: Callable[..., Seen], tmp_path: Path
) -> None:
    whole = at_table(idle, "--seats", 4, "--seed", 6)
    broken = at_table(cut_off(5), "--seats", 4, "--seed", 6)
    assert broken.code == 0
    (file,) = tmp_path.glob("saboteur-*.json")
    assert f"To go on: saboteur play --resume {file.name}" in broken.text
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    resumed = at_table(idle, "--resume", file.name)
    assert resumed.text.split("The game is over")[1] == whole.text.split("The game is over")[1]


def test_saving_says_that_the_file_holds_all_secrets_and_writes_over_nothing_else(
    at_table: Callable[..., Seen], tmp_path: Path
) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear dwarf")
    seen = at_table(script("d 1", "s letter.txt", "s mine.json", "s mine.json", "q", "y"), *FIRST)
    assert "Not saved: There is already a file letter.txt" in seen.text
    assert other.read_text() == "dear dwarf"
    assert seen.text.count("It holds every hand, every dwarf and the secret number") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "mine.json"]


def test_the_record_of_a_finished_game_can_be_kept_and_replayed(
    at_table: Callable[..., Seen], capsys: pytest.CaptureFixture[str]
) -> None:
    last = ["s game.json", ""]

    def player(screen: str) -> str:
        keys = KEY.findall(screen)
        if not keys and ("The game is over" in screen or "The record is in" in screen):
            return last.pop(0)
        return idle(screen)

    assert "saboteur replay game.json --seat 1" in at_table(player, "--seats", 3, "--seed", 2).text
    assert run(["verify", "game.json"]) == 0
    assert "ok" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "code", "words"),
    [
        (["--resume", "missing.json"], 1, "cannot read missing.json"),
        (["--resume", "false.json", "--seats", "5", "--bots", "steady"], 2, "leave out --seats and --bots"),
        (["--resume", "foreign.json"], 1, "foreign.json is no saved game"),
        (["--resume", "false.json"], 1, "false.json cannot be resumed"),
        (["--bots", "genius"], 2, "there is no level 'genius'"),
        (["--bots", "steady,steady"], 2, "one for each of the 4 others, not 2"),
        (["--seat", "6"], 2, "there is no seat 6"),
        (["--modules", "base,saboteur2"], 1, "exactly one foundation"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    argv: list[str], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("foreign.json").write_text('{"format": "something else"}')
    saved = save_text(Game.new(Setup(seats=3, seed=1)), 0, ["", "steady", "steady"])
    Path("false.json").write_text(saved.replace('"seats":3', '"seats":4'))
    assert run(["play", *argv]) == code
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_levels_may_be_given_for_each_of_the_others() -> None:
    assert levels_of("steady-plain", 3, 1) == ["steady-plain", "", "steady-plain"]
    assert levels_of("random,shrewd-bold", 3, 0) == ["", "random", "shrewd-bold"]


def test_characters_are_named_and_sit_down_by_themselves_where_nobody_is(at_table: Callable[..., Seen]) -> None:
    usual = TableOptions().bot_style
    assert levels_of("hild,steady,korr", 4, 0) == ["", "hild", f"steady-{usual}", "korr"]
    seen = at_table(at_random(5), "--seats", 3, "--seed", 5)
    sitting = {one.name for one in CHARACTERS.values() if f"{one.name} (" in seen.text}
    assert len(sitting) == 2
    again = at_table(at_random(5), "--seats", 3, "--seed", 5)
    assert again.text == seen.text


def test_bots_whose_style_is_not_named_play_as_they_do_at_a_servers_tables() -> None:
    usual = TableOptions().bot_style
    assert levels_of("steady", 3, 1) == [f"steady-{usual}", "", f"steady-{usual}"]
    assert levels_of("novice,grandmaster", 3, 0) == ["", f"novice-{usual}", f"grandmaster-{usual}"]


def test_how_to_talk_fits_the_screen(at_table: Callable[..., Seen], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = at_table(script("say"), *FIRST).text.partition("Say it like this")[2].partition(">")[0]
    assert "say repair pick" in " ".join(told.split())
    assert max(map(len, told.splitlines())) <= 60
