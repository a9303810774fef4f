"""The wager, a house rule: bet on who will turn the treasure up. Right, and you get two gold; wrong, and nothing.

Three cards. Play one in your turn, then name a seat, your own if you like; everybody sees it. A second wager of yours
in the same round replaces the first.
"""

from typing import ClassVar

from saboteur.kit import (
    END_TREASURE,
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
    get,
    give_gold,
    i64,
    put,
    seat_of,
    vec,
    worked,
)

PRIZE = 2
COINS = (  # two piles
    "M8,15a7,3.5 0 1 0 14,0a7,3.5 0 1 0 -14,0M8,15v4a7,3.5 0 0 0 14,0v-4"
    "M2,8a7,3.5 0 1 0 14,0a7,3.5 0 1 0 -14,0M2,8v4a7,3.5 0 0 0 6,3.4"
)


class Wager(CardModule):
    """Everything about the card: what it is, what it asks, what it keeps on the table, and when it pays."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "wager",
        "house",
        "bet on who will reach the treasure",
        cards=(
            Card(
                "wager",
                3,
                says="bet on a seat: two gold if it turns the treasure up",
                worth=(0.3, 0.1),
                gain=(0.7, 0.2),
                drawing=COINS,
            ),
        ),
        questions=(Question("wager_on", "seat", asks="whom you bet on", likes="friend"),),
        fields=(Field("wagers", per_seat=True),),  # by seat: whom it bet on, plus one; 0 while it has not
    )

    def claim(self, rules: Rules) -> None:
        """Speak before the others when a round is paid."""
        super().claim(rules)
        rules.score_hooks.insert(0, self)

    def effect(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        """Ask whom the player bets on."""
        ask(s, seat, "wager_on", about_card=kind)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Any seat."""
        return any_seat(s, out)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Keep the bet where everybody sees it."""
        put(s, "wagers", seat_of(act) + 1, seat)
        worked(s, seat, KIND["wager"], target=seat_of(act))

    def score(self, s: State) -> bool:
        """Pay those who were right; the round is paid as usual besides."""
        if s.table.ending == END_TREASURE:
            for seat in range(s.rules.seats):
                if get(s, "wagers", seat) == s.table.finder + 1:
                    give_gold(s, seat, PRIZE, KIND["wager"])
        return False
