// Written by tools/typescript.py from the server's types: do not edit.
// code: the values that such a refusal always carries; the comment says when it is given

export const REFUSALS = {
  no_such_seat: ['seats'], // The number of the acting seat is not at this table.
  game_over: [], // The game is over.
  not_asked: [], // It is not this seat's turn; somebody else is asked.
  unknown_name: [], // The action names a card, tool, side, front or cell that does not exist.
  no_such_target: ['seats'], // The action names a seat that is not at this table.
  wrong_question: ['question'], // The action does not answer what is asked now.
  not_in_game: ['module'], // The action belongs to a module that is not in this game.
  not_in_hand: ['card', 'number'], // The seat does not have the card, or not enough of it.
  wrong_number: ['number'], // Too few or too many cards are named (B6, S3).
  wrong_card: ['card'], // The card cannot be used for this: it is not a path, not a repair, or repairs other tools.
  blocked: [], // The seat has a broken tool or is trapped: it cannot lay paths (B9, S8).
  cell_taken: ['cell'], // There is already a card in the cell, or (when a goal moves) a toll dwarf guards it.
  touches_nothing: ['cell'], // There is no face-up card next to the cell; for a ladder: neither path nor start (B7, S5).
  does_not_fit: ['side'], // A side of the card does not match the face-up card next to it (B7).
  not_joined: ['cell'], // No tunnel of the card leads back to the start (B7).
  beside_goal: ['cell'], // A ladder may not lie next to a goal (S5).
  toll_unpaid: ['cell'], // A toll dwarf guards the cell, and nobody who agreed to it is named to pay (M1, R-19).
  no_toll: ['cell'], // There is no toll to pay: nobody guards the cell, or one's own dwarf does.
  no_gold: ['seat'], // The seat that should pay or be robbed has no gold.
  own_seat: [], // This is done to another seat, not to oneself.
  already_there: [], // It is already there: the same card in front of the seat, or another toll dwarf.
  nothing_there: [], // There is no such card at that place or in front of that seat.
  fixed_card: ['cell'], // Start, goals and the large card stay where they are (B11, R-22).
  goal_open: ['cell'], // The goal is already face up.
  maps_barred: [], // A chest stops maps from working on goals for the rest of the round (M8).
  no_dwarf_free: [], // Both toll dwarfs have been used in this round (M1).
  side_closed: ['cell'], // The card has no open end on that side.
  refused_already: ['seat'], // The seat has refused to pay in this turn and cannot be asked again.
  promised_already: ['seat'], // Somebody has agreed to pay for this cell, or this seat has promised to pay elsewhere.
  nothing_to_lay: [], // The seat has no path card that can be laid.
  same_cell: [], // The two cells are the same.
  not_reached: ['cell'], // Nothing has been reached in the cell (B13, R-18).
  not_offered: [], // What is named is not one of the choices.
  empty_hand: ['seat'], // The seat has no cards in its hand.
  must_lay: [], // A path must be laid first.
  illegal: [], // It cannot be done now, and no better reason is known. Please report it: there should be one.
  setup: [], // The setup cannot be played; `clashes` has every reason.
  no_table: [], // There is no such table.
  no_code: [], // No open table has this code.
  no_identity: [], // The device has no identity yet (POST /api/devices).
  bad_token: [], // This server does not know the token.
  scope: [], // The token or the connection does not allow this.
  bad_origin: [], // The request comes from another site's page, or the browser does not say from which page.
  protocol: [], // Client and server speak different versions of the protocol; reload the page.
  no_hello: [], // The first message on a socket must be `hello`, and must come soon.
  hello_again: [], // `hello` was already sent.
  no_spectators: [], // The table does not allow spectators.
  spectators_full: [], // The table has as many spectators as it can hold.
  no_move: [], // The link that moves a seat was used already, or is too old.
  phrase_length: ['given', 'most'], // A recovery phrase has ten words.
  phrase_word: ['number', 'word', 'near'], // A word is in no recovery phrase; `near` is one that looks like it, if any does.
  phrase_order: [], // All words exist, but they are no phrase: one is wrong, or their order is.
  no_phrase: [], // Nobody here has this recovery phrase.
  no_passkeys: [], // Passkeys work over https or at http://localhost only, or the server lacks the extra `passkeys`.
  bad_passkey: [], // The passkey's answer is too old, was used already, or is not for this server.
  unknown_passkey: [], // The server does not know this passkey.
  passkeys_full: ['most'], // The person has as many passkeys as one may have.
  played_here: ['count', 'name'], // The device has games of its own: say whether they come along (`here`).
  no_puzzle: [], // There is no such puzzle here.
  puzzles_damaged: [], // The server's file of puzzles is none, damaged, of another version, or of modules it lacks.
  malformed: [], // The message cannot be read.
  not_json: [], // The body must be application/json.
  too_large: [], // The body or message is too large.
  not_found: [], // There is nothing at this address.
  wrong_method: [], // This address does not accept the method.
  unknown: [], // A table does not understand this.
  too_fast: [], // Too much at once from this seat, address or table; wait a little.
  door_locked: [], // The host lets nobody else in.
  sent_away: [], // The host has sent this person away from the table.
  banned: [], // The operator does not let this person or address play for the time being.
  muted: [], // The operator does not let this person write or throw for the time being.
  bad_words: [], // A name or a line has a word that the operator does not allow.
  table_full: [], // All seats are taken.
  table_closed: [], // The table was closed.
  already_seated: [], // The device already has a seat at this table.
  not_seated: [], // The device has no seat at this table.
  seat_taken: ['seat'], // The seat is taken.
  seat_empty: ['seat'], // Nobody sits at the seat.
  not_host: [], // Only the host can do that.
  host_seat: [], // The host cannot be sent away, only leave.
  no_person: [], // A person must sit at the seat.
  bad_order: [], // The order must name every seat once.
  empty_seats: [], // Every seat must be taken; bots can fill the empty ones.
  seats_taken: ['taken', 'seats'], // More seats are taken than the new setup has.
  no_character: [], // There is no such character.
  character_taken: ['name'], // This character sits at the table already (`name`).
  colour_taken: ['name'], // Another person at the table has this colour (`name`).
  no_preset: [], // There is no such preset.
  no_lesson: [], // There is no such lesson.
  match_seats: ['fewest', 'most'], // No such table has so many seats.
  rated_fixed: [], // Other people sit at the table, so whether it is rated stays as it is.
  no_change: [], // Nothing would change.
  wrong_phase: ['phase'], // It can be done only before, during or after the game (`phase`: lobby, playing or over).
  bad_name: ['most'], // The name has no visible letter, or is too long.
  bad_text: ['most'], // The text is empty or too long.
  bad_link: ['most'], // The link is not an https address that can be opened safely, or is too long.
  too_many_tables: [], // The server has as many tables as it can hold.
  off_lesson: [], // It could be done, but the lesson asks for something else first.
  paused: [], // The game is paused.
  stale: [], // Too late: the table is waiting for another decision now.
  away: [], // A bot plays for this seat; say `back` first.
  already_away: [], // A bot already plays for this seat.
  not_away: [], // No bot plays for this seat.
  answered: [], // The seat has already answered in this veto window.
  read_along: [], // The person plays in another tab or on another device; take over there first.
  chat_off: [], // The host allows claims only, no free chat.
  rematch_open: ['table'], // The new table is already open (`table`).
  not_over: [], // A record is shown only after the game, a round only after its dwarfs are revealed.
  round_over: [], // The dwarfs of that round are already revealed, or it is not being played.
  guesses_locked: [], // The guesses for this round are already locked.
  no_vote: [], // Nobody is asked to point at somebody now: not yet, or not at this table.
  vote_over: [], // The vote of this round is over.
  voted: [], // This seat has already pointed at somebody in this round.
  not_alone: [], // A coach helps only where nobody but bots plays along.
  judge_off: [], // The server does not judge games (setting `judge`), and this one was not judged before.
  no_tournament: [], // There is no such tournament.
  tournament_over: [], // The tournament is over.
  tournament_full: ['most'], // The tournament is full.
  tournament_paused: [], // The tournament is paused.
  not_organiser: [], // Only the organiser and deputies may do that.
  needs_link: [], // People register by the link themselves; only bots are added here.
  no_device: [], // A deputy needs a device: they must have registered by the link.
  no_entrant: [], // Nobody here has this key.
  registered: [], // You are registered already.
  not_registered: [], // You do not take part.
  not_withdrawn: [], // They have not left the tournament.
  knockout_begun: [], // A knock-out takes nobody in once it has begun.
  withdrawn: [], // They have left the tournament.
  name_taken: [], // Somebody here is called that already.
  other_round: ['round'], // That is not the next round.
  no_such_table: [], // There is no such table in this tournament.
  other_seats: ['seats'], // This table has another number of seats.
  other_result: [], // Somebody entered a result of this table meanwhile; look at it first.
  unpairable: ['text'], // This cannot be paired: too few people, sizes that do not fit, or a table without a result.
  starts_past: [], // A tournament begins by itself in the future, within a year.
  sealed: [], // The same deal is still played at other tables; it opens when the last one is over.
  no_daily: [], // There is no daily mine of that day: nobody could play it, or it lies ahead.
  daily_hidden: [], // Nothing of a day is told before one has played it, or it is over.
  daily_table: [], // In the daily mine everybody plays alone: nobody talks, helps or stands in.
  no_title: [], // This title was not earned.
  no_club: [], // There is no such club.
  club_name_taken: [], // A club with a name that looks like this one exists already.
  clubs_of_one: ['most'], // A person is a member of as many clubs as one may be.
  club_full: ['most'], // The club has as many members as it may have.
  club_shut: [], // This club takes nobody in just now.
  already_member: [], // You are a member already.
  already_asked: [], // You have asked already; the owner or a helper will answer.
  club_removed: [], // The person was sent away from this club and has to be let back in first.
  no_member: [], // Only members may do that.
  not_leading: [], // Only the owner and helpers may do that.
  not_owner: [], // Only the owner may do that.
  not_above: [], // Helpers send away neither the owner nor helpers.
  own_role: [], // The owner is no helper; hand the club over first.
  owner_leaves: [], // The owner hands the club over before leaving it.
  helpers_first: [], // There are helpers; one of them may take the club over.
  taking_over: [], // Somebody is taking the club over already.
  no_such_member: [], // Nobody there has this key.
  no_evening: [], // There is no such evening.
  club_evenings: ['most'], // As many evenings of the club are ahead or going on as may be.
  season_full: ['most'], // The season has as many evenings as it may have; begin another one.
  club_seasons: ['most'], // The club has as many seasons as it may have.
  club_tables: ['most'], // The club has as many open tables as it may have.
  no_acquaintance: [], // Nobody you have played with has this key.
  notify_off: [], // The server cannot send messages this way.
  bad_webhook: [], // The webhook is not an https address.
  bad_email: [], // This is not an e-mail address.
  bad_confirmation: [], // The code that confirms an e-mail address is wrong or too old.
  bad_push: [], // The push subscription cannot be used: its address is not public, or its keys are wrong.
  busy: [], // The table is busy; try again in a moment.
  unavailable: [], // The server cannot do that just now; try again.
  elsewhere: [], // The table is moving to another server; try again in a moment.
  module_missing: [], // The table is played with a module that this server does not have now; nothing of it is lost.
  store: [], // The server cannot reach its database just now.
  store_full: [], // The server's disk is full; nothing was changed.
  moved: [], // The table moved to another server; connect again.
  idle: [], // Nobody used the table; connect again.
  slow: [], // The connection was too slow; connect again.
  silent: [], // The client has not answered; connect again.
  faults: [], // Too many wrong messages.
} as const

export const CLASHES = {
  setup_types: [], // Seats, modules, options or seed are of a wrong kind.
  no_such_module: ['module'], // There is no such module.
  one_foundation: ['count'], // Exactly one main game must be chosen.
  other_foundation: ['module', 'foundation'], // The module goes only with another main game.
  modules_clash: ['module', 'other'], // The two modules do not go together.
  module_seats: ['module', 'fewest', 'most', 'seats'], // The module is for other numbers of seats.
  no_such_option: ['option'], // There is no such option.
  option_unused: ['option', 'module'], // The option belongs to a module that is not in this game.
  option_value: ['option', 'value'], // The option cannot have this value.
  option_clash: ['option', 'module'], // The option does not go with the module.
  chest_outside: ['cell'], // A chest lies outside the board (M6).
  chest_at_start: ['cell'], // A chest lies next to the start (M6).
  chests_same_cell: ['cell'], // Two chests lie in the same cell (M6).
  chests_touch: ['cell', 'other'], // Two chests lie next to each other (M6).
  cell_clash: ['module', 'other', 'cell'], // Two modules, or a module and `start` or `goals`, need the same cell.
} as const
export type RefusalCode = keyof typeof REFUSALS
export type ClashCode = keyof typeof CLASHES
