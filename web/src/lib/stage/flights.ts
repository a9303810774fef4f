// What moves on the table when something happens: events become flights of cards, turning cards and nudged seats.
import type { Sound } from './sound'
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell, GoalFace } from '../net/wire'
import type { Entry } from '../table/table.svelte'

export type Place = { seat: number } | { cell: Cell } | { spot: 'pile' | 'discards' | 'hoard' }

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
      return [{ figure: 'gold', from: { spot: 'hoard' }, to: { seat: event.seat }, seat: 'glad' }]
    case 'gold_lost':
      return [{ figure: 'gold', from: { seat: event.seat }, to: { spot: 'hoard' } }]
    case 'toll_paid':
      return [{ figure: 'gold', from: { seat: event.seat }, to: { seat: event.owner }, seat: 'glad' }]
    case 'robbed':
      return [{ figure: 'gold', from: { seat: event.victim }, to: { seat: event.seat }, seat: 'glad' }]
    default:
      return []
  }
}

/** What a beat is about: a deed of play, or a part of a round's end. */
export type Sort = 'deed' | 'hush' | 'goals' | 'dwarf' | 'verdict' | 'gold'

/** One event, with those that go along, as it is seen and heard: who does what to whom. */
export interface Beat {
  sort: Sort
  flights: Flight[]
  sound: Sound | null
  /** What is known when it has played. */
  entries: Entry[]
}

const SOUNDS: Partial<Record<AnyEvent['event'], Sound>> = {
  dwarf_shown: 'look', goal_turned: 'reveal', goal_shown: 'reveal', tunnel_turned: 'reveal', chest_opened: 'reveal', large_reached: 'reveal', gold_gained: 'gold', gold_taken: 'gold', robbed: 'gold', toll_paid: 'gold',
  tool_broken: 'break', front_laid: 'break', rock_fell: 'rock', card_vetoed: 'veto', tool_mended: 'mend', front_removed: 'mend',
  map_read: 'look', path_laid: 'lay', path_moved: 'lay',
} // prettier-ignore
const SORTS: Partial<Record<AnyEvent['event'], Sort>> = { round_ended: 'hush', goal_shown: 'goals', dwarf_shown: 'dwarf', gold_gained: 'gold', gold_taken: 'gold', gold_seen: 'gold', gold_lost: 'gold' }
/** What only accompanies a deed: it moves along with it. */
const ALONG: AnyEvent['event'][] = ['card_drawn', 'passed', 'front_dropped', 'hands_swapped']
const MOST = 14

/** The order in which a round's end is shown: the goals that are left, then the dwarfs in the given order, then the rest. */
function staged(entries: Entry[], order: number[]): Entry[] {
  const end = entries.findIndex((entry) => entry.sort === 'event' && entry.event.event === 'round_ended')
  if (end < 0) return entries
  const rank = (entry: Entry): number => {
    if (entry.sort !== 'event') return 3
    if (entry.event.event === 'goal_shown') return 0
    if (entry.event.event !== 'dwarf_shown') return 3
    return entry.event.seat === null ? 2 : 1 + order.indexOf(entry.event.seat) / 100
  }
  return [...entries.slice(0, end + 1), ...entries.slice(end + 1).sort((a, b) => rank(a) - rank(b))]
}

/** Whether something is shown together with the beat before it. */
function goesAlong(event: AnyEvent, sort: Sort, last: Beat | undefined, silent: boolean): boolean {
  if (!last) return false
  if (sort === 'goals' || sort === 'gold') return last.sort === sort
  if (event.event === 'dwarf_shown') return event.seat === null
  return sort === 'deed' && (silent || ALONG.includes(event.event))
}

/** The beats of one step of a round. Nothing is left out: what is not seen is told with the beat before it. */
export function beatsOf(entries: Entry[], order: number[] = []): Beat[] {
  const beats: Beat[] = []
  let waiting: Entry[] = []
  for (const entry of staged(entries, order)) {
    if (entry.sort !== 'event') {
      waiting.push(entry)
      continue
    }
    const { event } = entry
    const [flights, sound, sort] = [flightsOfOne(event), SOUNDS[event.event] ?? null, SORTS[event.event] ?? 'deed']
    const last = beats.at(-1)
    const silent = !flights.length && !sound
    if (last && goesAlong(event, sort, last, silent)) {
      last.flights = [...last.flights, ...flights].slice(0, MOST)
      last.sound ??= sound
      last.entries.push(...waiting, entry)
      waiting = []
    } else if (silent && sort === 'deed') waiting.push(entry)
    else {
      if (last?.sort === 'dwarf' && sort !== 'dwarf') beats.push({ sort: 'verdict', flights: [], sound: null, entries: [] })
      beats.push({ sort, flights, sound, entries: [...waiting, entry] })
      waiting = []
    }
  }
  if (beats.at(-1)?.sort === 'dwarf') beats.push({ sort: 'verdict', flights: [], sound: null, entries: [] })
  beats.at(-1)?.entries.push(...waiting)
  return beats
}

/** The cells whose cards are still on their way. */
export function coveredBy(flights: Flight[]): Set<string> {
  return new Set(flights.flatMap((flight) => (flight.covers ? [cellKey(flight.covers)] : [])))
}
