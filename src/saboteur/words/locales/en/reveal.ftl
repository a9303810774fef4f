## Reveal
reveal-all = Show everything
reveal-goals = What the goals were
reveal-claims = What was said
reveal-guesses = Locked guesses
claim-true = true
claim-lie = a lie
claim-wrong = wrong
gold-cards-secret = What is on the gold cards stays secret until the end of the game.
gold-open = Everybody can count these amounts.
guess-score = { $right } of { $all } right, by chance { $chance }
guess-turn = locked in turn { $turn }
guess-right = right
guess-wrong = wrong
marks-fit = Your marks: { $right } of { $all } fit

## Guessing
guesses = Who is what?
guesses-hint = Lock your guesses in before the round ends. Nobody learns of it before the reveal; then all who locked see each other's scores.
guess-none = no guess
guess-lock = { $count ->
    [one] Lock one guess
   *[other] Lock { $count } guesses
  }
guess-locked = Locked in turn { $turn }. They cannot be changed any more.

## Final
final-guesses = Who saw through the others
share-result = Share the result
share-text = Saboteur: { $ranking }
final-shared = The link to the replay was copied.

## Shuffle
verify = Verify the shuffle
proof-hint = Before the deal the server promised a hash of its secret seed. Now the seed is open: your browser can recompute every shuffle.
proof-run = Check the shuffles
proof-working = Computing …
proof-good = { $count ->
    [one] Verified: the seed matches the promise, and one shuffle was recomputed.
   *[other] Verified: the seed matches the promise, and all { $count } shuffles were recomputed.
  }
proof-noted = The promise is the one that this browser saw before the deal.
proof-not-noted = This browser saw no promise before the deal; it was compared with the one in the record.
proof-bad = This does not fit:
fault-commitment = The seed is not the one promised in the record.
fault-noted = The seed is not the one promised to this browser before the deal.
fault-shuffle = The shuffle { $label } does not follow from the seed.
fault-order = The shuffles are not counted one after the other; some are missing or doubled.
fault-missing = The shuffle { $label } is not there exactly once.
proof-file = Download the record
