"""A bot that digs east; as a saboteur it digs, too, but never near the goals."""

from saboteur.play.actions import BreakTool, LayPath, MendTool, Pass


class Eastward:
    def choose(self, view, options, memory, rng):
        digs = view.own.role != "saboteur"

        def worth(option):
            if isinstance(option, LayPath):
                return option.cell.x if digs or option.cell.x < 5 else -9
            if isinstance(option, MendTool):
                return 9 if option.seat == view.own.seat else 1
            if isinstance(option, BreakTool):  # before whoever seems to be on the other side
                suspicion = memory.marks[option.seat]
                return 6 * suspicion if digs else 6 - suspicion
            return -1 if isinstance(option, Pass) else 2

        return max(options, key=lambda option: worth(option) + rng.random())
