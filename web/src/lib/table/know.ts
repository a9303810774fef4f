// What this seat was shown, and whether somebody may have moved it since.
import type { Entry } from './table.svelte'
import type { Cell, Note } from '../net/wire'

const same = (a: Cell | null, b: Cell | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y

/** Whether what a note says may no longer be true, as far as this seat can tell. */
export function uncertain(note: Note, entries: Entry[]): boolean {
  return entries.some((entry) => {
    if (entry.sort !== 'event' || entry.turn < note.turn) return false
    const event = entry.event
    if (note.about === 'goal' && event.event === 'goals_handled') {
      return event.swapped !== false && (same(event.cell, note.cell) || same(event.other, note.cell))
    }
    if (note.about === 'dwarf') {
      return (event.event === 'dwarf_changed' && event.seat === note.seat) || event.event === 'round_started'
    }
    return note.about === 'goal' && event.event === 'round_started'
  })
}

/** How many rounds a game has. */
export const roundsOf = (options: Record<string, string>): number => Number(options.rounds ?? 3)
