// Tips answer no question but that for one's turn.
import { expect, test } from 'vitest'
import positions from '../../fixtures/positions.json'
import type { View } from '../net/wire'
import { settings } from '../device/settings.svelte'
import { tipFor } from './hints'

const asked = (positions as unknown as { options: unknown[]; view: View }[]).filter(({ options, view }) => options.length && view.own && view.question)

test('no tip comes while something else is asked', () => {
  settings.seen = []
  const others = asked.filter(({ view }) => view.question!.kind !== 'take_turn')
  expect(new Set(others.map(({ view }) => view.question!.kind)).size).toBeGreaterThan(8)
  for (const { view } of others) expect([view.question!.kind, tipFor(view, true)]).toEqual([view.question!.kind, view.question!.kind === 'veto_window' ? 'veto' : null])
})

test('on their turn the first tip says how a card is played', () => {
  settings.seen = []
  const { view } = asked.find((one) => one.view.question!.kind === 'take_turn' && !one.view.table[one.view.own!.seat]!.front.length)!
  expect(tipFor(view, true)).toBe('turn')
})
