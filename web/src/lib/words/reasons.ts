// Reasons of bots in words; saboteur.words.narrator composes the same.
import { t } from './i18n.svelte'
import type { AnyAction, Reason } from '../net/wire'
import { cardName, type Names } from './words'

/** Why an action was chosen or not; the ground may name the action's seat or card, or count its cards. */
export function groundText(ground: Reason['ground'], action: AnyAction, names: Names): string {
  return t(`ground-${ground.replaceAll('_', '-')}`, {
    name: 'seat' in action && action.seat !== null ? names(action.seat) : '',
    card: 'card' in action && action.card ? cardName(action.card) : '',
    count: 'cards' in action ? action.cards.length : 1,
  })
}

/** Why a bot did something: the chief ground, and of what was searched or learned also what speaks for it in itself. */
export function whyText(reason: Reason, action: AnyAction, names: Names): string {
  const chief = groundText(reason.ground, action, names)
  const own = reason.compared.find((one) => JSON.stringify(one.action) === JSON.stringify(action))?.ground ?? reason.ground
  if (!(reason.ground === 'searched' || reason.ground === 'learned') || own === reason.ground) return chief
  return t('reason-and', { why: groundText(own, action, names), how: chief })
}

/** How many cards lie between the maze and the treasure, as a bot thinks; people count whole cards. */
export function farText(reason: Reason): string {
  const far = Math.round(reason.far ?? 0)
  return far ? t('reason-far', { far }) : ''
}

/** What an option was worth, in what it was counted in: gold, a chance, or cards of progress. */
export function worthText(reason: Reason, worth: number): string {
  if (reason.ground === 'learned') return t('reason-worth-chance', { percent: t('chart-percent', { percent: Math.round(worth * 100) }) })
  return t(reason.ground === 'searched' ? 'reason-worth-gold' : 'reason-worth-cards', { worth: Math.round(worth * 100) / 100 })
}
