// A replay's steps in words, and the address of a moment.
import { t } from '../words/i18n.svelte'
import { cellKey } from '../turn/choices'
import type { Replay, ReplayStep, View } from '../net/wire'
import { eventTold, saidTold, type Told } from '../table/lines'
import { actionText, newsText, type Names } from '../words/words'

/** One line of a replay's log. */
export interface StepLine extends Told {
  step: number
}

// What an action brought about is told by the event; the action itself only where no event says the same.
function linesOf(step: ReplayStep, number: number, names: Names): StepLine[] {
  const lines = step.events.flatMap((event) => {
    const line = event.event === 'card_drawn' || event.event === 'dwarf_dealt' ? null : eventTold(event, names)
    return line ? [line] : []
  })
  const mute = step.action && !lines.some((line) => line.who === step.action!.seat)
  const all = mute ? [{ who: step.action!.seat, text: actionText(step.action!.action, names), cells: [] }, ...lines] : lines
  return all.map((line, i) => ({ ...line, step: number, key: `${number}.${i}` }))
}

/** Everything that happened and was said, in order. */
export function replayLines(replay: Replay, names: Names): StepLine[] {
  const spoken = replay.talk.map((said): StepLine => ({ ...saidTold(said, names), step: said.step, key: `t${said.seq}` }))
  const voted = replay.votes.flatMap(({ round, step, at }): StepLine[] => {
    const line = newsText({ news: 'votes_shown', round, at }, names)
    return line ? [{ ...line, cells: [], step, key: `v${round}` }] : []
  })
  return replay.steps.flatMap((step, number) => [...linesOf(step, number, names), ...[...spoken, ...voted].filter((line) => line.step === number)])
}

/** A line as plain text, for a picture. */
export function plain(line: StepLine, names: Names): string {
  const text = line.said ? t('quote', { text: line.text }) : line.text
  return `${line.who === null ? '' : names(line.who)} ${text}${line.secret ? `: ${line.secret}` : ''}`.trim()
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
