"""Quick claims in words: what players and bots say from the closed list of things to say."""

from __future__ import annotations

from typing import Any

from saboteur.words.thing_names import Names, dashed


def claim_text(claim: Any, names: Names) -> str:
    """Say a claim, as it is on the wire or as a bot remembers it (`saboteur.play.commentary.said.Said`)."""
    t = names.t
    say = str(getattr(claim, "say", None) or type(claim).__struct_config__.tag)
    own = getattr(claim, "by", None) is not None and claim.by == claim.seat  # the speaker asks for itself
    you = names.to_reader(f"say-{dashed(say)}", getattr(claim, "seat", None))
    match say:
        case "goal_is" | "goal_is_not":
            kind = "any-sack" if claim.kind == "sack" else claim.kind
            return t(f"say-{dashed(say)}", cell=names.goal_at(claim.cell), goal=t(f"said-goal-{kind}"))
        case "chest_holds":
            return t("say-chest-holds", cell=names.hidden_at(claim.cell), chest=names.chest(claim.chest))
        case "suspect":
            return t(you, name=names.seat(claim.seat), role=names.role(claim.role))
        case "i_am":
            return t("say-i-am", role=names.role(claim.role))
        case "please_mend" if own:
            return t("say-please-mend-own", tool=names.tool(claim.tool))
        case "please_mend":
            return t("say-please-mend", name=names.seat(claim.seat), tool=names.tool(claim.tool))
        case "please_free" if own:
            return t("say-please-free-own")
        case "please_read":
            return t("say-please-read", cell=names.hidden_at(claim.cell, as_object=True))
        case "please_dig":
            return t("say-please-dig", cell=names.reached_at(claim.cell))
        case "feel":
            return t(f"feel-{dashed(claim.feeling)}")
    return t(you, name=names.seat(claim.seat))  # trust, please_free, please_break, why_that
