// Private marks: what this seat was shown of a goal, a chest or a dwarf, where it lies, until it is open or may be wrong;
// and the treasure, where that leaves one place for it.
import { cellKey } from '../turn/choices'
import { uncertain } from './know'
import type { Entry } from './table.svelte'
import type { Cell, GoalFace, Note, View } from '../net/wire'

export interface CellMark {
  goal: GoalFace | null
  chest: number | null
  unsure: boolean
}

export interface SeatMark {
  role: string
  unsure: boolean
}

export interface Marks {
  cells: Map<string, CellMark>
  seats: Map<number, SeatMark>
}

const TREASURE: GoalFace = { kind: 'treasure', card: 'NESW', gold: 0 }

export const NO_MARKS: Marks = { cells: new Map(), seats: new Map() }

/** Whether a round was dealt after a note: it says nothing about this one. */
const over = (note: Note, view: View, entries: Entry[]): boolean =>
  note.turn > view.turn || entries.some((entry) => entry.sort === 'event' && entry.event.event === 'round_started' && entry.turn > note.turn)

/** Where what a note is about lies now. */
function placeOf(note: Note, entries: Entry[]): Cell | null {
  let cell = note.cell
  for (const entry of entries) {
    if (entry.sort !== 'event' || entry.turn < note.turn || entry.event.event !== 'goal_moved' || !cell) continue
    if (cellKey(entry.event.origin) === cellKey(cell)) cell = entry.event.cell
  }
  return cell
}

/** The face-down goal that can only be the treasure: all others are known to be something else, open or by a look. */
export function deduced(view: View, entries: Entry[]): Cell | null {
  if (!view.own || view.options['treasure_always_out'] === 'no' || view.goals.some((goal) => goal.face?.kind === 'treasure')) return null
  const looks = view.own.notes.filter((note) => note.about === 'goal' && note.goal && !over(note, view, entries) && !uncertain(note, entries))
  const known = new Set(looks.map((note) => cellKey(placeOf(note, entries)!)))
  const left = view.goals.filter((goal) => !goal.face && !known.has(cellKey(goal.cell)))
  return left.length === 1 && looks.every((note) => note.goal!.kind !== 'treasure') ? left[0]!.cell : null
}

export function marksOf(view: View, entries: Entry[]): Marks {
  const marks: Marks = { cells: new Map(), seats: new Map() }
  for (const note of view.own?.notes ?? []) {
    if (over(note, view, entries)) continue
    const [cell, unsure] = [placeOf(note, entries), uncertain(note, entries)]
    const key = cell ? cellKey(cell) : ''
    if (note.about === 'goal' && note.goal && view.goals.some((goal) => !goal.face && cellKey(goal.cell) === key)) {
      marks.cells.set(key, { goal: note.goal, chest: null, unsure })
    } else if (note.about === 'chest' && note.chest !== null && view.chests.some((chest) => cellKey(chest) === key)) {
      marks.cells.set(key, { goal: null, chest: note.chest, unsure })
    } else if (note.about === 'dwarf' && note.seat !== null && note.role && !view.table[note.seat]?.role) {
      marks.seats.set(note.seat, { role: note.role, unsure })
    }
  }
  const treasure = deduced(view, entries)
  if (treasure) marks.cells.set(cellKey(treasure), { goal: TREASURE, chest: null, unsure: false })
  return marks
}
