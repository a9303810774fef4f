import { expect, test } from 'vitest'
import type { TableLine } from '../net/wire'
import { companions, streaks } from './you'

const line = (won: boolean | null, people: string[] = []): TableLine => ({ won, people }) as TableLine

test('a streak is counted from the latest game back', () => {
  expect(streaks([line(true), line(true), line(false), line(true)])).toEqual({ now: 2, best: 2 })
  expect(streaks([line(false), line(true), line(true), line(true)])).toEqual({ now: 0, best: 3 })
  expect(streaks([])).toEqual({ now: 0, best: 0 })
})
test('a game from before results were kept breaks no streak', () => {
  expect(streaks([line(true), line(null), line(true)])).toEqual({ now: 2, best: 2 })
})
test('companions are counted without oneself, also when a namesake sits there', () => {
  const games = [line(true, ['Hild', 'Ada']), line(false, ['Ada', 'Hild', 'Hild'])]
  expect(companions(games, 'Hild')).toEqual([['Ada', 2], ['Hild', 1]])
})
