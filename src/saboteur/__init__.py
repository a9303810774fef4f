"""Saboteur."""

from saboteur import _native

_native.install_if_asked()
