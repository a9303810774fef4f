### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $count: a number
### $given: a number
### $fewest: a number
### $foundation: "Base game" or "Saboteur 2"
### $module: the name of a module
### $most: a number
### $near: a word that looks like the one that is wrong, or "none"
### $name: a player's name
### $number: a number, counted from 1
### $option: the name of an option
### $other: like $cell or $module, the second one
### $phase: lobby, playing or over
### $question: a question
### $seat: a player's name
### $seats: a number of seats
### $side: "top", "right", "bottom" or "left"
### $taken: a number of seats
### $word: a word that somebody typed

## Why something cannot be done: a short message above the board, to the player who tried.

refusal-technical = That did not work. Reload the page and try again.
refusal-game-over = The game is over.
refusal-not-asked = It is not your turn.
refusal-wrong-question = Answer this first: { $question }
refusal-wrong-turn = You cannot do that on your turn. A Veto, for example, can only be discarded then.
refusal-wrong-number =
    { $number ->
        [one] That does not work with one card.
       *[other] That does not work with { $number } cards.
    }
refusal-blocked = You cannot lay paths while you have a broken tool or are trapped.
refusal-cell-taken = There is already a card there ({ $cell }).
refusal-touches-nothing = A path must touch the maze: there is no face-up card next to it ({ $cell }).
refusal-does-not-fit = It does not fit: the { $side } side does not match the card next to it. Try turning it.
refusal-not-joined = No tunnel leads from there back to the start ({ $cell }).
refusal-no-gold = { $seat } has no gold.
refusal-own-seat = Choose somebody else, not yourself.
refusal-already-there = The same card is there already.
refusal-nothing-there = There is no such card there.
refusal-fixed-card = That card cannot be taken away ({ $cell }).
refusal-goal-open = That goal is face up already: { $cell }.
refusal-same-cell = Choose two different places.
refusal-not-reached = Nothing has been reached there ({ $cell }).
refusal-empty-hand = { $seat } has no cards.

## Why something cannot be done that is no move: at the entrance, in the lobby, at the table, in talk, in the settings.

refusal-setup = These choices do not go together.
refusal-no-table = There is no such table.
refusal-no-code = No open table has this code.
refusal-protocol = This page is out of date. Reload it.
refusal-no-spectators = This table does not allow spectators.
refusal-spectators-full = There is no room for more spectators.
refusal-no-move = This link was used already, or is too old.
refusal-not-found = There is nothing here.
refusal-too-fast = Too much at once. Wait a moment.
refusal-door-locked = The host lets nobody else in.
refusal-sent-away = The host has sent you away from this table.
refusal-banned = The operator does not let you play here for the time being.
refusal-muted = You cannot write here for the time being.
refusal-bad-words = This server does not allow one of these words.
refusal-table-full = All seats are taken.
refusal-table-closed = This table was closed.
refusal-already-seated = You have a seat at this table already.
refusal-not-seated = You have no seat at this table.
refusal-seat-taken = Somebody sits there already: { $seat }
refusal-seat-empty = Nobody sits there: { $seat }
refusal-not-host = Only the host can do that.
refusal-host-seat = The host cannot be removed.
refusal-no-person = No human player sits there.
refusal-empty-seats = Every seat must be taken; bots can fill the empty ones.
refusal-seats-taken = { $taken } seats are taken: too many for { $seats }.
refusal-colour-taken = { $name } has this colour already.
refusal-no-character = There is no such character.
refusal-character-taken = { $name } sits here already.
refusal-no-change = Nothing has changed.
refusal-wrong-phase =
    That can be done only { $phase ->
        [lobby] before the game
        [playing] during the game
       *[over] after the game
    }.
refusal-bad-name = Enter a name of 1 to { $most } characters.
refusal-bad-text = Write something, at most { $most } characters.
refusal-bad-link = A link begins with https:// and has at most { $most } characters.
refusal-too-many-tables = The server is full. Try again later.
refusal-off-lesson = That could be done – but the lesson shows something else. Do what glows.
refusal-paused = The game is paused.
refusal-stale = Too late: the game has moved on.
refusal-away = A bot is playing for you. Tap “I’m back” first.
refusal-already-away = A bot is playing for you already.
refusal-not-away = You are playing yourself already.
refusal-answered = You have answered already.
refusal-read-along = You are playing in another tab or on another device.
refusal-chat-off = The host allows only quick chat.
refusal-rematch-open = The new table is open already.
refusal-not-over = Only after the game.
refusal-phrase-length = A recovery phrase has { $most } words. These are { $given }.
refusal-phrase-word =
    { $near ->
        [none] Word { $number }, “{ $word }”, is in no phrase.
       *[other] Word { $number }, “{ $word }”, is in no phrase. Do you mean “{ $near }”?
    }
refusal-phrase-order = All words exist, but not as one phrase. Look at each word, and at their order.
refusal-no-phrase = Nobody here has this phrase. A newer phrase ends the one before.
refusal-no-passkeys = Passkeys work over https only. Use a recovery phrase.
refusal-bad-passkey = The passkey did not work. Try again.
refusal-unknown-passkey = This server does not know this passkey.
refusal-passkeys-full = You have { $most } passkeys. Remove one first.
refusal-played-here = This device has games of its own ({ $count }, as { $name }).
refusal-match-seats = At such a table { $fewest } to { $most } people play.
refusal-rated-fixed = Other people sit here: whether the game counts for ratings cannot be changed now.
refusal-notify-off = This server cannot send such messages.
refusal-bad-webhook = That is not an https address.
refusal-bad-email = That is not an e-mail address.
refusal-bad-confirmation = The code is wrong or too old.
refusal-bad-push = This browser cannot get notifications.
refusal-busy = The table is busy. Try again in a moment.
refusal-unavailable = That does not work just now. Try again.
refusal-elsewhere = The table is moving. Try again in a moment.
refusal-module-missing = This table is played with a module that this server does not have just now. Nothing is lost: the game goes on once the module is back.
refusal-store = The server cannot save anything just now. Try again.
refusal-store-full = The server is full. Nothing was changed.

## Why the connection was closed; the page connects again by itself.

refusal-moved = The table has moved: reconnecting.
refusal-idle = Nobody was here for a while: reconnecting.
refusal-slow = The connection was too slow: reconnecting.
refusal-silent = We have not heard from you: reconnecting.

## Why guesses about the dwarfs cannot be locked.

refusal-round-over = The round is over.
refusal-guesses-locked = Your guesses are locked in already.
refusal-no-vote = There is no vote now.
refusal-vote-over = Too late: this round’s vote is over.
refusal-voted = You have pointed at somebody already.
refusal-not-alone = A coach helps only where you play alone with bots.
refusal-judge-off = This server does not judge games.

## A side of a card inside refusal-does-not-fit: "the top side".

side-north = top
side-east = right
side-south = bottom
side-west = left

## The page "New table": why the chosen modules, options and seats do not go together.

clash-one-foundation = Choose exactly one main game (now: { $count }).
clash-other-foundation = { $module } goes only with { $foundation }.
clash-modules-clash = { $module } and { $other } do not go together.
clash-module-seats = { $module } is for { $fewest } to { $most } seats, not { $seats }.
clash-option-clash = “{ $option }” does not go with { $module }.
clash-cell-clash = { $module } and { $other } need the same place ({ $cell }).

## Stands for a module in clash-cell-clash: "Wardrobe and the goals need the same place".

clash-start = the start
clash-goals = the goals
refusal-no-tournament = There is no such tournament.
refusal-tournament-over = The tournament is over.
refusal-tournament-full = The tournament is full.
refusal-tournament-paused = The tournament is paused.
refusal-not-organiser = Only the organiser and deputies may do that.
refusal-needs-link = People register by the link themselves; only bots are added here.
refusal-no-device = A deputy needs a device: they must have registered by the link.
refusal-no-entrant = Nobody here has this key.
refusal-registered = You are registered already.
refusal-not-registered = You do not take part.
refusal-withdrawn = They have left the tournament.
refusal-not-withdrawn = They have not left the tournament.
refusal-knockout-begun = A knock-out takes nobody in once it has begun.
refusal-name-taken = Somebody here is called that already.
refusal-other-round = That is not the next round.
refusal-no-such-table = There is no such table in this tournament.
refusal-other-seats = This table has another number of seats.
refusal-other-result = Somebody entered a result of this table meanwhile; look at it first.
refusal-unpairable = This cannot be paired: too few people, sizes that do not fit, or a table without a result.
refusal-starts-past = A tournament begins by itself in the future, within a year.
refusal-no-club = There is no such club.
refusal-club-name-taken = There is a club already whose name looks like this one.
refusal-clubs-of-one = You can be a member of { $most } clubs at most.
refusal-club-full = The club is full.
refusal-club-shut = This club takes nobody in just now.
refusal-already-member = You are a member already.
refusal-already-asked = You have asked already; the owner or a helper will answer.
refusal-club-removed = You were sent away from this club. Its owner and helpers can let you back in.
refusal-no-member = Only members may do that.
refusal-not-leading = Only the owner and helpers may do that.
refusal-not-owner = Only the owner may do that.
refusal-not-above = Helpers send away neither the owner nor helpers.
refusal-own-role = The owner is no helper; hand the club over first.
refusal-owner-leaves = Hand the club over to somebody first, then leave.
refusal-helpers-first = There are helpers; one of them may take the club over.
refusal-taking-over = Somebody is taking the club over already.
refusal-no-such-member = That person is not there any more.
refusal-no-evening = There is no such evening.
refusal-club-evenings = At most { $most } evenings of a club may be ahead or going on.
refusal-season-full = A season has at most { $most } evenings; begin another one.
refusal-club-seasons = A club has at most { $most } seasons.
refusal-club-tables = A club has at most { $most } open tables.
refusal-no-acquaintance = You have not played with this person to the end yet, or they are forgotten.
refusal-no-puzzle = There is no such puzzle here.
refusal-sealed = The same deal is still played at other tables; it opens when the last one is over.
refusal-no-daily = There is no daily mine of that day: nobody could play it, or it lies ahead.
refusal-daily-hidden = Play the day first, or wait until it is over: nothing of it is told until then.
refusal-daily-table = In the daily mine everybody plays alone: nobody talks, helps or stands in.
refusal-no-title = You have not earned this title.
