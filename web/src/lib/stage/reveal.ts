// The reveal of a round, cut into parts that are shown one after the other.
import type { AnyEvent, Cell, RoundResult, RoundStory } from '../net/wire'

export const PARTS = ['roles', 'goals', 'claims', 'guesses', 'gold'] as const
export type Part = (typeof PARTS)[number]

const GOLD = ['gold_gained', 'gold_taken', 'robbed', 'gold_lost']

/** What was paid; the cards a seat drew for a payment whose sum is open anyway say nothing more. */
export function payments(story: RoundStory): AnyEvent[] {
  return story.payout.filter((event) => GOLD.includes(event.event))
}

export const SIDES = ['diggers', 'saboteurs', 'blue', 'green', 'greedy', 'boss', 'profiteer', 'nobody'] as const
type Won = (typeof SIDES)[number]

const SIDE_OF: Record<string, Won> = { digger: 'diggers', saboteur: 'saboteurs', blue: 'blue', green: 'green', greedy: 'greedy' }

/** Who won a round: the side that was paid for winning; those who only win along come after it. */
export function wonBy(result: RoundResult, story: RoundStory | null): Won {
  if (!story) return result.finder === null ? (result.roles.includes('saboteur') ? 'saboteurs' : 'nobody') : (SIDE_OF[result.roles[result.finder] ?? ''] ?? 'diggers')
  const paid = story.payout.flatMap((event) => (event.event === 'gold_taken' || (event.event === 'gold_gained' && event.why === 'win') ? [event.seat] : []))
  const sides = paid.map((seat) => SIDE_OF[result.roles[seat] ?? '']).filter((side) => side !== undefined)
  if (sides.length) return sides[0]!
  const along = paid.map((seat) => result.roles[seat])
  return along.includes('boss') ? 'boss' : along.includes('profiteer') ? 'profiteer' : 'nobody'
}

/** The gold that a seat got or lost in a round, as far as the reader was told. */
export function earned(story: RoundStory, seat: number): number {
  return story.payout.reduce((sum, event) => {
    if (event.event === 'robbed') return sum + (event.seat === seat ? 1 : 0) - (event.victim === seat ? 1 : 0)
    if (!('seat' in event) || event.seat !== seat) return sum
    if (event.event === 'gold_gained') return sum + event.amount
    if (event.event === 'gold_lost') return sum - event.amount
    return event.event === 'gold_taken' ? sum + (event.value ?? 0) : sum
  }, 0)
}

/** The parts that a round has; who was what and what was paid are always among them. */
export function partsOf(story: RoundStory | null): Part[] {
  if (!story) return ['roles']
  return PARTS.filter((part) => part === 'roles' || part === 'gold' || story[part].length > 0)
}

/** Who turned a goal up, if anybody did. */
export function finderOf(story: RoundStory, cell: Cell): number | null {
  const turned = story.found.find((event) => event.event === 'goal_turned' && event.cell.x === cell.x && event.cell.y === cell.y)
  return turned?.event === 'goal_turned' ? turned.seat : null
}
