"""What the rules of play go by, as numbers that all levels share; what sets levels apart is in `skills.py`.

Worths are counted in cards of progress: 1.0 is a card that brings the treasure one card nearer. Where a number counts
"when the treasure is near" it grows with that, from nothing; a friend's grows with how far a seat is an ally.
"""

import msgspec


class TableWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """How the table is read."""

    nearing: float = 4.0  # cards over which the treasure goes from far to near
    doubt: float = 1.6  # how much doubt counts about which dwarf a seat has
    find: float = 8.0  # turning up the treasure; the spider costs as much
    last_card: float = 1.6  # a goal nearer than this can be reached with one card
    holds: float = 0.4  # how likely a seat holds a card for a given open end
    sided: float = 0.2  # how friendly a seat must be to be called an ally; as hostile, an enemy


class PathWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Paths, detours and rockfalls: what changes in the maze."""

    planned: int = 4  # paths whose sequel is thought of
    sequel: float = 1.5  # what a sequel counts at most
    hopeless: float = -0.3  # a path worth less is not thought on
    toll: float = 0.7  # what paying a toll oneself costs
    idle_gain: float = 0.1  # a path that gains less leads nowhere
    quiet: float = 0.12  # what a harmless path is worth to a saboteur, who is seen digging
    quiet_loss: float = -0.2  # harmless is a gain from this
    quiet_gain: float = 0.5  # to this
    told: float = 0.2  # a gain from which a path is called nearer; a loss from which, farther
    door_gain: float = 0.5  # a gain from which an own door is on the way (S6)
    other_door: float = -0.3  # a door of another colour, to a team
    saboteur_door: float = 0.3  # any door, to a saboteur
    round_door: float = 0.8  # what a ladder loses that leads round one's own door (S5)
    no_detour: float = -0.5  # a detour of a path that lies there no more (C23)
    empty_cell: float = -0.4  # rocks where nothing lies
    useful_path: float = -0.6  # rocks on a path that serves those who dig
    rocks_gain: float = 0.8  # cards nearer, from which those who dig clear away a path that leads on
    rocks_near: float = 0.25  # how near the treasure must be before a saboteur drops rocks
    too_early: float = -0.4  # and what they are worth before
    digs_on: float = 0.3  # worth of a path from which a digger digs on rather than clears away
    clears: float = 0.6  # and what a rockfall loses then
    two_paths: float = 0.2  # calling the path specialist
    second_path: float = 1.2  # and how much of the best path is added


class HandWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """What cards are worth in the hand."""

    drawn: float = 0.28  # a card not yet drawn
    turn: float = 0.3  # a card more where nobody draws any more
    thrift: float = 0.75  # how much of the worth of new cards counts for throwing more than one away (S3)
    find_map: float = 0.6  # a map to those who dig, as long as nothing is known of the treasure
    hide_map: float = 0.3  # and to a saboteur
    find_break: float = 0.4  # a broken tool
    hide_break: float = 0.5
    find_mend: float = 0.3  # a mended tool
    hide_mend: float = 0.2
    two_tools: float = 0.1  # and how much more one that mends either of two (B11)
    other: float = 0.3  # a card that says nothing of itself
    rocks_now: float = 0.8  # how much rocks are worth keeping, of what they would do now
    hide_dead_end: float = 0.55  # paths to a saboteur: one that ends,
    hide_door: float = 0.35  # one with a door,
    hide_narrow: float = 0.1  # one that leads on one way
    bend: float = 0.28  # paths to those who dig: one way on,
    along: float = 0.18  # north to south, which leads nowhere by itself,
    branch: float = 0.4  # two ways on,
    crossing: float = 0.45  # three ways on
    own_door: float = 0.5  # a door of one's own colour,
    team_door: float = 0.05  # of the other team's,
    other_door: float = 0.15  # any, to a role without one
    crystal: float = 0.6  # how much more crystals are worth to a geologist (S13)


class ToolWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Breaking and mending tools, traps and what frees of them."""

    against_oneself: float = -2.0  # breaking one's own tool, or keeping oneself from a theft
    soon: float = 0.4  # how much more whoever plays soon matters when the treasure is near
    last_mend: float = 1.3  # mending one's own last broken tool, to those who dig,
    mend: float = 0.7  # or one of two
    hide_last_mend: float = 0.6  # the same to a saboteur
    hide_last_near: float = 0.5  # how much more when the treasure is near
    hide_mend: float = 0.3
    friend_last: float = 1.0  # a friend's last broken tool
    friend_mend: float = 0.5  # or one of two
    hide_friend: float = 0.6  # how much of that counts to a saboteur
    trap: float = 1.6  # trapping an enemy (S15)
    trap_blocked: float = 0.5  # how much of it is left where a tool is broken, too
    hide_trap: float = 0.7  # how much of it counts to a saboteur at any time
    hide_trap_near: float = 0.4  # and how much more when the treasure is near
    free: float = 2.2  # getting out of a trap
    free_friend: float = 1.1  # getting a friend out
    drop_theft: float = -1.0  # discarding one's own theft (S3)
    drop_trap: float = 2.0  # being free of a trap,
    drop_last: float = 1.2  # of the last broken tool,
    drop: float = 0.6  # of one of two,
    hide_drop: float = 0.5  # and of any to a saboteur


class LookWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Maps and inspections: what one may learn."""

    chest: float = 0.15  # reading a map of a chest (M7)
    even: float = 4.0  # what a look tells of a goal that is as likely the treasure as not
    close: float = 5.0  # cards to the treasure, below which
    close_map: float = 0.3  # a map is worth so much more to those who dig
    hide_map: float = 0.7  # how much a saboteur likes to read
    inspect: float = 0.9  # looking at a dwarf of which nothing is known (S17)


class ModuleWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Cards of Saboteur 2, the championship and the mini-expansions."""

    thief_rich: float = 0.5  # stopping a thief when one has gold (S14),
    thief_poor: float = 0.25  # or none
    thief_friend: float = 0.2  # how much less a friend is stopped
    late_pile: int = 60  # cards in the pile, below which the round grows late
    steal: float = 0.65  # a theft where others have gold
    steal_late: float = 0.35  # how much more late in the round
    steal_nothing: float = 0.4  # a theft where nobody has any yet
    steal_nothing_late: float = 0.5
    even_chances: float = 0.5  # chances of those who dig where the cards that are left are just enough,
    cards_per_step: float = 9.0  # so many for each that is missing;
    card_ahead: float = 0.12  # what a card more adds to them,
    least_chance: float = 0.05  # and where they end
    most_chance: float = 0.95
    geologist: float = 0.3  # what a geologist expects before any crystal is laid (S13),
    geologist_crystal: float = 0.08  # and of each
    profiteer: float = 0.5  # what a profiteer expects (S12)
    hat: float = 1.6  # changing one's own dwarf
    hat_below: float = 0.45  # chances below which one wishes to
    hat_enemy: float = 0.5  # changing an enemy's
    hat_cost: float = 0.1  # what changing another's costs
    better_hand: float = 0.8  # a better hand for a poor one
    hand_friend: float = 0.2  # what it costs to give a friend a poor hand
    trove_cards: int = 5  # discards to choose from
    trove_card: float = 0.12  # and what each is worth
    next_seat: float = 0.25  # a friend's turn for an enemy's
    toll_way: float = 0.7  # a toll dwarf where all want to go, to those who dig (M1),
    hide_toll_way: float = 0.6  # and to a saboteur
    hide_toll_near: float = 0.6  # how much more when the treasure is near
    toll_aside: float = 0.1  # one that nobody need pass
    hide_ask: float = -0.5  # asking for a toll, to a saboteur, who digs elsewhere
    ask_gain: float = 0.3  # a gain from which those who dig ask,
    ask_trust: float = 0.5  # how much of it counts with somebody unknown, and how much more with a friend
    ask_cost: float = 0.1


class AnswerWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Answers to questions outside or in the middle of a turn."""

    veto: float = 0.9  # what a play must cost this seat to be worth a Veto (C19)
    veto_late: float = 0.4  # the same when nothing is left to draw
    veto_pile: int = 25  # cards in the pile below which a Veto waits for less and less
    harm_me: float = 1.0  # what a broken tool or a trap costs oneself,
    harm_friend: float = 0.9  # a friend,
    help_enemy: float = 0.8  # and what a mended tool gives to an enemy
    enemy_plan: float = 0.9  # what goals handled or a specialist called by an enemy cost
    no_goal: float = 0.1  # turning what cannot be the treasure (M5)
    swap_cost: float = 0.01  # swapping goals, so that none are swapped for nothing (C17)
    coin: float = 0.45  # the gold that a toll costs
    shut: float = 0.9  # what it is worth that an ally may dig on where the way is shut, far from the treasure


class SenseWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """Where common sense draws its lines."""

    ally: float = 0.2  # from here on a seat is taken for an ally, below minus this for an enemy
    broken: int = 2  # broken tools before a seat from which one more is wasted
    trusted: float = 0.2  # chance of being a saboteur up to which a seat that has looked is taken at its word
    leads_on: float = 0.2  # worth of a path from which it is laid rather than several cards thrown away
    leads_nearer: float = 0.3  # cards nearer on average from which a path leads on, to anybody
    thrown_early: int = 1  # cards thrown away at once at most in the first lap, if a path leads on (S3)
    thrown_by_geologists: int = 2  # the same for geologists at any time
    turns: float = 0.15  # chance of the treasure from which a gold-digger turns a goal one card away
    opens: float = 0.5  # cards by which a stone turned by a saboteur must not bring the treasure nearer
    knows: float = 0.9  # chance of the treasure from which a seat knows where it is
    opens_way: float = 1.0  # cards nearer from which a rockfall opens the way
    opens_for_teams: float = 3.0  # the same where teams play (S1)
    alike: float = 0.5  # cards by which rockfalls may differ that open it alike
    stops: float = 1.1  # harm from which a play is vetoed whatever else (C19)
    serves: float = 0.2  # worth of a detour from which somebody who digs makes it
    late_pile: int = 20  # cards in the pile below which thefts are late enough not to be waved off,
    late_far: float = 3.0  # or cards to the treasure
    losing: float = 0.3  # chances of one's own side below which a dwarf is changed,
    losing_laps: int = 2  # once so many laps have shown it


class CoverWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """What it costs a saboteur to be known by what it does."""

    openly: float = 0.75  # how much of the price falls away where the treasure is near
    sharp: float = 3.0  # how much more an attentive person makes of an action than `steady`'s rule of thumb
    teams: float = (
        1.8  # how much dearer it is where teams play (S1): they find the treasure anyway, and read each other
    )
    dawdling: float = 0.5  # what a plain reading adds for a path that leads nearly on, where teams play (S1)
    hope: float = 0.01  # fellows, below which none were promised


class RuleWeights(msgspec.Struct, frozen=True, cache_hash=True):
    """All that the rules of play go by."""

    table: TableWeights = TableWeights()
    paths: PathWeights = PathWeights()
    hand: HandWeights = HandWeights()
    tools: ToolWeights = ToolWeights()
    looks: LookWeights = LookWeights()
    modules: ModuleWeights = ModuleWeights()
    answers: AnswerWeights = AnswerWeights()
    sense: SenseWeights = SenseWeights()
    cover: CoverWeights = CoverWeights()
