// The reveal of a round, cut into parts that are shown one after the other.
import type { AnyEvent, Cell, RoundStory } from '../net/wire'

export const PARTS = ['roles', 'goals', 'claims', 'guesses', 'gold'] as const
export type Part = (typeof PARTS)[number]

const GOLD = ['gold_gained', 'gold_taken', 'robbed', 'gold_lost']

/** What was paid; the cards a seat drew for a payment whose sum is open anyway say nothing more. */
export function payments(story: RoundStory): AnyEvent[] {
  return story.payout.filter((event) => GOLD.includes(event.event))
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
