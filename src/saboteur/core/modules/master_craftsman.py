"""Master craftsman (2021): a repair with all three symbols (C21). The card's symbols are all there is to it."""

from saboteur.core.cards import CHAMPIONSHIP, KIND
from saboteur.core.rules import Module, Rules


class MasterCraftsman(Module):
    """One more repair card."""

    key = "master_craftsman"

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        kind = KIND["master_craftsman"]
        rules.add_cards({kind: CHAMPIONSHIP[kind]})
