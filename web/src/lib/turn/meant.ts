// What a tap that leads nowhere was meant to do, so that the server can say why it cannot be done.
import { isPath, toolsOn } from '../stage/cards'
import { houseCard } from '../words/house.svelte'
import type { Picker } from './picker.svelte'
import type { AnyAction, Cell } from '../net/wire'

const ON_CELLS = ['rockfall', 'map', 'goal_swap', 'detour']
const ON_SEATS = ['hands_off', 'trapped', 'freed', 'inspection', 'hat_swap', 'hand_swap']
const START: Cell = { x: 0, y: 0 }

const played = (card: string, on: { cell?: Cell; seat?: number }): AnyAction => ({ do: 'play', card, seat: null, cell: null, other: null, number: null, ...on })

const picked = (picker: Picker): string | null => (picker.cards[0] === undefined || picker.mode !== 'play' ? null : (picker.hand[picker.cards[0]] ?? null))

/** A tap on a cell: like what could be done elsewhere, else what the picked card's name says. */
export function meantAt(picker: Picker, cell: Cell): AnyAction | null {
  const like = picker.left.find((option) => 'cell' in option)
  if (like) return like.do === 'toll' ? null : ({ ...like, cell } as AnyAction)
  const card = picked(picker)
  if (card === null) return null
  if (isPath(card)) return { do: 'lay', card, cell, turned: false, payer: null }
  if (houseCard(card)) return played(card, { cell })
  return ON_CELLS.includes(card) ? ({ do: card, cell, other: cell, turned: false, payer: null } as AnyAction) : null
}

/** A tap on a seat. */
export function meantFor(picker: Picker, seat: number): AnyAction | null {
  const like = picker.left.find((option) => 'seat' in option)
  if (like) return { ...like, seat } as AnyAction
  const card = picked(picker)
  if (card === null) return null
  const tool = toolsOn(card)[0]
  if (tool) return card.startsWith('fix_') ? { do: 'fix', card, tool, seat } : { do: 'break', tool, seat }
  if (houseCard(card)) return played(card, { seat })
  return ON_SEATS.includes(card) ? ({ do: card, seat } as AnyAction) : null
}

/** A card for which there is no place at all. Paths are tried on the start: what keeps from laying anything comes first. */
export function meantWith(card: string): AnyAction | null {
  if (isPath(card)) return { do: 'lay', card, cell: START, turned: false, payer: null }
  if (houseCard(card)) return played(card, {})
  return toolsOn(card).length || ON_CELLS.includes(card) || ON_SEATS.includes(card) ? null : ({ do: card } as AnyAction)
}
