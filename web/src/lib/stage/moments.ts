// What one seat alone is shown, and what is done to it: large, for a moment, before it goes on.
import type { AnyEvent, GoalFace, View } from '../net/wire'

/** What changed by a blow: one's hand, what one may do, a card or gold less; or nothing but the turn. */
export type Change = 'hand' | 'front' | 'card' | 'gold' | 'turn'

export type Moment =
  | { kind: 'goal'; goal: GoalFace }
  | { kind: 'chest'; chest: number; tunnel: string | null }
  | { kind: 'dwarf'; seat: number; role: string; why: string } // without a reason it is somebody else's, looked at
  | { kind: 'cards'; cards: string[] }
  | { kind: 'gold'; value: number }
  /** Others did it: who, by what, and what is different now. */
  | { kind: 'blow'; event: AnyEvent; by: number; change: Change; cards: string[]; front: string }

/** What others do to this seat, and what a swap of hands brings to whoever played it. */
function blowOf(event: AnyEvent, events: AnyEvent[], own: number): Moment | null {
  const blow = (by: number, change: Change, cards: string[], front = ''): Moment => ({ kind: 'blow', event, by, change, cards, front })
  switch (event.event) {
    case 'tool_broken':
      return event.target === own && event.seat !== own ? blow(event.seat, 'front', [`break_${event.tool}`], event.tool) : null
    case 'front_laid':
      return event.target === own && event.seat !== own ? blow(event.seat, 'front', [event.front], event.front) : null
    case 'card_vetoed':
      return event.victim === own && event.seat !== own ? blow(event.seat, 'turn', ['veto']) : null
    case 'card_taken':
      return event.target === own ? blow(event.seat, 'card', event.card ? [event.card] : []) : null
    case 'robbed':
      return event.victim === own ? blow(event.seat, 'gold', []) : null
    case 'hands_swapped': {
      if (event.seat !== own && event.target !== own) return null
      const cards = events.flatMap((one) => (one.event === 'hand_card' && one.seat === own && one.card ? [one.card] : []))
      return blow(event.seat, 'hand', cards)
    }
    default:
      return null
  }
}

/** The moments of a step: what was told to this seat and to nobody else, and what was done to it. */
export function momentsOf(events: AnyEvent[], own: number | null, before: View | null, now: View): Moment[] {
  const found: Moment[] = []
  for (const event of own === null ? [] : events) {
    const blow = blowOf(event, events, own!)
    if (blow) found.push(blow)
    if (!('seat' in event) || event.seat !== own) continue
    if (event.event === 'map_read' && event.sight?.goal) found.push({ kind: 'goal', goal: event.sight.goal })
    if (event.event === 'map_read' && event.sight?.chest) found.push({ kind: 'chest', chest: event.sight.chest, tunnel: event.sight.tunnel })
    if (event.event === 'dwarf_inspected' && event.role) found.push({ kind: 'dwarf', seat: event.target, role: event.role, why: '' })
    // The same dwarf again is dealt again: that is shown, too.
    if (event.event === 'dwarf_changed' && event.role) found.push({ kind: 'dwarf', seat: event.seat, role: event.role, why: event.why })
    if (event.event === 'gold_taken' && event.value !== null) found.push({ kind: 'gold', value: event.value })
    if (event.event === 'gold_seen' && event.draws) found.push({ kind: 'gold', value: event.draws.reduce((sum, draw) => sum + (draw.kept ? draw.value : 0), 0) })
  }
  const looking = now.own?.looking ?? []
  if (looking.length && !before?.own?.looking.length) found.push({ kind: 'cards', cards: looking })
  return found
}
