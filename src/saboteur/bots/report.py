"""Figures with their 95 % intervals, as a table, as CSV and as a picture."""

import csv
import io
from html import escape
from math import sqrt

import msgspec
from rich.console import Console
from rich.table import Table

Z = 1.96  # 95 %


class Line(msgspec.Struct, frozen=True):
    """One figure: its value, half of its interval, over how many cases."""

    name: str
    value: float
    half: float
    cases: int
    kind: str  # "rate", "mean" or "rating"

    def text(self) -> str:
        """Write the figure with its interval."""
        if self.kind == "rate":
            return f"{100 * self.value:.1f} % ± {100 * self.half:.1f}"
        return f"{self.value:.2f} ± {self.half:.2f}"


def rate_line(name: str, values: list[float]) -> Line:
    """Make a line of yes and no (Wilson's interval, as wide on its wider side)."""
    n = len(values)
    rate = sum(values) / n
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Line(name, rate, half + abs(middle - rate), n, "rate")


def mean_line(name: str, values: list[float]) -> Line:
    """Make a line of a mean over independent deals."""
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1))
    return Line(name, mean, Z * spread / sqrt(n), n, "mean")


def show(console: Console, title: str, lines: list[Line]) -> None:
    """Print the figures."""
    table = Table("what", "figure (95 %)", "cases", title=title)
    for line in lines:
        table.add_row(line.name, line.text(), str(line.cases or ""))
    console.print(table)


def markdown(title: str, lines: list[Line]) -> str:
    """Write the figures as a table for a page."""
    rows = [f"| {line.name} | {line.text()} | {line.cases or ''} |" for line in lines]
    return "\n".join([f"**{title}**", "", "| what | figure (95 %) | cases |", "|---|---|---|", *rows, ""])


def csv_text(lines: list[Line]) -> str:
    """Write the figures as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["what", "value", "half_interval", "cases", "kind"])
    writer.writerows([line.name, f"{line.value:.5f}", f"{line.half:.5f}", line.cases, line.kind] for line in lines)
    return out.getvalue()


def picture(title: str, lines: list[Line]) -> str:
    """Draw the figures as bars with their intervals."""
    high, left, wide = 26, 300, 420
    top = max([abs(line.value) + line.half for line in lines if line.kind != "rate"], default=1.0)
    rows = []
    for i, line in enumerate(lines):
        scale = wide / (1.0 if line.kind == "rate" else top)
        y = 44 + i * high
        x, half = abs(line.value) * scale, line.half * scale
        colour = "#4a7c59" if line.value >= 0 else "#a0522d"
        rows.append(
            f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{escape(line.name)}</text>'
            f'<rect x="{left}" y="{y}" width="{x:.1f}" height="18" fill="{colour}"/>'
            f'<path d="M{left + max(0.0, x - half):.1f} {y + 9}H{left + x + half:.1f}" stroke="#222"/>'
            f'<text x="{left + x + half + 8:.1f}" y="{y + 13}">{escape(line.text())}</text>'
        )
    tall = 60 + high * len(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {tall}" font-family="sans-serif" font-size="13">'
        f'<rect width="900" height="{tall}" fill="#fff"/><text x="16" y="26" font-size="15">{escape(title)}</text>'
        f"{''.join(rows)}</svg>\n"
    )
