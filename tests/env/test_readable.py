"""How readable saboteurs are: first turns, the top suspect at a quarter, and a report from the command line."""

from typing import Any

import numpy as np
import pytest

from saboteur.env.readability import blind_guesses, first_turns, main, played, top_suspects


def row(step: int, seat: int, what: str, quarter: int = 1) -> dict[str, Any]:
    """Return a deed in a round of three seats whose first is the saboteur."""
    saboteur = [True, False, False]
    return {
        "seed": 1,
        "round": 1,
        "step": step,
        "seat": seat,
        "drawer": what,
        "saboteur": saboteur,
        "quarter": quarter,
    }


def test_only_the_first_turn_of_a_saboteur_counts_as_giving_it_away() -> None:
    assert first_turns([row(1, 1, "lay:deadback"), row(2, 0, "lay:on"), row(3, 0, "lay:deadback")]) == [0.0]
    assert first_turns([row(1, 0, "lay:deadside"), row(2, 0, "lay:on")]) == [1.0]


def test_the_top_suspect_is_asked_at_the_end_of_a_quarter() -> None:
    rows = [row(1, 0, "pass"), row(2, 1, "pass"), row(3, 2, "pass", quarter=2)]
    chances = np.array([[0.9, 0.1, 0.1], [0.2, 0.7, 0.1], [0.8, 0.1, 0.1]])
    assert top_suspects(rows, chances, 1) == [0.0]
    assert top_suspects(rows, chances, 2) == [1.0]


def test_a_blind_guess_is_right_as_often_as_there_are_saboteurs_where_there_is_one() -> None:
    nobody = {**row(1, 0, "pass"), "round": 2, "saboteur": [False] * 3}
    assert blind_guesses([row(1, 0, "pass"), row(2, 1, "pass"), nobody]) == [1 / 3]


def test_a_game_is_taken_down_with_the_truth_and_the_same_seed_gives_the_same() -> None:
    game = played("novice", "novice", 3, ["base"], 1)
    assert len(game.found) == 3
    assert {len(one["saboteur"]) for one in game.steps} == {3}
    assert game == played("novice", "novice", 3, ["base"], 1)


def test_a_report_names_the_observer_and_what_cannot_be_measured_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["novice", "--diggers", "novice", "--seats", "3", "--games", "5", "--first", "10"]) == 0
    told = capsys.readouterr().out
    assert "novice: first turn gives away" in told
    assert "novice: blind guess right" in told
    assert "novice: fresh observer's top suspect right, quarter" in told
    with pytest.raises(SystemExit):
        main(["tea"])
    assert "levels are random" in capsys.readouterr().err
