"""Trove (2018): the top five discards (C18, R-15); keeping one of them is what chests ask, too."""

from saboteur.play.fields.tagged import Action


class SearchTrove(Action, frozen=True, tag="trove"):
    """Look at the top five discards and keep one."""
