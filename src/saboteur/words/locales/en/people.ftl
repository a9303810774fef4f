### $count: a number
### $date: a day
### $name: a player's name

## The page "People you know", and what other pages show of them: who is here, invitations. What one decides about somebody is never told to them.

people-hint = Everybody with whom you have played a game to the end. What you decide here, nobody learns. Tap people to open a table with them.
people-none = Nobody yet. Whoever you play a game with to the end will be here.
people-here = here
people-here-title = Here now: a tap opens a table
people-played =
    { $count ->
        [one] one game together, { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } games together, last { DATETIME($date, dateStyle: "medium") }
    }
people-search = Search for a name
people-like = Like to play with
people-block = Block
people-block-ask = Really block
people-unblock = Unblock
people-blocked = Blocked ({ $count })
people-blocked-line = You never meet in “Find me a table”, hear nothing of each other, and get no invitations from them.
people-shown = Who sees that you are here
people-shown-nobody = nobody
people-shown-liked = people you like
people-shown-known = everybody you have played with
people-shown-line = Only that you are here, never where or with whom.
people-together =
    { $count ->
        [one] Open a table with one other
       *[other] Open a table with { $count } others
    }
people-play-with = { $name }: open a table together
people-invites = { $name } invites you to a table
people-rematch = { $name } wants to play again
people-drop = No, thanks
people-invite = Invite people you know
people-invite-name = Invite { $name }
people-invited-name = { $name } is invited
people-all = All { $count }
people-met = With whom would you like to play again? Only you see the hearts.
