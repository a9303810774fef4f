"""The leaderboard: everybody as gold-diggers against everybody as saboteurs, kept in a file that this extends.

python tools/leaderboard.py                      show it
python tools/leaderboard.py mine:Bot --jobs 2    play a new one against all that are in it, and add it

Deals are the same for all (`FIRST` and after it), base game with five seats. The figures go to docs/leaderboard.csv,
the picture to docs/leaderboard.svg, the table to docs/research.md.
"""

import argparse
import csv
import re
import sys
from math import sqrt
from pathlib import Path

from saboteur.bots.arena.charts import heat_map
from saboteur.bots.arena.duel import Duel, run
from saboteur.bots.arena.duel_tables import side_lines
from saboteur.bots.arena.intervals import ReportLine
from saboteur.bots.levels import no_level, playable
from saboteur.env.baselines import played_as
from saboteur.workers import Workers

DOCS = Path(__file__).resolve().parent.parent / "docs"
BOARD, PAGE = DOCS / "leaderboard.csv", DOCS / "research.md"
MARK = "<!-- leaderboard: made by tools/leaderboard.py -->"
END = "<!-- end of leaderboard -->"
FIRST = 900_000_001
SEATS = 5
HEAD = ["diggers", "saboteurs", "found", "half_interval", "rounds"]
Found = dict[tuple[str, str], ReportLine]


def main(words: list[str] | None = None) -> int:
    """Play what is missing and show the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", help="levels, ppo=FILE, or bots as MODULE:CLASS")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="games of three rounds for each pair")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--file", type=Path, default=BOARD)
    chosen = parser.parse_args(words)
    wrong = [name for name in chosen.names if not playable(played_as(name))]
    if wrong or chosen.deals < 1:
        sys.stderr.write(f"leaderboard: {no_level(wrong[0]) if wrong else '--deals must be 1 or more'}\n")
        return 2
    found = read(chosen.file)
    extend(found, chosen.names, chosen.deals, Workers(chosen.jobs), chosen.file)
    shown = "\n".join(table(found))
    print(shown)
    if chosen.file == BOARD:
        pattern = re.escape(MARK) + ".*?" + re.escape(END)
        text = PAGE.read_text("utf-8")
        PAGE.write_text(re.sub(pattern, lambda _: f"{MARK}\n\n{shown}\n\n{END}", text, flags=re.DOTALL), "utf-8")
    return 0


def extend(found: Found, names: list[str], deals: int, workers: Workers, file: Path) -> None:
    """Play every pair with a new name in it; after each the file is whole."""
    everybody = list(dict.fromkeys([name for pair in found for name in pair] + names))
    for diggers in everybody:
        for saboteurs in everybody:
            if (diggers, saboteurs) in found:
                continue
            sides = [played_as(name) for name in (diggers, saboteurs)]
            duel = Duel(SEATS, ["base"], sides, True, FIRST, False)
            found[diggers, saboteurs] = played(duel, deals, workers)
            write(file, found)


def played(duel: Duel, deals: int, workers: Workers) -> ReportLine:
    """Return how often the diggers found the treasure against the saboteurs."""
    return side_lines(run(duel, deals, workers, True))[0]


def read(file: Path) -> Found:
    """Read the file, empty if there is none."""
    if not file.is_file():
        return {}
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    if rows and list(rows[0]) != HEAD:
        raise SystemExit(f"{file} is no leaderboard: its columns are not {', '.join(HEAD)}")
    return {
        (row["diggers"], row["saboteurs"]): ReportLine(
            "treasure found", float(row["found"]), float(row["half_interval"]), int(row["rounds"]), "rate"
        )
        for row in rows
    }


def write(file: Path, found: Found) -> None:
    """Write the file and its picture, whole or not at all."""
    lines = [f"{d},{s},{line.value:.4f},{line.half:.4f},{line.cases}" for (d, s), line in found.items()]
    fresh = file.with_suffix(".new")
    fresh.write_text("\n".join([",".join(HEAD), *lines]) + "\n", "utf-8")
    fresh.replace(file)
    named = [
        ReportLine(f"{d} diggers, {s} saboteurs: treasure found", line.value, line.half, line.cases, "rate")
        for (d, s), line in found.items()
    ]
    file.with_suffix(".svg").write_text(heat_map("Everybody against everybody", named), "utf-8")


def table(found: Found) -> list[str]:
    """Rank everybody by the mean of both sides, with the interval of that mean."""
    names = list(dict.fromkeys(name for pair in found for name in pair))
    rows = []
    for name in names:
        digging = [found[name, other] for other in names if (name, other) in found]
        hiding = [found[other, name] for other in names if (other, name) in found]
        dug = sum(line.value for line in digging) / len(digging)
        hid = 1 - sum(line.value for line in hiding) / len(hiding)
        half = sqrt(sum(line.half**2 for line in digging) / len(digging) ** 2 / 4
                    + sum(line.half**2 for line in hiding) / len(hiding) ** 2 / 4)  # fmt: skip
        rows.append(((dug + hid) / 2, half, name, dug, hid))
    out = ["| | both sides | as gold-diggers | as saboteurs |", "|---|---:|---:|---:|"]
    for both, half, name, dug, hid in sorted(rows, reverse=True):
        out.append(f"| {name} | {100 * both:.1f} ± {100 * half:.1f} % | {100 * dug:.0f} % | {100 * hid:.0f} % |")
    return out


if __name__ == "__main__":
    sys.exit(main())
