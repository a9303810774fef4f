"""What a systemd unit forbids, forbidden to a program without systemd: `python sandbox.py RULES PROGRAM ARGUMENTS`.

RULES is JSON (`Rules`). libseccomp, which systemd uses, too, makes the filter; what the program starts inherits it.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import errno
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

ALLOW = 0x7FFF0000
EQUAL = 4  # SCMP_CMP_EQ
FAMILIES = 46  # AF_MAX


class Rules(TypedDict):
    """Names of calls that are allowed, and address families of sockets."""

    calls: list[str]
    families: list[int]


class _Compare(ctypes.Structure):
    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


def rules_of(unit: dict[str, list[str]]) -> Rules:
    """Read a unit's filters as systemd does: the first line says what is allowed, later ones take away and add."""
    sets, calls = _sets(), set[str]()
    for line in unit["SystemCallFilter"]:
        named = line.removeprefix("~").split()
        found = {call for name in named for call in _calls(name, sets)}
        calls = calls - found if line.startswith("~") else calls | found
    calls |= _calls("@default", sets)  # systemd allows these whatever a unit says
    families = [int(getattr(socket, name)) for name in unit["RestrictAddressFamilies"][0].split()]
    return Rules(calls=sorted(calls), families=families)


def _sets() -> dict[str, list[str]]:
    told = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager"], capture_output=True, text=True, timeout=30, check=True
    )
    found: dict[str, list[str]] = {}
    name = ""
    for line in told.stdout.splitlines():
        if line.startswith("@"):
            name = line.strip()
            found[name] = []
        elif line.startswith(" ") and not line.strip().startswith("#"):
            found[name].append(line.strip())
    return found


def _calls(name: str, sets: dict[str, list[str]]) -> set[str]:
    if not name.startswith("@"):
        return {name}
    return {call for inner in sets[name] for call in _calls(inner, sets)}


def forbid(rules: Rules) -> None:
    """Forbid this process, and all that it starts, everything else, from now on."""
    library = ctypes.CDLL(ctypes.util.find_library("seccomp"), use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(_refuse(errno.EPERM)))
    for name in rules["calls"]:
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number >= 0 and name != "socket":  # those below are of other processors
            _done(library.seccomp_rule_add_array(context, ALLOW, number, 0, None))
    number = library.seccomp_syscall_resolve_name(b"socket")
    for family in range(FAMILIES):
        action = ALLOW if family in rules["families"] else _refuse(errno.EAFNOSUPPORT)
        compare = _Compare(0, EQUAL, family, 0)
        _done(library.seccomp_rule_add_array(context, action, number, 1, ctypes.byref(compare)))
    _done(library.seccomp_load(context))


def _refuse(number: int) -> int:
    return 0x00050000 | number


def _done(answer: int) -> None:
    if answer:
        raise OSError(-answer, os.strerror(-answer))


if __name__ == "__main__":
    forbid(json.loads(Path(sys.argv[1]).read_text()))
    os.execv(sys.argv[2], sys.argv[2:])
