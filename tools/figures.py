"""Write the figures in docs/ again: each block between two marks is what the command in its first mark prints.

    python -m tools.figures                 every block (minutes: it measures)
    python -m tools.figures benchmarks      those of one page

<!-- figures: saboteur bench --markdown -->
…
<!-- end of figures -->
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"(<!-- figures: (.+?) -->\n)(.*?)(<!-- end of figures -->)", re.DOTALL)


def blocks(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each block of a page: its command, and what stands there."""
    for found in BLOCK.finditer(page.read_text("utf-8")):
        yield found[2], found[3]


def printed(command: str) -> str:
    """Run the command of a block, with the programs of this Python's environment."""
    program, *arguments = shlex.split(command)
    path = Path(sys.executable).with_name(program)
    return subprocess.run([path, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def rewrite(page: Path) -> int:
    """Write the blocks of a page again; return how many there are."""
    text, count = BLOCK.subn(lambda found: found[1] + printed(found[2]) + found[4], page.read_text("utf-8"))
    if count:
        page.write_text(text, "utf-8")
    return count


def main(words: list[str]) -> int:
    """Rewrite the pages named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as benchmarks")
    names: list[str] = parser.parse_args(words).pages
    pages = [DOCS / f"{name.removesuffix('.md')}.md" for name in names] or sorted(DOCS.glob("*.md"))
    for page in pages:
        if not page.is_file():
            print(f"there is no page {page.relative_to(ROOT)}", file=sys.stderr)
            return 2
        if count := rewrite(page):
            print(f"{page.relative_to(ROOT)}: {count} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
