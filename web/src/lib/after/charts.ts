// From a finished game's story to shapes: everything is measured by the server, only drawn here.
import type { Deed, RoundStory, Story } from '../net/wire'

export interface Point {
  step: number
  value: number | null
}
export interface Box {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The number of the last step of the game. */
export function lastStep(story: Story, total: number): number {
  return Math.max(1, total - 1, story.moments.at(-1)?.step ?? 0)
}

export const across = (box: Box, last: number) => (step: number): number => box.left + ((box.width - box.left - box.right) * step) / last
export const down = (box: Box, most: number) => (value: number): number => box.top + (box.height - box.top - box.bottom) * (1 - value / most)

/** The step under a place of a chart. */
export function stepAt(box: Box, last: number, x: number): number {
  const share = (x - box.left) / (box.width - box.left - box.right)
  return Math.round(Math.max(0, Math.min(1, share)) * last)
}

/** A line that stays level until the next point; it breaks where there is no value. */
export function stairs(points: Point[], x: (step: number) => number, y: (value: number) => number, last: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10
  let out = ''
  points.forEach((point, i) => {
    if (point.value === null) return
    const joined = i > 0 && points[i - 1]!.value !== null
    const until = points[i + 1]?.step ?? last
    out += `${joined ? 'L' : 'M'}${round(x(point.step))},${round(y(point.value))}H${round(x(until))}`
  })
  return out
}

/** Cards missing to the treasure, or to the nearest goal, over time; a treasure that was found ends at nothing. */
export function distances(story: Story, kind: 'far' | 'nearest'): Point[] {
  const points = story.moments.map((moment): Point => ({ step: moment.step, value: moment[kind] }))
  if (kind === 'far') {
    story.rounds.forEach((round, i) => {
      if (round.ending !== 'treasure') return
      const end = points.findIndex((point, at) => story.moments[at]!.round === i + 1 && point.value === null)
      if (end >= 0) points[end] = { ...points[end]!, value: 0 }
    })
  }
  return points
}

/** How often each seat did something to each other seat, by what it was. */
export function matrix(deeds: Deed[], seats: number): Map<Deed['kind'], number>[][] {
  const table = Array.from({ length: seats }, () => Array.from({ length: seats }, () => new Map<Deed['kind'], number>()))
  for (const deed of deeds) {
    const cell = table[deed.seat]![deed.target]!
    cell.set(deed.kind, (cell.get(deed.kind) ?? 0) + 1)
  }
  return table
}

export function suspicionOf(story: Story, seat: number): Point[] {
  return story.moments.map((moment) => ({ step: moment.step, value: moment.suspicion[seat] ?? null }))
}

/** The value that held at a step. */
export function valueAt(points: Point[], step: number): number | null {
  let value: number | null = null
  for (const point of points) {
    if (point.step > step) break
    value = point.value
  }
  return value
}

/** The step of each round that turned its dwarfs up: no goal lies face down from then on. */
export function roundEnds(story: Story, last: number): number[] {
  return story.starts.map((_, i) => story.moments.find((moment) => moment.round === i + 1 && moment.nearest === null)?.step ?? story.starts[i + 1] ?? last)
}

/** Spans of steps in which a seat was a saboteur at the end of the round. */
export function saboteurSpans(rounds: RoundStory[], starts: number[], seat: number, last: number): { from: number; to: number }[] {
  return rounds.flatMap((round, i) => (round.roles[seat] === 'saboteur' ? [{ from: starts[i] ?? 0, to: starts[i + 1] ?? last }] : []))
}

/** Right guesses of each seat over all rounds, those who guessed best first. */
export function guessTotals(rounds: RoundStory[]): { seat: number; right: number; all: number; chance: number }[] {
  const totals = new Map<number, { seat: number; right: number; all: number; chance: number }>()
  for (const round of rounds) {
    for (const { seat, right, guesses, chance } of round.guesses) {
      const so = totals.get(seat) ?? { seat, right: 0, all: 0, chance: 0 }
      totals.set(seat, { seat, right: so.right + right, all: so.all + guesses.length, chance: so.chance + chance })
    }
  }
  return [...totals.values()].sort((a, b) => b.right - b.chance - (a.right - a.chance))
}
