"""The commands of docs/learning.md: what one cannot do it refuses in a sentence, before anything is played."""

import re
import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots.network import play_net
from train import bench, commands, curves, evaluate, kinship_games, role_games

ROOT = Path(__file__).parents[2]
CONFIG = str(ROOT / "train/configs/grandmaster.toml")
PAGE = (ROOT / "docs/learning.md").read_text("utf-8")
WANT_TORCH = (
    "train",
    "train.kinship",
    "train.observer",
    "train.roles",
)  # test_train.py has how these are used
NAMED = sorted(set(re.findall(r"python -m (train[.\w]*)", PAGE)) - set(WANT_TORCH))


@pytest.mark.parametrize("name", NAMED)
def test_every_command_of_the_page_says_how_it_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [name, "--help"])
    with pytest.raises(SystemExit) as ended:
        import_module(name).main()
    assert ended.value.code == 0
    assert f"usage: python -m {name} " in capsys.readouterr().out


@pytest.mark.parametrize("name", WANT_TORCH)
def test_without_torch_a_command_says_that_it_needs_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="needs torch"):
        runpy.run_path(str(ROOT / "train" / f"{'__main__' if name == 'train' else name.partition('.')[2]}.py"))


WEIGHTS = str(play_net.WEIGHTS)
BAD: list[tuple[Any, list[str], str]] = [
    (bench, ["none.toml"], "none.toml: No such file or directory."),
    (bench, [CONFIG, "--runs", "0"], "0 is no whole number above 0"),
    (kinship_games, ["--out", "games", "--jobs", "0"], "0 is no whole number above 0"),
    (kinship_games, ["--out", "games", "--level", "shrewed"], "There is no level shrewed"),
    (role_games, [CONFIG, "--out", "games", "--jobs", "0"], "0 is no whole number above 0"),
    (role_games, ["none.toml", "--out", "games"], "none.toml: No such file or directory."),
    (evaluate, ["none.npz", "--cell", "steady:steady"], "There are no weights at none.npz."),
    (evaluate, [WEIGHTS, "--cell", "steady"], "steady is not DIGGERS:SABOTEURS"),
    (evaluate, [WEIGHTS, "--cell", "steady:nobody"], "There is no level nobody"),
    (evaluate, [WEIGHTS, "--cell", "steady:steady:11"], "base is for 3 to 10 seats, not 11"),
    (evaluate, [WEIGHTS, "--cell", "steady:steady:5:few"], "few is no number of games"),
    (evaluate, [WEIGHTS, "--cell", "steady:steady", "--csv", "taken/x.csv"], "taken: File exists"),
    (evaluate, [WEIGHTS, "--cell", "steady:steady", "--csv", "."], ". is a folder"),
]


@pytest.mark.parametrize(("module", "words", "sentence"), BAD)
def test_what_a_command_cannot_do_it_refuses_in_a_sentence(
    module: Any, words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("taken").touch()
    try:
        code = module.main(words)
    except SystemExit as ended:  # argparse's own
        code = ended.code
    assert code == 2
    assert sentence in capsys.readouterr().err


CONFIGS = {
    "workers = 0": "Expected `int` >= 1 - at `$.workers`",
    "minutes = 'long'": "Expected `float`, got `str` - at `$.minutes`",
    "tabels = 8": "unknown field `tabels`",
    "old_share = 600\nrule_share = 600": "come to more than a thousand",
    "rulesets = [{ seats = 40 }]": "base is for 3 to 10 seats, not 40",
    "rulesets = [{ seats = 5, modules = ['nonsense'] }]": "there is no module 'nonsense'",
    "rulesets = [{ seats = 5, weight = 0 }]": "there is no ruleset to play",
    "rulesets = [": "Invalid value",
}


@pytest.mark.parametrize("content", CONFIGS)
def test_a_bad_config_of_training_is_refused_in_a_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "config.toml"
    path.write_text(content if "rulesets" in content else f"{content}\nrulesets = [{{ seats = 5 }}]")
    assert bench.main([str(path)]) == 2
    assert CONFIGS[content] in capsys.readouterr().err


def test_a_file_is_put_in_place_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "out"
    commands.write_whole(path, b"before")

    def full(half: Path, data: bytes) -> int:
        with half.open("wb") as file:
            file.write(data[:2])
        raise OSError("No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        commands.write_whole(path, b"after")
    assert path.read_bytes() == b"before"


def test_a_curve_is_drawn_without_lines_that_are_not_whole(tmp_path: Path) -> None:
    lines = ["seconds,self,roles", "10,0.5,0.6", "20,0.6", "25,0.1,0.5,7", "30,0.7,0.4", "40,0.8,0."]
    (tmp_path / "curve.csv").write_text("\n".join(lines))
    curves.draw(tmp_path / "curve.csv", tmp_path / "curve.svg")
    assert "0.7 minutes of training" in (tmp_path / "curve.svg").read_text("utf-8")
