// What the coach says beside its advice, in sentences.
import type { Advice } from '../net/wire'
import { t } from './i18n.svelte'
import { goalPlace } from './places'
import { worthText } from './reasons'
import { actionText, type Names } from './words'

const LEAST = 0.05 // a price or a change below is not worth telling

/** Where the treasure is believed to be, what is as good, what a bluff costs, and what the move tells the others. */
export function coachLines(advice: Advice, names: Names): string[] {
  const { notes, thought } = advice
  const { compared } = thought.reason
  const lines: string[] = []
  if (notes.goal) lines.push(t('coach-goal', { cell: goalPlace(notes.goal), percent: t('chart-percent', { percent: Math.round(notes.chance * 100) }) }))
  const alike = compared.filter((_, i) => i > 0 && notes.options[i]?.tie)
  if (alike.length) lines.push(t('coach-alike', { actions: alike.map((one) => actionText(one.action, names)).join('; ') }))
  const bluff = bluffLine(advice, names)
  if (bluff) lines.push(bluff)
  return [...lines, ...toldLines(advice)]
}

/** What hiding costs whoever has something to hide: the harm that another option would have done. */
function bluffLine({ notes, thought: { reason } }: Advice, names: Names): string {
  const harm = reason.compared.map((one, i) => one.worth + (notes.options[i]?.price ?? 0))
  const worst = harm.indexOf(Math.max(...harm))
  const cost = harm.length ? harm[worst]! - harm[0]! : 0
  if (worst > 0 && cost >= LEAST) return t('coach-bluff', { action: actionText(reason.compared[worst]!.action, names), cost: worthText(reason, cost) })
  const price = notes.options[0]?.price ?? 0
  return price >= LEAST ? t('coach-seen', { cost: worthText(reason, price) }) : ''
}

function toldLines({ notes, thought }: Advice): string[] {
  const told = notes.options[0]
  if (!told) return []
  const lines: string[] = []
  if (told.trusting) lines.push(t('coach-trusting', { count: told.trusting }))
  if (told.doubting) lines.push(t('coach-doubting', { count: told.doubting }))
  if (lines.length || thought.reason.ground === 'only_option') return lines
  return [t(told.doubt <= -0.02 ? 'coach-trusted-more' : told.doubt >= 0.02 ? 'coach-trusted-less' : 'coach-tells-nothing')]
}
