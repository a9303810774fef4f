### $count: a number of people
### $seconds: a number of seconds

## The page "Find me a table": strangers are brought together.

match-hint = Play with other people, whoever is here.
match-preset = Game
match-seats = Seats
match-clock = Time to think
match-anything = anything
match-bots = Fill up with bots
match-bots-after = after { $seconds } s
match-bots-minutes =
    { $count ->
        [one] after a minute
       *[other] after { $count } minutes
    }
match-bots-never = never
match-call = Call me if this page sleeps
match-waiting = Looking for people…
match-people =
    { $count ->
        [one] You are the only one who waits.
       *[other] { $count } people wait.
    }
match-expected = About { $seconds } s more
match-expected-minutes =
    { $count ->
        [one] About a minute more
       *[other] About { $count } minutes more
    }
match-unknown = Nobody can say yet how long it takes.
match-waited = You have waited { $seconds } s.
match-leave = Stop waiting
match-found = Your table is ready!
match-rated-line = With others who want that, too. Whoever met lately is kept apart, where there are others.
