// One table as this viewer sees it: folds the server's frames and keeps the story so far.
import { patched } from './patch'
import { keepWatcherMutes, watcherMutes } from './mutes'
import { meetAll } from '../words/house.svelte'
import { notePromise } from './promise'
import { api } from '../net/api'
import { Connection, type NewIntent, type State } from '../net/connection'
import type { Scene } from '../stage/scene'
import type { Stage } from '../stage/stage.svelte'
import type { AnyAction, AnyEvent, AnyNews, Bye, Clocks, Frame, GamePart, Lobby, No, Ok, Presence, Snapshot, TalkLine, Thrown, Welcome } from '../net/wire'

export type Entry =
  | { key: string; sort: 'event'; turn: number; event: AnyEvent }
  | { key: string; sort: 'news'; turn: number; news: AnyNews }
  | { key: string; sort: 'talk'; turn: number; line: TalkLine }

interface Kept extends Scene {
  seq: number
}

const ENTRIES = 400
const TALK = 200
const NOTHING: Scene = { seat: null, lobby: null, clocks: { seats: [], countdown: [], window: null }, game: null, talk: [], story: [] }

export class Table {
  state = $state<State>('connecting')
  seq = $state<number | null>(null)
  /** What the server said last. Nothing on screen is made of it: that is `shown`, which follows it beat by beat. */
  truth = $state.raw<Scene>(NOTHING)
  private shown = $state.raw<Scene>(NOTHING)
  private stage = $state.raw<Stage | null>(null)
  /** Seats from which this viewer wants to hear nothing; nobody else learns of it. */
  muted = $state.raw<number[]>([])
  readonly talk = $derived(this.shown.talk.filter((line) => !this.muted.includes(line.seat)))
  readonly entries = $derived(this.shown.story.filter((entry) => entry.sort !== 'talk' || !this.muted.includes(entry.line.seat)))
  online = $state.raw<boolean[]>([])
  spectators = $state(0)
  input = $state(true)
  farewell = $state.raw<Bye | null>(null)
  sentAway = $state(false) // by the host, out of the lobby
  private sentAs = '' // under which name
  notice = $state('') // what the operator told everybody
  /** The last refusal, in the server's words. */
  refusal = $state.raw<No | null>(null)
  busy = $state(false)
  /** Under which name this viewer's things are kept in the browser. */
  readonly key: string
  readonly token: string | null
  /** Called with whatever somebody throws. */
  onthrown: (thrown: Thrown) => void = () => undefined
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
        thrown: (message) => this.onthrown(message),
        input: (yours) => (this.input = yours),
        bye: (message) => (this.farewell = message),
        notice: (text) => (this.notice = text),
        lastSeq: () => this.seq,
      },
      watch,
      this.token,
    )
  }

  get seat(): number | null {
    return this.shown.seat
  }
  get lobby(): Lobby | null {
    return this.shown.lobby
  }
  get clocks(): Clocks {
    return this.shown.clocks
  }
  get game(): GamePart | null {
    return this.shown.game
  }

  /** Whether nothing is on stage before what the server said last. */
  get steady(): boolean {
    return !this.stage || this.stage.curtain || !this.stage.busy
  }

  /** From now on this is shown by a stage's clock; give what ends it, with the table as it is. */
  playOn(stage: Stage): () => void {
    this.stage = stage
    stage.show = (scene) => (this.shown = scene)
    return () => {
      stage.end()
      this.stage = null
      this.shown = this.truth
    }
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

  /** Connect again, with whatever cookie there is now. */
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

  /** Send what nobody waits for: a refusal is nobody's business. */
  ask(intent: NewIntent): Promise<Ok | No> {
    return this.link.intend(intent)
  }

  act(action: AnyAction, decision = this.game?.decision ?? 0): Promise<Ok | No> {
    return this.send({ t: 'act', decision, action })
  }

  /** Ask the server why something is not among the options; it changes nothing, here or there. */
  why(action: AnyAction): Promise<Ok | No> {
    return this.link.intend({ t: 'why', decision: this.game?.decision ?? 0, action })
  }

  /** Find out whom of those here this viewer has muted: the server knows it of people with a seat, this tab of others. */
  private async hearWhom(seat = this.truth.seat): Promise<void> {
    if (seat === null) this.muted = watcherMutes(this.key, this.truth.lobby)
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

  /** Show this, whatever was on stage. */
  see(scene: Scene): void {
    this.truth = scene
    if (this.stage) this.stage.settle(scene)
    else this.shown = scene
  }

  private setSnapshot(message: Snapshot): void {
    this.seq = message.seq
    const { seat, lobby, clocks, game, talk } = message
    void meetAll(lobby.setup.modules)
    this.see({ seat, lobby, clocks, game, talk, story: [...this.truth.story, ...this.missed(message)].slice(-ENTRIES) })
    if (this.truth.seat === null) void this.hearWhom()
    this.keep()
  }

  /** What was said in this round before this device was told of anything. */
  private missed({ game, talk }: Snapshot): Entry[] {
    const { round = 0, turn = 0 } = game?.view ?? {}
    const heard = new Set(this.truth.story.flatMap((entry) => (entry.sort === 'talk' ? [entry.line.seq] : [])))
    return talk.filter((line) => line.round === round && !heard.has(line.seq)).map((line): Entry => ({ key: `${line.seq}s`, sort: 'talk', turn, line }))
  }

  private fold(message: Frame): boolean {
    if (this.seq !== null && message.seq <= this.seq) return true
    if (this.seq === null || message.seq !== this.seq + 1) {
      this.seq = this.truth.lobby ? this.seq : null
      return false
    }
    const before = this.truth
    if (message.patch && !before.game) {
      this.seq = null // nothing to change: ask for everything
      return false
    }
    this.seq = message.seq
    const game = message.game ?? (message.patch && before.game ? patched(before.game, message.patch) : before.game)
    const turn = game?.view.turn ?? 0
    const key = (sort: string, i: number): string => `${message.seq}${sort}${i}`
    const fresh: Entry[] = [
      ...message.news.map((news, i): Entry => ({ key: key('n', i), sort: 'news', turn, news })),
      ...message.events.map((event, i): Entry => ({ key: key('e', i), sort: 'event', turn, event })),
      ...message.said.map((line, i): Entry => ({ key: key('t', i), sort: 'talk', turn, line })),
    ]
    const { seat, clocks, said } = message
    for (const news of message.news) {
      if (news.news === 'seat_left' && news.kicked && seat === null && news.seat === before.seat) [this.sentAway, this.sentAs] = [true, news.name]
      if (news.news === 'kick_undone' && news.name === this.sentAs) this.sentAway = false
    }
    this.truth = { seat, clocks, game, lobby: message.lobby ?? before.lobby, talk: [...before.talk, ...said].slice(-TALK), story: [...before.story, ...fresh].slice(-ENTRIES) }
    if (message.lobby) void this.hearWhom() // somebody may have come whom this viewer muted elsewhere
    if (this.stage) this.stage.take({ before, after: this.truth, fresh })
    else this.shown = this.truth
    this.keep()
    return true
  }

  // A refresh resumes where this tab was, with its log. Only this tab's own storage: a shared phone stays silent.
  private keep(): void {
    const { truth, seq } = this
    if (!truth.lobby || seq === null) return
    if (truth.lobby.phase === 'lobby') notePromise(this.id, truth.lobby.commitment)
    try {
      sessionStorage.setItem(`table.${this.key}`, JSON.stringify({ ...truth, seq } satisfies Kept))
    } catch {
      // No room or no storage: the server sends a snapshot instead.
    }
  }

  private recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(`table.${this.key}`) ?? 'null') as Kept | null
      if (!kept?.story) return
      const { seq, ...scene } = kept
      this.seq = seq
      this.shown = this.truth = scene
    } catch {
      // Whatever was there is not ours: start again.
    }
  }
}
