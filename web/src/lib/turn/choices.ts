// From the list of legal actions to what can be tapped. No rule lives here: it only sorts what the server offers.
import { CARDS, type AnyAction, type Cell } from '../net/wire'

export type Mode = 'play' | 'discard' | 'toll'

// A Veto is played out of turn: it is an answer, not a card of the turn.
const CARD_IS_VERB = new Set<string>(CARDS.filter((card) => card !== 'veto'))
const SHIFT: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`
}

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number)
  return { x, y }
}

/** The hand card that an action plays, if it plays one. */
export function cardOf(action: AnyAction): string | null {
  if (action.do === 'lay' || action.do === 'fix' || action.do === 'play') return action.card
  if (action.do === 'break') return `break_${action.tool}`
  return CARD_IS_VERB.has(action.do) ? action.do : null
}

/** The cells to tap for an action, in order; a toll dwarf is set by tapping the cell it will guard. */
export function cellsOf(action: AnyAction): Cell[] {
  if (action.do === 'goal_swap') return [action.cell, action.other]
  if (action.do === 'toll') {
    const [dx, dy] = SHIFT[action.side] ?? [0, 0]
    return [{ x: action.cell.x + dx, y: action.cell.y + dy }]
  }
  if (action.do === 'play') return [action.cell, action.other].filter((cell) => cell !== null)
  return 'cell' in action && action.cell ? [action.cell] : []
}

/** The seat to tap for an action. */
export function seatOf(action: AnyAction): number | null {
  return 'seat' in action && action.do !== 'ask' ? action.seat : null
}

/** The options that a selection of hand cards leaves. */
export function pool(options: AnyAction[], mode: Mode, hand: string[], chosen: number[]): AnyAction[] {
  const names = chosen.map((i) => hand[i] ?? '')
  if (mode === 'toll') return options.filter((o) => o.do === 'toll' && o.card === names[0])
  if (mode === 'discard') {
    return options.filter((o) => (o.do === 'pass' || o.do === 'drop') && sameCards(o.cards, names))
  }
  if (names.length) return options.filter((o) => cardOf(o) === names[0])
  return options.filter((o) => cardOf(o) === null && !['pass', 'drop', 'toll', 'ask'].includes(o.do))
}

/** Whether two lists hold the same cards: in the given order if the options tell orders apart, else in any. */
function sameCards(offered: string[], names: string[]): boolean {
  return offered.length === names.length && [...offered].sort().join() === [...names].sort().join()
}

/** Of several orders of the same discards, the one in which they were tapped. */
export function inOrder(options: AnyAction[], names: string[]): AnyAction[] {
  const exact = options.filter((o) => 'cards' in o && o.cards.join() === names.join())
  const kinds = new Set<string>()
  const rest = options.filter((o) => {
    const kind = o.do + ('front' in o ? o.front : '')
    if (kinds.has(kind) || exact.some((e) => e.do + ('front' in e ? e.front : '') === kind)) return false
    kinds.add(kind)
    return true
  })
  return [...exact, ...rest]
}

/** Options by the cell to tap next. */
export function byCell(options: AnyAction[], first: Cell | null): Map<string, AnyAction[]> {
  const found = new Map<string, AnyAction[]>()
  const add = (cell: Cell, option: AnyAction): void => {
    const key = cellKey(cell)
    found.set(key, [...(found.get(key) ?? []), option])
  }
  for (const option of options) {
    const cells = cellsOf(option)
    if (cells.length < 2) cells.forEach((cell) => add(cell, option))
    else if (first === null) cells.forEach((cell) => add(cell, option))
    else if (cells.some((cell) => cellKey(cell) === cellKey(first))) {
      cells.filter((cell) => cellKey(cell) !== cellKey(first)).forEach((cell) => add(cell, option))
    }
  }
  return found
}

/** Options by the seat to tap. */
export function bySeat(options: AnyAction[]): Map<number, AnyAction[]> {
  const found = new Map<number, AnyAction[]>()
  for (const option of options) {
    const seat = seatOf(option)
    if (seat !== null) found.set(seat, [...(found.get(seat) ?? []), option])
  }
  return found
}

/** Options that need no target: they become buttons. */
export function plain(options: AnyAction[]): AnyAction[] {
  return options.filter((o) => cellsOf(o).length === 0 && seatOf(o) === null)
}

/** The most cards that can be discarded together. */
export function mostDiscards(options: AnyAction[]): number {
  return options.reduce((most, o) => ('cards' in o ? Math.max(most, o.cards.length) : most), 0)
}

/** Which hand cards can be used at all now, and for what. */
export function usable(options: AnyAction[], mode: Mode, card: string): boolean {
  if (mode === 'toll') return options.some((o) => o.do === 'toll' && o.card === card)
  if (mode === 'discard') return options.some((o) => 'cards' in o && o.cards.includes(card))
  return options.some((o) => cardOf(o) === card)
}
