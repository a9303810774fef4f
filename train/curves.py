"""Pictures: the curve of a run, and how readable saboteurs are against how often they lose."""

import csv
from pathlib import Path
from typing import Any

COLOURS = {"self": "#555555", "rule_saboteurs": "#b8860b", "rule_diggers": "#8b1a1a", "roles": "#1f6f8b"}
NAMES = {
    "self": "network against itself", "rule_saboteurs": "network digs, rules sabotage",
    "rule_diggers": "rules dig, network sabotages", "roles": "role guess, nats a seat",
}  # fmt: skip
WIDE, HIGH, EDGE = 720, 360, 46


def draw(table: Path, picture: Path) -> None:
    """Draw what the curve's table holds."""
    if not table.exists():
        return
    with table.open(encoding="utf-8") as file:
        rows = [row for line in csv.DictReader(file) if (row := _numbers(line))]
    if len(rows) < 2:
        return
    end = max(row["seconds"] for row in rows) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-size="12"'
        ' font-family="sans-serif">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>',
    ]
    for share in range(0, 101, 20):
        y = _y(share / 100)
        parts.append(
            f'<path d="M{EDGE} {y:.1f}H{WIDE - 8}" stroke="#dddddd"/><text x="6" y="{y + 4:.1f}">{share}</text>'
        )
    for key, colour in COLOURS.items():
        points = [(row["seconds"], row[key]) for row in rows if row.get(key) == row.get(key) and key in row]
        line = " ".join(f"{EDGE + (WIDE - EDGE - 8) * x / end:.1f},{_y(min(1.0, value)):.1f}" for x, value in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for i, (key, name) in enumerate(NAMES.items()):
        parts.append(
            f'<text x="{EDGE + 8 + 330 * (i % 2)}" y="{16 + 16 * (i // 2)}" fill="{COLOURS[key]}">{name}</text>'
        )
    parts.append(f'<text x="{WIDE - 150}" y="{HIGH - 6}">{end / 60:.1f} minutes of training</text></svg>')
    picture.write_text("\n".join(parts), "utf-8")


MOMENTS = {"quarter_right": ("#8b1a1a", "at a quarter"), "half_right": ("#1f6f8b", "at half")}
DASHES = ("", "6 4", "2 3", "8 3 2 3")  # by who digs


def draw_hiding(table: Path, picture: Path) -> None:
    """Draw for every price how often the treasure was found, and how often the observer's top suspect was right."""
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-size="12"'
        ' font-family="sans-serif">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>',
    ]
    for share in range(0, 101, 20):
        x, y = _x(share / 100), _y(share / 100)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDE - 8}" stroke="#dddddd"/>')
        parts.append(
            f'<text x="6" y="{y + 4:.1f}">{share}</text><text x="{x - 8:.1f}" y="{HIGH - 10}">{share}</text>'
        )
    for number, diggers in enumerate(dict.fromkeys(row["diggers"] for row in rows)):
        for line, (key, (colour, when)) in enumerate(MOMENTS.items()):
            points = [(_x(float(row["found"])), _y(float(row[key]))) for row in rows if row["diggers"] == diggers]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"'
                f' stroke-dasharray="{DASHES[number % len(DASHES)]}"/>'
            )
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
            at = EDGE + 8 + 220 * (number % 3), HIGH - 58 + 16 * line
            dash = f'stroke-dasharray="{DASHES[number % len(DASHES)]}"'
            parts.append(f'<path d="M{at[0]} {at[1] - 4}h28" stroke="{colour}" stroke-width="2" {dash}/>')
            parts.append(f'<text x="{at[0] + 34}" y="{at[1]}" fill="{colour}">{diggers} digs, {when}</text>')
    parts.append('<text x="6" y="16">top suspect right, %</text>')
    parts.append(f'<text x="{WIDE - 150}" y="{HIGH - 26}">treasure found, %</text></svg>')
    picture.write_text("\n".join(parts), "utf-8")


def _numbers(line: dict[str | Any, str | Any]) -> dict[str, float]:
    """Return the numbers of a line; none of one with more or fewer columns, as of another config or a full disk."""
    try:
        return {key: float(value) for key, value in line.items()}
    except (TypeError, ValueError):
        return {}


def _x(share: float) -> float:
    return EDGE + (WIDE - EDGE - 24) * share


def _y(share: float) -> float:
    return HIGH - 24 - (HIGH - 24 - 44) * share
