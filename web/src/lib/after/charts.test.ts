import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/story.json'
import { across, distances, down, guessTotals, lastStep, matrix, roundEnds, saboteurSpans, stairs, stepAt, suspicionOf, valueAt, type Box } from './charts'
import type { Story } from '../net/wire'

const story = fixture as unknown as Story
const last = lastStep(story, 0)
const box: Box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }

describe('a line', () => {
  const points = [{ step: 0, value: 4 }, { step: 5, value: 2 }, { step: 7, value: null }, { step: 8, value: 0 }] // prettier-ignore
  test('stays level until the next point and breaks where nothing is known', () => {
    expect(stairs(points, across(box, 10), down(box, 5), 10)).toBe('M10,15H60L60,35H80M90,55H110')
  })
  test('gives the value that held at a step', () => {
    expect([valueAt(points, 4), valueAt(points, 6), valueAt(points, 7), valueAt(points, 99)]).toEqual([4, 2, null, 0])
  })
})

test('a place of a chart leads to its step, and never beyond the game', () => {
  expect([stepAt(box, 10, 60), stepAt(box, 10, -50), stepAt(box, 10, 500)]).toEqual([5, 0, 10])
})

describe('a real game', () => {
  test('has a distance at every deal, and nothing at the end of a round that found the treasure', () => {
    const far = distances(story, 'far')
    for (const start of story.starts) expect(valueAt(far, start)).toBeGreaterThanOrEqual(7)
    const ends = roundEnds(story, last)
    const found = story.rounds.flatMap((round, i) => (round.ending === 'treasure' ? [valueAt(far, ends[i]!)] : []))
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set([0]))
  })
  test('ends each round before the next is dealt', () => {
    roundEnds(story, last).forEach((end, i) => {
      expect(end).toBeGreaterThan(story.starts[i]!)
      expect(end).toBeLessThanOrEqual(story.starts[i + 1] ?? last)
    })
  })
  test('counts every deed once', () => {
    const counted = matrix(story.deeds, 5).flat().flatMap((cell) => [...cell.values()])
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(story.deeds.length)
    const first = story.deeds[0]!
    expect(matrix(story.deeds, 5)[first.seat]![first.target]!.get(first.kind)).toBeGreaterThan(0)
  })
  test('suspects everybody alike at the deal', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => valueAt(suspicionOf(story, seat), 0))).size).toBe(1)
  })
  test('marks the rounds in which a seat was a saboteur', () => {
    const spans = [0, 1, 2, 3, 4].map((seat) => saboteurSpans(story.rounds, story.starts, seat, last).length)
    const roles = story.rounds.flatMap((round) => round.roles).filter((role) => role === 'saboteur')
    expect(spans.reduce((sum, count) => sum + count, 0)).toBe(roles.length)
  })
})

test('whoever beats chance by most is the best guesser', () => {
  const rounds = [
    { guesses: [{ seat: 0, turn: 1, guesses: [{}, {}, {}, {}], right: 3, chance: 2.8 }, { seat: 2, turn: 1, guesses: [{}, {}], right: 2, chance: 0.5 }] },
    { guesses: [{ seat: 0, turn: 1, guesses: [{}], right: 1, chance: 0.5 }] },
  ] // prettier-ignore
  const totals = guessTotals(rounds as unknown as Story['rounds'])
  expect(totals.map(({ seat, right, all }) => [seat, right, all])).toEqual([[2, 2, 2], [0, 4, 5]]) // prettier-ignore
})
