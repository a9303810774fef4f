### $count: a number
### $level: how well a bot plays
### $name, $names: people
### $round, $table, $seat, $number: counted from 1
### $rounds: how many there are
### $seed, $hash: letters and digits
### $time: day and time

## The page of a tournament, and the form that begins one. The line of a format stands below the form's choice.

cup-name = Name
cup-format = Format
cup-format-swiss = Swiss
cup-format-league = League
cup-format-knockout = Knock-out
cup-format-duplicate = Duplicate
cup-line-swiss = Strength meets strength; nobody meets anybody twice while that is possible.
cup-line-league = One table for everybody; all sit at each seat equally often.
cup-line-knockout = The best of each table go on, to a final.
cup-line-duplicate = As little luck as possible: every table has the same deals, and your gold is compared with the same seat elsewhere. All results stay closed until the last table is over.
cup-rounds = Rounds
cup-rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
cup-advance = Go on from each table
cup-real = At real tables; I enter the results
cup-real-line = at real tables
cup-rated = Games count for ratings
cup-starts = Begins by itself (optional)
cup-starts-line = Begins by itself: { $time }
cup-game = Game
cup-least = People at a table, at least
cup-most = People at a table, at most
cup-make = Create the tournament
cup-phase-registration = Registration is open
cup-phase-over = The tournament is over
cup-paused = Paused
cup-people =
    { $count ->
        [one] one person takes part
       *[other] { $count } take part
    }
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-table = Table { $table }
cup-open = no result yet
cup-seat = Seat
cup-who = Name
cup-gold = Gold
cup-gold-of = Gold of { $name }
cup-byes = They rest in this round: { $names }
cup-standings = Standings
cup-place = Place
cup-points = Points
cup-wins = Won
cup-by-gold = same points, less gold
cup-by-wins = same points and gold, fewer tables won
cup-by-opponents = otherwise equal, weaker opponents
cup-by-best = otherwise equal, less gold at the best table
cup-by-direct = otherwise equal, behind at shared tables
cup-by-lot = all equal, drawn by lot
cup-by-shared = shared place
cup-by-stage = knocked out
cup-entrants = Who takes part
cup-bot = bot: { $level }
cup-not-here = not here yet
cup-left = left
cup-register = Take part
cup-register-late = Take part from the next round on
cup-check-in = I am here
cup-check-in-hint = Until you say so a bot plays for you.
cup-leave = Leave the tournament
cup-leave-ask = Really leave? Only the organiser can let you back in.
cup-you-left = You have left the tournament.
cup-you-in = You take part as { $name }.
cup-you-rest = You rest in this round.
cup-my-table = To my table: { $table }
cup-my-seat = You sit at table { $table }, seat { $seat }.
cup-organise = Organise
cup-next = Pair round { $round }
cup-missing =
    { $count ->
        [one] One table has no result yet.
       *[other] { $count } tables have no result yet.
    }
cup-pause = Pause
cup-resume = Go on
cup-finish = End the tournament
cup-finish-ask = Really end it as it stands?
cup-invite = Whoever has this link registers
cup-invite-late = Whoever has this link still joins
cup-names = Names, one in each line
cup-add = Add them
cup-bot-name = Bot { $number }
cup-is-here = Is here
cup-deputise = Make deputy
cup-no-deputy = Deputy no more
cup-drop = Drop
cup-drop-ask = Really drop
cup-readmit = Let back in
cup-enter = Enter the result
cup-correct = Correct the result
cup-note = Note
cup-save = Save
cup-trace = Results entered by hand
cup-trace-line = Round { $round }, table { $table }:
cup-print = Print
cup-wall = For the wall
cup-csv = Standings (CSV)
cup-results = Results (CSV)
cup-json = As it stands (JSON)
cup-everything = Everything with all games (JSON)
cup-seed = The secret number behind seats and lots: { $seed }
cup-commitment = Seats and lots come from a secret number that is shown in the end. Its fingerprint (hash): { $hash }
