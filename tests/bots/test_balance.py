"""How even the presets are: the committed figures, and the command that makes them."""

from pathlib import Path

import msgspec
import pytest

from saboteur.bots.arena.preset_balance import Balance, figures, main, play_one
from saboteur.play.catalogue import presets
from saboteur.server.tables.opening.offer import catalogue


def test_the_figures_are_about_presets_with_so_many_seats() -> None:
    known = {preset.key: range(preset.fewest_seats, preset.most_seats + 1) for preset in presets()}
    assert figures()
    for key, lines in figures().items():
        assert [line.seats for line in lines] == list(known[key])
        assert all(0 <= line.found <= 100 and line.rounds >= 100 for line in lines)


def test_the_catalogue_shows_them() -> None:
    shown = {preset.key: [(one.seats, one.found) for one in preset.balance] for preset in catalogue().presets}
    assert shown["base"] == [(one.seats, one.found) for one in figures()["base"]]


def test_the_command_measures_what_games_came_to_and_keeps_other_presets(tmp_path: Path) -> None:
    kept, file = [Balance(5, 50, 8, 150)], tmp_path / "balance.json"
    file.write_bytes(msgspec.json.encode({"classic": kept}))
    assert main(["--preset", "tournament", "--deals", "1", "--file", str(file)]) == 0
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Balance]])
    assert found["classic"] == kept
    preset = next(one for one in presets() if one.key == "tournament")
    for line in found["tournament"]:
        rounds = play_one(preset, line.seats, 10_040)
        assert (line.found, line.rounds) == (round(100 * sum(rounds) / len(rounds)), len(rounds))


def test_nonsense_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--deals", "0"])
    assert "--deals" in capsys.readouterr().err
