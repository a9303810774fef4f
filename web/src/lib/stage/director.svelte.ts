// What stands over the table by the stage's clock: private looks, the goal that everybody looks at, and the end of a
// round, before which the old round stays until its people want the next one.
import { momentsOf, type Moment } from './moments'
import type { Scene } from './scene'
import type { Stage } from './stage.svelte'
import { cellKey } from '../turn/choices'
import { secrets } from '../table/secrets.svelte'
import type { Table } from '../table/table.svelte'
import type { AnyEvent, Cell, View } from '../net/wire'

const LOOK = 2100 // ms: it turns over and stands for a second and a half

export class Director {
  /** Private things to look at; the first is shown. */
  moments = $state.raw<Moment[]>([])
  /** The goal that everybody looks at. */
  focus = $state.raw<Cell[]>([])
  private seen = $state(0)
  private looking: ReturnType<typeof setTimeout> | undefined
  readonly end: () => void

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
  ) {
    const release = table.playOn(stage)
    this.end = () => {
      clearTimeout(this.looking)
      release()
    }
    const rounds = table.game?.view.rounds.length ?? 0
    const kept = sessionStorage.getItem(`rounds.${table.key}`)
    // Whoever comes into a break is told of the round that it follows.
    this.seen = kept === null ? rounds - (table.lobby?.interval ? 1 : 0) : Number(kept)
    this.recall(rounds)
  }

  /** Whether a round is over that was not acknowledged. */
  readonly ended = $derived.by(() => (this.table.game?.view.rounds.length ?? 0) > this.seen)
  /** Whether the end of the round is told, over the board. */
  readonly told = $derived.by(() => this.ended && (this.stage.curtain || !this.stage.busy) && !this.moments.length && this.table.game?.view.question?.kind !== 'pick_gold')

  /** A beat was played. */
  step(events: AnyEvent[], before: Scene, after: Scene): void {
    const [was, now] = [before.game?.view ?? null, after.game?.view]
    if (!now) return
    this.look(momentsOf(events, now.own?.seat ?? null, was, now))
    if (events.some((event) => event.event === 'round_started' && event.round > 0)) return this.lookAtAll()
    const turned = events.flatMap((event) => (event.event === 'goal_turned' ? [event.cell] : []))
    // The next goal of the step turns over at once: it is in sight, too.
    if (turned.length) this.focus = [...turned, ...now.goals.map((goal) => goal.cell).filter((cell) => this.stage.covered.has(cellKey(cell)))]
    else if (events.some((event) => event.event === 'round_ended') && !this.focus.length) this.focus = now.goals.map((goal) => goal.cell)
    if (now.rounds.length > this.seen) this.keep(now)
    else if (!turned.length && events.length) this.lookAtAll()
  }
  /** The private thing was seen. */
  next(): void {
    clearTimeout(this.looking)
    this.moments = this.moments.slice(1)
    this.turnOver()
  }
  /** The reveal was read; the next round, or the ranking, may come. */
  lift(): void {
    this.seen = this.table.game?.view.rounds.length ?? 0
    sessionStorage.setItem(`rounds.${this.table.key}`, String(this.seen))
    sessionStorage.removeItem(`held.${this.table.key}`)
    this.lookAtAll()
    this.stage.lift()
  }

  /** Look at all of it again. */
  private lookAtAll(): void {
    this.focus = []
  }
  private look(moments: Moment[]): void {
    if (!moments.length) return
    this.moments = [...this.moments, ...moments]
    if (this.moments.length === moments.length) this.turnOver()
  }
  private turnOver(): void {
    if (this.moments.length && (!secrets.guarded || this.moments[0]!.kind === 'blow')) this.looking = setTimeout(() => this.next(), LOOK)
  }
  /** A page that is loaded again in the break stands before the old round's table. */
  private keep(view: View): void {
    try {
      sessionStorage.setItem(`held.${this.table.key}`, JSON.stringify(view))
    } catch {
      // no room: a refresh shows the reveal before the new round's table
    }
  }
  private recall(rounds: number): void {
    try {
      const held = JSON.parse(sessionStorage.getItem(`held.${this.table.key}`) ?? 'null') as View | null
      const { truth } = this.table
      if (!held || !truth.game || held.rounds.length !== rounds || rounds <= this.seen || truth.game.view.round <= held.round) return
      this.stage.fall({ ...truth, game: { ...truth.game, options: [], view: held } }, truth)
    } catch {
      // not ours: the reveal stands before the table as it is
    }
  }
}
