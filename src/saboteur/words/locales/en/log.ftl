## Log
log-round-started = Round { $round } begins
log-dwarf-dealt = gets a dwarf
log-card-drawn = draws
log-card-vetoed = vetoes { $victim } ({ $what })
log-path-laid = lays a path at { $cell } ({ $sides })
log-path-moved = moves the last path from { $from } to { $cell }
log-goal-turned = turns the goal at { $cell }: { $goal }
log-chest-opened = opens the chest at { $cell }: { $chest }
log-large-reached = gets there first: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = rockfall at { $cell }
log-map-read = looks secretly at { $cell }
log-passed = passes, discarding { $count ->
    [one] one card
   *[other] { $count } cards
  }
log-front-dropped = discards two cards, removes: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = removes: { $front } before { $name }
log-dwarf-inspected = looks at the dwarf of { $name }
log-dwarf-changed = has a new dwarf
log-hands-swapped = exchanges hands with { $name }
log-goals-handled = takes the goals { $cell } and { $other }
log-swapped = swapped
log-not-swapped = left as they were
log-card-kept = keeps one card
log-way-turned = reverses the order of play
log-toll-placed = sets a toll dwarf to guard { $cell }
log-toll-asked = asks { $name } to pay for { $cell }
log-toll-agreed = agrees to pay for { $cell }
log-toll-refused = refuses to pay for { $cell }
log-toll-paid = pays the toll to { $name }
log-toll-gone = The toll dwarf at { $cell } leaves
log-gold-gained = gets { $amount } gold ({ $why })
log-gold-lost = gives { $amount } gold ({ $why })
log-gold-taken = takes a gold card
log-gold-seen = is paid in gold cards
log-purse = purse
log-goal-moved = moves the goal from { $from } to { $cell }
log-card-taken = takes a card from { $name }
log-pile-buried = buries { $count ->
    [one] one card
   *[other] { $count } cards
  } of the draw pile
log-discards-shuffled = shuffles the discard pile
log-round-ended = The round is over: { $ending }
log-dwarf-shown = was { $role }
log-spare-shown = Spare dwarf: { $role }
log-goal-shown = The goal at { $cell } was: { $goal }
log-robbed = steals one gold from { $name }
log-game-ended = The game is over
log-purse-shown = has { $gold } gold
why-trove = trove
why-draw-three = chest
why-dig-discards = chest
why-hat-swap = hat swap
why-wardrobe = wardrobe
why-tunnel-party = tunnel party
why-sack = sack of gold
why-dragon = dragon
why-chest = chest
why-win = won
why-crystals = crystals
why-toll = toll
why-start = start
ending-treasure = treasure found
ending-hands-empty = all hands are empty
ending-all-passed = everybody passed
ending-spider = giant spider
news-seat-taken = { $name } sits down
news-seat-left = { $name } gets up
news-bot-took-over = is away: a bot plays on
news-seat-back = is back
news-seat-nudged = has run out of time
news-seat-replaced = { $name } takes over for good
news-host-changed = is host now
news-paused = The game is paused
news-goes-on = The game goes on
news-server-restarted = The server was away for a moment

## Talk
say-goal-is = The goal at { $cell } is: { $goal }
say-goal-is-not = The goal at { $cell } is not: { $goal }
say-chest-holds = The chest at { $cell } holds: { $chest }
say-suspect = I suspect { $name }: { $role }
say-trust = I trust { $name }
say-i-am = I am: { $role }
say-please-mend = Please repair { $name }: { $tool }
say-please-free = Please free { $name }
say-please-break = Please break a tool: { $name }
say-please-read = Please look at { $cell }
say-please-dig = Please dig at { $cell }
say-why-that = Why that, { $name }?
feel-yes = Yes
feel-no = No
feel-thanks = Thanks
feel-sorry = Sorry
feel-wait = Wait
feel-hello = Hello
feel-good-luck = Good luck
feel-well-played = Well played
feel-laugh = Ha ha!
feel-surprise = Oh!
feel-doubt = Hmm …
feel-angry = Grr!
talk-about-seat = About a player
talk-about-goal = About a goal
talk-short = Short and quick
talk-text = Say something
send = Send
mark-none = no mark
mark-trusted = trusted
mark-unsure = unsure
mark-suspected = suspected
suspicion = Your marks
suspicion-hint = Only you see these.
notes = Notes
note-goal = Goal { $cell }: { $goal }
note-chest = Chest { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Goals { $cell } and { $other }: { $swapped }
note-turn = turn { $turn }
note-uncertain = may have changed since
dwarfs-in-play = { $spare ->
    [0] Every dwarf was dealt.
    [one] One dwarf lies aside unseen.
   *[other] { $spare } dwarfs lie aside unseen.
  }
