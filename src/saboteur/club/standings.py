"""Standings: what each table was worth, and how everybody stands."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from saboteur.club.event import Event, Finished, finished
from saboteur.club.tiebreaks import Ordered, facts_of, order


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands."""

    place: int  # equal for those whom nothing sets apart
    key: str
    name: str
    score: float
    played: int
    byes: int
    gold: int
    wins: float
    values: dict[str, float]  # of the tie-breaks that were looked at
    by: str  # which tie-break set them below the one before; empty: the score; `shared`: none
    playing: bool  # neither dropped nor knocked out
    bot: bool
    scores: list[float | None]  # of each round; null: not played


def points(gold: Sequence[int]) -> list[float]:
    """Return table points: 100 for having more gold than everybody, 0 for less than everybody, equal gold half.

    So tables of different sizes are worth the same.
    """
    others = len(gold) - 1
    return [
        round(100 * (sum(one > other for other in gold) + (sum(one == other for other in gold) - 1) / 2) / others, 1)
        for one in gold
    ]


def table_scores(event: Event) -> dict[int, dict[str, float]]:
    """Return by round what each person's table was worth to them, byes included."""
    out: dict[int, dict[str, float]] = {one.number: {} for one in event.rounds}
    same_deal: dict[int, list[Finished]] = defaultdict(list)
    for one in finished(event):
        same_deal[one.round].append(one)
        if event.plan.format != "duplicate":
            worth = points(one.gold) if event.plan.scoring == "points" else [float(gold) for gold in one.gold]
            out[one.round].update(zip(one.sheet.seats, worth, strict=True))
    if event.plan.format == "duplicate":
        for number, tables in same_deal.items():
            out[number].update(_beside_the_mean(tables))
    for played in event.rounds:
        for key in played.byes:
            out[played.number][key] = _bye(event)
    return out


def _bye(event: Event) -> float:
    """A bye is worth what was agreed in points; where gold is counted, as much of the mean of all seats so far."""
    if event.plan.scoring == "points" and event.plan.format != "duplicate":
        return float(event.plan.bye)
    if event.plan.format == "duplicate":
        return 0.0
    gold = [amount for one in finished(event) for amount in one.gold]
    return round(event.plan.bye / 50 * sum(gold) / len(gold), 1) if gold else 0.0


def _beside_the_mean(tables: Sequence[Finished]) -> dict[str, float]:
    """Compare each seat's gold with the mean of the same seat at all tables: luck of the deal cancels out."""
    out = {}
    for seat in range(len(tables[0].gold)):
        here = [one.gold[seat] for one in tables if seat < len(one.gold)]
        mean = sum(here) / len(here)
        for one in tables:
            if seat < len(one.gold):
                out[one.sheet.seats[seat]] = round(one.gold[seat] - mean, 2)
    return out


def standings(event: Event, out: Sequence[str] = ()) -> list[Standing]:
    """Return how everybody stands; `out`: who was knocked out, those who went furthest first."""
    by_round = table_scores(event)
    scores: dict[str, float] = defaultdict(float)
    for worth in by_round.values():
        for key, amount in worth.items():
            scores[key] = round(scores[key] + amount, 2)
    facts = facts_of(event, scores)
    byes = Counter(key for one in event.rounds for key in one.byes)
    entrants = {one.key: one for one in event.entrants}
    ordered = order(facts, [key for key in entrants if key not in out], event.plan.tiebreaks)
    ordered += [Ordered(key, {}, "stage") for key in out if key in entrants]
    lines: list[Standing] = []
    for place, one in enumerate(ordered, 1):
        entrant = entrants[one.key]
        lines.append(
            Standing(
                place=lines[-1].place if one.by == "shared" else place,
                key=one.key,
                name=entrant.name,
                score=scores[one.key],
                played=facts.played[one.key],
                byes=byes[one.key],
                gold=facts.gold[one.key],
                wins=round(facts.wins[one.key], 2),
                values=one.values,
                by=one.by,
                playing=entrant.left is None and one.by != "stage",
                bot=entrant.bot is not None,
                scores=[by_round[played.number].get(one.key) for played in event.rounds],
            )
        )
    return lines


def results_csv(event: Event) -> str:
    """Write each seat of each table for spreadsheets."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["round", "table", "seat", "name", "gold", "score"])
    names = {one.key: one.name for one in event.entrants}
    scores = table_scores(event)
    for played in event.rounds:
        for sheet in played.tables:
            for seat, key in enumerate(sheet.seats):
                gold = "" if sheet.gold is None else sheet.gold[seat]
                score = scores[played.number].get(key)
                worth = "" if score is None else f"{score:g}"
                writer.writerow([played.number, sheet.number, seat + 1, _plain(names[key]), gold, worth])
        for key in played.byes:
            writer.writerow([played.number, "", "", _plain(names[key]), "", f"{scores[played.number][key]:g}"])
    return out.getvalue()


def _plain(name: str) -> str:
    """Return a name as no spreadsheet computes it."""
    return f"'{name}" if name[:1] in FORMULA else name


FORMULA = "=+-@\t\r"  # what a spreadsheet would compute; a name that begins so is quoted


def standings_csv(lines: Sequence[Standing]) -> str:
    """Write standings for spreadsheets."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    rounds = len(lines[0].scores) if lines else 0
    columns = ["place", "name", "score", "played", "byes", "gold", "wins", "decided by"]
    writer.writerow([*columns, *(f"round {number}" for number in range(1, rounds + 1))])
    for one in lines:
        name = _plain(one.name)
        cells = [one.place, name, f"{one.score:g}", one.played, one.byes, one.gold, f"{one.wins:g}", one.by]
        writer.writerow([*cells, *("" if score is None else f"{score:g}" for score in one.scores)])
    return out.getvalue()
