"""`python -m saboteur` is the `saboteur` command."""

from saboteur.cli import main

if __name__ == "__main__":
    main()
