// Which entries of the story concern a place or somebody, and which came since somebody's turn.
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell } from '../net/wire'
import type { Entry } from './table.svelte'

/** What a line is about: a place, or somebody. */
export type Subject = { cell: Cell } | { seat: number }

const PEOPLE = ['seat', 'target', 'victim', 'owner', 'to'] as const

/** The entries that concern a place, or somebody: done by them or to them, said by them or about them. */
export function concerning(entries: Entry[], subject: Subject): Entry[] {
  return entries.filter((entry) => {
    if (entry.sort === 'news') return 'seat' in subject && 'seat' in entry.news && entry.news.seat === subject.seat
    const about = (entry.sort === 'event' ? entry.event : (entry.line.claim ?? {})) as Record<string, unknown>
    if ('seat' in subject) return PEOPLE.some((key) => about[key] === subject.seat) || (entry.sort === 'talk' && entry.line.seat === subject.seat)
    return [about['cell'], about['other'], about['origin']].some((cell) => cell && cellKey(cell as Cell) === cellKey(subject.cell))
  })
}

/** What befalls a seat, or begins its turn: nothing that it did. */
const BEFALLS: AnyEvent['event'][] = ['turn_started', 'dwarf_changed', 'gold_gained', 'gold_lost', 'hand_card', 'purse_changed']

/** What happened since a seat last did something. */
export function since(entries: Entry[], own: number): Entry[] {
  const last = entries.findLastIndex((entry) => entry.sort === 'event' && (entry.event.event === 'round_started' || (!BEFALLS.includes(entry.event.event) && 'seat' in entry.event && entry.event.seat === own)))
  return last < 0 ? [] : entries.slice(last + 1)
}
