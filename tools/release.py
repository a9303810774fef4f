"""Build what is published, and try it as a stranger would: `python tools/release.py DIST`.

Makes the documentation, the source archive, from it the wheel for all platforms and, where a C compiler is, the one
for this platform. Each wheel is looked through (page and documentation are inside, nothing of the laboratory, at most
15 MB), installed into an environment of its own, and started: its command answers, its server shows the page. What is
missing is an error. What a server consists of is written down (a bill of materials) and looked up among known
weaknesses, the page's packages too; where the registries cannot be asked, say --no-audit, and do it elsewhere.
`.github/workflows/release.yml` does the same on every platform.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from contextlib import suppress
from pathlib import Path

from saboteur import __version__

ROOT = Path(__file__).resolve().parent.parent
LOCK = str(ROOT / "requirements.lock")
LIMIT = 15_000_000  # bytes of a wheel
INSIDE = {"page": "saboteur/server/static/index.html", "documentation": "saboteur/server/docs_site/index.html"}
STARTED_WITHIN = 60.0  # seconds
SBOM = "saboteur-{version}.sbom.json"


class UnfitError(Exception):
    """What was built is not what people are promised; the text says why."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Build what is published into a folder, and try it.")
    parser.add_argument("dist", type=Path, metavar="DIST", help="an empty folder, or one that is not there yet")
    parser.add_argument("--pure", action="store_true", help="only the wheel for all platforms")
    parser.add_argument("--no-audit", action="store_true", help="do not ask for known weaknesses of dependencies")
    args = parser.parse_args()
    dist: Path = args.dist.resolve()
    dist.mkdir(parents=True, exist_ok=True)
    if any(dist.iterdir()):
        parser.error(f"{dist} is not empty")
    try:
        make(dist, pure_alone=args.pure)
        if not args.no_audit:
            audit()
    except UnfitError as why:
        print(f"release: {why}", file=sys.stderr)
        return 1
    return 0


def make(dist: Path, *, pure_alone: bool) -> None:
    run(sys.executable, str(ROOT / "tools/docs_site.py"))
    archive = build(dist, "--sdist", ROOT)
    wheels = [build(dist, "--wheel", archive, SABOTEUR_PURE="1")]
    if not pure_alone:
        compiled = build(dist, "--wheel", archive)
        if compiled != wheels[0]:
            wheels.append(compiled)
        else:
            print("no wheel for this platform: there is no C compiler with Python's headers")
    for wheel in wheels:
        look_through(wheel)
        try_out(wheel)
    (dist / SBOM.format(version=__version__)).write_text(json.dumps(bill_of_materials(), indent=1) + "\n")


def build(dist: Path, what: str, source: Path, **environment: str) -> Path:
    """Build one thing, without npm or a compiled core in reach unless the machine has them."""
    before = set(dist.iterdir())
    command = ["uv", "build", "--quiet", what, "--out-dir", str(dist), str(source)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UnfitError(f"{what} cannot be built: {done.stderr.strip()}")
    (dist / ".gitignore").unlink(missing_ok=True)
    made = [path for path in set(dist.iterdir()) - before if path.suffix in {".whl", ".gz"}]
    found = made[0] if made else next(dist.glob("*-none-any.whl"))  # written again: not compiled
    print(f"{found.name}: {found.stat().st_size / 1e6:.1f} MB")
    return found


def look_through(wheel: Path) -> None:
    """Whether everything that is promised is inside, and nothing else."""
    names = zipfile.ZipFile(wheel).namelist()
    for what, file in INSIDE.items():
        if file not in names:
            raise UnfitError(f"{wheel.name} has no {what}")
    strange = [name for name in names if name.partition("/")[0].split("-")[0] != "saboteur"]
    if strange:
        raise UnfitError(f"{wheel.name} has {strange[0]}, which is not of the package")
    if wheel.stat().st_size > LIMIT:
        raise UnfitError(f"{wheel.name} has {wheel.stat().st_size / 1e6:.1f} MB, more than {LIMIT / 1e6:.0f}")


def try_out(wheel: Path) -> None:
    """Install the wheel with what it depends on, and start it."""
    with tempfile.TemporaryDirectory(prefix="saboteur-release-") as folder:
        venv = Path(folder, "venv")
        run("uv", "venv", "--quiet", "--python", sys.executable, str(venv))
        programs = venv / ("Scripts" if os.name == "nt" else "bin")
        python = str(programs / "python")
        run(
            "uv",
            "pip",
            "install",
            "--quiet",
            "--python",
            python,
            "--constraint",
            LOCK,
            str(wheel),
        )
        for command in ([str(programs / "saboteur")], [python, "-m", "saboteur"]):
            if run(*command, "--version").strip() != f"saboteur {__version__}":
                raise UnfitError(f"{wheel.name}: {' '.join(command)} --version does not say {__version__}")
        run(python, "-m", "saboteur", "sim", "--games", "2", "--check")
        print(f"  installed: {size(venv) / 1e6:.0f} MB; its page came after {first_page(python, Path(folder)):.1f} s")


def first_page(python: str, folder: Path) -> float:
    """Start the server and fetch its page; return after how many seconds it came."""
    before = time.monotonic()
    log = folder / "log"
    with log.open("wb") as out:
        command = [python, "-m", "saboteur", "serve", "--port", "0", "--no-browser", "--data", str(folder / "data")]
        server = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        while time.monotonic() - before < STARTED_WITHIN and server.poll() is None:
            line = next((line for line in log.read_text().splitlines() if "Saboteur is open at" in line), "")
            if line:
                url = next(word.rstrip(",") for word in line.split() if word.startswith("http"))
                with urllib.request.urlopen(url, timeout=10) as answer:
                    if b"<script" not in answer.read():
                        raise UnfitError(f"what {url} shows is not the page")
                return time.monotonic() - before
            time.sleep(0.1)
        raise UnfitError(f"the server did not start: {log.read_text()}")
    finally:
        server.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            server.wait(30)
        server.kill()


def pinned(*extras: str) -> list[tuple[str, str]]:
    """Return what `dependencies` and these extras need, in the versions of the lock."""
    command = (
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--no-header",
        "--no-annotate",
        "--universal",
        "--python-version",
        "3.11",
        *(f"--extra={one}" for one in extras),
    )
    lines = run(*command, "--constraint", LOCK, str(ROOT / "pyproject.toml")).splitlines()
    found = (line.split(";")[0].strip().partition("==") for line in lines if "==" in line)
    return [(name, version) for name, _, version in found]


def audit() -> None:
    """Refuse packages with known weaknesses; an audit that could not ask about one is none."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "requirements.txt")
        wanted.write_text(
            "".join(f"{name}=={version}\n" for name, version in pinned("postgres", "redis", "push", "passkeys"))
        )
        run("uv", "tool", "run", "pip-audit", "--strict", "--no-deps", "--disable-pip", "--requirement", str(wanted))
    run("npm", "audit", "--omit=dev", "--audit-level=high", "--prefix", str(ROOT / "web"))
    print("no known weakness in any package")


def bill_of_materials() -> dict[str, object]:
    """What a server consists of, in CycloneDX's form."""
    parts = [
        {"type": "library", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}
        for name, version in pinned()
    ]
    own = {"type": "application", "name": "saboteur", "version": __version__}
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "metadata": {"component": own}, "components": parts}


def run(*command: str) -> str:
    program = shutil.which(command[0]) or command[0]
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UnfitError(f"{' '.join(command[:3])} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    sys.exit(main())
