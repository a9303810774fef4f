"""Tunnel party: the first seat to join the large card has all dwarfs shuffled and dealt again (M3)."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.events import BY_PARTY, DWARF_CHANGED
from saboteur.core.large import claim_cells, reached_now, set_down, use
from saboteur.core.rules import Module, Rules
from saboteur.core.slots import KIND_MASK, SEATS_MASK, lost_by, regroup, shown_to
from saboteur.core.state import State


class TunnelParty(Module):
    """Everybody gets a new dwarf, and what anybody knew of the others' is where no longer."""

    key = "tunnel_party"

    def claim(self, rules: Rules) -> None:
        """Take its cells."""
        claim_cells(rules, "tunnel_party")
        rules.reach_hooks.append(self)

    def deal(self, s: State) -> None:
        """Lay the large card out."""
        set_down(s)

    def reached(self, s: State, out: vec[i64]) -> vec[i64]:
        """The card, while it is joined and unused."""
        return reached_now(s, out)

    def opens(self, s: State, cell: i64) -> bool:
        """Tell whether it is the large card."""
        return cell == s.rules.large_cells[0]

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
                s.say(DWARF_CHANGED, holder, BY_PARTY, 0, h.roles[holder] & KIND_MASK, me)
