// What is on stage when a round ends: the card lands, the goal turns, a breath is held, gold is picked, what one got is
// shown – and then the curtain, before which the old round stays until its people want the next one.
import { atEnd, oldRound } from './curtain'
import { momentsOf, type Moment } from './moments'
import type { Stage } from './stage.svelte'
import type { Entry, Table } from '../table/table.svelte'
import type { AnyEvent, Cell, GamePart, View } from '../net/wire'

export const BREATH = 1800 // ms
const LOOK = 2100 // ms: it turns over and stands for a second and a half

export class Director {
  /** Private things to look at; the first is shown. */
  moments = $state.raw<Moment[]>([])
  /** The goal that everybody looks at. */
  focus = $state.raw<Cell[]>([])
  private breath = $state(false)
  /** The last round's table, if the true one has gone on. */
  private held = $state.raw<View | null>(null)
  private seen = $state(0)
  private before: GamePart | null
  private timer: ReturnType<typeof setTimeout> | undefined
  private looking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
  ) {
    this.before = table.game
    const rounds = table.game?.view.rounds.length ?? 0
    const kept = sessionStorage.getItem(`rounds.${table.key}`)
    // Whoever comes into a break is told of the round that it follows.
    this.seen = kept === null ? rounds - (table.lobby?.interval ? 1 : 0) : Number(kept)
    try {
      const held = JSON.parse(sessionStorage.getItem(`held.${table.key}`) ?? 'null') as View | null
      if (held?.rounds.length === rounds && this.ended) this.held = held
    } catch {
      // not ours: the reveal stands before the table as it is
    }
  }

  private get now(): View {
    return this.table.game!.view
  }
  /** Whether a round is over that was not acknowledged. */
  readonly ended = $derived.by(() => (this.table.game?.view.rounds.length ?? 0) > this.seen)
  /** Whether the end of the round is told, over the board. */
  readonly told = $derived.by(() => this.ended && !this.breath && !this.stage.busy && !this.moments.length && this.table.game?.view.question?.kind !== 'pick_gold')
  /** The table to show: the true one, or the old round's until the curtain is lifted. */
  readonly shown = $derived.by((): GamePart => {
    const game = this.table.game!
    if (!this.ended || this.now.question?.kind === 'pick_gold') return game
    return { ...game, options: [], view: this.held ?? game.view }
  })

  /** The story to tell: that of the old round, too, until then. */
  readonly entries = $derived.by((): Entry[] => {
    const all = this.table.entries
    if (!this.ended || this.now.round <= this.now.rounds.length) return all
    const dealt = all.findLastIndex((entry) => entry.sort === 'event' && entry.event.event === 'round_started')
    return dealt < 0 ? all : all.slice(0, dealt)
  })

  /** Something happened. */
  step(events: AnyEvent[]): void {
    const [before, now] = [this.before, this.table.game]
    this.before = now
    if (!now) return
    const old = oldRound(events)
    this.look(momentsOf(old, now.view.own?.seat ?? null, before?.view ?? null, now.view))
    if (old.length < events.length && before && now.view.rounds.length > this.seen) this.keep(atEnd(before.view, events, now.view))
    if (!old.some((event) => event.event === 'round_ended')) return
    const turned = old.flatMap((event) => (event.event === 'goal_turned' || event.event === 'path_laid' ? [event.cell] : []))
    this.focus = turned.length ? turned : now.view.goals.map((goal) => goal.cell)
    this.breath = true
    this.wait()
  }

  /** A tap: whatever is shown for a while is over. */
  skip(): void {
    clearTimeout(this.timer)
    this.breath = false
    this.focus = []
  }
  /** The private thing was seen. */
  next(): void {
    clearTimeout(this.looking)
    this.moments = this.moments.slice(1)
    this.turnOver()
  }
  /** The reveal was read; the next round, or the ranking, may come. */
  lift(): void {
    this.skip()
    this.seen = this.now.rounds.length
    this.held = null
    sessionStorage.setItem(`rounds.${this.table.key}`, String(this.seen))
    sessionStorage.removeItem(`held.${this.table.key}`)
  }
  end(): void {
    clearTimeout(this.timer)
    clearTimeout(this.looking)
  }

  private look(moments: Moment[]): void {
    if (!moments.length) return
    this.moments = [...this.moments, ...moments]
    if (this.moments.length === moments.length) this.turnOver()
  }
  private turnOver(): void {
    if (this.moments.length) this.looking = setTimeout(() => this.next(), LOOK)
  }
  /** A breath begins when everything lies where it lies. */
  private wait(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.stage.busy ? this.wait() : (this.timer = setTimeout(() => this.skip(), BREATH))), 100)
  }
  private keep(view: View): void {
    this.held = view
    try {
      sessionStorage.setItem(`held.${this.table.key}`, JSON.stringify(view))
    } catch {
      // no room: a refresh shows the reveal before the new round's table
    }
  }
}
