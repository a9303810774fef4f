"""Servers that may be stopped, and clients that do not give up."""

from __future__ import annotations

from tests.server.faults.witness import patient
from tests.server.services import own_postgres

__all__ = ["own_postgres", "patient"]
