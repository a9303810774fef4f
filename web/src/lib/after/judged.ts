// From a judge's findings to what is shown: lines of a chart, and lists.
import type { Analysis, JudgedMove, SideChance } from '../net/wire'
import type { Point } from './charts'

export type Side = SideChance['side']

/** Moves that are listed. */
export const COSTLIEST = 8

/** The sides whose chances are drawn: of two one is enough, the other has the rest. */
export function sidesOf(analysis: Analysis): Side[] {
  const all = [...new Set(analysis.standings.flatMap((one) => one.chances.map((chance) => chance.side)))]
  const others = all.filter((side) => side !== 'saboteur')
  return others.length === 1 ? others : all
}

/** How likely a side was to win, over time; a round that it is not in leaves a gap. */
export function chancesOf(analysis: Analysis, side: Side): Point[] {
  return analysis.standings.map((one) => ({ step: one.step, value: one.chances.find((chance) => chance.side === side)?.chance ?? null }))
}

/** The moves that gave most away, the costliest first. */
export function costliest(analysis: Analysis): JudgedMove[] {
  const costly = analysis.moves.filter((move) => move.cost > 0)
  return costly.sort((a, b) => b.cost - a.cost || a.step - b.step).slice(0, COSTLIEST)
}

/** What each seat gave away, and in how many of its moves. */
export function bySeat(analysis: Analysis, seats: number): { seat: number; gold: number; missed: number; all: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = analysis.moves.filter((move) => move.seat === seat)
    const gold = own.reduce((sum, move) => sum + move.cost, 0)
    return { seat, gold: Math.round(gold * 10) / 10, missed: own.filter((move) => move.cost > 0).length, all: own.length }
  })
}

/** The cost of each move that gave something away, by its step. */
export function costs(analysis: Analysis | null): Map<number, JudgedMove> {
  return new Map((analysis?.moves ?? []).filter((move) => move.cost > 0).map((move) => [move.step, move]))
}

/** Who won a round, and how likely that was when it was dealt. */
export function rounds(analysis: Analysis): { round: number; won: Side[]; chance: number }[] {
  const numbers = [...new Set(analysis.standings.map((one) => one.round))]
  return numbers.map((round) => {
    const own = analysis.standings.filter((one) => one.round === round)
    const won = own.at(-1)!.chances.filter((one) => one.chance === 1).map((one) => one.side)
    const first = own[0]!.chances.filter((one) => won.includes(one.side)).map((one) => one.chance)
    return { round, won, chance: Math.max(0, ...first) }
  })
}
