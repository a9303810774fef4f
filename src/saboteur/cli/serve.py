"""`saboteur serve`: start the table server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from saboteur.cli.shared import number
from saboteur.server.serving import EXIT_SETTINGS, run
from saboteur.server.settings import SettingsError, load

FLAGS = ("lan", "host", "port", "public_url", "data", "database", "redis", "log_level")


def add_serve(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "serve",
        help="start the game server and open it in a browser",
        description="Start the game server. Everything else that can be set is in docs/settings.md: each setting "
        "has an environment variable, and --config names a TOML file.",
    )
    parser.add_argument(
        "--lan", action="store_true", default=None, help="let phones in the room in: show the address of this network"
    )
    parser.add_argument("--host", help="address to listen on; 0.0.0.0 lets the local network in (default 127.0.0.1)")
    parser.add_argument("--port", type=number(0, 65535), help="port to listen on; 0 takes a free one (default 8000)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--data", metavar="DIR", help="folder for the database and the secret (default data)")
    parser.add_argument("--database", metavar="URL", help="postgresql://… or a SQLite file (default in --data)")
    parser.add_argument("--redis", metavar="URL", help="redis://… when several processes serve one database")
    parser.add_argument("--public-url", metavar="URL", help="the address people use, behind a proxy")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"], help="what to log from")
    parser.add_argument("--config", metavar="FILE", type=Path, help="TOML file with settings")
    parser.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> int:
    """Start the server with the settings given."""
    try:
        settings = load({name: getattr(args, name) for name in FLAGS}, file=args.config)
    except SettingsError as error:
        print(f"saboteur: {error}", file=sys.stderr)
        return EXIT_SETTINGS
    return run(settings, browser=not args.no_browser)
