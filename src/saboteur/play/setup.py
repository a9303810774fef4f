"""Setups: what a game is played with."""

import secrets
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from saboteur.core.compose import compose, normal_modules
from saboteur.core.table.chance import SEED_BYTES, commitment
from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.core.table.ruleset import REVISION, Rules
from saboteur.play.extensions.packages import load_waiting


def fresh_seed() -> str:
    """Draw a new 128-bit seed, as 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Seats, modules, options and the seed of a game. Composing refuses what does not go together.

    Modules are put in their fixed order, the preset `classic` is spelled out, a number given as seed becomes
    hexadecimal, true and false become yes and no.
    """

    seats: int = 5  # number of seats, 2 to 12
    modules: Sequence[str] = ("base",)  # what to play with, by key
    options: Mapping[str, str | int | bool] = {}  # by key; those left out are at their default
    seed: str | int | None = None  # a number or 32 hexadecimal digits; null: a fresh one
    revision: int = REVISION  # of the rules; a game that began under an earlier one goes on under it

    def __post_init__(self) -> None:
        """Bring everything into its normal form and refuse what cannot be played."""
        load_waiting()
        wrong = self._wrong_types()
        if wrong:
            raise SetupRefused([Refusal("setup_types", sentence) for sentence in wrong])
        options = {key: _spelled(value) for key, value in self.options.items()}
        modules, options = normal_modules(list(dict.fromkeys(self.modules)), options)
        seed = self.seed
        if seed is None:
            seed = fresh_seed()
        elif isinstance(seed, int):
            seed = f"{seed:032x}"
        msgspec.structs.force_setattr(self, "modules", tuple(modules))
        msgspec.structs.force_setattr(self, "options", dict(sorted(options.items())))
        msgspec.structs.force_setattr(self, "seed", seed.lower())
        self.rules()

    def _wrong_types(self) -> list[str]:
        wrong: list[str] = []
        seats: object = self.seats  # whoever builds a setup by hand may have given anything
        modules: object = self.modules
        options: object = self.options
        if isinstance(seats, bool) or not isinstance(seats, int):
            wrong.append(f"seats must be a whole number, not {seats!r}")
        if isinstance(modules, str) or not isinstance(modules, Sequence) or not _all_words(modules):
            wrong.append(f"modules must be a list of module keys, not {modules!r}")
        if not isinstance(options, Mapping) or not _all_words(options):
            wrong.append(f"options must be a mapping of option keys to values, not {options!r}")
        elif not all(isinstance(value, str | int) for value in options.values()):
            wrong.append("option values must be words, numbers, or true and false")
        if isinstance(self.revision, bool) or self.revision not in range(1, REVISION + 1):
            wrong.append(f"the revision of the rules is a number from 1 to {REVISION}, not {self.revision!r}")
        if isinstance(self.seed, bool) or not (self.seed is None or _is_seed(self.seed)):
            wrong.append(f"a seed is a number below 2**128 or {2 * SEED_BYTES} hexadecimal digits, not {self.seed!r}")
        return wrong

    def rules(self) -> Rules:
        """Compose the ruleset."""
        options = tuple(self.options.items())
        return ruleset(self.seats, tuple(self.modules), options, self.revision)  # type: ignore[arg-type]

    def seed_bytes(self) -> bytes:
        """Return the seed as the shuffles use it."""
        return bytes.fromhex(str(self.seed))

    def commitment(self) -> str:
        """Return the hash that is published before the deal."""
        return commitment(self.seed_bytes())

    def public(self) -> "PublicSetup":
        """Return what everybody may know before the game is over: all but the seed."""
        options = {key: str(value) for key, value in self.options.items()}
        return PublicSetup(self.seats, list(self.modules), options, self.commitment(), self.revision)


class PublicSetup(msgspec.Struct, frozen=True):
    """A setup without its seed; the commitment is the seed's hash."""

    seats: int  # number of seats
    modules: list[str]  # what is played with
    options: dict[str, str]  # those named; the others are at their default
    commitment: str  # hash of the seed, published before the deal
    revision: int = REVISION  # of the rules under which the game began

    def rules(self) -> Rules:
        """Compose the ruleset."""
        return ruleset(self.seats, tuple(self.modules), tuple(self.options.items()), self.revision)


_CACHE: dict[tuple[int, tuple[str, ...], tuple[tuple[str, str], ...], int], Rules] = {}
_CACHE_SIZE = 256


def ruleset(
    seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], revision: int = REVISION
) -> Rules:
    """Compose, or take what was composed before: all games of one ruleset share it."""
    key = (seats, modules, options, revision)
    found = _CACHE.get(key)
    if found is None:
        found = compose(seats, list(modules), dict(options), revision)
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.clear()
        _CACHE[key] = found
    return found


def _all_words(values: Iterable[object]) -> bool:
    return all(isinstance(value, str) for value in values)


def _spelled(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _is_seed(seed: object) -> bool:
    if isinstance(seed, int):
        return 0 <= seed < 1 << (8 * SEED_BYTES)
    if not isinstance(seed, str) or len(seed) != 2 * SEED_BYTES:
        return False
    return all(digit in "0123456789abcdefABCDEF" for digit in seed)
