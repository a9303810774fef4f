### What somebody typed or named at a terminal and cannot be used: actions in notation, arguments, files. No page shows it.
### $column, $first, $last, $count, $most, $number: numbers. $word, $text, $names: as somebody wrote it, or names that stay English.
### $expected: one of the expected-… below. $tool: what is repaired. $file: a file's name. $why: a whole sentence, or file-…
### $action: an action in notation, such as "2 lay NES@3,-1". $label: the name of a shuffle. $seat, $mover: players.

## A player at a terminal typed an action in notation (“lay NES@3,-1 turned”), and it cannot be read: a message below the
## line. The words of notation stay English.

refusal-malformed-no-action = Column { $column }: “{ $word }” is not an action.
refusal-malformed-no-card = Column { $column }: “{ $word }” is not a card.
refusal-malformed-no-path = Column { $column }: “{ $word }” is not a path card.
refusal-malformed-no-repair = Column { $column }: “{ $word }” does not repair this: { $tool }.
refusal-malformed-not-so = Column { $column }: “{ $word }” cannot be played with “play”; only cards of added modules are.
refusal-malformed-choice = Column { $column }: found “{ $word }”, expected { $expected } ({ $names }).
refusal-malformed-other = Column { $column }: found “{ $word }”, expected { $expected }.
refusal-malformed-nothing = Column { $column }: something is missing here: { $expected }.
refusal-malformed-range = Column { $column }: found “{ $word }”, expected { $expected } from { $first } to { $last }.
refusal-malformed-ends = Column { $column }: the line ends here. Missing: { $expected }.
refusal-malformed-follows = Column { $column }: nothing may follow here, but there is “{ $word }”.
refusal-malformed-too-far = Column { $column }: “{ $word }” lies too far out. Columns and rows of the board go from { $first } to { $last }.
refusal-meant = Did you mean { $text }?

## What is expected at a place of a line of notation; stands in the messages above as $expected, after a colon.

expected-action = an action
expected-answer = a kind of answer
expected-card = a card
expected-cell = a cell, such as 3,-1
expected-front = a card that lies in front of a player
expected-number = a number
expected-path-at = a path card and its cell, such as NES@3,-1
expected-payer = the number of whoever pays the toll
expected-repair = a repair card
expected-seat = the number of a player
expected-side = a side
expected-toll-at = toll@ and a cell, such as toll@3,-1
expected-tool = a tool
expected-value = a value

## saboteur replay, or saboteur play --resume: the record of a game cannot be used; one line, and the command ends. A
## record is a file with everything that happened in a game; $text is what a library says about the file, in English.

refusal-record-too-large-actions = The record has more than { $most } actions.
refusal-record-too-large-bytes = A record has at most { $most } bytes; this one has { $count }.
refusal-record-malformed-field = The record is not well formed: { $text }
refusal-record-malformed-cut-off = The file ends too early, after { $count } bytes.
refusal-record-malformed-no-json = This is not JSON: { $text }
refusal-record-malformed-no-version = The record does not say its version.
refusal-record-malformed-no-seed = The record does not say what was played and how it was shuffled.
refusal-record-malformed-no-seat = Action { $number } does not begin with a seat.
refusal-record-malformed-action = Action { $number } cannot be read. { $why }
refusal-record-malformed-thought-step = Thought { $number } of the bots belongs to no action after { $last }.
refusal-record-malformed-thought-seat = Thought { $number } of the bots is of the wrong player ({ $seat }): action { $last } was done by { $mover }.
refusal-record-malformed-thought-role = Thought { $number } of the bots names no dwarf.
refusal-record-malformed-thought-about = Thought { $number } of the bots is about a seat that is not at the table.
refusal-record-malformed-thought-belief = Thought { $number } of the bots believes in a dwarf that does not exist.
refusal-record-malformed-claim-step = Claim { $number } was not made between the actions { $first } and { $last }.
refusal-record-malformed-claim-fact = Claim { $number } does not say everything that it should.
refusal-record-malformed-claim-seat = Claim { $number } is of, or about, a seat that is not at the table.
refusal-record-malformed-claim-name = Claim { $number } names a dwarf or a goal that does not exist.
refusal-record-malformed-claim-chest = Claim { $number } names a chest that does not exist.
refusal-record-malformed-vote-step = Vote { $number } was not shown between the actions { $first } and { $last }, in a round of its own.
refusal-record-malformed-vote-seat = In vote { $number }, not every seat points at another one or at nobody.
refusal-record-setup = The game of this record cannot be played. { $why }
refusal-record-foreign = This is not a record of this game.
refusal-record-too-new = The record has version { $count }; this program reads up to { $last }.
refusal-record-module = The game was played with modules that are not installed here: { $text }
refusal-record-start-position = The game cannot begin where the record says. { $why }
refusal-record-start-setup = The position at which the game began is of another game than the record.
refusal-record-action = Action { $number } ({ $action }) cannot be done. { $why }
refusal-record-commitment = The secret number of the shuffle is not the one that was announced before the deal.
refusal-record-shuffle-seed = Shuffle { $number } ({ $label }) does not follow from the secret number.
refusal-record-shuffle-other = Shuffle { $number } of the game is { $label }; the record has { $text }.
refusal-record-shuffle-count = The number of shuffles is wrong: { $number } in the game, { $count } in the record.
refusal-record-changed-no-mark = The check mark after action { $number } is missing.
refusal-record-changed-between = Something was changed in actions { $first } to { $last }, or before the first.
refusal-record-changed-marks = The number of check marks is wrong: { $number } for { $count } actions.
refusal-record-changed-end = After the last action, { $number }, the game is not the one recorded.
refusal-record-changed-result = The result in the record is not that of the game.
refusal-game-running = The game is not over yet.
refusal-made-by = It was recorded by { $text }.

## saboteur play and replay: a file that was named cannot be read or written, or is no saved game; one line. $file is its
## name, $why one of the file-… below.

refusal-file-read = { $file } cannot be read: { $why }
refusal-file-write = { $file } cannot be written: { $why }
refusal-file-too-large = { $file } is too large to be a record.
refusal-file-no-text = { $file } is not a text file: byte { $number } cannot be read as UTF-8.
refusal-file-exists = There is already a file { $file }. Choose another name.
refusal-file-no-save = { $file } is not a saved game of `saboteur play`.
refusal-file-other-save = { $file } is not a saved game that this version can read.
refusal-file-not-resumed = The game in { $file } cannot go on. { $why }
refusal-file-save-seats = The game in { $file } cannot go on: its seats or levels do not fit.
refusal-file-save-over = The game in { $file } is over. `saboteur replay` shows records.

## Why a file cannot be read or written; stands in the two messages above as $why, after a colon.

file-enoent = there is no such file or folder
file-eacces = you are not allowed to
file-eisdir = it is a folder
file-enotdir = part of its name is not a folder
file-enospc = the disk is full
file-erofs = nothing can be written there
file-enametoolong = the name is too long

## saboteur play: modules and options that were typed do not exist or do not go together; one line, as clash-… in
## refusals.ftl. $module, $option: names. $value: as it was typed.

clash-no-such-module = There is no module “{ $module }”. `saboteur rules` lists them all.
clash-no-such-option = There is no option “{ $option }”. `saboteur rules` lists them all.
clash-option-unused = “{ $option }” belongs to a module that is not in this game: { $module }.
clash-option-value = “{ $option }” cannot be “{ $value }”. `saboteur rules` lists the values.

## saboteur play, replay and rules: the frame of --help, and what is wrong with an argument; one line. Keep everything that
## begins with % as it is, except that %r and %s may be exchanged; names of arguments stay English.

arg-usage = usage:
arg-positional = arguments
arg-options = options
arg-argument = argument %(argument_name)s: %(message)s
arg-required = these arguments are missing: %s
arg-unknown = there are no such arguments: %s
arg-expected-one = a value is missing
arg-not-with = does not go with %s
arg-no-value = takes no value, but there is %r
arg-ambiguous = %(option)s may mean %(matches)s
arg-choice = %(value)r is none of these: %(choices)s
arg-whole-number = %(text)r is not a whole number
arg-seconds = %(text)r is not a number of seconds
arg-between = %(value)s is not between %(low)s and %(high)s
arg-key-value = an option is given as key=value, not %(text)r
arg-try = %(message)s; try %(command)s --help
arg-interrupted = interrupted
