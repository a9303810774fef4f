"""Pictures of figures: bars with intervals, a win matrix, a reliability plot; plain SVG, readable at a glance."""

from collections.abc import Mapping, Sequence
from html import escape
from math import log
from typing import NamedTuple

from saboteur.bots.arena.intervals import ReportLine

GOOD, BAD, DOUBT = "#2f7d57", "#b2532c", "#9a9a9a"  # above zero, below, and where the interval contains it
INK, PAPER, RULE = "#222", "#fff", "#ccc"
FONT = 'font-family="sans-serif" font-size="13"'


class Dot(NamedTuple):
    """A point of a reliability plot: what was believed, what was so, in how many cases."""

    said: float
    true: float
    cases: int


def _page(wide: int, tall: int, title: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" {FONT}>'
        f'<rect width="{wide}" height="{tall}" fill="{PAPER}"/>'
        f'<text x="16" y="26" font-size="15" fill="{INK}">{escape(title)}</text>{body}</svg>\n'
    )


def _text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def bars(title: str, lines: Sequence[ReportLine]) -> str:
    """Draw figures as bars from zero with their intervals; each kind of figure has a scale of its own."""
    high, left, wide, top = 26, 330, 360, 44
    body = []
    for kind in dict.fromkeys(line.kind for line in lines):
        part = [line for line in lines if line.kind == kind]
        low = min([0.0, *(line.value - line.half for line in part if kind != "rate")])
        most = 1.0 if kind == "rate" else max([0.01, *(line.value + line.half for line in part)])
        scale = wide / (most - low)
        zero = left - low * scale
        body.append(f'<path d="M{zero:.1f} {top - 4}V{top + high * len(part)}" stroke="{INK}"/>')
        for line in part:
            body.append(_bar(line, zero, scale, left, top))
            top += high
        top += 14
    return _page(left + wide + 150, top + 8, title, "".join(body))


def _bar(line: ReportLine, zero: float, scale: float, left: int, y: float) -> str:
    start, end = sorted((zero, zero + line.value * scale))
    clear = line.kind != "mean" or abs(line.value) > line.half
    colour = DOUBT if not clear else GOOD if line.value >= 0 else BAD
    ends = (line.value - line.half, line.value + line.half)
    low, most = (zero + (min(1.0, max(0.0, at)) if line.kind == "rate" else at) * scale for at in ends)
    return (
        _text(left - 10, y + 13, line.name, "end")
        + f'<rect x="{start:.1f}" y="{y}" width="{max(1.0, end - start):.1f}" height="18" fill="{colour}"/>'
        + f'<path d="M{low:.1f} {y + 9}H{most:.1f}M{low:.1f} {y + 4}v10M{most:.1f} {y + 4}v10" stroke="{INK}"/>'
        + _text(max(end, most) + 8, y + 13, line.text())
    )


def heat_map(title: str, lines: Sequence[ReportLine]) -> str:
    """Draw how often the treasure was found: diggers in rows, saboteurs in columns, a square for each condition."""
    cells: dict[str, dict[tuple[str, str], ReportLine]] = {}
    for line in lines:
        sides, _, what = line.name.partition(": ")
        diggers, _, saboteurs = sides.partition(" diggers, ")
        cells.setdefault(what, {})[diggers, saboteurs.removesuffix(" saboteurs")] = line
    size, left, top = 92, 110, 84
    body, x = [], left
    for what, part in cells.items():
        rows = list(dict.fromkeys(diggers for diggers, _ in part))
        columns = list(dict.fromkeys(saboteurs for _, saboteurs in part))
        body.append(_text(x, 52, what))
        body += [_text(x + size * (i + 0.5), 74, name, "middle") for i, name in enumerate(columns)]
        if x == left:
            body += [_text(x - 8, top + 46 * (i + 0.5) + 5, name, "end") for i, name in enumerate(rows)]
        for (diggers, saboteurs), line in part.items():
            body.append(_cell(line, x + size * columns.index(saboteurs), top + 46 * rows.index(diggers), size))
        x += size * len(columns) + 40
    tall = top + 46 * max(len({diggers for diggers, _ in part}) for part in cells.values())
    body.append(_text(16, tall + 24, "rows: gold-diggers; columns: saboteurs; share of rounds, ± 95 %"))
    return _page(max(x, 640), tall + 40, title, "".join(body))


def _cell(line: ReportLine, x: float, y: float, size: int) -> str:
    light = round(96 - 52 * line.value)
    ink = "#fff" if light < 62 else INK
    return (
        f'<rect x="{x}" y="{y}" width="{size - 2}" height="44" fill="hsl(150 40% {light}%)"/>'
        + _text(x + size / 2, y + 19, f"{100 * line.value:.0f} %", "middle", ink)
        + _text(x + size / 2, y + 36, f"± {100 * line.half:.0f}", "middle", ink)
    )


ROLES = "across: believed chance of being a saboteur; up: how often it was so"


def reliability(title: str, series: Mapping[str, Sequence[Dot]], across: str = ROLES) -> str:
    """Draw what was believed against what was so, one square for each series; on the line beliefs are right."""
    side, left, top = 300, 60, 64
    body, x = [], left
    for name, dots in series.items():
        body.append(_text(x, top - 14, name))
        body.append(f'<rect x="{x}" y="{top}" width="{side}" height="{side}" fill="none" stroke="{RULE}"/>')
        body.append(f'<path d="M{x} {top + side}L{x + side} {top}" stroke="{RULE}" stroke-dasharray="4 4"/>')
        for tick in (0, 50, 100):
            body.append(_text(x + side * tick / 100, top + side + 18, f"{tick} %", "middle"))
            body.append(_text(x - 6, top + side - side * tick / 100 + 5, f"{tick}", "end"))
        most = max([1, *(dot.cases for dot in dots)])
        for dot in dots:
            radius = 3 + 11 * (dot.cases / most) ** 0.5
            spot = f'cx="{x + side * dot.said:.1f}" cy="{top + side - side * dot.true:.1f}" r="{radius:.1f}"'
            body.append(f'<circle {spot} fill="{GOOD}" fill-opacity="0.65"><title>{dot.cases} cases</title></circle>')
        x += side + 70
    body.append(_text(left, top + side + 40, across))
    return _page(max(x, 460), top + side + 56, title, "".join(body))


LINES = (GOOD, BAD, "#3b6ea5", "#8a6d1f")


def curves(title: str, across: str, series: Mapping[str, Sequence[tuple[float, float]]], level: float) -> str:
    """Draw shares over a number, a line for each series; dashed: the share that chance alone would give."""
    wide, tall, left, top = 460, 260, 60, 56
    most = max(x for points in series.values() for x, _ in points)
    body = [f'<rect x="{left}" y="{top}" width="{wide}" height="{tall}" fill="none" stroke="{RULE}"/>']
    ticks = sorted({x for points in series.values() for x, _ in points})

    def at(x: float, y: float) -> tuple[float, float]:
        return left + wide * x / most, top + tall * (1 - y)

    body += [_text(at(x, 0)[0], top + tall + 18, f"{x:g}", "middle") for x in ticks]
    body += [_text(left - 8, at(0, share / 4)[1] + 5, f"{25 * share} %", "end") for share in range(5)]
    body.append(f'<path d="M{left} {at(0, level)[1]:.1f}h{wide}" stroke="{INK}" stroke-dasharray="4 4"/>')
    for (name, points), colour in zip(series.items(), LINES, strict=False):
        places = [at(*point) for point in points]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        body.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        body += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in places]
        body.append(_text(left + wide + 10, places[-1][1] + 5, name, colour=colour))
    body.append(_text(left + wide / 2, top + tall + 38, across, "middle"))
    return _page(left + wide + 110, top + tall + 52, title, "".join(body))


Panel = Mapping[str, Sequence[tuple[float, float]]]


def by_load(title: str, across: str, panels: Mapping[str, Panel]) -> str:
    """Draw figures over a load that doubles and doubles, a panel for each unit, a line for each figure."""
    wide, tall, left, top = 300, 220, 60, 70
    body, x = [], left
    for unit, series in panels.items():
        loads = sorted({load for points in series.values() for load, _ in points})
        most = max([1.0, *(value for points in series.values() for _, value in points)])
        reach = log(loads[-1] / loads[0]) or 1.0
        body.append(f'<rect x="{x}" y="{top}" width="{wide}" height="{tall}" fill="none" stroke="{RULE}"/>')
        body += [_text(x - 6, top + tall * (1 - part / 4) + 5, f"{most * part / 4:.0f}", "end") for part in range(5)]
        body.append(_text(x, top - 28, unit))
        body += [
            _text(x + wide * log(load / loads[0]) / reach, top + tall + 18, f"{load:g}", "middle") for load in loads
        ]
        for number, ((name, points), colour) in enumerate(zip(series.items(), LINES, strict=False)):
            places = [
                (x + wide * log(load / loads[0]) / reach, top + tall * (1 - value / most)) for load, value in points
            ]
            line = " ".join(f"{across_at:.1f},{up:.1f}" for across_at, up in places)
            body.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            body += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="{colour}"/>' for a, b in places]
            body.append(_text(x + 130 * number, top - 8, name, colour=colour))
        body.append(_text(x + wide / 2, top + tall + 38, across, "middle"))
        x += wide + 70
    return _page(x, top + tall + 52, title, "".join(body))
