// What a step means to whoever looks at the table: which cells changed, what to say aloud, what to sound.
import type { Sound } from './sound'
import type { AnyEvent, Cell } from './wire'
import { eventLine, type Names } from './words'

const SOUNDS: [Sound, AnyEvent['event'][]][] = [
  ['reveal', ['round_ended', 'goal_turned', 'chest_opened']],
  ['gold', ['gold_gained', 'gold_taken']],
  ['bad', ['tool_broken', 'front_laid', 'rock_fell']],
  ['good', ['tool_mended', 'front_removed', 'map_read']],
  ['lay', ['path_laid', 'path_moved']],
]

export function changedCells(events: AnyEvent[]): Cell[] {
  return events.flatMap((event) => {
    const changes = event.event === 'path_laid' || event.event === 'path_moved' || event.event === 'goal_turned' || event.event === 'chest_opened' || event.event === 'rock_fell'
    return changes ? [event.cell] : []
  })
}

/** The one sound of a step: the weightiest. */
export function soundOf(events: AnyEvent[]): Sound | null {
  return SOUNDS.find(([, kinds]) => events.some((event) => kinds.includes(event.event)))?.[0] ?? null
}

/** For screen readers, in one breath. */
export function spoken(events: AnyEvent[], names: Names): string {
  return events
    .map((event) => eventLine(event, names))
    .filter((line) => line !== null)
    .map((line) => `${line.who === null ? '' : names(line.who)} ${line.text}${line.secret ? `: ${line.secret}` : ''}`)
    .join('. ')
}
