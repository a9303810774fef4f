"""What duels came to: gold, rounds won by role and number of saboteurs, ratings."""

from collections import defaultdict
from collections.abc import Iterable

from saboteur.bots.arena.duel import DuelGame
from saboteur.bots.arena.intervals import ReportLine, mean_line, rate_line

Deals = list[list[DuelGame]]


def side_lines(entries: Deals) -> list[ReportLine]:
    """Return how often the treasure was found, over all and by the number of saboteurs at the table."""
    found: dict[str, list[float]] = defaultdict(list)
    for entry in _each(entries):
        for result in entry.played.rounds:
            won = float(result.ending == "treasure")
            found["treasure found"].append(won)
            found[f"with {_saboteurs(result.roles)}"].append(won)
    return [rate_line(name, values) for name, values in sorted(found.items(), key=lambda item: -len(item[1]))]


def level_lines(entries: Deals, levels: list[str]) -> list[ReportLine]:
    """Return gold per game of each level, and how much more the first has than each of the others, deal by deal."""
    gold: dict[str, list[float]] = defaultdict(list)
    for deal in entries:
        for level in dict.fromkeys(levels):
            own = [g for e in deal for g, name in zip(e.played.gold, e.levels, strict=True) if name == level]
            gold[level].append(sum(own) / len(own))
    lines = [mean_line(f"{level}: gold per game", values) for level, values in gold.items()]
    first, *others = gold
    for other in others:
        edges = [a - b for a, b in zip(gold[first], gold[other], strict=True)]
        lines.append(mean_line(f"{first} more than {other}", edges))
    return lines + role_lines(entries)


def role_lines(entries: Deals) -> list[ReportLine]:
    """Return each level's rate of rounds won in each role, by the number of saboteurs at the table.

    Saboteurs win when the treasure is not found, everybody else counts as winning when it is.
    """
    won: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for entry in _each(entries):
        for result in entry.played.rounds:
            saboteurs = _saboteurs(result.roles)
            for level, role in zip(entry.levels, result.roles, strict=True):
                won[level, role, saboteurs].append(float((result.ending == "treasure") != (role == "saboteur")))
    return [
        rate_line(f"{level} as {role}, {saboteurs}: won", values)
        for (level, role, saboteurs), values in sorted(won.items())
    ]


def asked_lines(entries: Deals) -> list[ReportLine]:
    """Return what bots that are asked in writing counted, per game: questions, refusals, tokens, time."""
    counted = [(name, counts) for entry in _each(entries) for name, counts in entry.played.counts.items()]
    kinds = sorted({(name, kind) for name, counts in counted for kind in counts})
    return [
        mean_line(f"{name}: {kind} per game", [float(counts.get(kind, 0)) for one, counts in counted if one == name])
        for name, kind in kinds
    ]


def rating_lines(entries: Deals) -> list[ReportLine]:
    """Rate the levels by final gold, every game a free-for-all (openskill's Plackett-Luce)."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only this needs it

    model = PlackettLuce()
    ratings = {level: model.rating(name=level) for entry in _each(entries) for level in entry.levels}
    for entry in _each(entries):
        teams = [[ratings[level]] for level in entry.levels]
        rated = model.rate(teams, scores=[float(gold) for gold in entry.played.gold])
        for level in ratings:
            mine = [team[0] for team, name in zip(rated, entry.levels, strict=True) if name == level]
            if mine:
                mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
                ratings[level] = model.create_rating([mu, sigma], name=level)
    return [ReportLine(f"{level}: rating", r.mu, 1.96 * r.sigma, 0, "rating") for level, r in ratings.items()]


def _saboteurs(roles: list[str]) -> str:
    count = roles.count("saboteur")
    return f"{count} saboteur{'' if count == 1 else 's'}"


def _each(entries: Deals) -> Iterable[DuelGame]:
    return (entry for deal in entries for entry in deal)
