"""`saboteur completion SHELL`: what a shell needs to complete our commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from saboteur.cli.shared import OK, say

# `shtab` names them too, but is imported only where somebody asks.
SHELLS = ("bash", "zsh", "fish", "powershell")
EXAMPLES = """\
examples:
  saboteur completion bash > ~/.local/share/bash-completion/completions/saboteur
  saboteur completion zsh > ~/.zfunc/_saboteur           in ~/.zshrc: fpath+=~/.zfunc; autoload -U compinit; compinit
  saboteur completion fish > ~/.config/fish/completions/saboteur.fish
"""


def add_completion(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], whole: Callable[[], argparse.ArgumentParser]
) -> None:
    """Add the command; `whole` makes the parser with all commands."""
    parser = commands.add_parser(
        "completion",
        help="print what completes these commands in your shell",
        description="Print a script with which a shell completes commands and arguments.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=lambda args: completion(args.shell, whole()))


def completion(shell: str, parser: argparse.ArgumentParser) -> int:
    """Write the script."""
    import shtab  # noqa: PLC0415 - no other command needs it

    say(shtab.complete(parser, shell).rstrip("\n"))
    return OK
