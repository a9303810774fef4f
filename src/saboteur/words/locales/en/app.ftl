### $count: a number
### $hours: a number
### $level: how well a bot plays
### $name: a player's name, or the name of a card or module
### $number: a number, counted from 1
### $points: of a hundred
### $pointer: mouse or touch, what the reader points with
### $round: 1 to 3
### $rounds: 3, or 1
### $seats: a number of seats
### $taken: a number of seats
### $text: words that somebody said or typed

## Words used all over the page: names of buttons, and what stands for the game or a person. Buttons are one or two
## words.

app = Saboteur
# A quotation, in the quotes of the language.
quote = “{ $text }”
# The time that is left for a turn, in hours, beside a player's name.
time-hours = { $hours } h
# What the game is, below its name at the entrance.
tagline = Dig for gold with your friends. Some of them are lying.
# Beside the reader's own name: "Anna (you)".
you = you
yes = Yes
no = No
close = Close
cancel = Cancel
back = Back
confirm = Confirm
seat-number = Seat { $number }

## The entrance, the first page anybody sees: buttons, titles and the list of tables. A line that ends in -hint stands
## in small letters below its button.

play-now = Play now
play-now-hint = Five seats, four bots – off you go
new-table = New table
match = Find me a table
ratings = Ratings
people = People you know
clubs = Clubs
join-code = Join with a code
join = Join
code = Code
your-name = Your name
open-tables = Open tables
home-ways = Ways to play
home-settings = Name, bots, look and sound
puzzles = Puzzles
puzzle-tile-new = The move, the dwarf, the lie
puzzle-tile-solved = 
    { $count ->
        [one] One solved
       *[other] { $count } solved
    }
daily = Today’s mine
daily-tile-new = One deal for everybody
daily-tile-begun = Go on with it
daily-tile-judging = The judge is at work
daily-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
daily-streak =
    { $count ->
        [one] One day
       *[other] { $count } days in a row
    }
continue = Continue
more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
menu-ways = Rules, your page and settings
you-title = You
your-turn-here = your turn
seats-taken = { $taken } of { $seats } seats taken
round-of = Round { $round } of { $rounds }

## The entrance: the title of the fold "How to play".

learn = How to play

## The entrance: the way to the lesson and to the rules, and the last line of the page.

lesson = Learn by playing
lesson-hint = At a real table, a minute each
lesson-resume = Continue the lesson
rules = Rules
rules-two = The game in two minutes
rule-about = Rules: { $name }
footer = Everything stays on this server. No account needed.

## The page "New table": ready-made games. The name stands on a button, its line (presetline-…) below it.

presets = Presets
preset-base = Game night
preset-classic = Older edition
preset-championship = Championship
preset-treasures = Treasure hunt
preset-doubt = Is there gold?
preset-saboteur2 = Saboteur 2
preset-tournament = Tournament
preset-everything = Everything at once
preset-everything2 = Saboteur 2 with everything
presetline-base = The game most people know.
presetline-classic = The base game of the older edition.
presetline-saboteur2 = Two teams, lone dwarfs, doors, thefts and traps.
presetline-tournament = Fixed pay, greedy dwarfs, a card in the middle.
presetline-everything = All the cards that go together. Chaos, with rules.
presetline-everything2 = Saboteur 2 with all the cards that go with it.
presetline-championship = The base game with all championship cards.
presetline-treasures = New goals and chests to find on the way.

## The page "New table": titles above the modules, which are added or left out with a tap, and above the details.

modules = What you play with
group-foundation = Main game
group-championship = Championship cards
group-mini = Mini-expansions
group-variant = Variants
group-house = House rules
options = Details

## The page "New table": how many play, how well (level-…, after a bot’s name, too) and in which style bots play (style-…), and the time for a turn
## (clock-…).

seats = Seats
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
bots = Fill the other seats with bots
bot-level = Bots
level-random = random
level-novice = novice
level-steady = steady
level-shrewd = shrewd
level-master = master
level-grandmaster = grandmaster
company-suits = who suit me
company-line = Win, and stronger ones sit down next time; lose, and weaker ones do, little by little, until you win your share. That is all: each plays as it does at every table, and knows no more than its seat. No secret handicaps.
bot-style = Bots’ style
style-plain = plain
style-bold = bold
style-careful = careful
style-cunning = cunning
style-chance = left to chance
clock = Clock
clock-none = none
clock-relaxed = relaxed
clock-brisk = brisk
clock-slow = days, not minutes
private = Only with the link or the code
vote-option = The table votes
vote-option-line = Once a round everybody secretly points at a saboteur. It changes nothing in the game.
rated = rated
rated-option = Rated table
rated-option-line = Counts for everybody’s rating once the game is over.
open-table = Create the table
clash-title = This does not go together:
checking = Checking…

## The lobby, where people sit down before the game: for everybody at the table; only the host sees the buttons for
## bots and for the start.

lobby = Lobby
invite = Invite
invite-hint = Send the link, read out the code, or let them scan it.
invite-lan = Phones in this room cannot open this address. Start the game with ./run --lan to let them in.
copy-link = Copy the link
copied = Copied
share = Share
empty-seat = empty seat
sit-down = Sit down
bot-of = bot, { $level }
pick-bot = Who sits here?
pick-change = Change
add-bot = Add a bot
fill-bots = Fill with bots
remove = Remove
kick-ask = Send { $name } away? They can come back only if you let them.
kick-done = { $name } was sent away.
kick-undone = { $name } may sit down again.
undo = Undo
start-game = Start the game
waiting-host = Waiting for the host to start.
need-seats =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
host = host
bot = bot

## The lobby and the table: beside the name of somebody who left the page; the button to leave; a line for spectators.

away = away
leave = Leave
you-watch = You are watching.

## The sheet with the settings: the name of a setting, and after it its values in small letters.

settings = Settings
language = Language
# Shown below the choice of a language; { "" } where there is nothing to say.
language-note = { "" }
confirm-moves = Confirm moves
confirm-touch = on touch screens
confirm-always = always
confirm-never = never
sound = Sounds
volume = Volume
vibrate = Vibration
theme = Colours
theme-system = same as the device
theme-dark = dark
theme-light = light
contrast = More contrast
board-kind = Board
board-drawn = drawn
board-text = as text
ask-veto = Ask me in every veto window
reading = Time to read a veto question (the whole table waits as long)
reading-usual = usual
reading-long = twice as long
reading-longest = three times as long
throws = Let things be thrown
hints = Tips in the first games
hide-role = Show my dwarf only while I press it
short-ends = Short ends of rounds: all dwarfs at once

## The sheet "Keys and help": what a key of the keyboard does, beside a picture of the key.

help = Keys and help
key-cards = pick a card from your hand
key-arrows = move between the highlighted places
key-enter = choose; once more to confirm
key-turn = turn the card round
key-discard = discard
key-escape = one step back
key-role = show your dwarf
key-log = log, what you know, talk
key-fit = show the whole maze
key-changed = show what changed
key-about = rules for the picked card
key-text = text board or drawn board
key-help = this help

## Several screens: the search in the rules, the screen for a television, and what is said when something fails.

rules-search = Search cards and modules
tv-hint = Join at this address with the code
not-found = There is no such table.
reload = Try again
offline = The server cannot be reached.
fault = Something went wrong on this page. Your game is safe.

## Said by screen readers, and shown in the title of the page and in notifications.

announce-turn = Your turn.
reach-word = It is your turn.

## "New table", details: the name of an option; after it one of the values (value-…) below. After option-next-starter
## come value-last-card, -turn and -path.

option-first-seat = Who begins
option-rounds = How many rounds

## "New table", details: values of the options above, in the middle of a line.

value-1 = 1
value-3 = 3
value-random = at random
value-yes = yes
value-no = no
