"""Settings: where they come from, and that the documentation has all of them."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from pathlib import Path

import msgspec
import pytest
from tools.site_tables import filled

from saboteur.server.limits import bounds
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.people.identity import SECRET_BYTES, signing_secret
from saboteur.server.serving import EXIT_PORT, EXIT_SETTINGS, EXIT_STORE, CannotStart, listen, run
from saboteur.server.settings import Settings, SettingsError, load, reference

ROOT = Path(__file__).resolve().parents[2]


def test_flags_go_before_the_environment_which_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "saboteur.toml"
    file.write_text('port = 1\nhost = "::1"\nheartbeat = 3\norigins = ["https://a.example"]\n')
    settings = load({"port": 3, "host": None}, {"SABOTEUR_PORT": "2", "SABOTEUR_HEARTBEAT": "4"}, file)
    assert (settings.port, settings.host, settings.heartbeat) == (3, "::1", 4)
    assert load({}, {"SABOTEUR_ORIGINS": "https://a,https://b"}).origins == ["https://a", "https://b"]


@pytest.mark.parametrize(
    ("environment", "text", "word"),
    [
        ({"SABOTEUR_PORT": "x"}, "", "port"),
        ({"SABOTEUR_PORT": "70000"}, "", "port: it must be at most 65535"),
        ({"SABOTEUR_LOG_LEVEL": "loud"}, "", "log_level"),
        ({}, "prot = 1", "prot"),
        ({}, "port = ", "s.toml is not TOML"),
    ],
)
def test_bad_settings_are_one_line_that_names_them(
    environment: dict[str, str], text: str, word: str, tmp_path: Path
) -> None:
    file = tmp_path / "s.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as error:
        load({}, environment, file)
    assert word in str(error.value)
    assert "\n" not in str(error.value)


def test_a_bad_rate_is_named() -> None:
    with pytest.raises(SettingsError, match="rate_codes"):
        Limiter(Settings(rate_codes="often"))


def test_the_documentation_has_exactly_these_settings() -> None:
    text = (ROOT / "docs/settings.md").read_text(encoding="utf-8")
    assert reference() in text, "write docs/settings.md again: python -m saboteur.server.settings"
    assert bounds.reference() in filled(text)
    for field in msgspec.structs.fields(Settings):
        assert f"| `{field.name}` |" in text


def test_a_port_in_use_is_one_line_and_an_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart, match="in use"):
            listen(Settings(port=port))
        assert run(Settings(port=port, data=str(tmp_path)), browser=False) == EXIT_PORT
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(port) in error


def test_a_secret_that_could_be_guessed_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Settings(port=0, data=str(tmp_path), secret="x"), browser=False) == EXIT_SETTINGS
    assert "secret has 1 characters" in capsys.readouterr().err
    (tmp_path / "secret").touch()  # what a full disk once left
    assert run(Settings(port=0, data=str(tmp_path)), browser=False) == EXIT_SETTINGS
    error = capsys.readouterr().err
    assert str(tmp_path / "secret") in error
    assert error.count("\n") == 1


def test_a_secret_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(SettingsError, match="No space left"):
            signing_secret("", tmp_path)
    assert list(tmp_path.iterdir()) == []
    made = signing_secret("", tmp_path)
    assert len(made) == 2 * SECRET_BYTES
    assert signing_secret("", tmp_path) == made
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_where_there_are_no_links_the_secret_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", none)
    assert signing_secret("", tmp_path) == (tmp_path / "secret").read_text()
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_small_answers_are_sent_at_once_also_without_uvloop() -> None:
    async def option() -> int:
        asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with listen(Settings(port=0)) as listener:
            async with await asyncio.start_server(greet, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                found = await asyncio.wait_for(asked, 180)
                writer.close()
        return found

    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        assert runner.run(option())


def test_a_damaged_database_is_one_line_and_an_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "saboteur.sqlite").write_bytes(b"this is no database" * 100)
    assert run(Settings(port=0, data=str(tmp_path)), browser=False, say=lambda _: None) == EXIT_STORE
    assert capsys.readouterr().err.count("\n") == 1


def test_an_unreachable_database_is_one_line_and_an_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = "postgresql://somebody:secret@127.0.0.1:1/none"
    settings = Settings(port=0, data=str(tmp_path), database=database)
    assert run(settings, browser=False, say=lambda _: None) == EXIT_STORE
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "secret" not in error
