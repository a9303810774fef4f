// The lesson: what the learner is led to do in each of their turns. The table, the deal and the companions are the
// server's (server/tables/opening/lesson.py); it takes any legal action, the guide only lights one up.
import { go } from '../device/route.svelte'
import type { AnyAction, View } from '../net/wire'

const STORED = 'saboteur.lesson'

/** Part of an action; what it does not name may be anything. */
type Wish = { do: AnyAction['do']; card?: string; cards?: string[]; seat?: number; cell?: { x: number; y: number } }

// The learner is seat 0; seat 1 digs along, seat 2 is the saboteur.
export const STEPS: { wish: Wish; about: number | null }[] = [
  { wish: { do: 'lay', card: 'NEW', cell: { x: 1, y: 0 } }, about: null },
  { wish: { do: 'fix', seat: 0 }, about: 2 },
  { wish: { do: 'map', cell: { x: 8, y: 0 } }, about: 2 },
  { wish: { do: 'break', seat: 2 }, about: 2 },
  { wish: { do: 'pass', cards: ['E'] }, about: null },
  { wish: { do: 'lay', card: 'NESW', cell: { x: 7, y: 0 } }, about: null },
  { wish: { do: 'gold' }, about: null },
]

/** The step a position belongs to: the learner has every third turn. Null once the first round is over. */
export function stepOf(view: View): number | null {
  if (view.question?.kind === 'pick_gold' && view.rounds.length === 1) return STEPS.length - 1
  if (view.rounds.length || view.over) return null
  return Math.min(STEPS.length - 2, Math.floor((view.turn - 1) / 3) + (view.mover === 0 ? 0 : 1))
}

function fits(option: AnyAction, wish: Wish): boolean {
  return Object.entries(wish).every(([field, value]) => JSON.stringify((option as unknown as Record<string, unknown>)[field]) === JSON.stringify(value))
}

/** What the guide lights up; everything, if the learner has left the line. */
export function narrowed(view: View, options: AnyAction[]): AnyAction[] {
  const step = stepOf(view)
  if (step === null) return options
  const wanted = options.filter((option) => fits(option, STEPS[step]!.wish))
  // Of two ways round the plain one.
  return wanted.length ? wanted.slice(0, 1) : options
}

/** The table of a lesson that was begun here. */
export const begun = (): string | null => localStorage.getItem(STORED)
export const keepLesson = (table: string): void => localStorage.setItem(STORED, table)
export const endLesson = (): void => localStorage.removeItem(STORED)

export function again(): void {
  endLesson()
  go('/learn')
}
