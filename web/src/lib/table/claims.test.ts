import { expect, test } from 'vitest'
import type { AnyClaim, View } from '../net/wire'
import { claimsOf, leaning } from './claims'
import type { Entry } from './table.svelte'

const view = { round: 2, goals: [{ cell: { x: 8, y: 0 }, face: null }, { cell: { x: 8, y: 2 }, face: { kind: 'stone' } }], chests: [] } as unknown as View
const said = (seat: number, claim: AnyClaim, round = 2): Entry => ({ key: `${Math.random()}`, sort: 'talk', turn: 1, line: { seq: 1, at: 0, seat, name: '', claim, text: null, step: 0, round } })
const is = (y: number, kind: 'treasure' | 'stone'): AnyClaim => ({ say: 'goal_is', cell: { x: 8, y }, kind })

test('a claim is kept at what it is about, the last of each speaker', () => {
  const claims = claimsOf(view, [said(1, is(0, 'stone')), said(2, is(0, 'stone')), said(1, is(0, 'treasure')), said(1, { say: 'trust', seat: 3 })])
  expect(claims.cells.get('8,0')!.map((one) => [one.seat, leaning(one.claim)])).toEqual([[2, 'against'], [1, 'for']])
  expect(claims.seats.get(3)!.map((one) => one.seat)).toEqual([1])
})

test('what somebody says of themselves is kept at their own seat', () => {
  expect(claimsOf(view, [said(2, { say: 'i_am', role: 'digger' })]).seats.get(2)).toHaveLength(1)
})

test('nothing is kept of an open goal, of another round, or of what is about nobody', () => {
  const claims = claimsOf(view, [said(1, is(0, 'stone'), 1), said(1, is(2, 'stone')), said(1, { say: 'feel', feeling: 'yes', to: null })])
  expect([claims.cells.size, claims.seats.size]).toEqual([0, 0])
})
