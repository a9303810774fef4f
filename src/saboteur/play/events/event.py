"""What all events have in common."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, as one viewer may know it; a secret field is null for the others."""
