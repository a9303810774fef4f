// Which puzzles were solved on this device, and which somebody likes to be asked.
import type { PuzzleLine } from '../net/wire'

export const KINDS = ['any', 'move', 'who', 'lie'] as const
export const HARDNESS = { any: [0, 9999], easy: [0, 1300], middling: [1300, 1650], hard: [1650, 9999] } as const

/** What somebody likes to be asked. */
export interface Taste {
  kind: (typeof KINDS)[number]
  theme: string
  hardness: keyof typeof HARDNESS
}

export interface Kept {
  taste: Taste
  /** By id whether it was solved at the first try. */
  done: Record<string, boolean>
  /** Whether what the server knows to be solved is asked again. */
  anew: boolean
}

const STORED = 'saboteur.puzzles'
const MOST = 5000
const USUAL: Taste = { kind: 'any', theme: 'any', hardness: 'any' }
const MIDDLE = 1400 // for whoever has no rating yet
const NEAREST = 12 // of the puzzles that fit best one is drawn
const FIRST = 10 // puzzles that somebody new is asked from few modules

export function keptPuzzles(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>
    return { taste: { ...USUAL, ...kept.taste }, done: kept.done ?? {}, anew: kept.anew ?? false }
  } catch {
    return { taste: { ...USUAL }, done: {}, anew: false }
  }
}

export function keepPuzzles(kept: Kept): void {
  const done = Object.fromEntries(Object.entries(kept.done).slice(-MOST))
  localStorage.setItem(STORED, JSON.stringify({ ...kept, done }))
}

export const solvedHere = (): number => Object.values(keptPuzzles().done).filter(Boolean).length

/** The themes that there are, the most frequent first. */
export function themesOf(lines: PuzzleLine[]): string[] {
  const counts = new Map<string, number>()
  for (const theme of lines.flatMap((line) => line.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!)
}

export function fitting(lines: PuzzleLine[], taste: Taste): PuzzleLine[] {
  const [from, to] = HARDNESS[taste.hardness]
  return lines.filter((line) => (taste.kind === 'any' || line.kind === taste.kind) && (taste.theme === 'any' || line.themes.includes(taste.theme)) && line.rating >= from && line.rating < to)
}

/** What was not tried yet. */
export const untried = (lines: PuzzleLine[], kept: Kept): PuzzleLine[] => lines.filter((line) => (kept.anew || line.solved === null) && !(line.id in kept.done))

/** One that was not tried yet, about as hard as the solver is strong, at first one of little to know; null: all of them were. */
export function nextPuzzle(lines: PuzzleLine[], kept: Kept, solver: number | null, drawn = Math.random()): PuzzleLine | null {
  const left = untried(fitting(lines, kept.taste), kept)
  const far = (line: PuzzleLine): number => Math.abs(line.rating - (solver ?? MIDDLE))
  const fresh = Object.keys(kept.done).length < FIRST && (solver === null || lines.filter((line) => line.solved !== null).length < FIRST)
  const known = (line: PuzzleLine): number => (fresh ? line.themes.length : 0)
  const near = [...left].sort((a, b) => known(a) - known(b) || far(a) - far(b)).slice(0, NEAREST)
  return near[Math.floor(drawn * near.length)] ?? null
}
