"""Saboteur: the whole Jubilee edition as one pure, fast, leak-proof engine.

>>> import saboteur
>>> setup = saboteur.Setup(seats=5, modules=("base", "veto"), seed=7)
>>> game = saboteur.Game.new(setup)
>>> (seat,) = game.to_act
>>> told = game.apply(seat, game.legal(seat)[0])
>>> game.view(seat).own.seat == seat
True

`actions`, `events` and `views` have the typed values; `read` and `write` are their notation.
"""

from saboteur import _loading, _native

__version__ = "1.0.0"
_loading.end_by_ctrl_c()  # until `saboteur.cli.main` begins
_native.install_if_asked()  # before the first import of the core

# ruff: noqa: E402
from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.play.extensions import packages

packages.load_installed()  # before anything lists what there is

from saboteur.play import actions, events
from saboteur.play.catalogue import ModuleInfo, OptionInfo, Preset, modules, presets
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game, Result
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.knowledge.fold import fold, fold_story
from saboteur.play.notation import read, write
from saboteur.play.positions import Position, position_of, text_of
from saboteur.play.positions import load as load_position
from saboteur.play.records.record import Record, record_of
from saboteur.play.records.verification import Report, verify
from saboteur.play.setup import PublicSetup, Setup, fresh_seed
from saboteur.play.views import view_types as views
from saboteur.play.views.view_types import View

__all__ = [
    "Cell",
    "Game",
    "ModuleInfo",
    "OptionInfo",
    "Position",
    "Preset",
    "PublicSetup",
    "Record",
    "Refusal",
    "Report",
    "Result",
    "Setup",
    "SetupRefused",
    "View",
    "__version__",
    "actions",
    "events",
    "fold",
    "fold_story",
    "fresh_seed",
    "load_position",
    "modules",
    "position_of",
    "presets",
    "read",
    "record_of",
    "resample",
    "text_of",
    "verify",
    "views",
    "write",
]
