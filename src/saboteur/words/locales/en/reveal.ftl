### $after: a chance: "21%"
### $all: a number
### $before: a chance: "62%"
### $chance: a number, with a tenth
### $count: a number
### $gold: an amount of gold
### $label: a technical name, as in the record
### $name: a player's name, or the name of a card or module
### $names: players' names, as a list in words
### $place: "3 right, 1 up", the name of a large card, or a rank
### $ranking: a list in words
### $right: a number
### $round: the number of a round
### $side: a team: "Gold-diggers"
### $turn: a number

## After a round: who wins, what everybody was and gets. won-… are headlines.

reveal-all = Show everything
reveal-more = Further down
you-gain = You: { $gold }
nobody-paid = Nobody gets gold.
won-diggers = The gold-diggers win
won-saboteurs = The saboteurs win
won-blue = The blue gold-diggers win
won-green = The green gold-diggers win
won-teams = The gold-diggers of both colours win
won-greedy = The greedy dwarf wins
won-boss = The boss wins
won-profiteer = The profiteer wins
won-boss-profiteer = The boss and the profiteer win
won-nobody = Nobody wins
# When all dwarfs lie open: whose dwarf one had guessed wrongly, or that all guesses were right.
reveal-wrong = You were wrong about { $names }.
reveal-all-right = You were right about everybody.

## After a round: titles of the parts, and whether something said was true.

reveal-goals = What the goals were
reveal-claims = Who told the truth?
reveal-guesses = Who guessed right?
claim-true = true
claim-lie = a lie
claim-wrong = wrong
gold-cards-secret = What is on the gold cards stays secret until the end of the game.
gold-open = Everybody can see these amounts.

## After a round: how good the guesses about the dwarfs were.

guess-score = { $right } of { $all } right (pure luck: { $chance })
guess-turn = locked in on turn { $turn }
guess-right = right
guess-wrong = wrong
marks-fit = Your marks: { $right } of { $all } were right
vote-right = Pointed at a saboteur: { $names }
vote-none-right = Nobody pointed at a saboteur.

## During a round, tab "What you know": guesses who is what, locked before the end.

guesses = Who is what?
guesses-hint = Lock your guesses in before the round ends. Nobody sees them until the reveal; then everyone who guessed sees all the scores.
guess-none = no guess
guess-lock =
    { $count ->
        [one] Lock one guess
       *[other] Lock { $count } guesses
    }
guess-locked = Locked in on turn { $turn }. You cannot change them any more.

## After the game, to the reader: how it went, with a table of all players below.

final-won = You win!
final-shared-win = You share the victory!
final-place = Place { $place } of { $all }
best-found =
    { $count ->
        [one] You found the treasure
       *[other] You found the treasure { $count } times
    }
best-unmasked = You saw through { $names }
best-fooled = You fooled { $names }
best-liar = Best liar: { $name }
best-nose = Best nose: { $name }
# Who made the move that changed the chances most, and the chances of a team before and after it.
final-decided = What decided it: { $name }, round { $round } ({ $side }: { $before } → { $after })
final-guesses = Who saw through the others

## After the game: the button to share the result, and the text that is shared.

share-result = Share the result
share-text = Saboteur: { $ranking }
share-place = { $place }. { $name }: { $gold }
final-shared = The link to the replay was copied.

## After the game: proof that the server did not choose the cards. A careful player reads it.

verify = Check the shuffles
proof-hint = Before dealing, the server published a fingerprint (a hash) of its secret number. Now the number is open, and your browser can check every shuffle.
proof-run = Check every shuffle
proof-working = Computing…
proof-good =
    { $count ->
        [one] All is well: the secret number is the one announced, and one shuffle was checked.
       *[other] All is well: the secret number is the one announced, and all { $count } shuffles were checked.
    }
proof-noted = The fingerprint is the one this browser saw before the cards were dealt.
proof-not-noted = This browser did not see the fingerprint before the cards were dealt; it was compared with the one in the record.
proof-bad = Something is wrong:
fault-commitment = The secret number does not match the fingerprint in the record.
fault-noted = The secret number does not match the fingerprint this browser saw before the cards were dealt.
fault-shuffle = The shuffle { $label } does not follow from the secret number.
fault-order = The shuffles are not numbered one after the other; some are missing or appear twice.
fault-missing = The shuffle { $label } should be there exactly once.
proof-file = Download the record

## After the game: the sheet on which its ending is handed on, as a link, a picture or a clip.

hand-on = How it ended
hand-on-link = Share the link
hand-on-picture = As a picture
hand-on-clip = As a clip
hand-on-filming = The clip is being made: nine seconds…
hand-on-picture-alt = The game’s picture: the board at the move that decided it, and who was what
hand-on-private = This table is private: its link shows no picture where you paste it.
clip-title = What decided it
