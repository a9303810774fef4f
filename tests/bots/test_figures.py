"""The figures of the page: measured against the truth, written between marks, drawn so that they can be read."""

from pathlib import Path

import pytest

from lab import bot_figures
from lab.calibrate_beliefs import (
    Sample,
    SeatBelief,
    dots,
    error_line,
    loss,
    measure,
    resampled_error,
    score_lines,
    spectator_lines,
    top_line,
    with_network,
)
from saboteur.bots.arena.charts import Dot, bars, heat_map, reliability
from saboteur.bots.arena.intervals import ReportLine, mean_line, rate_line, read_means

PAGE = Path(__file__).resolve().parents[2] / "bench" / "figures" / "bots.md"


def half(*opinions: SeatBelief) -> Sample:
    return Sample("half", list(opinions))


def test_a_posterior_beats_the_prior_among_steady_players() -> None:
    samples = measure("steady", "steady", 5, "base", 3, 1)
    lines = {line.name: line.value for line in score_lines(samples)}
    assert lines["half: log loss, posterior"] < lines["half: log loss, prior"] / 2
    assert lines["half: Brier, posterior"] < lines["half: Brier, prior"] / 2
    assert lines["half: calibration error"] < 0.2


def test_whoever_is_to_move_is_asked_with_its_network_and_nobody_where_that_knows_nothing() -> None:
    samples = measure("steady", "steady", 5, "base", 2, 1, network=True)
    assert {len(o.beliefs) for sample in samples for o in sample.opinions} == {5}
    assert all(len({o.by for o in sample.opinions}) == 1 for sample in samples)
    lines = {line.name: line.value for line in score_lines(samples)}
    assert 0 < lines["half: log loss, network"] < 1
    assert 0 <= lines["half: calibration error, both"] < 1
    assert 0.0 <= lines["quarter: top suspect is a saboteur, network"] <= 1.0
    assert lines["half: top suspect is a saboteur, network"] >= 0.5  # it is seldom wrong by then
    assert measure("steady", "steady", 6, "saboteur2", 1, 1, network=True) == []


def test_a_spectator_is_asked_about_every_seat_by_posterior_and_by_what_was_learned() -> None:
    samples = measure("steady", "steady", 5, "base", 2, 1, spectator=True)
    assert all([o.of for o in sample.opinions] == [0, 1, 2, 3, 4] for sample in samples)
    assert {o.by for sample in samples for o in sample.opinions} == {-1}
    lines = {line.name: line for line in spectator_lines(samples)}
    for when in ("quarter", "half", "three quarters"):
        two = [lines[f"{when}: log loss, {kind}"].value for kind in ("posterior", "learned")]
        assert lines[f"{when}: log loss, learned less posterior"].value == pytest.approx(two[1] - two[0])
        assert 0 <= lines[f"{when}: calibration error, learned"].value < 1
        assert lines[f"{when}: top suspect is a saboteur, learned"].cases == 6


def test_the_interval_of_a_calibration_error_comes_from_the_rounds() -> None:
    alike = [[SeatBelief(-1, 0, [0.75], True, True)] for _ in range(50)]
    line = resampled_error("error", alike, 0)
    assert [line.value, line.half, line.cases] == pytest.approx([0.25, 0.0, 50])
    mixed = [[SeatBelief(-1, 0, [0.75], n % 2 == 0, True)] for n in range(50)]
    assert 0.05 < resampled_error("error", mixed, 0).half < 0.3


def test_both_together_lie_between_the_posterior_and_the_network_in_log_odds() -> None:
    one = SeatBelief(0, 1, [0.4, 0.4, 0.9], True, True)
    assert with_network(one, 0.1).beliefs == pytest.approx([0.4, 0.4, 0.9, 0.1, 0.5])
    assert with_network(one, 0.9).beliefs[-1] == pytest.approx(0.9)
    assert 0.9 < with_network(one, 1.0).beliefs[-1] < 1.0  # nobody is sure alone


def test_the_calibration_error_is_the_mean_gap_between_belief_and_truth() -> None:
    samples = [half(*[SeatBelief(0, 1, [0.5, 0.5, 0.8], n < 6, False) for n in range(10)])]
    assert [(round(dot.said, 6), dot.true, dot.cases) for dot in dots(samples)] == [(0.8, 0.6, 10)]
    assert error_line(dots(samples)).value == pytest.approx(0.2)


def test_the_top_suspect_counts_only_where_there_is_a_saboteur_to_be_found() -> None:
    found = half(SeatBelief(0, 1, [0.3] * 3, True, True), SeatBelief(0, 1, [0.3] * 3, False, False))
    missed = half(SeatBelief(0, 1, [0.3] * 3, True, False), SeatBelief(0, 1, [0.3] * 3, False, True))
    nobody = half(SeatBelief(0, 1, [0.3] * 3, False, True))
    line = top_line("top", [found, missed, nobody], "half")
    assert (line.value, line.cases) == (0.5, 2)


def test_being_sure_and_wrong_costs_most() -> None:
    assert loss(0.0, True) > loss(0.1, True) > loss(0.9, True) > 0


def test_intervals_are_those_of_the_books() -> None:
    assert rate_line("x", [1.0] * 8 + [0.0] * 2).half == pytest.approx(0.31, abs=0.01)
    line = mean_line("x", [0.0, 2.0] * 50)
    assert line.value == 1.0
    assert line.half == pytest.approx(0.197, abs=0.002)


def test_a_table_is_written_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("before\n<!-- x -->\nold\n<!-- /x -->\nafter\n", "utf-8")
    bot_figures.Page(tmp_path, only_print=False).put("x", "new\n", "x.svg", "<svg/>")
    assert page.read_text("utf-8") == "before\n<!-- x -->\n\nnew\n\n![x](x.svg)\n\n<!-- /x -->\nafter\n"
    assert (tmp_path / "x.svg").read_text("utf-8") == "<svg/>"
    with pytest.raises(SystemExit, match="no place for y"):
        bot_figures.Page(tmp_path, only_print=False).put("y", "new")


def test_one_table_played_again_leaves_the_rows_of_the_others(tmp_path: Path) -> None:
    marks = "".join(f"<!-- levels {better} -->\n<!-- /levels {better} -->\n" for better, _ in bot_figures.PAIRS)
    (tmp_path / "bots.md").write_text(marks, "utf-8")
    words = f"levels --level novice --deals 2 --docs {tmp_path}"
    bot_figures.main(f"{words} --table base,5 --table base,3".split())
    once = read_means((tmp_path / "bots.md").read_text("utf-8"))
    assert [line.name for line in once] == ["base, 3 seats", "base, 5 seats"]
    bot_figures.main(f"{words} --table base,5 --first 7".split())
    twice = read_means((tmp_path / "bots.md").read_text("utf-8"))
    assert twice[0] == once[0]
    assert twice[1] != once[1]


def test_figures_are_printed_without_a_page_and_a_missing_page_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"levels --level novice --deals 1 --table base,3 --docs {tmp_path}"
    bot_figures.main([*words.split(), "--print"])
    assert "base, 3 seats" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="there is no page"):
        bot_figures.main(words.split())


def test_chances_by_seats_are_told_for_every_number_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot_figures, "SEATS", (3, 4))
    bot_figures.main(["seats", "--level", "novice", "--rounds", "3", "--print"])
    told = capsys.readouterr().out
    assert "novice-cunning saboteurs" in told
    assert "| 3 seats: treasure found |" in told
    assert "| 4 seats: treasure found |" in told


def test_the_page_has_a_place_for_every_figure() -> None:
    text = PAGE.read_text("utf-8")
    marks = [f"levels {better}" for better, _ in bot_figures.PAIRS] + [
        f"inference {m}" for _, m in bot_figures.FOUNDATIONS
    ]
    for mark in [*marks, "sides", "seats steady", "seats master", "unmask", "reliability", "cost"]:
        assert f"<!-- {mark} -->\n" in text
        assert f"<!-- /{mark} -->\n" in text


def test_bars_that_are_not_clear_of_zero_are_grey_and_no_rate_leaves_its_scale() -> None:
    picture = bars("gold", [ReportLine("a", 0.5, 0.1, 9, "mean"), ReportLine("b", 0.1, 0.2, 9, "mean")])
    assert picture.count("#9a9a9a") == 1
    rates = bars("won", [ReportLine("a", 1.0, 0.4, 3, "rate")])
    assert "H690.0M" in rates  # the end of the scale


def test_the_matrix_and_the_reliability_plot_show_every_case() -> None:
    lines = [
        ReportLine(f"{d} diggers, {s} saboteurs: treasure found", 0.5, 0.1, 9, "rate")
        for d in ("x", "y")
        for s in ("x", "y")
    ]
    assert heat_map("m", lines).count("50 %") == 4
    assert reliability("r", {"base": [Dot(0.1, 0.2, 5), Dot(0.9, 0.8, 7)]}).count("<circle") == 2


@pytest.mark.parametrize("words", ["tea", "levels --deals 0", "inference --games 0", "levels --table tea,5"])
def test_what_cannot_be_made_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot_figures.main(words.split())
    assert ("tables are base,3" if "tea,5" in words else "parts are levels") in capsys.readouterr().err
