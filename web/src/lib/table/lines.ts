// The story so far in words: one line for whatever happened, was said or became known.
import { claimText, eventLine, newsText, type Line, type Names } from '../words/words'
import type { Entry } from './table.svelte'

export interface Told extends Line {
  key: string
  said?: boolean
}

function lineOf(entry: Entry, names: Names): (Line & { said?: boolean }) | null {
  if (entry.sort === 'event') return eventLine(entry.event, names)
  if (entry.sort === 'news') return newsText(entry.news)
  const { claim, text, seat } = entry.line
  return { who: seat, text: claim ? claimText(claim, names) : (text ?? ''), said: true }
}

/** What a reader needs of these entries. */
export function told(entries: Entry[], names: Names): Told[] {
  return entries.flatMap((entry) => {
    const line = lineOf(entry, names)
    return line ? [{ ...line, key: entry.key }] : []
  })
}
