"""Build the documentation site, which the server shows at /docs: `./run docs`.

    python tools/docs_site.py                  of this checkout, into src/saboteur/server/docs_site
    python tools/docs_site.py --and v1.0.0     and that release's beside it, from its tag
    python tools/docs_site.py --into DIST      somewhere else

The pages are those of docs/ and of this folder, with an API reference from the docstrings of what is promised
(tests/project/public.txt). A page that stands in no chapter, or a link that leads nowhere, is an error. Nothing is
asked of other hosts, and no script or style stands in a page: that is what the server's policy lets through.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "src/saboteur/server/docs_site"
LARGE_SCREEN = 45_000  # bytes of a screen's picture, above which the site has a smaller one
LARGEST_PICTURE = 300_000  # bytes; of one that moves and is larger the site shows one moment
# Every page has its place; README.md comes before all of them.
CHAPTERS = {
    "The rules": "rules/ rulings glossary",
    "Play": "cli puzzles daily clubs tournaments ratings bots analysis records positions notation privacy",
    "Host": "host-it operations settings storage load security",
    "Program": "write-a-bot add-a-module add-an-option protocol events refusals client translating compatibility",
    "Research": "research research-tables model-card learning learning-trials benchmarks figures/",
    "The project": "architecture testing status CONTRIBUTING CHANGELOG SECURITY CODE_OF_CONDUCT",
}
# What programs import (docs/compatibility.md), with the three modules that `saboteur` hands on.
API = ("saboteur", "saboteur.play.actions", "saboteur.play.events", "saboteur.play.views.view_types", "saboteur.kit",
       "saboteur.bots", "saboteur.client")  # fmt: skip
SETTINGS = {
    "project": "Saboteur",
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "html_theme": "furo",
    "html_copy_source": False,
    "html_show_sourcelink": False,
    "html_show_sphinx": False,
    "html_theme_options": {
        "light_css_variables": {"color-brand-primary": "#8a4b08", "color-brand-content": "#8a4b08"},
        "dark_css_variables": {"color-brand-primary": "#e2a64a", "color-brand-content": "#e2a64a"},
    },
    "default_role": "code",
    "myst_enable_extensions": ["html_image"],
    "myst_heading_anchors": 6,
    "autodoc_member_order": "bysource",
    "autodoc_typehints_format": "short",
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
FENCED = re.compile(r"(^```.*?^```[^\n]*$)", re.MULTILINE | re.DOTALL)
DRAWN = re.compile(r'(?<=<img )src="([^":]+)"')
OURS = re.compile(r"^```(position|way)\b.*$", re.MULTILINE)  # blocks that tests read; nothing colours them
PLACE = re.compile(r'^(.*?) *<a (?:id|name)="([^"]+)"></a>$', re.MULTILINE)  # alone, or behind a heading
INLINE = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL)

STYLED = re.compile(r'(<\w[^>]*?) style="([^"]*)"')


class BuildError(Exception):
    """The site cannot be built; the text says why."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run docs", description="Build the documentation site.")
    parser.add_argument("--into", type=Path, default=SITE, metavar="FOLDER")
    parser.add_argument(
        "--and", dest="older", nargs="+", default=[], metavar="TAG", help="releases to show beside it"
    )
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # for what stands beside this file
    try:
        build(args.into.resolve(), args.older)
    except BuildError as why:
        print(f"docs: {why}", file=sys.stderr)
        return 1
    return 0


def build(into: Path, older: list[str]) -> None:
    """Build beside what is there, and put it in its place when all of it is whole."""
    os.environ["SABOTEUR_PURE"] = "1"  # compiled rules have no signatures to show
    new = into.with_name(f"{into.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="saboteur-docs-") as folder:
        stage = Path(folder, "pages")
        gather(stage, older)
        make_pages(stage, new)
        for tag in older:
            build_release(tag, Path(folder, tag), new / tag)
    shutil.rmtree(into, ignore_errors=True)
    new.rename(into)
    files = [path for path in into.rglob("*") if path.is_file()]
    print(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {into}")


def build_release(tag: str, folder: Path, into: Path) -> None:
    """Build the site of a release by its own tool from its own sources, without touching this checkout."""
    done = subprocess.run(["git", "-C", str(ROOT), "archive", tag], capture_output=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"there is no {tag}: {done.stderr.decode(errors='replace').strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    tool = folder / "tools/docs_site.py"
    if not tool.is_file():
        raise BuildError(f"{tag} has no site: it is older than tools/docs_site.py")
    command = [sys.executable, str(tool), "--into", str(into)]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{tag}: {done.stderr.decode(errors='replace').strip()}")


# -- the pages ---------------------------------------------------------------------------------------------


def gather(stage: Path, older: list[str]) -> None:
    """Copy all pages and pictures, with links as they are on the site, and write what only the site has."""
    from tools.site_tables import filled  # noqa: PLC0415 -- it loads the rules: after `build` has said which

    pages = {path: place(path) for path in sources()}
    for path, there in pages.items():
        target = stage / there
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(rewritten(path, filled(path.read_text("utf-8")), pages), "utf-8")
        elif path.suffix == ".webp" and path.stat().st_size > LARGEST_PICTURE:
            still(path, target)
        elif path.suffix == ".jpg" and path.stat().st_size > LARGE_SCREEN:
            smaller(path, target)
        else:
            shutil.copy(path, target)
    stage.joinpath("api").mkdir()
    for name in API:
        text = f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n   :members:\n   :no-index:\n```\n"
        stage.joinpath(f"api/{name}.md").write_text(text, "utf-8")
    with stage.joinpath("index.md").open("a", encoding="utf-8") as front:
        front.write(contents({there for there in pages.values() if there.endswith(".md")}, older))


def still(picture: Path, target: Path) -> None:
    """Keep of a picture that moves the last moment: every wheel has the site in it, and is to stay small."""
    from PIL import Image  # noqa: PLC0415 -- not needed to say what is wrong with a command

    with Image.open(picture) as moving:
        moving.seek(getattr(moving, "n_frames", 1) - 1)
        moving.convert("RGB").save(target, quality=80)


def smaller(picture: Path, target: Path) -> None:
    """Keep of a large picture as much as a page shows, for the same reason."""
    from PIL import Image  # noqa: PLC0415 -- not needed to say what is wrong with a command

    with Image.open(picture) as large:
        large.thumbnail((1000, 1000))
        large.save(target, quality=70, optimize=True)


def sources() -> list[Path]:
    """List the pages and pictures of the checkout."""
    found = [*ROOT.joinpath("docs").rglob("*"), *ROOT.glob("*.md"), *ROOT.glob("bench/figures/*")]
    return [path for path in found if path.suffix in {".md", ".jpg", ".svg", ".webp", ".png", ".gif"}]


def place(path: Path) -> str:
    """Say where a page or picture of the checkout is on the site."""
    name = path.relative_to(ROOT).as_posix().removeprefix("docs/").removeprefix("bench/")
    return "index.md" if name == "README.md" else name


def rewritten(path: Path, text: str, pages: dict[Path, str]) -> str:
    """Let a page's links lead to pages of the site; what lies only in the checkout is named instead."""

    def way(there: Path) -> str:
        return Path(os.path.relpath(pages[there], Path(pages[path]).parent)).as_posix()

    def drawn(found: re.Match[str]) -> str:
        return f'src="{way((path.parent / found[1]).resolve())}"'

    def link(found: re.Match[str]) -> str:
        picture, text, target, anchor = found[1], found[2], found[3], found[4] or ""
        if ":" in target or not target:
            return found[0]
        there = (path.parent / target).resolve()
        if there in pages:
            return f"{picture}[{text}]({way(there)}{anchor})"
        if not there.exists():
            raise BuildError(f"{path.relative_to(ROOT)} links to {target}, which is not there")
        name = there.relative_to(ROOT).as_posix()
        return text if there.name in text else f"{text} (`{name}` in the checkout)"

    parts = FENCED.split(text)
    for at in range(0, len(parts), 2):  # every second one is a block of code
        parts[at] = DRAWN.sub(drawn, PLACE.sub(r"(\2)=\n\1", LINK.sub(link, parts[at])))
    return OURS.sub("```text", "".join(parts))


def contents(pages: set[str], older: list[str]) -> str:
    """Write the table of contents, which the side of every page shows."""
    lines = []
    chapters = {title: chapter(names, pages) for title, names in CHAPTERS.items()}
    chapters["Reference of Python"] = [f"api/{name}" for name in API]
    for title, names in chapters.items():
        lines += ["", "```{toctree}", ":hidden:", f":caption: {title}", "", *names, "```"]
    if older:
        lines += ["", "## Other versions", "", *(f'- <a href="{tag}/index.html">{tag}</a>' for tag in older)]
    return "\n".join(lines) + "\n"


def chapter(names: str, pages: set[str]) -> list[str]:
    """List a chapter's pages; a name that ends with a stroke stands for all in a folder, README first."""
    found: list[str] = []
    for name in names.split():
        inside = sorted(page.removesuffix(".md") for page in pages if name.endswith("/") and page.startswith(name))
        found += sorted(inside, key=lambda page: not page.endswith("README")) or [name]
    return found


# -- what becomes of them ----------------------------------------------------------------------------------


def make_pages(stage: Path, into: Path) -> None:
    """Have Sphinx make the site; whatever it warns of is an error."""
    from sphinx.application import Sphinx  # noqa: PLC0415 -- large, and of no use to whoever only gathers

    warnings = io.StringIO()
    version = re.search(r'__version__ = "(.+)"', ROOT.joinpath("src/saboteur/__init__.py").read_text("utf-8"))
    assert version is not None
    said = SETTINGS | {"version": version[1], "release": version[1], "html_title": f"Saboteur {version[1]}"}
    with tempfile.TemporaryDirectory(prefix="saboteur-docs-") as trees:
        site = Sphinx(stage, None, into, trees, "html", said, status=None, warning=warnings)
        site.build(force_all=True)
    if warnings.getvalue() or site.statuscode:
        raise BuildError(warnings.getvalue().replace(f"{stage}/", ""))
    for leftover in ("objects.inv", ".buildinfo", ".buildinfo.bak"):
        into.joinpath(leftover).unlink(missing_ok=True)
    for map_of_styles in into.rglob("*.css.map"):  # nobody debugs them there
        map_of_styles.unlink()
    styles: dict[str, str] = {}
    for page in into.rglob("*.html"):
        page.write_text(strict(page, into, styles), "utf-8")
    rules = "".join(f'[data-style="{name}"] {{ {rule} }}\n' for name, rule in styles.items())
    into.joinpath("_static/attributes.css").write_text(rules, "utf-8")


def strict(page: Path, into: Path, styles: dict[str, str]) -> str:
    """Put scripts and styles that stand in a page into files: the server's policy forbids all others."""
    up = Path(os.path.relpath(into, page.parent)).as_posix()

    def out(found: re.Match[str]) -> str:
        tag, attributes, text = found.groups()
        if "src=" in attributes or not text.strip():
            return found[0]
        name = f"_static/{short(text)}.{'js' if tag == 'script' else 'css'}"
        into.joinpath(name).write_text(text, "utf-8")
        return f'<script src="{up}/{name}"></script>' if tag == "script" else sheet(f"{up}/{name}")

    def attribute(found: re.Match[str]) -> str:
        styles[short(found[2])] = found[2]
        return f'{found[1]} data-style="{short(found[2])}"'

    text = STYLED.sub(attribute, INLINE.sub(out, page.read_text("utf-8")))
    return text.replace("</head>", f"{sheet(f'{up}/_static/attributes.css')}</head>", 1)


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def sheet(way: str) -> str:
    return f'<link rel="stylesheet" href="{way}" />'


if __name__ == "__main__":
    sys.exit(main())
