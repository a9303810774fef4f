// Who speaks now, to whom, and where everybody points: words of a few seconds, taken from the story as it is shown.
import { prefersStill, unseen } from '../stage/stage.svelte'
import { sound } from '../stage/sound'
import { leaning } from '../table/claims'
import { isPersonal } from './answers'
import type { Entry } from '../table/table.svelte'
import type { AnyClaim, Cell, TalkLine, View } from '../net/wire'

/** How long words stand at their speaker's seat, and how long all point after a vote. */
export const SPOKEN = 4000 // ms
const POINTED = 6000 // ms

/** Something said, or pointed at: from a seat to another, or to a place in the mine. */
export interface Voice {
  key: string
  seat: number
  line: TalkLine | null
  to: { seat: number } | { cell: Cell } | null
  lean: 'for' | 'against' | 'asks'
  /** What stands at the end of its line; else the sign of its leaning. */
  sign?: string
}

export function aimOf(claim: AnyClaim | null, by: number): Voice['to'] {
  if (!claim) return null
  if ('cell' in claim) return { cell: claim.cell }
  const seat = 'seat' in claim ? claim.seat : claim.say === 'feel' ? claim.to : null
  return seat === null || seat === by ? null : { seat }
}

export const voiceOf = (line: TalkLine): Voice => ({ key: `s${line.seq}.${line.seat}`, seat: line.seat, line, to: aimOf(line.claim, line.seat), lean: line.claim ? leaning(line.claim) : 'asks' })
/** Who pointed at whom, with the number of those who pointed at the same. */
export const pointed = (at: (number | null)[], key: string): Voice[] =>
  at.flatMap((to, seat): Voice[] => (to === null ? [] : [{ key: `${key}.${seat}`, seat, line: null, to: { seat: to }, lean: 'against', sign: String(at.filter((other) => other === to).length) }]))

export class Voices {
  /** One voice a seat at most; whoever says something new takes the old words back. */
  now = $state.raw<Voice[]>([])
  /** The last thing said to the reader in person that waits for an answer. */
  asked = $state.raw<TalkLine | null>(null)
  private heard: string | null | undefined
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  /** Take in the story as it is shown. What is older than a lap, or was there before the page, is not said again. */
  hear(entries: Entry[], view: View): void {
    const last = entries.at(-1)?.key ?? null
    const [before, known] = [this.heard, entries.findLastIndex((entry) => entry.key === this.heard)]
    this.heard = last
    if (before === undefined || last === before || (before !== null && known < 0) || unseen()) return
    for (const entry of entries.slice(known + 1)) {
      if (view.turn - entry.turn > view.seats) continue
      if (entry.sort === 'talk' && entry.line.round === view.round) this.say(entry.line, view)
      else if (entry.sort === 'news' && entry.news.news === 'votes_shown') this.add(pointed(entry.news.at, entry.key), POINTED)
    }
  }
  answered(): void {
    this.asked = null
  }
  end(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private say(line: TalkLine, view: View): void {
    const own = view.own?.seat ?? null
    const voice = voiceOf(line)
    this.now = this.now.filter((other) => other.seat !== line.seat)
    this.add([voice], SPOKEN)
    if (isPersonal(line, own)) {
      this.asked = line
      sound(voice.lean === 'for' ? 'trusted' : 'accused')
    } else if (line.seat === own) this.asked = null
    if (voice.to && 'seat' in voice.to && voice.lean === 'against' && !prefersStill()) shake(voice.to.seat)
  }
  private add(voices: Voice[], long: number): void {
    this.now = [...this.now, ...voices]
    const keys = new Set(voices.map((voice) => voice.key))
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.now = this.now.filter((voice) => !keys.has(voice.key))
    }, long)
    this.timers.add(timer)
  }
}

function shake(seat: number): void {
  document.querySelector(`[data-seat="${seat}"]`)?.animate([0, -6, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 420 })
}
