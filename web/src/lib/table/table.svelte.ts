// One table as this viewer sees it: folds the server's frames and keeps the story so far.
import { patched } from './patch'
import { keepWatcherMutes, watcherMutes } from './mutes'
import { meetAll } from '../words/house.svelte'
import { notePromise } from './promise'
import { api } from '../net/api'
import { Connection, type NewIntent, type State } from '../net/connection'
import type { AnyAction, AnyEvent, AnyNews, Bye, Clocks, Frame, GamePart, Lobby, No, Ok, Presence, Snapshot, TalkLine, Welcome } from '../net/wire'

export type Entry =
  | { key: string; sort: 'event'; turn: number; event: AnyEvent }
  | { key: string; sort: 'news'; turn: number; news: AnyNews }
  | { key: string; sort: 'talk'; turn: number; line: TalkLine }

interface Kept {
  seq: number
  seat: number | null
  lobby: Lobby
  clocks: Clocks
  game: GamePart | null
  talk: TalkLine[]
  entries: Entry[]
}

const ENTRIES = 400
const NO_CLOCKS: Clocks = { seats: [], countdown: [], window: null }

export class Table {
  state = $state<State>('connecting')
  seq = $state<number | null>(null)
  seat = $state<number | null>(null)
  lobby = $state.raw<Lobby | null>(null)
  clocks = $state.raw<Clocks>(NO_CLOCKS)
  game = $state.raw<GamePart | null>(null)
  /** Seats from which this viewer wants to hear nothing; nobody else learns of it. */
  muted = $state.raw<number[]>([])
  private said = $state.raw<TalkLine[]>([])
  /** Everything, also of those who are muted. */
  story = $state.raw<Entry[]>([])
  readonly talk = $derived(this.said.filter((line) => !this.muted.includes(line.seat)))
  readonly entries = $derived(this.story.filter((entry) => entry.sort !== 'talk' || !this.muted.includes(entry.line.seat)))
  online = $state.raw<boolean[]>([])
  spectators = $state(0)
  input = $state(true)
  /** The events of the newest frame, for animation, announcement and sound. */
  latest = $state.raw<AnyEvent[]>([])
  farewell = $state.raw<Bye | null>(null)
  notice = $state('') // what the operator told everybody
  /** The last refusal, in the server's words. */
  refusal = $state.raw<No | null>(null)
  busy = $state(false)
  /** Under which name this viewer's things are kept in the browser. */
  readonly key: string
  private readonly token: string | null
  private readonly link: Connection

  /** `who`: one of several people at this device, by their own token; their part of the storage is named by `key`. */
  constructor(
    readonly id: string,
    watch = false,
    who: { key: string; token: string | null } | null = null,
  ) {
    this.key = who ? `${id}.${who.key}` : id
    this.token = who?.token ?? null
    this.recall()
    this.link = new Connection(
      id,
      {
        state: (state) => (this.state = state),
        welcome: (message: Welcome) => {
          this.input = message.input
          void this.hearWhom(message.seat)
        },
        snapshot: (message) => this.setSnapshot(message),
        frame: (message) => this.fold(message),
        presence: (message: Presence) => {
          this.online = message.online
          this.spectators = message.spectators
        },
        input: (yours) => (this.input = yours),
        bye: (message) => (this.farewell = message),
        notice: (text) => (this.notice = text),
        lastSeq: () => this.seq,
      },
      watch,
      this.token,
    )
  }

  open(): void {
    this.link.open()
  }

  close(): void {
    this.link.close()
  }

  hurry(): void {
    this.link.hurry()
  }

  /** Connect anew, with whatever cookie there is now. */
  reconnect(): void {
    this.link.restart()
  }

  takeInput(): void {
    this.link.takeInput()
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.link.skew
  }

  async send(intent: NewIntent): Promise<Ok | No> {
    this.refusal = null
    this.busy = true
    const answer = await this.link.intend(intent)
    this.busy = false
    if (answer.t === 'no') this.refusal = answer
    return answer
  }

  act(action: AnyAction): Promise<Ok | No> {
    return this.send({ t: 'act', decision: this.game?.decision ?? 0, action })
  }

  /** Ask the server why something is not among the options; it changes nothing, here or there. */
  why(action: AnyAction): Promise<Ok | No> {
    return this.link.intend({ t: 'why', decision: this.game?.decision ?? 0, action })
  }

  /** Find out whom of those here this viewer has muted: the server knows it of people with a seat, this tab of others. */
  private async hearWhom(seat = this.seat): Promise<void> {
    if (seat === null) this.muted = watcherMutes(this.key, this.lobby)
    else this.muted = await api.mutes(this.id, this.token).then(({ seats }) => seats).catch(() => this.muted)
  }

  /** Hear nothing from a seat, or hear it again. */
  async mute(seat: number, muted: boolean): Promise<void> {
    const others = this.muted.filter((other) => other !== seat)
    const seats = muted ? [...others, seat] : others
    if (this.seat === null) keepWatcherMutes(this.key, this.lobby, (this.muted = seats))
    else this.muted = (await api.keepMutes(this.id, seats, this.token)).seats
  }

  /** Tell the operator of somebody; the server adds what was said and done. */
  async report(seat: number, text: string): Promise<void> {
    await api.report(this.id, seat, text, this.token)
  }

  private setSnapshot(message: Snapshot): void {
    this.seq = message.seq
    this.seat = message.seat
    this.lobby = message.lobby
    void meetAll(message.lobby.setup.modules)
    this.clocks = message.clocks
    this.game = message.game
    this.said = message.talk
    this.catchUp()
    this.latest = []
    if (this.seat === null) void this.hearWhom()
    this.keep()
  }

  /** Take into the story what was said in this round before this device was told of anything. */
  private catchUp(): void {
    const { round = 0, turn = 0 } = this.game?.view ?? {}
    const heard = new Set(this.story.flatMap((entry) => (entry.sort === 'talk' ? [entry.line.seq] : [])))
    const missed = this.said.filter((line) => line.round === round && !heard.has(line.seq))
    this.story = [...this.story, ...missed.map((line): Entry => ({ key: `${line.seq}s`, sort: 'talk', turn, line }))].slice(-ENTRIES)
  }

  private fold(message: Frame): boolean {
    if (this.seq !== null && message.seq <= this.seq) return true
    if (this.seq === null || message.seq !== this.seq + 1) {
      this.seq = this.lobby ? this.seq : null
      return false
    }
    if (message.patch && !this.game) {
      this.seq = null // nothing to change: ask for everything
      return false
    }
    this.seq = message.seq
    this.seat = message.seat
    if (message.lobby) {
      this.lobby = message.lobby
      void this.hearWhom() // somebody may have come whom this viewer muted elsewhere
    }
    this.clocks = message.clocks
    if (message.game) this.game = message.game
    else if (message.patch && this.game) this.game = patched(this.game, message.patch)
    const turn = this.game?.view.turn ?? 0
    const key = (sort: string, i: number): string => `${message.seq}${sort}${i}`
    const fresh: Entry[] = [
      ...message.news.map((news, i): Entry => ({ key: key('n', i), sort: 'news', turn, news })),
      ...message.events.map((event, i): Entry => ({ key: key('e', i), sort: 'event', turn, event })),
      ...message.said.map((line, i): Entry => ({ key: key('t', i), sort: 'talk', turn, line })),
    ]
    if (message.said.length) this.said = [...this.said, ...message.said].slice(-200)
    if (fresh.length) this.story = [...this.story, ...fresh].slice(-ENTRIES)
    this.latest = message.events
    this.keep()
    return true
  }

  // A refresh resumes where this tab was, with its log. Only this tab's own storage: a shared phone stays silent.
  private keep(): void {
    if (!this.lobby || this.seq === null) return
    if (this.lobby.phase === 'lobby') notePromise(this.id, this.lobby.commitment)
    const { seq, seat, lobby, clocks, game, said: talk, story: entries } = this
    try {
      sessionStorage.setItem(`table.${this.key}`, JSON.stringify({ seq, seat, lobby, clocks, game, talk, entries } satisfies Kept))
    } catch {
      // No room or no storage: the server sends a snapshot instead.
    }
  }

  private recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(`table.${this.key}`) ?? 'null') as Kept | null
      if (!kept) return
      this.seq = kept.seq
      this.seat = kept.seat
      this.lobby = kept.lobby
      this.clocks = kept.clocks
      this.game = kept.game
      this.said = kept.talk
      this.story = kept.entries
    } catch {
      // Whatever was there is not ours: start anew.
    }
  }
}

/** What this tab kept of tables; after a fault it may be the reason. */
export function forgetTables(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('table.')) sessionStorage.removeItem(key)
}
