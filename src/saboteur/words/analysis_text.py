"""What a judge makes of a finished game, in words; the page composes the same keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.play.actions import Action
from saboteur.play.commentary.analysis import Analysis, JudgedMove, Lie, Standing, Swing
from saboteur.words.narrator import Narrator
from saboteur.words.thing_names import dashed

COSTLIEST: Final = 8  # moves that are told

Moves = Sequence[tuple[int, Action]]  # of the record: who did what


def analysis_text(analysis: Analysis, moves: Moves, says: Narrator) -> list[str]:
    """Tell a judge's findings as lines: a title without a blank before it, and what belongs to it indented."""
    t = says.t
    lines = [t("analysis-chance"), *_indented(_rounds(analysis.standings, says))]
    swings = [_swing(swing, moves, says) for swing in analysis.swings]
    told = [t("analysis-swings-hint"), *swings] if swings else [t("analysis-no-swings")]
    lines += [t("analysis-swings"), *_indented(told)]
    costly = sorted((move for move in analysis.moves if move.cost), key=lambda move: (-move.cost, move.step))
    told = [_move(move, moves, says) for move in costly[:COSTLIEST]] or [t("analysis-no-costs")]
    lines += [t("analysis-moves"), *_indented([t("analysis-moves-hint"), *told])]
    seats = sorted({seat for seat, _ in moves})
    lines += [t("analysis-players"), *_indented([_player(seat, analysis.moves, says) for seat in seats])]
    if analysis.talk:
        lies = [_lie(lie, says) for lie in analysis.lies] or [t("analysis-no-lies")]
    else:
        lies = [t("analysis-no-talk")]
    lines += [t("analysis-lies"), *_indented(lies)]
    if analysis.left_out:
        lines.append(
            t("analysis-left-out", modules=t.listed(t(f"module-{dashed(key)}") for key in analysis.left_out))
        )
    return lines


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _percent(chance: float, says: Narrator) -> str:
    return says.t("chart-percent", percent=round(100 * chance))


def _rounds(standings: list[Standing], says: Narrator) -> list[str]:
    """Say of each round who won it, and how likely that was when it was dealt."""
    out = []
    for number in sorted({one.round for one in standings}):
        own = [one for one in standings if one.round == number]
        won = [one.side for one in own[-1].chances if one.chance == 1.0]
        first = {one.side: one.chance for one in own[0].chances}
        side = says.t.listed([says.t(f"side-{one}") for one in won]) if won else "–"
        chance = max((first.get(one, 0.0) for one in won), default=0.0)
        out.append(says.t("analysis-round", round=number, side=side, percent=_percent(chance, says)))
    return out


def _done(step: int, moves: Moves, says: Narrator) -> str:
    seat, action = moves[step - 1]
    return says.t("analysis-done", step=step, name=says.names.seat(seat), action=says.named(action))


def _swing(swing: Swing, moves: Moves, says: Narrator) -> str:
    change = says.t(
        "analysis-swing",
        side=says.t(f"side-{swing.side}"),
        before=_percent(swing.before, says),
        after=_percent(swing.after, says),
    )
    return f"{_done(swing.step, moves, says)} ({change})"


def _move(move: JudgedMove, moves: Moves, says: Narrator) -> str:
    line = f"{_done(move.step, moves, says)} ({says.t('analysis-cost', gold=move.cost)})"
    if move.better is None:
        return line
    return f"{line}. {says.t('analysis-better', action=says.named(move.better))}"


def _player(seat: int, moves: list[JudgedMove], says: Narrator) -> str:
    own = [move for move in moves if move.seat == seat]
    gold = round(sum(move.cost for move in own), 1)
    missed = sum(move.cost > 0 for move in own)
    return says.t("analysis-player", name=says.names.seat(seat), gold=gold, count=missed, total=len(own))


def _lie(lie: Lie, says: Narrator) -> str:
    t, names = says.t, says.names
    came = []
    if lie.believed:
        came.append(t("analysis-lie-believed", names=t.listed([names.seat(seat) for seat in lie.believed])))
    if lie.followed:
        came.append(t("analysis-lie-followed", names=t.listed([names.seat(seat) for seat in lie.followed])))
    what = ", ".join(came) or t("analysis-lie-failed")
    return t("analysis-lie", name=names.seat(lie.said.by), text=t("quote", text=says.claim(lie.said)), what=what)
