"""The numbers under which the journal keeps events; `saboteur.play.events` gives them names, fields and audience.

Each is written as three public numbers, one secret number and the set of seats that may know the secret.
"""

from typing import Final

ROUND_STARTED: Final = 1  # round, starter, dwarfs left over
DWARF_DEALT: Final = 2  # seat | role
CARD_DRAWN: Final = 3  # seat, cards left in the pile | kind
TURN_STARTED: Final = 4  # seat, turn
CARD_PLAYED: Final = 5  # seat, action
VETO_ASKED: Final = 6  # set of seats
CARD_VETOED: Final = 7  # vetoer, victim, action
PATH_LAID: Final = 8  # seat, cell, oriented card
GOAL_TURNED: Final = 9  # seat, cell, face
CHEST_OPENED: Final = 10  # seat, cell, tunnel | chest << 8
LARGE_REACHED: Final = 11  # seat, 0 wardrobe 1 party
TOOL_BROKEN: Final = 12  # seat, target, tool
TOOL_MENDED: Final = 13  # seat, target, tool
ROCK_FELL: Final = 14  # seat, cell, whether it was a covered chest
MAP_READ: Final = 15  # seat, cell | goal face, or 1 << 16 | tunnel << 8 | chest
PASSED: Final = 16  # seat, number of cards | kinds, seven bits each
FRONT_DROPPED: Final = 17  # seat, front | two kinds
FRONT_LAID: Final = 18  # seat, target, front
FRONT_REMOVED: Final = 19  # seat, target, front
DWARF_INSPECTED: Final = 20  # seat, target | role
DWARF_CHANGED: Final = 21  # whose, why | new role
HANDS_SWAPPED: Final = 22  # seat, target
HAND_CARD: Final = 23  # new holder | kind
GOALS_HANDLED: Final = 24  # seat, cell, cell | 1 if swapped
CARD_SHOWN: Final = 25  # seat, why, cards left in the pile | kind
CARD_KEPT: Final = 26  # seat, why, cards discarded | kind, then the two discarded in a chosen order, seven bits each
WAY_TURNED: Final = 27  # seat, way
PATH_MOVED: Final = 28  # seat, from, to | oriented card << 16
TOLL_PLACED: Final = 29  # seat, cell of the card, guarded cell | discarded kind
TOLL_ASKED: Final = 30  # seat, target, cell
TOLL_ANSWERED: Final = 31  # target, 1 agreed, cell
TOLL_PAID: Final = 32  # payer, owner, cell
TOLL_GONE: Final = 33  # cell it guarded
GOLD_GAINED: Final = 34  # seat, amount, why
GOLD_LOST: Final = 35  # seat, amount, why
GOLD_OFFERED: Final = 36  # seat, cards going round | kinds, two bits each
GOLD_TAKEN: Final = 37  # seat, cards left | value
GOLD_SEEN: Final = 38  # seat | values drawn, three bits each, the last lowest; 4 more: went under the stack
PURSE_CHANGED: Final = 39  # seat, 1 if it has any | total
GOAL_MOVED: Final = 40  # seat, from, to
CARD_TAKEN: Final = 41  # seat, target | kind
PILE_BURIED: Final = 42  # seat, number
DISCARDS_SHUFFLED: Final = 43  # seat
ROUND_ENDED: Final = 44  # ending, finder + 1
DWARF_SHOWN: Final = 45  # seat + 1 (0: the spare), role
GOAL_SHOWN: Final = 46  # cell, face
ROBBED: Final = 47  # thief, victim
GAME_ENDED: Final = 48
PURSE_SHOWN: Final = 49  # seat, gold
CARD_SET: Final = 50  # seat, cell, oriented card: a turned goal or chest tunnel
CARD_DISCARDED: Final = 51  # kind: a card that everybody has seen
TUNNEL_TURNED: Final = 52  # seat, cell, tunnel: it is set next, then its chest is opened
CARD_WORKED: Final = 53  # seat, kind | target + 1 << 8 | cell << 16, number: what a module's card did
FIELD_CHANGED: Final = 54  # number of the field, value, seat + 1 (0: nobody's)
SECRET_TOLD: Final = 55  # seat, number of the field, whose + 1 (0: nobody's) | value

# Why something happened.
BY_TROVE: Final = 1
BY_DRAW_THREE: Final = 2
BY_DIG: Final = 3
BY_HAT_SWAP: Final = 4
BY_WARDROBE: Final = 5
BY_PARTY: Final = 6
BY_SACK: Final = 7
BY_DRAGON: Final = 8
BY_CHEST: Final = 9
BY_WIN: Final = 10
BY_CRYSTALS: Final = 11
BY_START: Final = 13
WHY: Final = ("", "trove", "draw_three", "dig_discards", "hat_swap", "wardrobe", "tunnel_party", "sack", "dragon",
              "chest", "win", "crystals", "toll", "start")  # fmt: skip
BY_CARD: Final = 64  # plus its kind: a card of a module did it, and its name says why
