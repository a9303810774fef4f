### $action: what somebody did, as on a button
### $count: a number of people
### $day: a date
### $gold: an amount of gold
### $percent: of a hundred people
### $plan: what is played on a day
### $points: of a hundred
### $score: of a hundred
### $signs: five signs that stand for the five parts of a game
### $time: a time of day

## The page of the daily mine: what kind of day it is, as a title.

daily-plan-base = The mine itself
daily-plan-specialists = Specialists
daily-plan-treasures = Treasures and chests
daily-plan-teams = Two teams
daily-plan-greed = Greed and tolls
daily-plan-veto = Vetoes and detours
daily-plan-everything = Everything at once

## The page of the daily mine: today's try, and what came of it.

daily-about = The same deal, the same seat and the same companions for everybody. One round, one try, no clock, no talk: about five minutes.
daily-play = Play today’s mine
daily-go-on = Go on
daily-when = Each day begins at { $time } for everybody on this server.
daily-blank = There is nothing to see of this day.
# An hour of the day follows, in a list to choose from.
daily-word = Tell me of a new day at
daily-word-refused = This browser does not let us.
daily-judging = The judge looks at each of your choices. That takes a moment.
daily-won = Your side had its way
daily-lost = The others had their way
daily-late = Finished when the day was already opened: it counts for your streak, not for the table.
# What a screen reader says instead of the five signs.
daily-signs = Your game in five parts: gem, nothing given away; coin, a little; rock, much
daily-share = Share
daily-picture = As a picture
# What is handed on, without a word on the day itself.
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = The day’s table
daily-forks = Where it was decided
daily-fork-stood =
    { $count ->
        [one] Only you stood here
       *[other] { $count } players stood here
    }
daily-share-of = { $percent }%
daily-cost =
    { $points ->
        [0] cost nothing
        [one] cost one point
       *[other] cost { $points } points
    }
daily-line = Your choices
daily-better = Better: { $action }
daily-best = The judge’s own line: { $points } points, { $gold } gold

## The page of the daily mine: other days.

daily-tomorrow = Tomorrow: { $plan }
daily-past = Earlier days
daily-past-hint = To practise: they count for nothing.
daily-practise = Play this day again
daily-proof = The deal was fixed before
daily-proof-text = This hash was published the day before. The secret number that opens it is shown one hour after the day ends; with it every shuffle can be checked.
