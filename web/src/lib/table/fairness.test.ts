// Where one side hardly has a chance that is said before a table is opened, with what is more even for as many.
import { expect, test } from 'vitest'
import type { CataloguePreset } from '../net/wire'
import { unfair } from './fairness'

const preset = (key: string, balance: Record<number, number>): CataloguePreset => ({
  key,
  modules: [],
  options: {},
  min_seats: 3,
  max_seats: 10,
  party: false,
  balance: Object.entries(balance).map(([seats, found]) => ({ seats: Number(seats), found, within: 8 })),
})
const presets = [preset('base', { 4: 91, 5: 52 }), preset('treasures', { 4: 67, 5: 43 }), preset('party', { 4: 55 }), preset('championship', { 4: 95 })]

test('a lone saboteur among four is warned for, and the most even rules come first', () => {
  const found = unfair(presets, 'base', 4)
  expect([found?.side, found?.wins]).toEqual(['saboteur', 9])
  expect(found?.better.map((one) => one.preset.key)).toEqual(['party', 'treasures'])
})
test('nothing is said where both sides have a chance, nor where nothing was measured', () => {
  expect(unfair(presets, 'base', 5)).toBeNull()
  expect(unfair(presets, 'base', 7)).toBeNull()
  expect(unfair(presets, 'own', 4)).toBeNull()
})
test('gold-diggers without a chance are told so, too', () => {
  expect(unfair([preset('base', { 4: 12 }), preset('treasures', { 4: 20 })], 'base', 4)).toEqual({ side: 'digger', wins: 12, better: [{ preset: expect.objectContaining({ key: 'treasures' }), found: 20 }] })
})
