### $count: a number
### $day: a day of the week
### $name: a person's name, or that of a tournament
### $number: counted from 1
### $time: day, time, or both

## The pages of clubs: one's clubs, founding one, and one club with its evenings, season, members and settings.

club-none = You are in no club yet. Whoever has a club’s link can open its page.
club-size =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
club-next = next evening: { $time }
club-open-tables =
    { $count ->
        [one] a table with an empty seat
       *[other] { $count } tables with empty seats
    }
club-found = Found a club
club-found-go = Found the club
club-name = Name of the club
club-me = Your name in the club
club-text = What it is about
club-door = Who may join
club-door-open = whoever has the link
club-door-ask = whom the owner or a helper lets in
club-door-shut = nobody just now
club-role-owner = owner
club-role-helper = helper
# In the line below the name of the club.
club-you-owner = you are its owner
club-you-helper = you are a helper
club-you-member = you are a member
club-join = Join
club-ask = Ask to join
club-asked = You have asked to join. The owner or a helper will answer.
club-take-back = Take it back
club-asking = They want to join
club-admit = Let in
club-refuse = Not now
club-invite-open = Whoever has this link may join.
club-invite-ask = Whoever has this link may ask to join.
club-invite-shut = Nobody can join just now.
club-table = Open a table for the club
club-table-line = Members see it here.
club-evenings = Evenings
club-no-evening = No evening is planned.
club-past =
    { $count ->
        [one] One evening that is over
       *[other] { $count } evenings that are over
    }
club-plan = Plan an evening
club-plan-go = Plan it
club-when = Begins
club-alone = It begins and goes on by itself
club-cancel = Cancel
club-cancel-ask = Really cancel
club-weekly-one = of every week
club-weekly-line = Every week: { $name } – { $day }, { $time }, with days for each move.
club-weekly-set = Set up a weekly slow tournament
club-weekly-change = Change the weekly tournament
club-weekly-end = End the weekly tournament
club-weekly-end-ask = Really end it
club-weekly-hint = Every week a tournament begins by itself, with days for each move. Members register on its page until then.
club-weekday = Day
club-time = Time
club-season = Season { $number }
club-seasons = Seasons
club-points-line = Each evening is worth 100 points for being ahead of everybody, 0 for being behind everybody.
club-best-line =
    { $count ->
        [one] Everybody’s best evening counts.
       *[other] Everybody’s best { $count } evenings count.
    }
club-no-points = No evening of this season is over yet.
club-by-best = same points, but a weaker best evening
club-by-latest = otherwise the same, but weaker at the latest evening
club-by-shared = shared place
club-new-season = Begin a new season
club-count = Evenings that count for each
club-count-all = all
club-members = Members
club-all = All { $count }
club-make-helper = Make helper
club-no-helper = Helper no more
club-hand-over = Hand the club over to
club-hand-over-ask = Really hand it over to
club-remove = Send away
club-remove-ask = Really send away
club-away =
    { $count ->
        [one] One was sent away
       *[other] { $count } were sent away
    }
club-let-back = Let back in
club-yourself = Your name, and taking over
club-take-over = Take the club over
club-take-over-ask = Really take it over
club-take-over-line = If the owner has disappeared: the club is yours in two weeks, unless the owner does anything here until then.
club-takeover = { $name } becomes the owner on { $time }, unless the owner does anything here before.
club-still-here = I am still here
club-run = Run the club
club-change = Name, text, and who may join
club-leave = Leave the club
club-leave-ask = Really leave?
