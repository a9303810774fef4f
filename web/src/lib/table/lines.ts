// The story so far in words: one line for whatever happened, was said or became known.
import { list, t } from '../words/i18n.svelte'
import { cardName, claimText, eventLine, newsText, type Line, type Names } from '../words/words'
import type { AnyEvent, Cell, TalkLine } from '../net/wire'
import type { Entry } from './table.svelte'

export interface Told extends Line {
  key: string
  said?: boolean
  /** A path as it lies, drawn instead of described. */
  path?: { card: string; turned: boolean }
  /** Where it happened. */
  cells: Cell[]
}

function cellsOf(event: AnyEvent): Cell[] {
  return [...('origin' in event ? [event.origin] : []), ...('cell' in event && event.cell ? [event.cell] : []), ...('other' in event ? [event.other] : [])]
}

function pathOf(event: AnyEvent): { path?: Told['path'] } {
  if (event.event === 'path_laid' || event.event === 'path_moved' || (event.event === 'card_set' && event.seat !== null)) return { path: event.card }
  return event.event === 'tunnel_turned' ? { path: { card: event.tunnel, turned: false } } : {}
}

/** An event as a line, with the path that it is about. */
export function eventTold(event: AnyEvent, names: Names): Omit<Told, 'key'> | null {
  const line = eventLine(event, names)
  return line && { ...line, ...pathOf(event), cells: cellsOf(event) }
}

/** What somebody said, as a line. */
export function saidTold({ claim, text, seat }: TalkLine, names: Names): Omit<Told, 'key'> {
  return { who: seat, text: claim ? claimText(claim, names, seat) : (text ?? ''), said: true, cells: claim && 'cell' in claim ? [claim.cell] : [] }
}

function lineOf(entry: Entry, names: Names): Omit<Told, 'key'> | null {
  if (entry.sort === 'event') return eventTold(entry.event, names)
  if (entry.sort === 'news') {
    const line = newsText(entry.news, names)
    return line && { ...line, cells: [] }
  }
  return saidTold(entry.line, names)
}

const eventOf = (entry: Entry | undefined): AnyEvent | null => (entry?.sort === 'event' ? entry.event : null)

/** Whoever is paid leaves: that was said with the payment. */
function repeats(event: AnyEvent | null, before: AnyEvent | null): boolean {
  return event?.event === 'toll_gone' && before?.event === 'toll_paid' && event.cell.x === before.cell.x && event.cell.y === before.cell.y
}

/** What a whole hand brought, in one line: to the reader, or away from the reader; none for a card in the middle of it. */
function handLine(entries: Entry[], at: number, me: number | null): Omit<Told, 'key'> | null {
  const first = eventOf(entries[at])
  const before = eventOf(entries[at - 1])
  if (first?.event !== 'hand_card' || (before?.event === 'hand_card' && before.seat === first.seat)) return null
  const cards: string[] = []
  for (let next = at; ; next += 1) {
    const event = eventOf(entries[next])
    if (event?.event !== 'hand_card' || event.seat !== first.seat) break
    if (event.card) cards.push(cardName(event.card))
  }
  if (!cards.length) return null
  return { who: first.seat, text: t(me === null || first.seat === me ? 'log-hand-got' : 'log-hand-lost'), secret: list(cards), cells: [] }
}

/** A hand that is dealt, in one line; none for the cards after the first. */
function dealLine(entries: Entry[], at: number): Omit<Told, 'key'> | 'said' | null {
  const drawn = (entry: Entry | undefined): boolean => eventOf(entry)?.event === 'card_drawn'
  let [from, to] = [at, at + 1]
  while (drawn(entries[from - 1])) from -= 1
  while (drawn(entries[to])) to += 1
  const own = entries.slice(from, to).flatMap((entry) => (entry.sort === 'event' && entry.event.event === 'card_drawn' && entry.event.card ? [entry] : []))
  if (!drawn(entries[at]) || own.length < 2) return null
  if (own[0] !== entries[at]) return 'said'
  const cards = own.flatMap(({ event }) => (event.event === 'card_drawn' && event.card ? [cardName(event.card)] : []))
  return { who: own[0]!.event.event === 'card_drawn' ? own[0]!.event.seat : null, text: t('log-hand-got'), secret: list(cards), cells: [] }
}

/** What a reader at seat `me` needs of these entries; what one line says no second one repeats. */
export function told(entries: Entry[], names: Names, me: number | null = null): Told[] {
  return entries.flatMap((entry, at) => {
    if (repeats(eventOf(entry), eventOf(entries[at - 1]))) return []
    const dealt = me === null ? null : dealLine(entries, at)
    if (dealt === 'said') return []
    const line = dealt ?? handLine(entries, at, me) ?? lineOf(entry, names)
    return line ? [{ ...line, key: entry.key }] : []
  })
}
