### $amount: an amount of gold
### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $cell_goal: a goal that something is done to: "the top goal"
### $count: a number
### $ending: a whole sentence: how the round ended
### $goal: what a goal is, inside a sentence: "the treasure"
### $gold: an amount of gold
### $name: a player's name, or the name of a card or module
### $number: the number of a seat, from 1
### $place: "3 right, 1 up", the name of a large card, or a rank
### $role: a role: "a saboteur" in a sentence, "Saboteur" as a title
### $round: 1 to 3
### $sides: open sides as arrows, with the sort of path: "Dead end ↑ | →"
### $spare: a number of dwarfs
### $tool: a tool that is broken or repaired
### $turn: a number
### $why: a reason, without a capital
### $votes: who pointed at whom, as a list

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-round-started = Round { $round } begins
log-dwarf-dealt = gets a dwarf
log-card-drawn = draws a card
log-lays = lays
log-path-laid = lays a path: { $sides } ({ $cell })
log-goal-turned = turns { $cell_goal }: { $goal }
log-card-set = lays it like this: { $sides } ({ $cell })
log-large-reached = is the first to reach: { $place }
log-passed =
    passes, discarding { $count ->
        [one] one card
       *[other] { $count } cards
    }
log-dwarf-inspected = looks at { $name }’s dwarf
log-dwarf-inspected-you = looks at your dwarf
log-dwarf-changed = has a new dwarf ({ $why })
log-card-kept = keeps one card
log-gold-gained = gets { $amount } gold ({ $why })
log-gold-lost = loses { $amount } gold ({ $why })
log-purse = counts their gold
log-secret-told = learns a secret
log-round-ended = The round is over. { $ending }
log-dwarf-shown = was { $role }
log-spare-shown = The dwarf left over was { $role }.
log-goal-shown = Nobody turned { $cell }: it was { $goal }.
log-game-ended = The game is over
log-purse-shown = has { $gold } gold

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-win = for winning
why-start = at the start

## How the round ended: a whole sentence, after "The round is over."

ending-treasure = The treasure has been reached.
ending-hands-empty = All hands are empty.
ending-all-passed = Everybody has passed.

## The log: what happened at the table but not in the game. The name stands in front of those without $name.

news-seat-taken = { $name } sits down
news-seat-left = { $name } gets up
news-bot-took-over = is away – a bot plays instead
news-seat-back = is back
news-seat-nudged = has run out of time
news-seat-replaced = { $name } takes seat { $number } for good
news-host-changed = is now the host
news-paused = The game is paused
news-goes-on = The game goes on
news-server-restarted = The server was away for a moment; nothing was lost
news-vote-opened = Half of the pile is gone: who is a saboteur? Point at somebody, secretly
news-votes-shown = All pointed: { $votes }
vote-nobody = nobody

## Talk: what a player or a bot can say with a tap. The name of the speaker and a colon stand in front.

say-goal-is = I say { $cell } is { $goal }
say-goal-is-not = I say { $cell } is not { $goal }
say-suspect = I think { $name } is { $role }
say-suspect-you = I think you are { $role }
say-trust = I trust { $name }
say-trust-you = I trust you
say-i-am = I am { $role }
say-please-dig = Please dig towards { $cell }
say-why-that = Why did you do that, { $name }?
say-why-that-you = Why did you do that?
say-please-mend-own = Please repair my { $tool }
say-please-free-own = Please free me

## Talk: short words with a picture, said to all or to one player. Friends talk to friends.

feel-yes = Yes
feel-no = No
feel-thanks = Thanks
feel-sorry = Sorry
feel-wait = Wait!
feel-hello = Hello
feel-good-luck = Good luck
feel-well-played = Well played
feel-laugh = Ha ha!
feel-surprise = Oh!
feel-doubt = Hmm…
feel-angry = Grr!

## The tab "Talk": titles of its parts, and the field for own words.

talk-about-seat = About a player
talk-about-goal = About a goal
talk-short = Quick chat
talk-text = Say something
send = Send

## The tab "What you know": the reader’s own marks on players.

mark-none = no mark
mark-trusted = trusted
mark-unsure = unsure
mark-suspected = suspected
suspicion = Your marks
suspicion-hint = Only you see these.

## The tab "What you know" and the terminal: what the reader was shown in secret, and when.

notes = Notes
note-goal = { $cell } is { $goal }
# All the other goals are known to be something else.
note-deduced = { $cell } can only be the treasure
note-dwarf = { $name } is { $role }
note-turn = turn { $turn }
note-uncertain = may have changed since
dwarfs-in-play =
    { $spare ->
        [0] Every dwarf was dealt.
        [one] One dwarf was set aside unseen.
       *[other] { $spare } dwarfs were set aside unseen.
    }
