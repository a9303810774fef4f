// What was said in this round about a goal, a chest or somebody: the last word of each speaker, where it belongs.
import { cellKey } from '../turn/choices'
import type { AnyClaim, View } from '../net/wire'
import type { Entry } from './table.svelte'

export interface Said {
  seat: number
  claim: AnyClaim
}

export interface Claims {
  cells: Map<string, Said[]>
  seats: Map<number, Said[]>
}

/** The entries of the round that is played, or was played last. */
export function thisRound(entries: Entry[]): Entry[] {
  const dealt = entries.findLastIndex((entry) => entry.sort === 'event' && entry.event.event === 'round_started')
  return entries.slice(Math.max(0, dealt))
}

/** Put a claim behind the others; whoever says something new about the same takes the old word back. */
function add<K>(all: Map<K, Said[]>, subject: K, said: Said): void {
  all.set(subject, [...(all.get(subject) ?? []).filter((one) => one.seat !== said.seat), said])
}

/** The claims of this round about what still lies face down, and about seats. */
export function claimsOf(view: View, entries: Entry[]): Claims {
  const claims: Claims = { cells: new Map(), seats: new Map() }
  const down = new Set([...view.goals.filter((goal) => !goal.face).map((goal) => cellKey(goal.cell)), ...view.chests.map(cellKey)])
  for (const entry of entries) {
    if (entry.sort !== 'talk' || !entry.line.claim || entry.line.round !== view.round) continue
    const said = { seat: entry.line.seat, claim: entry.line.claim }
    if ('cell' in said.claim) {
      if (down.has(cellKey(said.claim.cell))) add(claims.cells, cellKey(said.claim.cell), said)
    } else if ('seat' in said.claim) add(claims.seats, said.claim.seat, said)
    else if (said.claim.say === 'i_am') add(claims.seats, said.seat, said)
  }
  return claims
}

/** Whether a claim speaks for or against what it is about; the rest only asks. */
export function leaning(claim: AnyClaim): 'for' | 'against' | 'asks' {
  switch (claim.say) {
    case 'trust':
    case 'goal_is':
    case 'chest_holds':
      return claim.say === 'goal_is' && claim.kind !== 'treasure' && claim.kind !== 'sack' ? 'against' : 'for'
    case 'i_am':
      return claim.role === 'saboteur' ? 'against' : 'for'
    case 'suspect':
      return claim.role === 'saboteur' || claim.role === 'greedy' ? 'against' : 'for'
    case 'goal_is_not':
    case 'please_break':
      return 'against'
    default:
      return 'asks'
  }
}

export const SIGNS = { for: '✓', against: '✕', asks: '?' } as const
