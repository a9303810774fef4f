// Tips answer no question but that for one's turn.
import { expect, test } from 'vitest'
import positions from '../../fixtures/positions.json'
import type { View } from '../net/wire'
import { settings } from '../device/settings.svelte'
import { blocking, tipFor } from './hints'

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

test('a broken tool and Trapped keep from laying and can be taken away; nobody takes away one\'s own theft', () => {
  settings.seen = ['turn']
  const { view } = asked.find((one) => one.view.question!.kind === 'take_turn')!
  const before = (...front: string[]): View => ({ ...view, table: view.table.map((seat, i) => (i === view.own!.seat ? { ...seat, front: front as typeof seat.front } : seat)) })
  expect(['pick', 'trapped'].map((front) => tipFor(before(front, 'theft'), true))).toEqual(['broken', 'broken'])
  expect(tipFor(before('theft'), true)).not.toBe('broken')
  expect([blocking(before('lantern', 'theft', 'trapped')), blocking(before('theft'))]).toEqual([['lantern', 'trapped'], []])
})

test('only those who are asked read about the Veto', () => {
  settings.seen = []
  const { view } = asked.find((one) => one.view.question!.kind === 'veto_window')!
  expect(tipFor(view, true)).toBe('veto')
  expect(tipFor(view, false)).not.toBe('veto')
})
