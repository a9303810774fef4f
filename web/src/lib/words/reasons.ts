// Grounds of bots in words.
import { t } from './i18n.svelte'
import type { AnyAction, Reason } from '../net/wire'
import { cardName, type Names } from './words'

/** Why an action was chosen or not; the ground may name the action's seat or card. */
export function groundText(ground: Reason['ground'], action: AnyAction, names: Names): string {
  return t(`ground-${ground.replaceAll('_', '-')}`, {
    name: 'seat' in action && action.seat !== null ? names(action.seat) : '',
    card: 'card' in action && action.card ? cardName(action.card) : '',
  })
}
