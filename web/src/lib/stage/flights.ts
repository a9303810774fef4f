// What moves on the table when something happens: events become flights of cards, turning cards and nudged seats.
import { oldRound } from './curtain'
import type { Sound } from './sound'
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell, GoalFace } from '../net/wire'

export type Place = { seat: number } | { cell: Cell } | { spot: 'pile' | 'discards' | 'board' }

/** What is drawn: a card of the hand face up, its back, a piece of gold, or a goal or chest that is turned. */
export type Figure = { card: string; turned?: boolean } | 'back' | 'gold' | { goal: GoalFace } | { chest: string }

export interface Flight {
  figure: Figure
  from: Place
  to: Place
  /** Turned over where it lies, instead of flying. */
  flips?: boolean
  /** The cell whose card is not drawn before the flight has landed. */
  covers?: Cell
  /** What the seat does when it lands there. */
  seat?: 'hurt' | 'glad'
}

/** The card that lies before a seat, or that takes it away. */
const breaking = (front: string): string => (front === 'theft' || front === 'trapped' ? front : `break_${front}`)
const mending = (front: string): string => (front === 'theft' ? 'hands_off' : front === 'trapped' ? 'freed' : `fix_${front}`)
const covered = (cell: Cell, figure: Figure): Flight => ({ figure, from: { cell }, to: { cell }, flips: true, covers: cell })
const given = (from: number, to: number, card: string, seat: 'hurt' | 'glad'): Flight => ({ figure: { card }, from: { seat: from }, to: { seat: to }, seat })

/** The flights of one event. Everything here is drawn from what this viewer was told, so a hidden card shows its back. */
function flightsOfOne(event: AnyEvent): Flight[] {
  switch (event.event) {
    case 'path_laid':
      return [{ figure: event.card, from: { seat: event.seat }, to: { cell: event.cell }, covers: event.cell }]
    case 'path_moved':
      return [{ figure: event.card, from: { cell: event.origin }, to: { cell: event.cell }, covers: event.cell }]
    case 'goal_moved':
      return [{ figure: 'back', from: { cell: event.origin }, to: { cell: event.cell } }]
    case 'goal_turned':
    case 'goal_shown':
      return [covered(event.cell, { goal: event.goal })]
    case 'tunnel_turned':
      return [covered(event.cell, { chest: event.tunnel })]
    case 'tool_broken':
      return [given(event.seat, event.target, breaking(event.tool), 'hurt')]
    case 'front_laid':
      return [given(event.seat, event.target, breaking(event.front), 'hurt')]
    case 'tool_mended':
      return [given(event.seat, event.target, mending(event.tool), 'glad')]
    case 'front_removed':
      return [given(event.seat, event.target, mending(event.front), 'glad')]
    case 'rock_fell':
      return [{ figure: { card: 'rockfall' }, from: { seat: event.seat }, to: { cell: event.cell } }]
    case 'map_read':
      return [{ figure: { card: 'map' }, from: { seat: event.seat }, to: { cell: event.cell } }]
    case 'card_vetoed':
      return [given(event.seat, event.victim, 'veto', 'hurt')]
    case 'card_drawn':
      return [{ figure: event.card ? { card: event.card } : 'back', from: { spot: 'pile' }, to: { seat: event.seat } }]
    case 'card_taken':
      return [{ figure: event.card ? { card: event.card } : 'back', from: { seat: event.target }, to: { seat: event.seat } }]
    case 'passed':
    case 'front_dropped':
      return [{ figure: 'back', from: { seat: event.seat }, to: { spot: 'discards' } }]
    case 'hands_swapped':
      return [
        { figure: 'back', from: { seat: event.seat }, to: { seat: event.target } },
        { figure: 'back', from: { seat: event.target }, to: { seat: event.seat } },
      ]
    case 'gold_gained':
    case 'gold_taken':
    case 'gold_seen':
      return [{ figure: 'gold', from: { spot: 'board' }, to: { seat: event.seat }, seat: 'glad' }]
    case 'gold_lost':
      return [{ figure: 'gold', from: { seat: event.seat }, to: { spot: 'board' } }]
    case 'toll_paid':
      return [{ figure: 'gold', from: { seat: event.seat }, to: { seat: event.owner }, seat: 'glad' }]
    case 'robbed':
      return [{ figure: 'gold', from: { seat: event.victim }, to: { seat: event.seat }, seat: 'glad' }]
    default:
      return []
  }
}

/** One event as it is seen and heard: who does what to whom. */
export interface Beat {
  flights: Flight[]
  sound: Sound | null
}

const SOUNDS: Partial<Record<AnyEvent['event'], Sound>> = {
  round_ended: 'reveal', goal_turned: 'reveal', tunnel_turned: 'reveal', chest_opened: 'reveal', large_reached: 'reveal', gold_gained: 'gold', gold_taken: 'gold', robbed: 'gold', toll_paid: 'gold',
  tool_broken: 'break', front_laid: 'break', rock_fell: 'rock', card_vetoed: 'veto', tool_mended: 'mend', front_removed: 'mend',
  map_read: 'look', path_laid: 'lay', path_moved: 'lay',
} // prettier-ignore
/** What only accompanies a deed: it moves along with it, and all goals that are shown at the end turn together. */
const ALONG: AnyEvent['event'][] = ['card_drawn', 'passed', 'front_dropped', 'gold_gained', 'gold_taken', 'gold_seen', 'gold_lost', 'goal_shown', 'hands_swapped']
const MOST = 14

/** The beats of one step, up to a new deal. */
export function beatsOf(events: AnyEvent[]): Beat[] {
  const beats: Beat[] = []
  for (const event of oldRound(events)) {
    const [flights, sound] = [flightsOfOne(event), SOUNDS[event.event] ?? null]
    const last = beats.at(-1)
    if (!flights.length && !sound) continue
    if (last && (ALONG.includes(event.event) || !flights.length)) {
      last.flights = [...last.flights, ...flights].slice(0, MOST)
      last.sound ??= sound
    } else beats.push({ flights, sound })
  }
  return beats
}

/** The cells whose cards are still on their way. */
export function coveredBy(flights: Flight[]): Set<string> {
  return new Set(flights.flatMap((flight) => (flight.covers ? [cellKey(flight.covers)] : [])))
}
