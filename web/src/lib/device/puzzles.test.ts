// Which puzzle comes next: what one likes, not tried yet, about as hard as one is strong.
import { beforeEach, expect, test } from 'vitest'
import type { PuzzleLine } from '../net/wire'
import { fitting, keepPuzzles, keptPuzzles, nextPuzzle, solvedHere, themesOf, untried } from './puzzles'

const line = (id: string, rating: number, more: Partial<PuzzleLine> = {}): PuzzleLine => ({ id, kind: 'move', rating, themes: ['dig'], solved: null, ...more })
const LINES = [line('a', 900), line('b', 1400, { kind: 'who', themes: ['dig', 'toll'] }), line('c', 1500, { solved: true }), line('d', 2200, { kind: 'lie', themes: ['bluff'] })]

beforeEach(() => localStorage.clear())

test('what was tried here, or is known to the server, does not come again until one begins anew', () => {
  const kept = { ...keptPuzzles(), done: { b: false } }
  expect(untried(LINES, kept).map((one) => one.id)).toEqual(['a', 'd'])
  expect(untried(LINES, { ...kept, done: {}, anew: true })).toEqual(LINES)
  expect(nextPuzzle([LINES[1]!, LINES[2]!], kept, null)).toBeNull()
})
test('kind, theme and hardness are as one likes', () => {
  const taste = keptPuzzles().taste
  expect(fitting(LINES, { ...taste, kind: 'who' }).map((one) => one.id)).toEqual(['b'])
  expect(fitting(LINES, { ...taste, theme: 'bluff' }).map((one) => one.id)).toEqual(['d'])
  expect(fitting(LINES, { ...taste, hardness: 'easy' }).map((one) => one.id)).toEqual(['a'])
  expect(themesOf(LINES)[0]).toBe('dig')
})
test('the next one is about as hard as one is strong', () => {
  const many = Array.from({ length: 60 }, (_, i) => line(`p${i}`, 800 + 20 * i))
  for (const solver of [900, 1400, 1900])
    for (const drawn of [0, 0.5, 0.99]) expect(Math.abs(nextPuzzle(many, keptPuzzles(), solver, drawn)!.rating - solver)).toBeLessThan(150)
})
test('what was solved stays on the device, and a damaged note of it is none', () => {
  keepPuzzles({ ...keptPuzzles(), done: { a: true, b: false } })
  expect(solvedHere()).toBe(1)
  localStorage.setItem('saboteur.puzzles', '{')
  expect(solvedHere()).toBe(0)
})
test('whoever is new is asked from few modules first', () => {
  const many = ['goal_swap', 'trove', 'toll'].map((theme, i) => line(`m${i}`, 1400, { themes: ['base', 'dig', theme, 'veto'] }))
  const plain = Array.from({ length: 12 }, (_, i) => line(`b${i}`, 900 + i, { themes: ['base', 'dig'] }))
  expect(nextPuzzle([...many, ...plain], keptPuzzles(), null, 0.99)!.themes).toEqual(['base', 'dig'])
  const done = Object.fromEntries(plain.slice(0, 10).map((one) => [one.id, true]))
  expect(nextPuzzle([...many, ...plain], { ...keptPuzzles(), done }, null, 0)!.themes).toContain('veto')
})
