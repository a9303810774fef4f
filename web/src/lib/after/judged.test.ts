import { expect, test } from 'vitest'
import type { Analysis } from '../net/wire'
import { bySeat, chancesOf, costliest, costs, rounds, sidesOf } from './judged'

const two = (digger: number): Analysis['standings'][number]['chances'] => [{ side: 'digger', chance: digger }, { side: 'saboteur', chance: 1 - digger }] // prettier-ignore
const analysis: Analysis = {
  version: 1,
  standings: [{ step: 0, round: 1, chances: two(0.6) }, { step: 2, round: 1, chances: two(0.2) }, { step: 3, round: 1, chances: two(0) }],
  moves: [
    { step: 1, seat: 0, cost: 0.1, better: { do: 'allow' }, ground: 'nearer' },
    { step: 2, seat: 1, cost: 0, better: null, ground: null },
    { step: 3, seat: 0, cost: 0.4, better: { do: 'allow' }, ground: 'nearer' },
  ],
  swings: [], lies: [], left_out: [], talk: false,
} as unknown as Analysis // prettier-ignore

test('of two sides one line is enough, of three all are drawn', () => {
  expect(sidesOf(analysis)).toEqual(['digger'])
  const teams = { ...analysis, standings: [{ step: 0, round: 1, chances: [{ side: 'blue', chance: 0.4 }, { side: 'green', chance: 0.3 }, { side: 'saboteur', chance: 0.3 }] }] } as Analysis // prettier-ignore
  expect(sidesOf(teams)).toEqual(['blue', 'green', 'saboteur'])
  expect(chancesOf(teams, 'digger')).toEqual([{ step: 0, value: null }])
})
test('the costliest moves come first, and free ones not at all', () => {
  expect(costliest(analysis).map((move) => move.step)).toEqual([3, 1])
  expect([...costs(analysis).keys()]).toEqual([1, 3])
  expect(costs(null).size).toBe(0)
})
test('every seat is told what it gave away', () => {
  expect(bySeat(analysis, 2)).toEqual([{ seat: 0, gold: 0.5, missed: 2, all: 2 }, { seat: 1, gold: 0, missed: 0, all: 1 }]) // prettier-ignore
})
test('a round says who won it and how likely that was at the deal', () => {
  expect(rounds(analysis)).toEqual([{ round: 1, won: ['saboteur'], chance: 0.4 }])
})
