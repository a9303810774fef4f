"""Cut a release: python tools/cut_release.py 1.0.0

What CHANGELOG.md has under "Unreleased" becomes this version's, under today's date, and an empty "Unreleased" stands
above it again; the version is set where it is kept. Then look at the diff, commit it, and tag it: the tag publishes.
"""

from __future__ import annotations

import argparse
import datetime as dt
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
OURS = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class CannotCutError(Exception):
    """Why there is nothing to cut; nothing was changed."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Cut a release.")
    parser.add_argument("version", help="such as 1.2.0")
    args = parser.parse_args()
    today = dt.datetime.now(dt.UTC).date().isoformat()
    try:
        written = cut(ROOT, args.version, today)
    except CannotCutError as why:
        print(f"cut_release: {why}", file=sys.stderr)
        return 1
    print(f"{', '.join(written)}: {args.version}, {today}. Now: git commit, git tag v{args.version}, push both.")
    return 0


def cut(root: Path, version: str, today: str) -> list[str]:
    """Write the version wherever it stands; say in which files."""
    kept = root / "src/saboteur/__init__.py"
    before = OURS.search(kept.read_text("utf-8"))
    assert before is not None
    if not VERSION.fullmatch(version):
        raise CannotCutError(f"{version!r} is no version; write three numbers, such as 1.2.0")
    if number(version) <= number(before[1]):
        raise CannotCutError(f"{version} does not come after {before[1]}")
    changes = (root / "CHANGELOG.md").read_text("utf-8")
    new = changes.partition(UNRELEASED)[2].partition("\n## ")[0]
    if not new.strip():
        raise CannotCutError('CHANGELOG.md has nothing under "Unreleased"')
    texts = {
        "CHANGELOG.md": changes.replace(UNRELEASED, f"{UNRELEASED}\n## {version} – {today}\n", 1),
        "src/saboteur/__init__.py": OURS.sub(f'__version__ = "{version}"', kept.read_text("utf-8")),
        "CITATION.cff": cited((root / "CITATION.cff").read_text("utf-8"), version, today),
    }
    for name, text in texts.items():
        (root / name).write_text(text, "utf-8")
    return sorted(texts)


def cited(text: str, version: str, today: str) -> str:
    """Put version and date into what people cite."""
    text = re.sub(r"^version: .*$", f"version: {version}", text, flags=re.MULTILINE)
    return re.sub(r"^date-released: .*$", f"date-released: {today}", text, flags=re.MULTILINE)


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


if __name__ == "__main__":
    sys.exit(main())
