"""What people read, in every language, from the Fluent files that the page reads too.

`Narrator` says events, actions, questions and bots' reasons in words; `texts` gives any other sentence by its key.

    >>> from saboteur.words import Narrator
    >>> from saboteur.play.actions import BreakTool
    >>> Narrator("de", ["Anna", "Ben"]).action(BreakTool(tool="pick", seat=1))
    'Kaputte Spitzhacke → Ben'
"""

from saboteur.words.event_lines import Line
from saboteur.words.narrator import Narrator
from saboteur.words.sentences import LANGUAGES, Texts, spoken, system_language, texts

__all__ = ["LANGUAGES", "Line", "Narrator", "Texts", "spoken", "system_language", "texts"]
