// The log says everything once: a payment, and what a swap of hands brought.
import { beforeAll, expect, test } from 'vitest'
import { need } from '../words/i18n.svelte'
import type { AnyEvent } from '../net/wire'
import { told } from './lines'
import type { Entry } from './table.svelte'

const names = (seat: number): string => ['Ann', 'Bob'][seat]!
const entries = (...events: AnyEvent[]): Entry[] => events.map((event, i) => ({ key: String(i), sort: 'event', turn: 1, event }))
beforeAll(() => need('log', 'cards', 'table'))

test('a payment says that the toll dwarf leaves', () => {
  const cell = { x: 2, y: 0 }
  const lines = told(entries({ event: 'toll_paid', seat: 0, owner: 1, cell }, { event: 'toll_gone', cell }), names)
  expect(lines.map((line) => line.text)).toEqual(['pays Bob the toll (2 right)'])
})

test('a swap of hands says what came and what went, in a line each', () => {
  const swap = entries(
    { event: 'hands_swapped', seat: 0, target: 1 },
    { event: 'hand_card', seat: 0, card: 'map' },
    { event: 'hand_card', seat: 0, card: 'veto' },
    { event: 'hand_card', seat: 1, card: 'theft' },
  )
  expect(told(swap, names, 0).map((line) => [line.text, line.secret])).toEqual([
    ['swaps hands with Bob', undefined], ['gets a new hand', 'Map and Veto'], ['gets your old hand', 'Theft'],
  ]) // prettier-ignore
  const unknown = entries({ event: 'hands_swapped', seat: 0, target: 1 }, { event: 'hand_card', seat: 0, card: null })
  expect(told(unknown, names)).toHaveLength(1)
})

test('a hand that is dealt is one line, and a card that is drawn another', () => {
  const drawn = (seat: number, card: string | null): AnyEvent => ({ event: 'card_drawn', seat, pile: 9, card })
  const deal = entries({ event: 'round_started', round: 2, starter: 0, spare: 1 }, drawn(0, 'map'), drawn(1, null), drawn(0, 'veto'), drawn(1, null))
  expect(told(deal, names, 0).map((line) => [line.text, line.secret])).toEqual([['Round 2 begins', undefined], ['gets a new hand', 'Map and Veto']])
  expect(told(entries(drawn(0, 'map')), names, 0).map((line) => line.text)).toEqual(['draws a card'])
})
