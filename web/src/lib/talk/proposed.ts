// What somebody has played and a Veto could still stop: everybody may see it.
import type { AnyAction, View } from '../net/wire'
import type { Voice } from './voices.svelte'

export const proposed = (view: View): AnyAction | null => (view.question?.kind === 'veto_window' ? view.question.action : null)

/** The card that lies in the mine as a ghost; null where the action is not about a place. */
export function ghostOf(action: AnyAction | null): { card: string; turned: boolean } | null {
  if (!action || !('cell' in action) || !action.cell) return null
  const card = 'card' in action && action.card ? action.card : action.do
  return ['ask', 'open', 'choose'].includes(action.do) ? null : { card, turned: 'turned' in action && action.turned }
}

/** A line from whoever played it to whom it is played on. */
export function threat(view: View): Voice[] {
  const [action, by] = [proposed(view), view.question?.by ?? null]
  const seat = action && 'seat' in action ? action.seat : null
  return seat === null || by === null || seat === by ? [] : [{ key: 'veto', seat: by, line: null, to: { seat }, lean: 'asks' }]
}
