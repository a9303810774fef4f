// A replay's steps in words, and the address of a moment.
import { t } from '../words/i18n.svelte'
import { cellKey } from '../turn/choices'
import type { Replay, ReplayStep, View } from '../net/wire'
import { actionText, claimText, eventLine, type Line, type Names } from '../words/words'

/** One line of a replay's log. */
export interface Told {
  step: number
  key: string
  line: Line
  said?: boolean
}

// What an action brought about is told by the event; the action itself only where no event says the same.
function linesOf(step: ReplayStep, number: number, names: Names): Told[] {
  const lines = step.events.flatMap((event): Line[] => {
    const line = event.event === 'card_drawn' || event.event === 'dwarf_dealt' ? null : eventLine(event, names)
    return line ? [line] : []
  })
  const mute = step.action && !lines.some((line) => line.who === step.action!.seat)
  const all = mute ? [{ who: step.action!.seat, text: actionText(step.action!.action, names) }, ...lines] : lines
  return all.map((line, i) => ({ step: number, key: `${number}.${i}`, line }))
}

/** Everything that happened and was said, in order. */
export function replayLines(replay: Replay, names: Names): Told[] {
  const spoken = replay.talk.map((said): Told => {
    const text = said.claim ? claimText(said.claim, names) : (said.text ?? '')
    return { step: said.step, key: `t${said.seq}`, line: { who: said.seat, text: t('quote', { text }) }, said: true }
  })
  const out: Told[] = []
  replay.steps.forEach((step, number) => {
    out.push(...linesOf(step, number, names))
    out.push(...spoken.filter((line) => line.step === number))
  })
  return out
}

export interface Place {
  step: number
  eyes: string
}

/** The moment that an address names; steps are counted from 1 there, as on the screen. */
export function placeOf(search: string): Place {
  const query = new URLSearchParams(search)
  const step = Number(query.get('step') ?? 1)
  const eyes = query.get('eyes') ?? 'open'
  return { step: Number.isInteger(step) && step > 0 ? step - 1 : 0, eyes: /^(open|public|\d{1,2})$/.test(eyes) ? eyes : 'open' }
}

export function addressOf(table: string, place: Place): string {
  return `/t/${table}/replay?step=${place.step + 1}&eyes=${place.eyes}`
}

/** The table with all hands open: every dwarf and every goal with its face, and which of them nobody had turned. */
export function openView(step: ReplayStep): { view: View; peeked: Set<string> } {
  const view = step.view!
  const peeked = new Set(view.goals.filter((goal) => !goal.face).map((goal) => cellKey(goal.cell)))
  const table = view.table.map((info, seat) => ({ ...info, role: info.role ?? step.own.find((own) => own.seat === seat)?.role ?? null }))
  return { view: { ...view, table, goals: step.goals.length ? step.goals : view.goals }, peeked }
}
