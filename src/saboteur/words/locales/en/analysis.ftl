### $action: what somebody did or could have done, in words
### $after: a chance, such as 45%
### $before: a chance, such as 71%
### $count: a number
### $gold: an amount of gold, with tenths
### $modules: names of modules, as a list in words
### $name: a player's name
### $names: players' names, as a list in words
### $percent: a chance, such as 62%
### $round: 1 to 3
### $side: who can win: "Gold-diggers", "Saboteurs" (see side-…)
### $step: the number of a move
### $text: what somebody said, in quotes
### $total: a number
### $what: what came of a lie, a list in words

## The judge of a finished game, in the replay (tab "Analysis") and in `saboteur analyse`: who can win a round. Names of
## lines in a chart, before a number.

side-digger = Gold-diggers
side-greedy = Greedy dwarf
side-blue = Blue team
side-green = Green team
side-saboteur = Saboteurs

## The same: titles and what the numbers mean.

analysis-working = The judge is playing the game out again and again…
analysis-chance = Chance to win the round
analysis-chance-hint = From each moment on, the rest of the round was played many times: same hands and dwarfs, draw pile reshuffled.
analysis-round = Round { $round } – won by: { $side } ({ $percent } at the deal)
analysis-done = Step { $step }, { $name }: { $action }
analysis-swings = What decided the game
analysis-swings-hint = The moves after which the chance to win the round changed most.
analysis-swing = { $side }: { $before } → { $after }
analysis-no-swings = No single move changed much.
analysis-moves = The costliest moves
analysis-moves-hint = What a move cost in gold compared with the best one, judged only by what the player could know. Tiny differences are left out.
analysis-cost = { $gold } gold given away
analysis-better = Better: { $action }
analysis-no-costs = No move gave anything away that could be measured.
analysis-players = Player by player
analysis-player = { $name }: { $gold } gold given away; better moves missed: { $count } of { $total }
analysis-lies = Lies
analysis-lie = { $name }: { $text } ({ $what })
analysis-lie-believed = believed by: { $names }
analysis-lie-followed = acted on by: { $names }
analysis-lie-failed = nobody fell for it
analysis-no-lies = Nobody said anything that can be shown to be a lie.
analysis-no-talk = The record does not contain what was said.
analysis-left-out = These modules are not judged: { $modules }.
