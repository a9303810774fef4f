// The reveal of a round, cut into parts that are shown one after the other.
import { eventsOf, type Scene } from './scene'
import { claimsOf } from '../table/claims'
import type { AnyEvent, Cell, RoundStory, View } from '../net/wire'
import type { Entry } from '../table/table.svelte'

export const PARTS = ['roles', 'goals', 'claims', 'guesses', 'gold'] as const
export type Part = (typeof PARTS)[number]

const GOLD = ['gold_gained', 'gold_taken', 'robbed', 'gold_lost']

/** What was paid; the cards a seat drew for a payment whose sum is open anyway say nothing more. */
export function payments(story: RoundStory): AnyEvent[] {
  return story.payout.filter((event) => GOLD.includes(event.event) && !('why' in event && event.why === 'start'))
}

export const WON = ['diggers', 'saboteurs', 'blue', 'green', 'teams', 'greedy', 'boss', 'profiteer', 'boss-profiteer', 'nobody'] as const
export type Won = (typeof WON)[number]

const SIDE_OF: Record<string, Won> = { digger: 'diggers', saboteur: 'saboteurs', blue: 'blue', green: 'green', greedy: 'greedy' }

/** Who won a round: the sides that were paid for winning, never guessed from who dug; those who only win along come after. */
export function wonBy(roles: string[], payout: AnyEvent[]): Won {
  const paid = payout.flatMap((event) => (event.event === 'gold_taken' || (event.event === 'gold_gained' && event.why === 'win') ? [roles[event.seat] ?? ''] : []))
  const sides = [...new Set(paid.map((role) => SIDE_OF[role]).filter((side) => side !== undefined))]
  if (sides.includes('blue') && sides.includes('green')) return 'teams'
  if (sides.length) return sides[0]!
  if (paid.includes('boss')) return paid.includes('profiteer') ? 'boss-profiteer' : 'boss'
  return paid.includes('profiteer') ? 'profiteer' : 'nobody'
}

/** What was paid in the round whose end stands in the story. */
export function payoutOf(entries: Entry[]): AnyEvent[] {
  const events = eventsOf(entries)
  return events.slice(events.findLastIndex((event) => event.event === 'round_ended') + 1)
}

/** The treasure's place; where it was not found, that of the goal in the middle. */
export function hoardOf(view: View): Cell {
  const found = view.goals.find((goal) => goal.face?.kind === 'treasure' || (goal.face?.gold ?? 0) > 0)
  return (found ?? view.goals[Math.floor(view.goals.length / 2)])?.cell ?? { x: 0, y: 0 }
}

/**
 * The order in which dwarfs are shown: those of whom everybody was sure come first, those about whom people spoke
 * against each other last. It is made of what was said aloud and of nothing else, so it tells nothing.
 */
export function unmaskingOrder(scene: Scene): number[] {
  const view = scene.game?.view
  if (!view) return []
  const said = claimsOf(view, scene.story).seats
  const doubt = (seat: number): number => {
    const others = (said.get(seat) ?? []).filter((one) => one.seat !== seat)
    const against = others.filter((one) => one.claim.say === 'suspect').length
    return others.length ? 1 - Math.abs(2 * against - others.length) / others.length - others.length / 100 : 0.5
  }
  return view.table.map((_, seat) => seat).sort((a, b) => doubt(a) - doubt(b) || (a - view.starter + view.seats) % view.seats - ((b - view.starter + view.seats) % view.seats))
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
