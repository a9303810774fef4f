// What happened since one's turn, and what concerns a goal or a seat.
import { expect, test } from 'vitest'
import { concerning, since } from './concerning'
import { told } from './lines'
import type { Entry } from './table.svelte'
import type { AnyClaim, AnyEvent } from '../net/wire'

const event = (key: string, made: object): Entry => ({ key, sort: 'event', turn: 1, event: made as AnyEvent })
const goal = { x: 8, y: 0 }
const entries: Entry[] = [
  event('a', { event: 'path_laid', seat: 0, cell: { x: 1, y: 0 }, card: { card: 'NS', turned: false } }),
  event('b', { event: 'card_drawn', seat: 0, pile: 3, card: null }),
  event('c', { event: 'map_read', seat: 1, cell: goal, sight: null }),
  event('d', { event: 'tool_broken', seat: 2, target: 0, tool: 'pick' }),
  { key: 'e', sort: 'talk', turn: 1, line: { seq: 1, at: 0, seat: 2, name: '', claim: { say: 'goal_is', cell: goal, kind: 'stone' } as AnyClaim, text: null, step: 0, round: 1 } },
]
const keys = (found: Entry[]): string => found.map((entry) => entry.key).join('')

test('since one did something others did the rest', () => {
  expect(keys(since(entries, 0))).toBe('cde')
  expect(keys(since(entries, 2))).toBe('e')
  expect(keys(since(entries, 5))).toBe('')
})
test('the beginning of a turn, and what befalls one, ends nothing', () => {
  const later = [...entries, event('f', { event: 'dwarf_changed', seat: 0, why: 'hat_swap', role: null }), event('g', { event: 'turn_started', seat: 0 })]
  expect(keys(since(later, 0))).toBe('cdefg')
})
test('a goal is concerned by looks and by words', () => {
  expect(keys(concerning(entries, { cell: goal }))).toBe('ce')
})
test('somebody is concerned by what they did, what was done to them, and what they said', () => {
  expect(keys(concerning(entries, { seat: 2 }))).toBe('de')
  expect(keys(concerning(entries, { seat: 0 }))).toBe('abd')
})
test('a path is told with its picture and its place', () => {
  expect(told(entries, String)[0]).toMatchObject({ path: { card: 'NS', turned: false }, cells: [{ x: 1, y: 0 }] })
})
