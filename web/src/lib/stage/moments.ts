// What one seat alone is shown: it turns over, large, before it goes on.
import type { AnyEvent, GoalFace, View } from '../net/wire'

export type Moment =
  | { kind: 'goal'; goal: GoalFace }
  | { kind: 'chest'; chest: number; tunnel: string | null }
  | { kind: 'dwarf'; seat: number; role: string }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'gold'; value: number }

/** The private moments of a step: whatever was told to this seat and to nobody else. */
export function momentsOf(events: AnyEvent[], own: number | null, before: View | null, now: View): Moment[] {
  const found: Moment[] = []
  for (const event of events) {
    if (!('seat' in event) || event.seat !== own || own === null) continue
    if (event.event === 'map_read' && event.sight?.goal) found.push({ kind: 'goal', goal: event.sight.goal })
    if (event.event === 'map_read' && event.sight?.chest) found.push({ kind: 'chest', chest: event.sight.chest, tunnel: event.sight.tunnel })
    if (event.event === 'dwarf_inspected' && event.role) found.push({ kind: 'dwarf', seat: event.target, role: event.role })
    if (event.event === 'gold_taken' && event.value !== null) found.push({ kind: 'gold', value: event.value })
    if (event.event === 'gold_seen' && event.draws) found.push({ kind: 'gold', value: event.draws.reduce((sum, draw) => sum + (draw.kept ? draw.value : 0), 0) })
  }
  const looking = now.own?.looking ?? []
  if (looking.length && !before?.own?.looking.length) found.push({ kind: 'cards', cards: looking })
  return found
}
