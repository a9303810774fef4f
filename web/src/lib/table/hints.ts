// Tips for the first games: each is shown once, when it first matters.
import { keepSettings, settings } from '../device/settings.svelte'
import { secrets } from './secrets.svelte'
import type { View } from '../net/wire'

type When = (view: View, mine: boolean) => boolean

const asked = (view: View, kind: string): boolean => view.question?.kind === kind
/** No question is open here but that for one's turn: advice on anything else would be taken for an answer. */
const quiet = (view: View, mine: boolean): boolean => !mine || asked(view, 'take_turn')
const later = (view: View, rounds: number): boolean => view.turn > rounds * view.table.length

/** What keeps the viewer from laying paths: broken tools and Trapped (B9, S8). One's own theft does not. */
export function blocking(view: View): string[] {
  return (view.own && view.table[view.own.seat]?.front.filter((front) => front !== 'theft')) ?? []
}

// In the order of their urgency.
const TIPS: [string, When][] = [
  ['veto', (view, mine) => mine && asked(view, 'veto_window')],
  ['broken', (view, mine) => mine && asked(view, 'take_turn') && blocking(view).length > 0],
  ['turn', (view, mine) => mine && asked(view, 'take_turn')],
  ['map', (view, mine) => mine && asked(view, 'take_turn') && later(view, 1) && view.own!.hand.includes('map')],
  ['pile', (view, mine) => view.pile === 0 && quiet(view, mine)],
  ['round', (view, mine) => view.round > 1 && quiet(view, mine)],
  ['role', (_view, mine) => !mine && secrets.veiled],
  ['know', (view, mine) => !mine && later(view, 2)],
]

/** The tip for this moment, if there is one that was not seen. */
export function tipFor(view: View, mine: boolean): string | null {
  if (!settings.hints || !view.own || view.over) return null
  return TIPS.find(([key, when]) => !settings.seen.includes(key) && when(view, mine))?.[0] ?? null
}

export function tipSeen(key: string): void {
  if (settings.seen.includes(key)) return
  settings.seen = [...settings.seen, key]
  keepSettings()
}

export function showTips(shown: boolean): void {
  settings.hints = shown
  if (shown) settings.seen = []
  keepSettings()
}
