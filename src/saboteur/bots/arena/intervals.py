"""Figures with their 95 % intervals, as a table and as CSV."""

import csv
import io
import re
from math import sqrt

import msgspec
from rich.console import Console
from rich.table import Table

Z = 1.96  # 95 %


class ReportLine(msgspec.Struct, frozen=True):
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


def rate_line(name: str, values: list[float]) -> ReportLine:
    """Make a line of yes and no (Wilson's interval, as wide on its wider side)."""
    n = len(values)
    rate = sum(values) / n
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return ReportLine(name, rate, half + abs(middle - rate), n, "rate")


def mean_line(name: str, values: list[float], kind: str = "mean") -> ReportLine:
    """Make a line of a mean over independent deals."""
    n = max(1, len(values))
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1))
    return ReportLine(name, mean, Z * spread / sqrt(n), len(values), kind)


def show(console: Console, title: str, lines: list[ReportLine]) -> None:
    """Print the figures."""
    table = Table("what", "figure (95 %)", "cases", title=title)
    for line in lines:
        table.add_row(line.name, line.text(), str(line.cases or ""))
    console.print(table)


def markdown(title: str, lines: list[ReportLine]) -> str:
    """Write the figures as a table for a page."""
    rows = [f"| {line.name} | {line.text()} | {line.cases or ''} |" for line in lines]
    return "\n".join([f"**{title}**", "", "| what | figure (95 %) | cases |", "|---|---|---|", *rows, ""])


def read_means(text: str) -> list[ReportLine]:
    """Read means with their intervals back from such a table."""
    rows = re.findall(r"^\| (.+?) \| (-?[\d.]+) ± ([\d.]+) \| (\d+) \|$", text, re.MULTILINE)
    return [ReportLine(name, float(value), float(half), int(cases), "mean") for name, value, half, cases in rows]


def csv_text(lines: list[ReportLine]) -> str:
    """Write the figures as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["what", "value", "half_interval", "cases", "kind"])
    writer.writerows([line.name, f"{line.value:.5f}", f"{line.half:.5f}", line.cases, line.kind] for line in lines)
    return out.getvalue()
