// Whether both sides have a chance at a table, by what was measured among bots, and which ready rules are more even.
import type { CataloguePreset } from '../net/wire'

export const HOPELESS = 25 // of 100 rounds; who wins fewer hardly has a chance
const MIDDLE = 50

export interface Fairness {
  side: 'saboteur' | 'digger'
  wins: number
  /** More even rules for as many, the most even first; with how often the gold is found there. */
  better: { preset: CataloguePreset; found: number }[]
}

function found(preset: CataloguePreset, seats: number): number | undefined {
  return preset.balance.find((one) => one.seats === seats)?.found
}

/** Nothing where both sides have a chance, or nothing was measured. */
export function unfair(presets: CataloguePreset[], key: string, seats: number): Fairness | null {
  const chosen = presets.find((one) => one.key === key)
  const share = chosen && found(chosen, seats)
  if (share === undefined || (share > HOPELESS && share < 100 - HOPELESS)) return null
  const off = (value: number): number => Math.abs(value - MIDDLE)
  const better = presets
    .map((preset) => ({ preset, found: found(preset, seats) }))
    .filter((one): one is { preset: CataloguePreset; found: number } => one.found !== undefined && off(one.found) < off(share) - 5)
    .sort((a, b) => off(a.found) - off(b.found))
  return share >= 100 - HOPELESS ? { side: 'saboteur', wins: 100 - share, better: better.slice(0, 2) } : { side: 'digger', wins: share, better: better.slice(0, 2) }
}
