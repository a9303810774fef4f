### $all: how many lessons there are
### $count: how many of them were learned
### $name: a player's name, or the name of a card or module
### $pointer: mouse or touch, what the reader points with
### $step: a number
### $steps: a number

## Lessons at a real table: a strip below the board says what to do next; and the list of all lessons.

lesson-title = { $name }: step { $step } of { $steps }
lesson-opening = The lesson is being set up…
lesson-tap-card =
    { $pointer ->
        [mouse] Click the glowing card.
       *[touch] Tap the glowing card.
    }
lesson-tap-place =
    { $pointer ->
        [mouse] Now click the place that glows.
       *[touch] Now tap the place that glows.
    }
lesson-tap-seat =
    { $pointer ->
        [mouse] Now click the glowing player.
       *[touch] Now tap the glowing player.
    }
lesson-tap-discard =
    { $pointer ->
        [mouse] Click “Discard”.
       *[touch] Tap “Discard”.
    }
lesson-confirm =
    { $pointer ->
        [mouse] Looks right. Click the golden button.
       *[touch] Looks right. Tap the golden button.
    }
lesson-wait = The others play. Watch what they do.
lesson-tap-toll =
    { $pointer ->
        [mouse] Click “Toll dwarf”.
       *[touch] Tap “Toll dwarf”.
    }
lesson-say = Choose what you say: at any table it is behind the speech bubble.
lesson-gold = The gold-diggers share the gold cards. Take the best: nobody sees how much it is.
lesson-next = Next: { $name }
lesson-all = All lessons
lesson-path = From the base game to everything, a minute each.
lesson-learned-count = { $count } of { $all } learned
lesson-begun = begun
lesson-learned = learned
lesson-continue = go on
lesson-start = start here
lesson-play = Play a game
lesson-leave = Leave the lesson

## Tips in the first games: a small box that appears once, when it fits, with a button to close it (hint-ok) and one
## to have no more (hint-off).

hint-ok = Got it
hint-off = No more tips
hint-turn = Path cards make the tunnel longer; other cards are played on players or on the maze. Discarding is a turn, too.
hint-role = Hold the dwarf on the left to see who you are. Nobody else sees it.
hint-broken = Anybody can take it away with the right card, you too. Your other cards can still be played.
hint-map = You hold a map: it shows you one goal in secret. Afterwards you can tell the others – the truth or a lie.
hint-veto = You can stop this card with a Veto. If you have none, or do not want to, allow it: nobody learns whether you hold one.
hint-pile = The draw pile is empty. When all hands are empty too, the saboteurs win the round.
hint-know = Suspect somebody? Under “What you know” you can mark players; only you see that.
hint-round = A new round: new dwarfs, a new maze. Your gold stays with you.

## The entrance, the fold "How to play": five short lines for somebody who has never played.

learn-1 = Dig from the start on the left to the goals on the right. One of the face-down goals is the treasure.
learn-2 = Everyone has a secret dwarf. Gold-diggers want the treasure; saboteurs win if nobody reaches it.
learn-3 =
    { $pointer ->
        [mouse] On your turn, click a card, then click where it goes. Or discard a card to pass.
       *[touch] On your turn, tap a card, then tap where it goes. Or discard a card to pass.
    }
learn-4 = Break the tools of the players you do not trust: with a broken tool nobody can lay paths.
learn-5 = After three rounds, whoever has the most gold wins. Trust nobody – except perhaps those who dig to the right.
