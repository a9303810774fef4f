// What a step means to whoever looks at the table: which cells changed, and what to say aloud.
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell } from '../net/wire'
import { eventLine, type Names } from '../words/words'

const CHANGES: AnyEvent['event'][] = ['path_laid', 'path_moved', 'goal_turned', 'tunnel_turned', 'chest_opened', 'rock_fell', 'goal_moved', 'goals_handled', 'toll_placed', 'toll_gone']

/** Where something changed, each cell once: a moved card leaves one cell and comes to another, two goals are handled at once. */
export function changedCells(events: AnyEvent[]): Cell[] {
  const cells = events
    .filter((event) => CHANGES.includes(event.event))
    .flatMap((event) => [...('origin' in event ? [event.origin] : []), ...('cell' in event && event.cell ? [event.cell] : []), ...(event.event === 'goals_handled' ? [event.other] : [])])
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()]
}

/** For screen readers, in one breath; without what only the reader knows, where that is hidden. */
export function spoken(events: AnyEvent[], names: Names, hidden = false): string {
  return events
    .map((event) => eventLine(event, names))
    .filter((line) => line !== null)
    .map((line) => `${line.who === null ? '' : names(line.who)} ${line.text}${line.secret && !hidden ? `: ${line.secret}` : ''}`)
    .join('. ')
}
