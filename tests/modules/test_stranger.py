"""A package of somebody else's brings a module, and it plays like any other; nothing of ours knows its name."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.modules.stranger import HOUSE_CARD, LUCKY_CHARM, cli, install, run


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(LUCKY_CHARM, install(HOUSE_CARD, tmp_path_factory.mktemp("site")))


def said(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("package", [HOUSE_CARD, LUCKY_CHARM], ids=["wager", "charms"])
def test_a_package_passes_its_own_tests(package: Path, installed: Path, tmp_path: Path) -> None:
    tests = str(package / "tests")
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tests, tests)
    out = said(run(*command, beside=installed, cwd=tmp_path))
    assert " passed" in out


def test_whole_games_with_it_pass_every_check(installed: Path) -> None:
    out = said(cli("sim", "--check", "--games", "60", "--random", "--seed", "5", beside=installed))
    assert "every invariant held" in out
    assert {"wager", "charms"} <= set(re.findall("[a-z_]+", out.partition("modules (")[2]))
    assert "choose_seat" in out


def test_no_seat_learns_from_it_what_it_may_not_know(installed: Path) -> None:
    out = said(run("-m", "tests.modules.leaks", beside=installed))
    assert "charms, wager: no leak" in out


def test_a_seat_at_a_server_is_sent_the_secret_numbers_that_it_may_know_and_no_others(installed: Path) -> None:
    code = (
        "import random, saboteur\n"
        "from tests.server.test_shown import check_moves\n"
        "setup = saboteur.Setup(seats=4, modules=['base', 'charms'], seed=3)\n"
        "print(check_moves(saboteur.Game.new(setup), random.Random(3)))\n"
    )
    assert "'fields'" in said(run("-c", code, beside=installed))  # they were shown when rounds ended


def test_its_games_are_recorded_and_replayed_with_the_board_at_its_questions(installed: Path, tmp_path: Path) -> None:
    games = ("--modules", "base,wager,charms", "--games", "2", "--seed", "3", "--record", str(tmp_path))
    said(cli("sim", *games, beside=installed))
    for record in tmp_path.iterdir():
        assert json.loads(record.read_text())["actions"]
        out = said(cli("replay", str(record), "--print", "--all", "--language", "en", beside=installed))
        assert "bets on" in out


def test_the_board_is_shown_at_its_question_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    code = (
        "import saboteur\n"
        "from saboteur.cli.terminal.saves import save_text\n"
        "game = saboteur.Game.new(saboteur.Setup(seats=4, modules=['base', 'wager'], seed=1))\n"
        "while (view := game.view(None)).question.kind != 'wager_on':\n"
        "    seat = min(game.to_act)\n"
        "    legal = game.legal(seat)\n"
        "    game.apply(seat, next((one for one in legal if getattr(one, 'card', '') == 'wager'), legal[-1]))\n"
        "me = view.question.seats[0]\n"
        "print(save_text(game, me, ['' if seat == me else 'novice' for seat in range(4)]))\n"
    )
    save = tmp_path / "save.json"
    save.write_text(said(run("-c", code, beside=installed)))
    shown = cli("play", "--resume", str(save), "--language", "en", beside=installed, typed="b\n")
    assert "──S──" in said(shown)
    assert save.is_file()


def test_the_terminal_lists_it_with_its_package(installed: Path) -> None:
    document = json.loads(said(cli("rules", "--json", beside=installed)))
    (wager,) = [module for module in document["modules"] if module["key"] == "wager"]
    assert wager["package"] == "saboteur-house-card 1.0"


def test_the_server_sends_its_cards_drawing_and_words(installed: Path) -> None:
    code = "import msgspec; from saboteur.server.tables.opening.offer import catalogue as offer; "
    code += "print(msgspec.json.encode(offer()).decode())"
    document = json.loads(said(run("-c", code, beside=installed)))
    (wager,) = [module for module in document["modules"] if module["key"] == "wager"]
    assert wager["cards"][0]["drawing"].startswith("M")
    assert "card-wager = Wette" in wager["words"]["de"]
    assert {module["key"] for module in document["modules"] if module["words"]} == {"charms", "wager"}


def test_without_it_the_module_is_not_offered_and_its_record_is_refused(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "wager.json"
    code = (
        "import random, sys, saboteur\n"
        "game = saboteur.Game.new(saboteur.Setup(seats=4, modules=['base', 'wager'], seed=1))\n"
        "while not game.over:\n"
        "    seat = min(game.to_act)\n"
        "    game.apply(seat, random.Random(game.steps).choice(game.legal(seat)))\n"
        "open(sys.argv[1], 'w').write(saboteur.record_of(game).dump())\n"
    )
    said(run("-c", code, str(record), beside=installed))
    assert cli("verify", str(record), beside=installed).returncode == 0
    refused = cli("verify", str(record))
    assert refused.returncode != 0
    sentence = "the game was played with the module wager of saboteur-house-card 1.0, which is not installed here"
    assert sentence in " ".join((refused.stdout + refused.stderr).split())
    assert "'wager'" in run("-c", "import saboteur; saboteur.Setup(modules=['base', 'wager'])").stderr


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('Card(\n                "wager"', 'Card(\n                "veto"'), "there is a card 'veto' already"),
        (('"wager_on", "seat"', '"wager_on", "colour"'), "is answered with one of seat"),
        (('"wagers", per', '"wagers", secret=(1, 2), per'), "'wagers' has 2 numbers for up to 12 seats"),
        (('"wagers", per', '"wagers", secret=(0,) * 12, per'), "'wagers' has numbers other than 1 to 254"),
        (('"wagers", per', '"wagers", kept=True, secret=(1,) * 12, per'), "'wagers' is drawn each round"),
        (("PRIZE = 2", "PRIZE = 1 / 0"), "ZeroDivisionError"),
    ],
)
def test_a_module_that_cannot_be_used_is_left_out_and_the_reason_is_kept(
    change: tuple[str, str], sentence: str, tmp_path: Path
) -> None:
    site = install(HOUSE_CARD, tmp_path)
    file = site / "house_card" / "__init__.py"
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(change[0], change[1], 1))
    code = "import saboteur; saboteur.Setup(modules=['base', 'wager'])"
    failed = run("-c", code, beside=site)
    assert sentence in failed.stderr
    assert "saboteur-house-card 1.0" in failed.stderr


def test_the_documentation_is_checked_without_it(installed: Path) -> None:
    page = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests/project/test_docs.py")
    assert " passed" in said(run(*page, beside=installed))
