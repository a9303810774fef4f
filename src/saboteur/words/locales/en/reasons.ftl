### $action: what one could do, in words
### $actions: moves, in words, a list
### $card: the name of a card
### $cell: a place: "the top goal"
### $cost: how much something is worth, see reason-worth-…
### $count: a number of cards, or of players
### $far: a number of cards, with a tenth
### $how: how a bot chose, without a capital
### $name: a player's name, or the name of a card or module
### $percent: a number with the sign for per cent
### $role: a role: "a saboteur" in a sentence, "Saboteur" as a title
### $roles: roles with their chances, a list
### $why: a reason, without a capital
### $worth: a number, with hundredths, may be negative

## Why a bot did something: shown in the replay and after a round in the terminal. reason-line and reason-far are the
## bot’s own words.

reason-title = Why?
reason-line = { $role }: { $why }.
# $how is “this worked best in the games I imagined”
reason-and = { $why }, and { $how }
reason-far =
    { $far ->
        [one] I think the treasure is { $far } card away.
       *[other] I think the treasure is { $far } cards away.
    }
reason-believed = What the bot believed
reason-compared = What the bot compared
# What an option was worth to the bot: gold that it expects to get of it, less what the others get; or cards of
# progress towards the treasure, or away from it; or how often it does this
reason-worth-gold = worth in gold: { $worth }
reason-worth-cards = worth in cards: { $worth }
reason-worth-chance = chosen in { $percent } of such cases
reason-belief = { $name }: { $roles }

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-only-option = there was nothing else to do
ground-at-random = I chose at random
ground-searched = this worked best in the games I imagined
ground-learned = it is what I learned to do in millions of rounds
ground-reaches-goal = it reaches a goal
ground-nearer = it brings the treasure closer
ground-farther = it puts the treasure farther away
ground-seems-honest = it makes me look like a gold-digger
ground-changes-little = it changes little
ground-path-of-use = the path is useful
ground-too-early = it is too early for a rockfall
ground-for-enemy = I think { $name } is against me
ground-for-ally = I think { $name } is on my side
ground-for-either = { $name } could be on either side
ground-own-tool = I do not break my own tools
ground-dig-again = I want to dig again
ground-treasure-unknown = I do not know where the treasure is
ground-seat-unknown = I wonder about { $name }
ground-side-loses = my side is losing
ground-no-way-there = I do not need to go there
ground-spare-cards =
    { $count ->
        [one] I can do without this card
       *[other] I can do without these cards
    }
ground-likeliest = it is the most likely to help
ground-no-difference = it makes no difference
ground-most-gold = it is the most gold
ground-most-useful = { $card } is the most useful
ground-module-says = that is what this card is for
ground-own-rules = my own rules say so

## During the game, tab "What you know", where somebody plays alone with bots: a button that asks a strong bot for advice,
## and its answer.

coach-ask = What would a grandmaster do?
coach-working = The grandmaster is thinking…
coach-says = A grandmaster would choose: { $action }
# Beside the advice: how one plays, a label before plain, bold, careful, cunning; the goal that is believed in; moves that
# are as good; what hiding costs, where $cost is reason-worth-…; and how many of the others come to trust or suspect one.
coach-style = Your style
coach-goal = The likeliest treasure: { $cell } ({ $percent }).
coach-alike = Just as good: { $actions }.
coach-bluff = This is a bluff: more would be gained by “{ $action }”, but everybody would see it ({ $cost }).
coach-seen = It will be noticed; that costs you something ({ $cost }).
coach-trusting =
    { $count ->
        [one] It makes one player trust you.
       *[other] It makes { $count } players trust you.
    }
coach-doubting =
    { $count ->
        [one] It makes one player suspect you.
       *[other] It makes { $count } players suspect you.
    }
coach-trusted-more = The others will trust you a little more for it.
coach-trusted-less = The others will trust you a little less for it.
coach-tells-nothing = It tells the others nothing about you.
