"""Compile the rules (src/saboteur/core) with mypyc, in place or for a wheel.

    python tools/compile_core.py              in place; nothing is done when nothing changed
    python tools/compile_core.py --check      only say (exit code) whether that is up to date
    python tools/compile_core.py --stage      compile, but leave what runs as it is: a server may be running on it
    python tools/compile_core.py --place      put what was staged in place, if it is of the present sources
    python tools/compile_core.py --into DIR   from scratch, into DIR/saboteur/...
    python tools/compile_core.py --profiled   twice: the second time by what the first did most in play (see below)

All modules become one group: a small extension module beside each source and one library,
saboteur/core__mypyc, that holds the code. The sources are copied into a staging folder first, so
that neither type errors elsewhere nor the rest of the package has a say. Whenever the compiled
files are not those of the present sources they are deleted: then the sources run, only slower.

`--profiled`, in place or with `--into`, is for those who train or who serve many bots: gcc first makes a core that
counts its own branches, which plays `WORKLOAD`, and then lays the code out by the counts. It computes the same and
runs on the same machines; it only takes longer to compile. What a machine offers beyond that is asked for by the
environment (CFLAGS=-march=native); such a core runs on this kind of processor alone.

Exit codes: 0 compiled, 1 the core does not compile, 3 this machine cannot compile (or SABOTEUR_PURE=1), 4 nothing
is staged that could be put in place.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "saboteur"
CORE = PACKAGE / "core"
STAGE = ROOT / "build" / "core"
STAMP = STAGE / "stamp"  # what the files in place were made from
STAGED = STAGE / "staged"  # what those in STAGE/out were made from, once all of them are there
GROUP = "saboteur.core"  # mypyc puts the group's library beside the package: saboteur/core__mypyc

GCC_OPTIONS = (
    "-ffp-contract=off",  # same seed, same game on every processor: products are rounded before they are added up
    "-fno-semantic-interposition",  # nobody replaces our functions at load time, so the compiler may inline them
    "-Wno-misleading-indentation",  # nobody reads this C: looking for it takes gcc 45 seconds in one large file
)

COUNTING = ("-fprofile-generate={profile}", "-fprofile-update=single")
COUNTED = (
    "-fprofile-use={profile}",
    "-fprofile-partial-training",  # what was not played is compiled as ever, not for size
    "-Wno-missing-profile",  # the small modules beside the sources hold no code
)
# What is played to count branches: training at the tables of the shipped network, searched games, random ones.
COMMAND = ("-c", "import sys; from saboteur.cli import main; sys.exit(main())")
WORKLOAD = (
    ("-m", "train.bench", "train/configs/grandmaster.toml", "--runs", "1", "--steps", "200"),
    (*COMMAND, "arena", "--diggers", "master", "--saboteurs", "master", "--rounds", "3"),
    (*COMMAND, "sim", "--random", "--games", "200", "--seed", "1"),
)

DONE, BROKEN, UNABLE, NOTHING = 0, 1, 3, 4


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile src/saboteur/core with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="compile into DIR, not in place")
    parser.add_argument("--check", action="store_true", help="only check whether the compiled core is current")
    parser.add_argument("--stage", action="store_true", help="compile, and leave what is in place as it is")
    parser.add_argument("--place", action="store_true", help="put what was staged in place, without compiling")
    parser.add_argument("--profiled", action="store_true", help="by what is done most in play (gcc, minutes)")
    parser.add_argument("--staged", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.staged:
        return build_staged()
    if args.check:
        return DONE if up_to_date() else BROKEN
    if args.stage:
        return stage()
    if args.place:
        return place()
    if args.profiled and not is_gcc():
        say("--profiled needs gcc")
        return UNABLE
    return compile_into(args.into.resolve(), args.profiled) if args.into else compile_in_place(args.profiled)


def compile_in_place(profiled: bool) -> int:
    """Bring the extension modules beside the sources up to date; without success there are none."""
    if not profiled and (place() == DONE or not sources()):
        return DONE
    remove_compiled()
    status = stage(profiled)
    return place() if status == DONE else status


def stage(profiled: bool = False) -> int:
    """Compile into STAGE/out; what is in place stays, since a server may be running on it."""
    if not able():
        return UNABLE
    digest = source_digest()
    STAGED.unlink(missing_ok=True)
    say(f"compiling the rules with mypyc ({'several minutes' if profiled else 'once per change, a minute or two'})")
    status = build_profiled(STAGE) if profiled else build(STAGE)
    if status == DONE:
        STAGED.write_text(digest)
    return status


def place() -> int:
    """Put what is staged in place, if it is of the present sources; what is in place and of others goes."""
    if up_to_date():
        return DONE
    remove_compiled()
    if not STAGED.is_file() or STAGED.read_text() != source_digest():
        return NOTHING if able() else UNABLE
    install(STAGE / "out", PACKAGE.parent)
    STAMP.write_text(STAGED.read_text())
    STAGED.unlink()  # what is placed may be removed again: only complete files are ever placed
    return DONE


def compile_into(target: Path, profiled: bool) -> int:
    """Compile from scratch and put the extension modules under target; the checkout stays as it is."""
    if not able():
        return UNABLE
    with tempfile.TemporaryDirectory(prefix="saboteur-core-") as folder:
        status = build_profiled(Path(folder)) if profiled else build(Path(folder))
        if status == DONE:
            install(Path(folder, "out"), target)
    return status


# What there is and what it was made from


def sources() -> list[Path]:
    return sorted(CORE.rglob("*.py"))


def to_compile() -> list[Path]:
    """Packages stay plain: a compiled one looks for its submodules in the wrong folder."""
    return [path for path in sources() if path.name != "__init__.py"]


def compiled_files() -> list[Path]:
    found = [path for suffix in (".so", ".pyd") for path in CORE.rglob(f"*{suffix}")]
    return found + [path for path in PACKAGE.glob("core__mypyc.*") if path.suffix in {".so", ".pyd"}]


def source_digest() -> str:
    """A hash over all that decides what the compiled files look like."""
    requires = " ".join(
        tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    )  # mypy's version
    digest = hashlib.sha256(f"{requires} {sys.version} {EXTENSION_SUFFIXES[0]}".encode())
    for path in [Path(__file__).resolve(), *sources()]:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def up_to_date() -> bool:
    """Whether the compiled files, every one of them, come from the present sources."""
    if not STAMP.is_file() or STAMP.read_text() != source_digest():
        return False
    return all(path.with_suffix(EXTENSION_SUFFIXES[0]).is_file() for path in [*to_compile(), CORE / "../core__mypyc"])


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for path in compiled_files():
        path.unlink(missing_ok=True)


# Compiling


def able() -> bool:
    """Whether there is a C compiler that finds the headers of Python and of the C library."""
    if os.environ.get("SABOTEUR_PURE") == "1":
        return False
    compiler = c_compiler()
    if not compiler:
        return False
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    probe = [*shlex.split(compiler), *sorted(includes), "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def c_compiler() -> str | None:
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def is_gcc() -> bool:
    """Whether the compiler is gcc, whose counts of branches others do not read."""
    answer = subprocess.run([*shlex.split(c_compiler() or "false"), "--version"], capture_output=True, check=False)
    return b"Free Software Foundation" in answer.stdout


def build_profiled(stage: Path) -> int:
    """Compile a core that counts its branches, let it play, and compile again by the counts."""
    profile = stage / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    status = build(stage, [option.format(profile=profile) for option in COUNTING])
    if status != DONE:
        return status
    package = stage / "counting/saboteur"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    install(stage / "out", package.parent)
    environment = {**os.environ, "PYTHONPATH": f"{package.parent}{os.pathsep}{ROOT}", "PYTHONSAFEPATH": "1"}
    with (stage / "workload.log").open("wb") as out:
        for words in WORKLOAD:
            command = [sys.executable, *words]
            if subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out, check=False).returncode:
                say(f"the core that counts its branches does not play: see {out.name}")
                return BROKEN
    return build(stage, [option.format(profile=profile) for option in COUNTED])


def build(stage: Path, options: Iterable[str] = ()) -> int:
    """Copy the core into the staging folder and compile it there; what is said goes into a log."""
    for name in ("src", "out", "c"):
        shutil.rmtree(stage / name, ignore_errors=True)
    shutil.copytree(CORE, stage / "src/saboteur/core", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    (stage / "src/saboteur/__init__.py").touch()
    log = stage / "compile.log"
    command = [sys.executable, str(Path(__file__).resolve()), "--staged"]
    flags = " ".join([os.environ.get("CFLAGS", ""), *map(shlex.quote, options)]).strip()
    environment = {**os.environ, "CC": c_compiler() or "cc", "CFLAGS": flags}
    with log.open("wb") as out:
        result = subprocess.run(command, cwd=stage, env=environment, stdout=out, stderr=out, check=False)
    if result.returncode == 0:
        return DONE
    say(f"the core does not compile: {first_error(log)}")
    return BROKEN


def build_staged() -> int:
    """Runs in the staging folder, as a process of its own because mypyc leaves by sys.exit."""
    from mypyc.build import mypycify  # noqa: PLC0415 -- absent where nothing is compiled
    from setuptools import setup  # noqa: PLC0415 -- the same

    # Paths as seen from the checkout, so that tracebacks from compiled code show the source lines.
    paths = [path.relative_to(ROOT).as_posix() for path in to_compile()]
    extensions = mypycify(
        ["--config-file=", *paths],
        group_name=GROUP,
        opt_level="3",
        debug_level="0",
        target_dir="c",
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.extend(GCC_OPTIONS)
    setup(
        name="saboteur-core",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", "out", "--build-temp", "c"],
    )
    return DONE


def first_error(log: Path) -> str:
    """The line of the log that says most: the first error, else the last line."""
    lines = [line.strip() for line in log.read_text(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return (errors or lines[-1:] or ["no message"])[0]


def install(built: Path, target: Path) -> None:
    """Copy the extension modules to their places, each appearing whole or not at all."""
    for path in sorted(path for path in built.rglob("*") if path.is_file()):
        place = target / path.relative_to(built)
        place.parent.mkdir(parents=True, exist_ok=True)
        half = place.with_name(f".{place.name}.half")
        shutil.copy2(path, half)
        half.replace(place)


def say(text: str) -> None:
    print(f"saboteur: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
    sys.exit(130)
