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

## Titles: what somebody is known for, on the page "You" and below their name at a table; and (…-how) what it was given for.

feat-champion = Champion
feat-champion-how = won a game alone
feat-every-round = Never left empty-handed
feat-every-round-how = got gold in every round of a game
feat-found = Treasure hunter
feat-found-how = reached the treasure
feat-found-alone = For me alone
feat-found-alone-how = reached the treasure with a dwarf that plays for itself
feat-hidden = Fooled everybody
feat-hidden-how = won a round as saboteur, and nobody broke your tools
feat-lone-saboteur = One against all
feat-lone-saboteur-how = won a round as the only saboteur
feat-rich = Full sacks
feat-rich-how = had ten gold or more at the end of a game
feat-helper = Good neighbour
feat-helper-how = repaired three or more tools of others in a game
feat-reader = Well read
feat-reader-how = looked at three or more maps in a game
feat-detective = Good nose
feat-detective-how = pointed at a saboteur in every vote of a game
feat-veto = Not on my watch
feat-veto-how = stopped a card with the Veto
feat-believed = Thrice believed
feat-believed-how = said to be trusted three times or more in a game while you were a saboteur
feat-veteran = Old hand
feat-veteran-how = a hundred games played to the end
feat-perfect-day = A perfect day
feat-perfect-day-how = a hundred points in the daily mine
feat-week = A week of mines
feat-week-how = seven daily mines in a row
feat-month = A month of mines
feat-month-how = thirty daily mines in a row
