## The lesson
lesson-title = Lesson, step { $step } of { $steps }
lesson-opening = The lesson is being set up …
lesson-tap-card = Tap the card that is lit.
lesson-tap-place = Now tap the place that glows.
lesson-tap-seat = Now tap the player that glows.
lesson-tap-discard = Tap “Discard”.
lesson-confirm = Looks right. Tap the button to do it.
lesson-first = First do what the lesson says; all the rest comes later.
lesson-wait = The others play. Watch what they do.
lesson-1 = You are a gold-digger. The tunnel starts on the left; one of the three goals on the right is the treasure. Lay a path.
lesson-2 = { $name } broke your pick! With a broken tool you cannot lay paths. Repair it: the card goes to you.
lesson-3 = { $name } laid a dead end. Hm. Find out where to dig: a map shows you one goal, and only you.
lesson-4 = The treasure is in the middle, and only you know it. { $name } does not help: break a tool there.
lesson-5 = Whoever has a broken tool cannot dig. Your dead end would only harm you: discard it to pass.
lesson-6 = One path is missing. Lay it, and the treasure is yours.
lesson-7 = You reached it! The gold-diggers share the gold cards, you choose first. Nobody sees how much.
lesson-end = That was a round: you know how to play. A game has three, each with new dwarfs. The most gold wins.
lesson-play = Play a game
lesson-again = Once more
lesson-leave = Leave the lesson

## Tips in the first games
hint-ok = Got it
hint-off = No more tips
hint-turn = Paths lengthen the tunnel; other cards are played on people or on the maze. Discarding is a turn, too.
hint-role = Hold the dwarf on the left to see who you are. Nobody else sees it.
hint-broken = Anybody can mend it with the right card, you too. Your other cards can still be played.
hint-map = You hold a map: it shows you one goal in secret. Afterwards you can tell the others, truly or not.
hint-veto = Everybody is asked each time, whether they hold a Veto or not. If you do not have one, just allow it.
hint-pile = The draw pile is empty. When all hands are empty too, the saboteurs win the round.
hint-know = Suspect somebody? Under “What you know” you can mark players; only you see that.
hint-round = A new round: new dwarfs, a new maze. Your gold stays with you.
