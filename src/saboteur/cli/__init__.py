"""The command line."""


def main() -> None:
    """Say that there is nothing yet."""
    raise SystemExit("not yet")
