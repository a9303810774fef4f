"""Records: a game as a small JSON document that can be saved, replayed and verified.

A record has the seed and every action in it: whoever reads it knows all secrets. `docs/records.md` has the format.
"""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from saboteur import __version__
from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.play.commentary.said import RecordedVote, Spoken, check_talk, check_votes
from saboteur.play.commentary.thoughts import Thought, check_thoughts
from saboteur.play.extensions.packages import missing, versions
from saboteur.play.game import Game
from saboteur.play.notation import write
from saboteur.play.positions import load, position_of
from saboteur.play.records.contents import FORMAT, VERSION, Recorded, Shuffle
from saboteur.play.records.verification import MARK, STRIDE, findings, replay

MOST_BYTES = 2_000_000
MOST_ACTIONS = 20_000


class Record(Recorded, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game, as it is read, written, played and verified."""

    @classmethod
    def parse(cls, text: str | bytes) -> Self:
        """Read a record without verifying it; refuse what is not a record."""
        raw = _outline(text)
        try:
            record = msgspec.convert(raw, cls)
            if len(record.actions) > MOST_ACTIONS:
                sentence = f"the record has more than {MOST_ACTIONS} actions"
                raise Refusal("record_too_large", sentence, {"fault": "actions", "most": MOST_ACTIONS})
            movers = [seat for seat, _ in record.moves()]
            record._check_start()
            check_thoughts(record.thoughts, movers, record.setup.seats)
            check_talk(record.talk, len(movers), record.setup.seats)
            check_votes(record.votes, len(movers), record.setup.seats)
        except msgspec.ValidationError as error:
            sentence = f"the record is not well formed: {error}"
            raise Refusal("record_malformed", sentence, {"fault": "field", "text": str(error)}) from None
        except SetupRefused as refused:
            sentence = f"the setup of the record cannot be played: {refused.sentence}"
            raise Refusal("record_setup", sentence) from refused
        return record

    @classmethod
    def load(cls, text: str | bytes) -> Self:
        """Read a record, replay it and verify it; refuse it with what is wrong and where."""
        record = cls.parse(text)
        made_by = record._other_versions()
        for finding in findings(record):
            if isinstance(finding.found, Refusal):
                wrong = finding.found
                said = f"{wrong.sentence} (recorded by {made_by})" if made_by else wrong.sentence
                raise Refusal(wrong.code, said, {**wrong.values, "made_by": made_by}) from wrong.__cause__
        return record

    def _other_versions(self) -> str:
        """Name what the record was made with and is not what runs here."""
        found = [] if self.engine == __version__ else [f"saboteur {self.engine[:20]}"]
        here = versions(self.setup.modules)
        found += [f"{made_by[:60]} → {here[key]}" for key, made_by in self.outside.items() if made_by != here[key]]
        return "; ".join(found)

    def dump(self) -> str:
        """Write the record as JSON, a line for each action, each shuffle and each thought."""
        fields = msgspec.to_builtins(self)
        for rare in ("outside", "thoughts", "talk", "votes"):
            if not fields[rare]:
                del fields[rare]
        lines = [f"{_json(key)}: {_spread(value)}" for key, value in fields.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _check_start(self) -> None:
        if self.start is None:
            return
        try:
            setup = load(self.start).setup
        except Refusal as reason:
            sentence = f"the game cannot begin at its position: {reason.sentence}"
            raise Refusal("record_start", sentence, {"fault": "position"}) from reason
        if setup != self.setup:
            sentence = "the position at which the game began has another setup than the record"
            raise Refusal("record_start", sentence, {"fault": "setup"})

    def game(self) -> Game:
        """Return the game after its last action."""
        return replay(self)


def record_of(
    game: Game,
    thoughts: Sequence[Thought] = (),
    *,
    talk: Sequence[Spoken] = (),
    votes: Sequence[RecordedVote] = (),
    unfinished: bool = False,
) -> Record:
    """Return a game as a document that can be saved, replayed and verified: with thoughts, talk and votes.

    It has the seed and every action in it, so whoever reads it knows all secrets. Until the game is over it is
    given only if one asks for it as `unfinished`, for saving where no player can look.
    """
    if not game.over and not unfinished:
        raise Refusal("game_running", "The game is not over: its record has the seed and all secrets in it.")
    trail = game.trail(STRIDE)
    return Record(
        setup=game.setup,
        commitment=game.setup.commitment(),
        start=position_of(game.beginning()) if game.from_position else None,
        actions=[f"{seat} {write(action)}" for seat, action in game.actions],
        marks=[mark[:MARK] for mark in trail.marks],
        shuffles=[Shuffle(label, order) for label, order in trail.shuffles],
        digest=game.digest(),
        result=game.result,
        outside=versions(game.setup.modules),
        thoughts=list(thoughts),
        talk=list(talk),
        votes=list(votes),
    )


def _outline(text: str | bytes) -> dict[str, Any]:
    """Decode the JSON and see whether it is a record that this version can read."""
    if len(text) > MOST_BYTES:
        sentence = f"a record has at most {MOST_BYTES} bytes, this has {len(text)}"
        raise Refusal("record_too_large", sentence, {"fault": "bytes", "most": MOST_BYTES, "count": len(text)})
    try:
        raw: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        if "truncated" in str(error):
            sentence = f"the file ends too early, after {len(text)} bytes"
            raise Refusal("record_malformed", sentence, {"fault": "cut_off", "count": len(text)}) from None
        values: dict[str, str | int] = {"fault": "no_json", "text": str(error)}
        raise Refusal("record_malformed", f"this is no JSON: {error}", values) from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise Refusal("record_foreign", f'this is no record of this game: it lacks "format": "{FORMAT}"')
    version: Any = raw.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise Refusal("record_malformed", "the record does not say its version", {"fault": "no_version"})
    if version > VERSION:
        sentence = f"the record has version {version}; this program reads up to {VERSION}"
        raise Refusal("record_too_new", sentence, {"count": version, "last": VERSION})
    absent = missing(raw["outside"]) if isinstance(raw.get("outside"), dict) else {}
    if absent:
        sentence = "; ".join(
            f"the game was played with the module {key} of {made_by}, which is not installed here"
            for key, made_by in absent.items()
        )
        text = "; ".join(f"{key}, {made_by}" for key, made_by in absent.items())
        raise Refusal("record_module", sentence, {"text": text})
    setup: Any = raw.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("seed"), str):
        raise Refusal("record_malformed", "the record has no setup with a seed", {"fault": "no_seed"})
    if version == 1:
        setup.setdefault("revision", 1)
        if isinstance(raw.get("start"), dict):
            raw["start"].setdefault("revision", 1)
            raw["start"].setdefault("veto_spent", False)  # what was left out then
    return raw


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _spread(value: object) -> str:
    """Write a list with a line for each of its items."""
    if not isinstance(value, list) or not value:
        return _json(value)
    return "[\n  " + ",\n  ".join(_json(item) for item in value) + "\n]"
