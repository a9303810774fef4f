"""Every code with which the server refuses or says goodbye, besides the game's own (`saboteur.play.refusal_codes`).

docs/refusals.md and the browser's list of codes are made from these tables. `VALUES` names what a refusal always
carries besides its sentence, so that it can be said in another language.
"""

from __future__ import annotations

from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.server import messages as m

REASONS: dict[str, str] = {
    # getting in
    "no_table": "There is no such table.",
    "no_code": "No open table has this code.",
    "no_identity": "The device has no identity yet (POST /api/devices).",
    "bad_token": "This server does not know the token.",
    "scope": "The token or the connection does not allow this.",
    "bad_origin": "The request comes from another site's page, or the browser does not say from which page.",
    "protocol": "Client and server speak different versions of the protocol; reload the page.",
    "no_hello": "The first message on a socket must be `hello`, and must come soon.",
    "hello_again": "`hello` was already sent.",
    "no_spectators": "The table does not allow spectators.",
    "spectators_full": "The table has as many spectators as it can hold.",
    "no_move": "The link that moves a seat was used already, or is too old.",
    # coming back on another device
    "phrase_length": "A recovery phrase has ten words.",
    "phrase_word": "A word is in no recovery phrase; `near` is one that looks like it, if any does.",
    "phrase_order": "All words exist, but they are no phrase: one is wrong, or their order is.",
    "no_phrase": "Nobody here has this recovery phrase.",
    "no_passkeys": "Passkeys work over https or at http://localhost only, or the server lacks the extra `passkeys`.",
    "bad_passkey": "The passkey's answer is too old, was used already, or is not for this server.",
    "unknown_passkey": "The server does not know this passkey.",
    "passkeys_full": "The person has as many passkeys as one may have.",
    "played_here": "The device has games of its own: say whether they come along (`here`).",
    # messages and bodies
    "malformed": "The message cannot be read.",
    "not_json": "The body must be application/json.",
    "too_large": "The body or message is too large.",
    "not_found": "There is nothing at this address.",
    "wrong_method": "This address does not accept the method.",
    "unknown": "A table does not understand this.",
    "too_fast": "Too much at once from this seat, address or table; wait a little.",
    # the lobby
    "door_locked": "The host lets nobody else in.",
    "sent_away": "The host has sent this person away from the table.",
    "banned": "The operator does not let this person or address play for the time being.",
    "muted": "The operator does not let this person write or throw for the time being.",
    "bad_words": "A name or a line has a word that the operator does not allow.",
    "table_full": "All seats are taken.",
    "table_closed": "The table was closed.",
    "already_seated": "The device already has a seat at this table.",
    "not_seated": "The device has no seat at this table.",
    "seat_taken": "The seat is taken.",
    "seat_empty": "Nobody sits at the seat.",
    "not_host": "Only the host can do that.",
    "host_seat": "The host cannot be sent away, only leave.",
    "no_person": "A person must sit at the seat.",
    "bad_order": "The order must name every seat once.",
    "empty_seats": "Every seat must be taken; bots can fill the empty ones.",
    "seats_taken": "More seats are taken than the new setup has.",
    "colour_taken": "Another person at the table has this colour (`name`).",
    "no_preset": "There is no such preset.",
    "match_seats": "No such table has so many seats.",
    "rated_fixed": "Other people sit at the table, so whether it is rated stays as it is.",
    "no_change": "Nothing would change.",
    "wrong_phase": "It can be done only before, during or after the game (`phase`: lobby, playing or over).",
    "bad_name": "The name has no visible letter, or is too long.",
    "bad_text": "The text is empty or too long.",
    "bad_link": "The link is not an https address that can be opened safely, or is too long.",
    "too_many_tables": "The server has as many tables as it can hold.",
    # the game
    "paused": "The game is paused.",
    "stale": "Too late: the table is waiting for another decision now.",
    "away": "A bot plays for this seat; say `back` first.",
    "already_away": "A bot already plays for this seat.",
    "not_away": "No bot plays for this seat.",
    "answered": "The seat has already answered in this veto window.",
    "read_along": "The person plays in another tab or on another device; take over there first.",
    "chat_off": "The host allows claims only, no free chat.",
    "rematch_open": "The new table is already open (`table`).",
    "not_over": "A record is shown only after the game, a round only after its dwarfs are revealed.",
    "round_over": "The dwarfs of that round are already revealed, or it is not being played.",
    "guesses_locked": "The guesses for this round are already locked.",
    "no_vote": "Nobody is asked to point at somebody now: not yet, or not at this table.",
    "vote_over": "The vote of this round is over.",
    "voted": "This seat has already pointed at somebody in this round.",
    "not_alone": "A coach helps only where nobody but bots plays along.",
    "judge_off": "The server does not judge games (setting `judge`), and this one was not judged before.",
    # tournaments
    "no_tournament": "There is no such tournament.",
    "tournament_over": "The tournament is over.",
    "tournament_full": "The tournament is full.",
    "tournament_paused": "The tournament is paused.",
    "not_organiser": "Only the organiser and deputies may do that.",
    "needs_link": "People register by the link themselves; only bots are added here.",
    "no_device": "A deputy needs a device: they must have registered by the link.",
    "no_entrant": "Nobody here has this key.",
    "registered": "You are registered already.",
    "not_registered": "You do not take part.",
    "withdrawn": "They have left the tournament.",
    "name_taken": "Somebody here is called that already.",
    "other_round": "That is not the next round.",
    "no_such_table": "There is no such table in this tournament.",
    "other_seats": "This table has another number of seats.",
    "other_result": "Somebody entered a result of this table meanwhile; look at it first.",
    "unpairable": "This cannot be paired: too few people, sizes that do not fit, or a table without a result.",
    "duplicate_online": "A duplicate is played at real tables only.",
    # word sent out
    "notify_off": "The server cannot send messages this way.",
    "bad_webhook": "The webhook is not an https address.",
    "bad_email": "This is not an e-mail address.",
    "bad_confirmation": "The code that confirms an e-mail address is wrong or too old.",
    "bad_push": "The push subscription cannot be used: its address is not public, or its keys are wrong.",
    # trouble of the server, and goodbyes
    "busy": "The table is busy; try again in a moment.",
    "unavailable": "The server cannot do that just now; try again.",
    "elsewhere": "The table is moving to another server; try again in a moment.",
    "module_missing": "The table is played with a module that this server does not have now; nothing of it is lost.",
    "store": "The server cannot reach its database just now.",
    "store_full": "The server's disk is full; nothing was changed.",
    "moved": "The table moved to another server; connect again.",
    "idle": "Nobody used the table; connect again.",
    "slow": "The connection was too slow; connect again.",
    "silent": "The client has not answered; connect again.",
    "faults": "Too many wrong messages.",
}
VALUES: dict[str, tuple[str, ...]] = {
    "seat_taken": ("seat",),
    "seat_empty": ("seat",),
    "seats_taken": ("taken", "seats"),
    "colour_taken": ("name",),
    "wrong_phase": ("phase",),
    "phrase_length": ("given", "most"),
    "phrase_word": ("number", "word", "near"),
    "passkeys_full": ("most",),
    "played_here": ("count", "name"),
    "match_seats": ("fewest", "most"),
    "bad_name": ("most",),
    "bad_text": ("most",),
    "bad_link": ("most",),
    "rematch_open": ("table",),
    "tournament_full": ("most",),
    "other_round": ("round",),
    "other_seats": ("seats",),
    "unpairable": ("text",),
}


def reasons(refusal: Refusal) -> list[m.Clash]:
    """Return every reason of a refused setup, or none."""
    if not isinstance(refusal, SetupRefused):
        return []
    return [m.Clash(code=one.code, sentence=one.sentence, values=one.values) for one in refusal.reasons]
