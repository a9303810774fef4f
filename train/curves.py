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


def _numbers(line: dict[str | Any, str | Any]) -> dict[str, float]:
    """Return the numbers of a line; none of one with more or fewer columns, as of another config or a full disk."""
    try:
        return {key: float(value) for key, value in line.items()}
    except (TypeError, ValueError):
        return {}


def _y(share: float) -> float:
    return HIGH - 24 - (HIGH - 24 - 44) * share
