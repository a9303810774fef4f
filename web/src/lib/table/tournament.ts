// What the page works out of a tournament: where one sits, what is still missing, and when to ask again.
import type { Tournament, TournamentRound, TournamentTable } from '../net/wire'

export const latest = (cup: Tournament): TournamentRound | null => cup.rounds.at(-1) ?? null

/** Tables of the latest round that have no result. */
export const unfinished = (cup: Tournament): TournamentTable[] => latest(cup)?.tables.filter((table) => table.gold === null) ?? []

/** Where somebody is in the latest round; null: they are not paired in it. */
export function placeOf(cup: Tournament, key: string | null): { table: TournamentTable; seat: number } | 'rests' | null {
  const round = latest(cup)
  if (!round || key === null) return null
  if (round.byes.includes(key)) return 'rests'
  const table = round.tables.find((one) => one.seats.includes(key))
  return table ? { table, seat: table.seats.indexOf(key) + 1 } : null
}

/** The number of the round that may be paired next; null: that was the last. A knock-out ends with its final. */
export function nextRound(cup: Tournament): number | null {
  const round = latest(cup)
  const over = cup.phase === 'over' || (cup.plan.format === 'knockout' ? round?.tables.length === 1 : cup.rounds.length >= cup.plan.rounds)
  return over ? null : cup.rounds.length + 1
}

const SOON = 4_000 // ms
const LATE = 60_000 // ms

/** How long to wait before one asks again: longer with every failure, and when one is told of news, or there is none any more. */
export const wait = (failures: number, told: boolean): number => (told ? LATE : Math.min(LATE, SOON * 2 ** failures))

/** Names one in each line, as people paste them from a list. */
export const namesIn = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()).filter(Boolean))]
