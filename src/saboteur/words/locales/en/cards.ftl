### $count: a number
### $more: open sides in words, that are not joined to the others: "east and west"
### $sides: open sides in words: "north and east"

## The sides of a path, for screen readers: "Path, open north and east", with the words that go before a direction.

side-n = north
side-e = east
side-s = south
side-w = west
# The letters of the directions.
side-letter-n = N
side-letter-e = E
side-letter-s = S
side-letter-w = W
spoken-sides = open { $sides }
spoken-apart = { $sides }, separately { $more }

## What lies on the table: read out by screen readers, and titles in the rules.

start-card = Start card
goal-back = Face-down goal

## The goals, named by their row. A language that inflects the object of a verb ("turns the top goal") adds that form
## as an attribute: .object = …

place-goal-top = the top goal
place-goal-upper = the second goal from the top
place-goal-middle = the middle goal
place-goal-lower = the second goal from the bottom
place-goal-bottom = the bottom goal

## Every other place, counted from the start card: "3 right, 1 up", mostly in brackets.

place-start = the start
place-right = { $count } right
place-left = { $count } left
place-up = { $count } up
place-down = { $count } down
