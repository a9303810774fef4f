### $best: a number
### $games: a number
### $gold: an amount of gold
### $won: a number

## The page "You": what this server remembers of the reader, with titles above numbers.

you-nothing = Nothing here yet. Finish a game, and it will be remembered.
you-games = Games
you-won = Won
you-gold = Gold
you-streak = Wins in a row
you-best = best { $best }
you-feats = What you are known for
you-titles-hint = Any of these can stand at your seat, from the next table on.
you-no-title = No title at my seat
you-titles-others = Still to be earned
you-roles = Your dwarfs
you-modules = What you play with
you-met = You play most with
you-history = Your games
# $date: when a game ended
you-date = { DATETIME($date, dateStyle: "medium") }
# $share: "50%"
you-share = { $share } won
# of rounds or games
you-won-of = { $won } of { $games }
you-line-won = Won, { $gold } gold
you-line-lost = { $gold } gold

## The page "You": what is kept, and the buttons to download it and to be forgotten.

you-kept = What this server keeps
you-kept-hint = Your name, your games and your notes. No password, no account.
you-export = Download it
you-forget = Delete my data
you-forget-sure = Really delete everything about you? This cannot be undone.
