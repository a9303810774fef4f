### The terminal: saboteur play, replay and rules. The letters in a sentence (b, k, r…) are keys to type: keep them.
### $seat, $name: a player. $place: a place such as "3 right, 1 up", or a place in the ranking. $card, $cards: names of cards.
### $count, $round, $turn, $step, $last, $pile, $discards, $gold: numbers. $roles, $notes: lists in words. $role: "a saboteur".
### $does: a sentence on what a card does. $keys: keys to type. $file: a file's name. $command: a command to type.
### $secret: what only the reader knows. $why: a reason. $text: what somebody typed. $first, $last: all items of a list but the last, and the last.
### $level: how well a bot plays. $module: a module's name.

## How the last of several things is joined to the others.

list-and = { $first } and { $last }

## The terminal, all the time: names, secrets, the line of keys, and the help that ? shows (lines of at most 120
## characters).

term-you = { $seat } (you)
term-secret = { $text }: { $secret } (only you)
term-secret-shown = { $text }: { $secret } (secret)
term-keys = ? help  b board  k what I know  r my dwarf  l log  s save  q quit
term-help =
    Type what is in [brackets]: first the card, then where or on whom: “3”, then “2”, or both in one line: “3 2”.
    Instead of a number you can type a cell by the numbers around the board: “3 4,-1” is column 4, row -1. Add t to
    turn the card: “3 4,-1 t”. x goes back to the cards. Nothing is played before your last choice.
    
    b  the board and the players    k  what you know             r  your dwarf (hidden until you ask)
    l  everything so far            s  save (s FILE: to a file)  q  leave the game     u  why there is no undo
    say  talk to everybody (alone: how)
    
    On the board: S start, ? a face-down goal, T treasure, O stone, D dragon, X giant spider, 1 and 2 sacks of gold,
    C a chest, $3 a cell that player 3’s toll dwarf guards, W wardrobe, P tunnel party, H ladder, B and G doors, * a
    crystal. A tunnel that stops before the middle of its card is a dead end. > shows whose turn it is.
    
    For programs: an action in notation works everywhere, as in “lay NES@3,-1 turned” or “break pick 2”. There, sides
    are N E S W and players are counted from 0. `saboteur rules` lists everything that can be played.

## The terminal: messages between turns, at the end of a round and of the game, and when the game is left.

term-no-undo = There is no undo: a card that was played has told the others something, and what you drew or saw cannot be unseen. x goes back as long as you are choosing.
term-say-how = Say it like this: say suspect 3 · say trust 2 · say why 4 · say break 3 · say goal 1 is (or not; goals are counted from the top of the board) · say repair pick · say wait
term-goes-on = The game goes on; l shows what happened before.
term-round-over = The round is over
term-dealt = Dwarfs and cards are dealt. { $name } begins. r shows your dwarf.
term-thoughts = What the bots thought
term-next-round = Press enter for the next round.
term-go-on = Press enter to go on; ? shows help.
term-rank = { $place }. { $name } ({ $level }): { $gold } gold
term-win = You win!
term-share-win = You share the victory!
term-leave = Press enter to leave; s FILE keeps the record for `saboteur replay`.
term-your-turn = Your turn: round { $round }, turn { $turn }
term-know = You know: { $notes }
term-you-are = You are { $role }.
term-type-one = Type one of these: { $keys }. ? shows help.
term-hide = Press enter to hide it.
term-not-saved = Not saved: { $why }
term-record = The record is in { $file }. To watch it: { $command }
term-saved = Saved. Only you can read the file. It holds every hand, every dwarf and the secret number of the deal, so do not look inside.
term-resume = To go on: { $command }
term-quit = Leave the game? y yes, s save and leave, enter no:
term-nothing-saved = You left before your first card; nothing was saved.
term-no-choice = { $text } is not one of the choices, and no action in notation. ? shows help.

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-which-card = Which card?
term-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
term-not-now = not now
term-cannot-now = You cannot play this now: { $card }. { $does }
# Added to that line for a path card; with a broken tool or trapped, prompt-broken is.
term-fits-nowhere = It fits nowhere now.
term-discard-it = discard it
term-where = Where? { $card }
term-play-it = play it
term-pass = pass: discard
term-no-more = no more
term-discard-which = Which card do you discard?
term-discard-other = And which other card?
term-discard-more = Discard another one, too? (enter: no)
term-order = In which order do you discard the others?
term-whose-dwarf = Whose dwarf?
term-pair = { $first } and { $last }
term-enter = { $text } (enter)

## The terminal: what is written beside the board.

term-some-gold = some gold
term-piles = draw pile { $pile }, discard pile { $discards }
term-dwarfs = The dwarfs in this game: { $roles }.
term-seen-nothing = You have seen nothing in secret in this round.

## saboteur replay: one step of a finished game.

term-step = step { $step } of { $last }
term-chooses = { $name } chooses: { $text }
term-why = Why the bots did what they did in this round:
term-why-one = step { $step }, { $name } ({ $level }) – { $text }
term-no-cards = no cards
term-in-front = in front: { $cards }
term-holds = { $name }, { $role }, { $gold } gold: { $cards }
term-replay-keys = enter goes on   b goes back   g goes to a step   q quits
term-go-to = Go to step:

## saboteur rules: titles and heads of columns.

term-modules = Modules: one main game, and whatever goes with it
term-options = Options, the usual value first
term-presets = Presets
term-module-failed = The module { $module } cannot be used: { $why }
term-module = name
term-group = group
term-players = players
term-what = what it is
term-not-with = not with
term-option = option
term-values = values
term-any = any
term-modules-column = modules

## saboteur play, replay and rules with --help, in any language: what the command does, and after each argument what it
## is for. Names of arguments, files and commands stay as they are. $text, $keys: what somebody typed.

cli-play = Play a complete game against bots in the terminal.
cli-replay = Step through a record. It is checked first.
cli-rules = List the modules with their seats, what they go with, their options, and the presets.
cli-analyse = Judge a finished game: chances, what decided it, what moves cost, lies.
cli-help = show this help and end
cli-seats = number of seats (default 5)
cli-modules = modules or a preset, see `saboteur rules` (default base)
cli-options = an option; may be given several times
cli-language = language of all texts (default: your system’s language, from LANG)
cli-seat = where you sit, counted from 1 (default 1)
cli-bots = who the others are: levels or characters, one for all or one for each (default company: characters who differ)
cli-seed = same number, same deal (default: random)
cli-role = show or hide your dwarf on the screen
cli-show-reasons = after each round, why the bots did what they did
cli-pace = pause for bots in seconds (default 0.4 at a terminal)
cli-ascii = draw and write with plain signs
cli-resume = go on with a saved game
cli-file = a record, such as `saboteur sim --record` saves
cli-replay-seat = see what this player saw, counted from 1 (default: a spectator)
cli-all = see every secret
cli-print = print all steps and end, without keys
cli-first = begin after action N
cli-reasons = how much is told of why the bots did something
cli-json = for programs

## saboteur play and replay: one line about arguments that cannot be used; the game does not begin.

cli-no-seat = there is no seat { $seat }; this game has seats 1 to { $last }
cli-no-level = there is no level { $text }; levels are { $keys }
cli-levels =
    { $count ->
        [one] --bots takes one level, or one for the { $count } other player, not { $step }
       *[other] --bots takes one level, or one for each of the { $count } others, not { $step }
    }
cli-resume-alone = --resume goes on with the game as it was dealt: leave out { $keys }
cli-from = --from { $step }: the game has actions 0 to { $last }
