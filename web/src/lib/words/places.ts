// Names of places for people. Nobody reads coordinates: a goal is named by its row, every other place is counted from the start.
import type { Cell } from '../net/wire'
import { t, tObject } from './i18n.svelte'

// Goals lie in column 8 and beyond, and only ever move away from the start; chests lie before that.
const GOAL_COLUMN = 8
const GOAL_ROWS: Record<number, string> = { '-2': 'top', '-1': 'upper', 0: 'middle', 1: 'lower', 2: 'bottom' }

/** A cell by the way from the start: "3 right, 1 up". */
export function cellPlace({ x, y }: Cell): string {
  const across = x ? t(x > 0 ? 'place-right' : 'place-left', { count: Math.abs(x) }) : ''
  const along = y ? t(y > 0 ? 'place-down' : 'place-up', { count: Math.abs(y) }) : ''
  return [across, along].filter(Boolean).join(', ') || t('place-start')
}

/** The goal in a cell: "the top goal". */
export function goalPlace(cell: Cell, say = t): string {
  const row = GOAL_ROWS[cell.y]
  return row ? say(`place-goal-${row}`) : cellPlace(cell)
}

/** The goal in a cell, after a verb that does something to it. */
export function goalObject(cell: Cell): string {
  return goalPlace(cell, tObject)
}

/** What a map may look at: a goal or a chest. */
export function hiddenPlace(cell: Cell, say = t): string {
  return cell.x >= GOAL_COLUMN ? goalPlace(cell, say) : say('place-chest', { place: cellPlace(cell) })
}

/** What a map may look at, after a verb that does something to it. */
export function hiddenObject(cell: Cell): string {
  return hiddenPlace(cell, tObject)
}

/** Something that was reached: a goal, or by its cell a chest or the large card. */
export function reachedPlace(cell: Cell): string {
  return cell.x >= GOAL_COLUMN ? goalPlace(cell) : cellPlace(cell)
}

/** A cell as a refusal writes it: "3,-1"; null if it is something else. */
export function readCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text)
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null
}
