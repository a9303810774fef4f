"""Tunnel party: the first seat to join the large card has all dwarfs shuffled and dealt again (M3)."""

from typing import ClassVar

from mypy_extensions import i64

from saboteur.core.rules.large_cards import LargeCard, large_cells, use
from saboteur.core.table.events import BY_PARTY, DWARF_CHANGED
from saboteur.core.table.slots import SEATS_MASK, kind_of, lost_by, regroup, shown_to
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import State


class TunnelParty(LargeCard):
    """Everybody gets a new dwarf; who knew others' dwarfs no longer knows where they are."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "tunnel_party",
        "mini",
        "whoever gets there first has all dwarfs dealt again",
        order=120,
        cells=large_cells("tunnel_party"),
    )

    def open(self, s: State, seat: i64, cell: i64) -> None:
        """Shuffle and deal; each seat looks at its new dwarf."""
        h = s.hidden
        use(s, seat, 1)
        h.chance.shuffle("party", s.table.round, h.roles)
        group = s.new_group()
        for holder in range(s.rules.seats):
            me = i64(1) << holder
            h.roles[holder] = shown_to(regroup(lost_by(h.roles[holder], SEATS_MASK), group), me)
            if s.listen:
                s.say(DWARF_CHANGED, holder, BY_PARTY, 0, kind_of(h.roles[holder]), me)
