"""Actions as typed values, one for each thing a seat can do, and their packed form."""

from saboteur.play.actions.action_types import *  # noqa: F403 - one name for both
from saboteur.play.actions.packing import pack as pack
from saboteur.play.actions.packing import unpack as unpack
