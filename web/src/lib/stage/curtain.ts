// The table as it was when a round ended: what a reveal stands before, while the server has dealt the next one already.
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell, LyingCard, SeatInfo, View } from '../net/wire'

/** The events of a step that still belong to the old round. */
export function oldRound(events: AnyEvent[]): AnyEvent[] {
  const next = events.findIndex((event) => event.event === 'round_started')
  return next < 0 ? events : events.slice(0, next)
}

function lying(maze: LyingCard[], event: AnyEvent): LyingCard[] {
  const without = (cell: Cell): LyingCard[] => maze.filter((card) => cellKey(card.cell) !== cellKey(cell))
  if (event.event === 'path_laid') return [...without(event.cell), { cell: event.cell, sort: 'path', ...event.card }]
  if (event.event === 'path_moved') return [...without(event.origin), { cell: event.cell, sort: 'path', ...event.card }]
  return event.event === 'rock_fell' ? without(event.cell) : maze
}

/** What a view becomes by the last step of its round; nobody is asked, and the results are those that came with it. */
export function atEnd(before: View, events: AnyEvent[], after: View): View {
  let { maze, goals, spare, own } = before
  const table: SeatInfo[] = before.table.map((seat) => ({ ...seat }))
  for (const event of oldRound(events)) {
    maze = lying(maze, event)
    if (event.event === 'goal_turned' || event.event === 'goal_shown') {
      goals = goals.map((goal) => (cellKey(goal.cell) === cellKey(event.cell) ? { ...goal, face: event.goal } : goal))
    }
    if (event.event === 'dwarf_shown' && event.seat === null) spare = event.role
    if (event.event === 'dwarf_shown' && event.seat !== null) table[event.seat]!.role = event.role
    if (event.event === 'path_laid' && own?.seat === event.seat) {
      const at = own.hand.indexOf(event.card.card)
      own = { ...own, hand: own.hand.filter((_, i) => i !== at) }
    }
  }
  return { ...before, maze, goals, spare, own, table, question: null, rounds: after.rounds }
}
