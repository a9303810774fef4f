"""What changed in a viewer's game since the step before.

Nothing here knows the game: fields that got another value, lists of which a part was replaced, and actions that are
written together because they differ in a few fields alone.
"""

from typing import Any

import msgspec

from saboteur.play.game import Result


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """Actions that have something in common: for each row one, made of `like` and the row's values."""

    like: dict[str, Any]  # the fields that are the same in all of them
    fields: list[str]  # the names of the others
    rows: list[list[Any]]  # their values, in the order of `fields`


class ListChange(msgspec.Struct, frozen=True, kw_only=True):
    """A list of which one part was replaced."""

    at: int  # how many items before it stay
    gone: int  # how many items are taken out there
    items: list[Any]  # what comes there instead


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """What to change in an object; all the rest is as before."""

    values: dict[str, Any]  # fields with their new values
    lists: dict[str, ListChange]  # fields that are lists of which a part was replaced


class GamePatch(msgspec.Struct, frozen=True, kw_only=True):
    """What a step changed in the game as the viewer sees it."""

    decision: int  # number of the decision that is waited for: `Act.decision` must repeat it
    options: list[Choices]  # what the viewer's own seat may do now, all of it; empty when it is not asked
    view: Changes  # what changed in `GamePart.view`, besides its `own`
    own: Changes | None  # what changed in `GamePart.view.own`; null: nothing
    result: Result | None = None  # once the game is over
