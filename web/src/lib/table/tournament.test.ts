import { expect, test } from 'vitest'
import type { Tournament, TournamentTable } from '../net/wire'
import { namesIn, nextRound, placeOf, unfinished, wait } from './tournament'

const table = (number: number, seats: string[], gold: number[] | null): TournamentTable => ({ number, seats, gold, results: gold ? 1 : 0, table: null })

function cup(tables: TournamentTable[][], more: Partial<Tournament> = {}): Tournament {
  return {
    tournament: 't1', name: 'Cup', phase: 'playing', paused: false, real: true, rated: false, clock: 'brisk', commitment: '', seed: null, entrants: [], standings: [], trace: [],
    plan: { format: 'swiss', rounds: 2, least: 2, most: 3, best: 2, scoring: 'points', advance: 1 }, you: null, organiser: false, starts: null, closed: false, club: null, seq: 1,
    rounds: tables.map((round, i) => ({ number: i + 1, tables: round, byes: ['e5'], meetings: 0, bound: 0, deal: null })), ...more,
  } // prettier-ignore
}

test('one sits where the latest round has one, rests, or is not in it', () => {
  const one = cup([[table(1, ['e1', 'e2'], [1, 2])], [table(1, ['e3', 'e2'], null), table(2, ['e4', 'e1'], [3, 0])]])
  expect(placeOf(one, 'e1')).toEqual({ table: one.rounds[1]!.tables[1], seat: 2 })
  expect(placeOf(one, 'e5')).toBe('rests')
  expect([placeOf(one, 'e9'), placeOf(one, null), placeOf(cup([]), 'e1')]).toEqual([null, null, null])
  expect(unfinished(one).map((left) => left.number)).toEqual([1])
})

test('rounds end with their number, a knock-out with its final', () => {
  const two = [table(1, ['e1', 'e2'], [1, 2]), table(2, ['e3', 'e4'], [1, 2])]
  expect([nextRound(cup([])), nextRound(cup([two])), nextRound(cup([two, two]))]).toEqual([1, 2, null])
  const plan = { ...cup([]).plan, format: 'knockout' as const }
  expect([nextRound(cup([two, two], { plan })), nextRound(cup([two, [two[0]!]], { plan }))]).toEqual([3, null])
  expect(nextRound(cup([two], { phase: 'over' }))).toBeNull()
})

test('whoever cannot be reached is asked less and less often', () => {
  expect([0, 1, 2, 9].map((failures) => wait(failures, false))).toEqual([4000, 8000, 16_000, 60_000])
  expect(wait(0, true)).toBe(60_000)
})

test('names are taken line by line, each once', () => {
  expect(namesIn(' Anna \n\nBob\r\nAnna')).toEqual(['Anna', 'Bob'])
})
