// Why a tap does nothing, in words. Only says what is seen on the table; whether something may be done is the server's word.
import { isPath } from './cards'
import { cellKey } from './choices'
import { t } from './i18n.svelte'
import type { Picker } from './picker.svelte'
import type { Cell, View } from './wire'
import { cellName } from './words'

export function whyNotCell(view: View, picker: Picker, cell: Cell): string {
  if (!picker.options.length) return t('why-not-your-turn')
  const card = picker.cards[0] === undefined ? null : (picker.hand[picker.cards[0]] ?? null)
  if (card === null) return picker.cells.size ? t('why-not-there') : t('why-pick-first')
  if (!isPath(card)) return t(picker.left.length ? 'why-not-there' : 'why-no-target')
  if (!picker.options.some((option) => option.do === 'lay') && view.own && view.table[view.own.seat]?.front.length) {
    return t('why-broken')
  }
  const lies = new Set([
    '0,0',
    ...view.maze.map((lying) => cellKey(lying.cell)),
    ...view.goals.map((goal) => cellKey(goal.cell)),
    ...view.chests.map(cellKey),
    ...(view.large?.cells ?? []).map(cellKey),
  ])
  const name = cellName(cell)
  if (lies.has(cellKey(cell))) return t('why-occupied', { cell: name })
  const beside = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ].some(([dx, dy]) => lies.has(cellKey({ x: cell.x + dx!, y: cell.y + dy! })))
  return t(beside ? 'why-no-fit' : 'why-lonely', { cell: name })
}
