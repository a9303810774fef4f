### $amount: an amount of gold
### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $chest: what a chest does: "Extra draw"
### $count: a number
### $ending: a whole sentence: how the round ended
### $from: a place in words: "3 right, 1 up"
### $front: a card in front of somebody: "Broken pick"
### $goal: what a goal is, inside a sentence: "the treasure"
### $gold: an amount of gold
### $name: a player's name, or the name of a card or module
### $other: like $cell or $module, the second one
### $place: "3 right, 1 up", the name of a large card, or a rank
### $role: a role: "a saboteur" in a sentence, "Saboteur" as a title
### $round: 1 to 3
### $sides: open sides as arrows, with the sort of path: "Dead end ↑ | →"
### $spare: a number of dwarfs
### $swapped: "swapped" or "not swapped"
### $tool: a tool: "pick"
### $turn: a number
### $victim: a player's name
### $what: what a card would do: "Map → the top goal"
### $why: a reason, without a capital

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-round-started = Round { $round } begins
log-dwarf-dealt = gets a dwarf
log-card-drawn = draws a card
log-card-vetoed = vetoes the card of { $victim } ({ $what })
log-lays = lays
log-path-laid = lays a path: { $sides } ({ $cell })
log-path-moved = moves the last path ({ $from } → { $cell })
log-goal-turned = turns { $cell }: { $goal }
log-tunnel-turned = turns up a tunnel: { $sides } ({ $cell })
log-chest-opened = opens { $cell }: { $chest }
log-card-set = sets the card: { $sides } ({ $cell })
log-card-set-up = A path lies in the middle: { $sides } ({ $cell })
log-large-reached = is the first to reach: { $place }
log-tool-broken = breaks { $name }’s { $tool }
log-tool-broken-own = breaks their own { $tool }
log-tool-mended = repairs { $name }’s { $tool }
log-tool-mended-own = repairs their own { $tool }
log-rock-fell = plays a rockfall ({ $cell })
log-rock-fell-chest = plays a rockfall: a covered chest is gone, unseen ({ $cell })
log-map-read = looks secretly at { $cell }
log-passed =
    passes, discarding { $count ->
        [one] one card
       *[other] { $count } cards
    }
log-front-dropped = discards two cards and gets rid of: { $front }
log-front-laid = plays { $front } on { $name }
log-front-laid-own = plays { $front }
log-front-removed = removes { $front } from { $name }
log-front-removed-own = removes their own card: { $front }
log-dwarf-inspected = looks at { $name }’s dwarf
log-dwarf-changed = has a new dwarf ({ $why })
log-hands-swapped = swaps hands with { $name }
log-hand-got = gets in the swap
log-hand-lost = gets from you in the swap
log-goals-handled = takes { $cell } and { $other } and puts them back
log-swapped = swapped
log-not-swapped = not swapped
log-card-kept = keeps one card
log-way-turned = reverses the order of play
log-toll-placed = sets a toll dwarf to guard a cell ({ $cell })
log-toll-asked = asks { $name } about the toll ({ $cell })
log-toll-agreed = says yes to the toll ({ $cell })
log-toll-refused = says no to the toll ({ $cell })
log-toll-paid = pays { $name } the toll ({ $cell })
log-toll-free = lets the card pass without paying ({ $cell })
log-toll-gone = The toll dwarf leaves ({ $cell })
log-gold-gained = gets { $amount } gold ({ $why })
log-gold-lost = loses { $amount } gold ({ $why })
log-gold-taken = takes a gold card
log-gold-seen = gets gold cards
log-purse = now has
log-goal-moved = moves { $cell } one cell away from the start
log-card-taken = takes a card from { $name }
log-pile-buried =
    buries { $count ->
        [one] one card
       *[other] { $count } cards
    } of the draw pile
log-discards-shuffled = shuffles the discard pile
log-round-ended = The round is over. { $ending }
log-dwarf-shown = was { $role }
log-spare-shown = The dwarf nobody had was { $role }.
log-goal-shown = Nobody turned { $cell }: it was { $goal }.
log-robbed = steals one gold from { $name }
log-game-ended = The game is over
log-purse-shown = has { $gold } gold

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-trove = trove
why-draw-three = chest
why-dig-discards = chest
why-hat-swap = hat swap
why-wardrobe = wardrobe
why-tunnel-party = tunnel party
why-sack = sack of gold
why-dragon = dragon
why-chest = chest
why-win = for winning
why-crystals = for crystals
why-toll = toll
why-start = at the start

## How the round ended: a whole sentence, after "The round is over."

ending-treasure = The treasure has been reached.
ending-hands-empty = All hands are empty.
ending-all-passed = Everybody has passed.
ending-spider = The giant spider is loose!

## The log: what happened at the table but not in the game. The name stands in front of those without $name.

news-seat-taken = { $name } sits down
news-seat-left = { $name } gets up
news-bot-took-over = is away – a bot plays instead
news-seat-back = is back
news-seat-nudged = has run out of time
news-seat-replaced = { $name } takes over for good
news-host-changed = is now the host
news-paused = The game is paused
news-goes-on = The game goes on
news-server-restarted = The server was away for a moment; nothing was lost

## Talk: what a player or a bot can say with a tap. The name of the speaker and a colon stand in front.

say-goal-is = I say { $cell } is { $goal }
say-goal-is-not = I say { $cell } is not { $goal }
say-chest-holds = I say { $cell } holds this: { $chest }
say-suspect = I think { $name } is { $role }
say-trust = I trust { $name }
say-i-am = I am { $role }
say-please-mend = Please repair { $name }’s { $tool }
say-please-free = Please free { $name }
say-please-break = Please break one of { $name }’s tools
say-please-read = Please look at { $cell }
say-please-dig = Please dig towards { $cell }
say-why-that = Why did you do that, { $name }?

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
talk-short = Quick words
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
note-chest = { $cell }: { $chest }
note-dwarf = { $name } is { $role }
note-swap = { $cell } and { $other }: { $swapped }
note-turn = turn { $turn }
note-uncertain = may have changed since
dwarfs-in-play =
    { $spare ->
        [0] Every dwarf was dealt.
        [one] One dwarf was set aside unseen.
       *[other] { $spare } dwarfs were set aside unseen.
    }
