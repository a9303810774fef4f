"""Settings: one table of fields; values from flags, then the environment, then a file, then the defaults.

docs/settings.md is made from `Settings` and tested against it.
"""

from __future__ import annotations

import importlib.util
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from saboteur.extras import how_to_get
from saboteur.play.fields.field_faults import in_words
from saboteur.server import local_addresses
from saboteur.words.sentences import LANGUAGES

PREFIX = "SABOTEUR_"
POSTGRES = ("postgresql://", "postgres://")  # how the address of such a database begins


class SettingsError(Exception):
    """Settings that cannot be used; the text says which and why, in one line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything an operator can set."""

    host: Annotated[str, Meta(description="address to listen on; 0.0.0.0 lets the local network in")] = "127.0.0.1"
    lan: Annotated[
        bool, Meta(description="let phones in the same room join: listen on the local network and show the address")
    ] = False
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0 takes a free one")] = 8000
    public_url: Annotated[
        str, Meta(description="address people use, e.g. https://mine.example; empty: the one listened on")
    ] = ""
    origins: Annotated[
        list[str], Meta(description="further origins that may connect, exact, e.g. https://play.example")
    ] = []
    data: Annotated[str, Meta(description="folder of the SQLite file and the signing secret")] = "data"
    database: Annotated[str, Meta(description="postgresql://… or a SQLite file; empty: saboteur.sqlite in data")] = ""
    redis: Annotated[
        str, Meta(description="redis://… for several processes; empty: messages go through the database")
    ] = ""
    secret: Annotated[
        str,
        Meta(description="signs device tokens, at least 16 characters; empty: generated once and stored in data"),
    ] = ""
    trust_proxy: Annotated[bool, Meta(description="take the client's address from X-Forwarded-For")] = False
    metrics: Annotated[bool, Meta(description="serve /metrics (block it at the proxy)")] = True
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$", description="lowest log level")] = "info"
    log_json: Annotated[bool, Meta(description="log one JSON object per line instead of text")] = False
    log_file: Annotated[str, Meta(description="file to log to, which rotates; empty: standard error")] = ""
    log_megabytes: Annotated[float, Meta(gt=0, description="size at which the log file is rotated")] = 20.0
    log_files: Annotated[int, Meta(ge=0, le=1000, description="old log files that are kept")] = 5
    log_repeats: Annotated[
        int, Meta(ge=1, description="lines per minute of the same warning or error; further ones are only counted")
    ] = 20
    bot_workers: Annotated[
        int, Meta(ge=0, le=64, description="processes that bots think in; 0: a thread of the server")
    ] = 1
    judge: Annotated[
        bool, Meta(description="judge finished games when somebody asks; false: only games judged before are shown")
    ] = True
    daily_hour: Annotated[
        int, Meta(ge=0, le=23, description="hour (UTC) at which a new day of the daily mine begins, for everybody")
    ] = 0
    bot_delay: Annotated[float, Meta(ge=0, le=60, description="seconds a bot appears to think, on average")] = 1.0
    heartbeat: Annotated[int, Meta(ge=1, le=300, description="seconds between heartbeats on a connection")] = 15
    outbox: Annotated[int, Meta(ge=16, le=4096, description="messages queued for a slow reader at most")] = 256
    max_tables: Annotated[int, Meta(ge=1, description="tables in memory at most")] = 5000
    max_listed: Annotated[
        int, Meta(ge=0, description="open tables per address (IPv6: per /48) in the public list at most")
    ] = 10
    max_spectators: Annotated[int, Meta(ge=0, description="spectators per table at most")] = 50
    max_connections: Annotated[int, Meta(ge=1, description="open connections per address at most")] = 200
    idle_minutes: Annotated[float, Meta(gt=0, description="an unused table leaves memory after this time")] = 10.0
    lobby_hours: Annotated[float, Meta(gt=0, description="an unused lobby is deleted after this time")] = 24.0
    finished_days: Annotated[
        float, Meta(ge=0, description="a finished game is deleted after this time; 0: all are kept")
    ] = 0.0
    archive: Annotated[
        str, Meta(description="folder for the records of finished games before they are deleted; empty: none")
    ] = ""
    identity_days: Annotated[
        float, Meta(gt=0, description="an identity that never took a seat is deleted after this time")
    ] = 30.0
    admin_page: Annotated[
        bool, Meta(description="serve the operator's page /admin, for tokens of `saboteur admin token`")
    ] = False
    security_contact: Annotated[
        str,
        Meta(
            pattern="^((mailto:|https://)\\S+)?$",
            description="mailto:… or https://…, where to tell of weaknesses: /.well-known/security.txt; empty: none",
        ),
    ] = ""
    forbidden_words: Annotated[
        str, Meta(description="file of words that no name or chat message may contain, one per line; empty: none")
    ] = ""
    webhooks: Annotated[bool, Meta(description="let people in slow games set a webhook")] = False
    webhook_language: Annotated[
        str,
        Meta(pattern=f"^({'|'.join(LANGUAGES)})$", description="language of webhook messages, such as `de`"),
    ] = "en"
    webhooks_anywhere: Annotated[
        bool,
        Meta(description="allow webhooks and push to private addresses and without https (only among friends)"),
    ] = False
    push_key: Annotated[
        str, Meta(description="private key for web push (saboteur admin push-key makes one); empty: no web push")
    ] = ""
    push_contact: Annotated[
        str, Meta(description="mailto:… or https://… under which push services can reach the operator")
    ] = ""
    smtp_host: Annotated[str, Meta(description="mail server for slow games; empty: no e-mail")] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="its port")] = 587
    smtp_tls: Annotated[bool, Meta(description="whether it supports STARTTLS")] = True
    smtp_user: Annotated[str, Meta(description="name to log in with; empty: none")] = ""
    smtp_password: Annotated[str, Meta(description="password to log in with")] = ""
    smtp_from: Annotated[str, Meta(description="sender of e-mails")] = "saboteur@localhost"
    rate_intents: Annotated[str, Meta(description="intents a person may send")] = "20/second;300/minute"
    rate_table: Annotated[str, Meta(description="intents a table accepts from all its seats together")] = "300/second"
    rate_throws: Annotated[str, Meta(description="things a person may throw; an address six times as many")] = (
        "2/second;20/minute"
    )
    rate_requests: Annotated[str, Meta(description="HTTP requests an address may make")] = "50/second;1000/minute"
    rate_tables: Annotated[str, Meta(description="tables an address may open")] = "10/minute;100/hour"
    rate_devices: Annotated[str, Meta(description="identities an address may get")] = "20/minute;200/hour"
    rate_codes: Annotated[str, Meta(description="door codes an address may try")] = "10/minute;60/hour"
    rate_mails: Annotated[str, Meta(description="codes an address may have mailed")] = "5/hour;20/day"
    rate_admin: Annotated[str, Meta(description="attempts an address has to open the operator's page")] = (
        "10/minute;60/hour"
    )
    rate_phrases: Annotated[str, Meta(description="recovery phrases and passkeys an address may make or try")] = (
        "5/minute;30/hour"
    )
    rate_matches: Annotated[
        str, Meta(description="times an address may begin to wait for a table with strangers")
    ] = "20/minute;200/hour"
    rate_clubs: Annotated[
        str,
        Meta(description="things a person may do in clubs and to people they know; an address twelve times as many"),
    ] = "30/minute;200/hour"
    rate_hellos: Annotated[str, Meta(description="connections an address may open")] = "20/second;600/minute"

    def database_url(self) -> str:
        """Say where the store is."""
        return self.database or str(Path(self.data) / "saboteur.sqlite")

    def url(self, port: int | None = None) -> str:
        """Return the address people use, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in local_addresses.ANY else self.host
        return local_addresses.url_of(host, self.port if port is None else port)


def load(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """Put settings together, or say in one line what is wrong with them."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(environment)
    values |= {key: value for key, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"settings: {in_words(error)}") from None
    _check_packages(settings)
    if settings.lan and "host" not in values:
        return msgspec.structs.replace(settings, host=local_addresses.everywhere())
    return settings


def _check_packages(settings: Settings) -> None:
    """Refuse what needs packages that are not installed, and say for what and how to get them."""
    wanted = {
        "postgres": ("asyncpg", settings.database.startswith(POSTGRES) and "a database on PostgreSQL"),
        "redis": ("redis", settings.redis and "word over Redis"),
    }
    for extra, (package, what) in wanted.items():
        if what and importlib.util.find_spec(package) is None:
            raise SettingsError(f"settings: {what} needs a package that is missing: {how_to_get(extra)}")


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"settings file {file}: {error.strerror or error}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"settings file {file} is not TOML: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = [word for word in text.split(",") if word] if field.name == "origins" else text
    return found


def reference() -> str:
    """Write the table of docs/settings.md."""
    rows = ["| setting | environment | default | meaning |", "|---|---|---|---|"]
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        default = field.default if field.default is not msgspec.NODEFAULT else []
        shown = "" if default in ("", []) else f"`{str(default).lower() if isinstance(default, bool) else default}`"
        said = (field.type.extra_json_schema or {}) if isinstance(field.type, msgspec.inspect.Metadata) else {}
        meaning = str(said.get("description", "")).replace("|", "\\|")
        rows.append(f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | {shown} | {meaning} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(reference())
