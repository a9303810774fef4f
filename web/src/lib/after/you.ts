// What one's own history says: streaks, and whom one met most often.
import type { TableLine } from '../net/wire'

export interface Streaks {
  now: number
  best: number
}

/** Games won in a row: lately, and at best. The latest game comes first; games from before that was kept break no streak. */
export function streaks(history: TableLine[]): Streaks {
  const known = history.map((line) => line.won).filter((won) => won !== null && won !== undefined)
  const lost = known.indexOf(false)
  let best = 0
  let run = 0
  for (const won of known) {
    run = won ? run + 1 : 0
    best = Math.max(best, run)
  }
  return { now: lost < 0 ? known.length : lost, best }
}

/** People one played with, most often first; oneself is left out by name, once a table. */
export function companions(history: TableLine[], own: string, most = 8): [string, number][] {
  const times = new Map<string, number>()
  for (const { people = [] } of history) {
    const mine = people.indexOf(own)
    for (const name of people.filter((_, at) => at !== mine)) times.set(name, (times.get(name) ?? 0) + 1)
  }
  return [...times].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, most)
}
