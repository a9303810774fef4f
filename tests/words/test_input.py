"""What somebody typed or named at a terminal and cannot be used is said in every language, with its details."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.play.test_notation import MALFORMED
from tests.play.test_records import EDITS, changed, refusal
from tests.words.test_languages import OTHERS, TOOL

from saboteur.cli import run
from saboteur.cli.argument_words import KEYS
from saboteur.core.table.refusal import Refusal
from saboteur.play.fields.line import EXPECTED
from saboteur.play.notation import read
from saboteur.words import LANGUAGES, Narrator, texts
from saboteur.words.sentences import ENGLISH

SOURCE = "\n".join(
    file.read_text("utf-8") for file in (Path(__file__).parents[2] / "src/saboteur").rglob("*.py") if file.is_file()
)


def refused(line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(line)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_that_cannot_be_read_is_explained_in_the_readers_language(language: str) -> None:
    says = Narrator(language)
    for line in MALFORMED:
        wrong = refused(line)
        said = says.refusal(wrong)
        assert said != wrong.sentence
        assert not set("{}$") & set(said)
        assert str(wrong.values["column"]) in said
        assert str(wrong.values["word"]) in said
        assert str(wrong.values.get("meant", "")) in said


def test_whatever_a_line_may_lack_has_a_name() -> None:
    assert {f"expected-{name.replace('_', '-')}" for name in EXPECTED} == {
        key for key in TOOL["messages"](ENGLISH) if key.startswith("expected-")
    }


THOUGHT = {"step": 1, "seat": 0, "level": "steady", "role": "digger", "reason": {"ground": "nearer"}}


def thinking(**other: Any) -> Callable[[dict[str, Any]], object]:
    """Add a thought to a record."""
    return lambda d: d.update(thoughts=[{**THOUGHT, "seat": int(d["actions"][0].split()[0]), **other}])


def spoken(step: int = 0, **other: Any) -> Callable[[dict[str, Any]], object]:
    """Add a claim to a record."""
    said = {"by": 0, "say": "trust", "seat": 1, **other}
    return lambda d: d.update(talk=[{"step": step, "said": said}])


MORE_EDITS = {
    "no such step": thinking(step=0),
    "another seat": lambda d: d.update(thoughts=[{**THOUGHT, "seat": 1 - int(d["actions"][0].split()[0]) % 2}]),
    "no role": thinking(role="king"),
    "about nobody": thinking(reason={"ground": "nearer", "beliefs": [{"seat": 11, "roles": {}}]}),
    "believed role": thinking(reason={"ground": "nearer", "beliefs": [{"seat": 1, "roles": {"king": 1.0}}]}),
    "a late claim": spoken(step=999),
    "half a claim": spoken(say="goal_is"),
    "a claim of nobody": spoken(by=11),
    "a claim of no role": spoken(role="king"),
    "a claim of no chest": spoken(say="chest_holds", cell={"x": 3, "y": 0}, chest=99),
    "another shuffle": lambda d: d["shuffles"].__setitem__(1, d["shuffles"][2]),
    "an older program": lambda d: d.update(engine="9.9", digest="0" * 64),
    "a missing module": lambda d: d.update(outside={"dragons": "dragon-lair 3.1"}),
}


@pytest.mark.parametrize("edit", [*EDITS, *MORE_EDITS])
def test_a_record_that_cannot_be_used_is_explained_in_every_language_with_its_details(edit: str) -> None:
    wrong = refusal(changed(EDITS[edit][0] if edit in EDITS else MORE_EDITS[edit]))
    details = set(re.findall(r"\d+|'\w+'", wrong.sentence)) - {"0"}  # people count seats from 1
    for language in OTHERS:
        said = Narrator(language).refusal(wrong)
        assert said not in (wrong.sentence, "")
        assert not set("{}") & set(said)
        numbers = re.sub(r"(?<=\d)[\s.,’](?=\d{3})", "", said)
        if wrong.code not in ("record_setup", "record_action"):  # their reasons say it in other words
            assert [one for one in details if one.strip("'") not in numbers] == []


def test_every_sentence_about_input_is_used() -> None:
    own = [key for key, (area, _, _) in TOOL["messages"](ENGLISH).items() if area == "input"]
    codes = sorted(set(re.findall(r'"(file|malformed|game_running|record_\w+)"', SOURCE)), key=len, reverse=True)
    unused = []
    for key in own:
        if key.startswith(("expected-", "file-", "clash-", "arg-")) or key in ("refusal-meant", "refusal-made-by"):
            continue
        name = key.removeprefix("refusal-").replace("-", "_")
        code = next((code for code in codes if name == code or name.startswith(f"{code}_")), "")
        fault = name.removeprefix(code).removeprefix("_")
        if not code or (fault and f'"{fault}"' not in SOURCE):
            unused.append(key)
    assert unused == []
    assert {key for key in own if key.startswith("arg-")} == set(KEYS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_argparse_keep_their_placeholders(language: str) -> None:
    def placeholders(text: str) -> list[str]:
        return sorted(re.findall(r"%(\(\w+\))?[rs]", text)) if "%" in text else []

    t = texts(language)
    wrong = [key for english, key in KEYS.items() if placeholders(t(key)) != placeholders(english)]
    assert wrong == []


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command that must fail, and give its one line."""

    def complain(*argv: object) -> str:
        try:
            assert run([str(word) for word in argv]) in (1, 2)
        except SystemExit as left:  # the parser leaves by itself
            assert left.code == 2  # noqa: PT017 - it is argparse that raises
        said = capsys.readouterr().err
        assert said.startswith("saboteur: ")
        assert said.count("\n") == 1
        return said

    return complain


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["replay"], "chybí argumenty: FILE; nápověda: saboteur replay --help"),
        (["rules", "--yaml"], "takové argumenty neexistují: --yaml"),
        (["play", "--seats"], "argument --seats: chybí hodnota"),
        (["play", "--seats", "viele"], "argument --seats: „viele“ není celé číslo"),
        (["play", "--seats", "13"], "argument --seats: 13 není mezi 2 a 12"),
        (["play", "--pace", "11"], "argument --pace: 11.0 není mezi 0 a 10"),
        (["play", "--pace", "x"], "argument --pace: „x“ není počet sekund"),
        (["play", "--role", "open"], "argument --role: „open“ mezi možnostmi není: 'hidden', 'shown'"),
        (["play", "--s", "3"], "--s může znamenat --seats, --seat, --seed, --show-reasons"),
        (["replay", "x.json", "--all", "--seat", "1"], "argument --seat: nejde dohromady s --all"),
        (["replay", "x.json", "--all=yes"], "argument --all: nemá mít hodnotu, ale je tu „yes“"),
        (["play", "--options", "must_connect"], "volba se zadává jako klíč=hodnota, ne „must_connect“"),
        (["play", "--modules", "base,dragons"], "Modul „dragons“ neexistuje."),
        (["play", "--options", "depth=9"], "Volba „depth“ neexistuje."),
        (["play", "--options", "must_connect=perhaps"], "nemůže být „perhaps“"),
        (["play", "--options", "chest_layout=b"], "patří k modulu, který v této hře není: Truhly s poklady"),
        (["replay", "missing.json"], "missing.json nelze přečíst: takový soubor nebo složka neexistuje"),
        (["play", "--resume", "."], ". nelze přečíst: je to složka"),
    ],
)
def test_a_player_is_told_in_one_line_what_is_wrong(
    complaint: Callable[..., str], argv: list[str], words: str
) -> None:
    assert words in complaint(*argv, "--language", "cs")


def test_argparse_speaks_english_again_afterwards(complaint: Callable[..., str]) -> None:
    assert "chybí" in complaint("replay", "--language=cs")
    assert "the following arguments are required: FILE" in complaint("replay", "--language=en")
    assert "unrecognized arguments: --x" in complaint("verify", "a.json", "--x", "--language=cs")


def test_the_help_has_no_english_frame(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["replay", "--language", "uk", "--help"])
    said = capsys.readouterr().out
    assert said.startswith("використання: saboteur replay")
    assert not re.search(r"usage|options:|arguments", said)


def test_a_saved_game_that_cannot_go_on_is_explained(tmp_path: Path, complaint: Callable[..., str]) -> None:
    file = tmp_path / "game.json"
    play = ("play", "--language", "de", "--resume", file)
    file.write_text("{}")
    assert "ist kein gespeichertes Spiel von `saboteur play`" in complaint(*play)
    save = {"format": "saboteur-save", "version": 1, "seat": 0, "levels": [], "record": {"format": "pgn"}}
    file.write_text(json.dumps(save))
    assert "kann nicht weitergehen. Das ist keine Aufzeichnung dieses Spiels." in complaint(*play)
    file.write_text(json.dumps({**save, "version": 9}))
    assert "kein gespeichertes Spiel, das diese Version lesen kann" in complaint(*play)
    file.write_bytes(b"\x89PNG\xff")
    assert "ist kein Text: Byte 0 ist kein UTF-8." in complaint(*play)


def test_signs_that_steer_a_terminal_are_not_repeated(tmp_path: Path, complaint: Callable[..., str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(changed(lambda d: d["shuffles"][3].update(label="\x1b[2Jgone")))
    assert "\x1b" not in complaint("replay", file)
