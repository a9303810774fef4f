"""What all actions and all events have in common; modules bring their own of both (`modules/`)."""

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Anything a seat can do."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, as one viewer may know it; a secret field is null for the others."""
