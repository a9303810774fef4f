"""Lucky charms, a house rule: everybody has a secret number, and one number, which nobody knows, is lucky.

At the start of a round each seat draws a charm from 1 to 6, and a lucky number is drawn face down. Three fortune
tellers are in the deck: play one and look at somebody's charm, or name yourself and look at the lucky number. At the
end of the round everything is shown, and whoever has a lucky charm gets one gold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from saboteur.kit import (
    KIND,
    Card,
    CardModule,
    Field,
    ModuleSpec,
    Question,
    Rules,
    State,
    any_seat,
    ask,
    give_gold,
    i64,
    seat_of,
    secret,
    show,
    tell,
    vec,
    worked,
)

if TYPE_CHECKING:  # the kit is loaded before there are any views
    from saboteur import View
    from saboteur.play.actions import Choose, PlayCard

NUMBERS = (1, 2, 3, 4, 5, 6)


class Charms(CardModule):
    """Everything about it: the card, the question, the secret numbers, and when they pay."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "charms",
        "house",
        "secret numbers, one of them lucky",
        cards=(
            Card(
                "fortune_teller",
                3,
                says="look at a charm, or at the lucky number",
                worth=(0.2, 0.2),
                gain=(0.4, 0.4),
                drawing="M12,3a7,7 0 1 1 -0.1,0M7,19h10l2,3H5zM9,8a4,4 0 0 1 3,-2",
            ),
        ),
        questions=(Question("fortune_of", "seat", asks="whose charm you look at", likes="self"),),
        fields=(
            Field("charms", per_seat=True, secret=NUMBERS * 2),  # a deck for up to twelve seats: each its own
            Field("lucky", secret=NUMBERS),  # one for all, which nobody knows
        ),
    )

    @staticmethod
    def worth(view: View, action: PlayCard | Choose, wish: float, friends: Sequence[float]) -> float | None:
        """Tell bots: look at the lucky number, then at a charm that you do not know, and play no card for nothing."""
        own = view.own
        charms, (lucky,) = own.secrets["charms"], own.secrets["lucky"]
        if view.question.kind != "fortune_of":  # whether to play the card
            return None if 0 in (*charms, lucky) else -1.0
        if action.seat == own.seat:
            return 2.0 * (lucky == 0)
        return (charms[action.seat] == 0) * (1.0 - friends[action.seat])

    def claim(self, rules: Rules) -> None:
        """Speak before the others when a round is paid."""
        super().claim(rules)
        rules.score_hooks.insert(0, self)

    def effect(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        """Ask what the player looks at."""
        ask(s, seat, "fortune_of", about_card=kind)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Any seat: one's own stands for the lucky number."""
        return any_seat(s, out)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Tell the player alone; everybody sees what was looked at."""
        whose = seat_of(act)
        worked(s, seat, KIND["fortune_teller"], target=whose)
        if whose == seat:
            tell(s, seat, "lucky")
        else:
            tell(s, seat, "charms", whose)

    def score(self, s: State) -> bool:
        """Show everything and pay the lucky ones; the round is paid as usual besides."""
        show(s, "lucky")
        for seat in range(s.rules.seats):
            show(s, "charms", seat)
        for seat in range(s.rules.seats):
            if secret(s, "charms", seat) == secret(s, "lucky"):
                give_gold(s, seat, 1, KIND["fortune_teller"])
        return False
