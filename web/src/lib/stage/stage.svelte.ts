// The one clock of a table on screen. Steps come from the server as fast as it likes; here they are played beat by beat,
// and everything that is seen, said or heard is taken from the scene as of the last beat that was played.
import { beatsOf, coveredBy, type Beat, type Flight, type Sort } from './flights'
import { atEnd, between, departed, eventsOf, oldRound, withPeople, type Scene, type Step } from './scene'
import { sound } from './sound'
import { settings } from '../device/settings.svelte'
import type { AnyEvent } from '../net/wire'

/** Beats that may wait; whoever is further behind sees the table as it is. */
const BEHIND = 5
/** Flights that never come down (a browser that stops drawing) are over after so long. */
const LOST = 15_000 // ms
/** How long a part of a round's end stands, in milliseconds; a deed is over when it has landed. */
export const RESTS: Record<Sort, number> = { deed: 0, hush: 1800, goals: 1200, dwarf: 950, verdict: 2600, gold: 700 }
const SHORT: Record<Sort, number> = { deed: 0, hush: 1100, goals: 300, dwarf: 0, verdict: 0, gold: 0 }

/** What is played next: something moves, then the scene changes and stands for a while; or the curtain falls. */
interface Cue extends Omit<Beat, 'entries'> {
  /** The scene while it moves, where that is another than before. */
  start?: Scene
  scene: Scene
  events: AnyEvent[]
  curtain?: boolean
}

/** Whether nobody looks, or whoever looks wants no motion. */
export const unseen = (): boolean => document.visibilityState === 'hidden'
export const prefersStill = (): boolean => unseen() || matchMedia('(prefers-reduced-motion: reduce)').matches

export class Stage {
  /** What moves now. */
  now = $state.raw<Flight[]>([])
  /** What is on stage. */
  sort = $state<Sort | null>(null)
  /** The round has ended and its last scene stands until the curtain is lifted. */
  curtain = $state(false)
  private waiting = $state.raw<Cue[]>([])
  private cue: Cue | null = null
  private landed = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  readonly covered = $derived(coveredBy([...this.now, ...this.waiting.flatMap((cue) => cue.flights)]))

  /** Called with each scene and with what it tells; what the verdict on one's guesses needs; in which order dwarfs are shown. */
  show: (scene: Scene) => void = () => undefined
  tell: (events: AnyEvent[], before: Scene, after: Scene) => void = () => undefined
  hasVerdict: () => boolean = () => false
  order: (scene: Scene) => number[] = (scene) => (scene.game?.view.table ?? []).map((_, seat) => seat)
  private scene: Scene | null = null

  constructor(
    private readonly still: () => boolean = prefersStill,
    private readonly heard: typeof sound = sound,
    private readonly away: () => boolean = unseen,
  ) {}

  /** Something happened: it is shown after whatever is on stage. */
  take(step: Step): void {
    this.scene ??= step.before
    // Before the curtain people come and speak; what is played behind it is there when it is lifted.
    if (this.curtain) {
      this.waiting = [...this.waiting, { ...plain(step.after), events: eventsOf(step.fresh) }]
      return this.drop(this.scene)
    }
    const cues = this.cuesOf(step)
    if (this.waiting.length + cues.length > BEHIND && !this.ending(cues)) this.skip()
    this.waiting = [...this.waiting, ...cues]
    if (!this.cue) this.next()
    if (this.away()) this.skip(true)
  }
  /** The true scene, whatever was on stage: after a lost line. */
  settle(scene: Scene): void {
    const rounds = this.scene?.game?.view.rounds.length
    if (this.curtain && rounds === scene.game?.view.rounds.length) return this.fall({ ...scene, game: this.scene!.game, story: this.scene!.story }, scene)
    this.clear(scene)
  }
  /** Let an old scene stand before the present one, as after a page was loaded again. */
  fall(old: Scene, present: Scene): void {
    this.clear(old)
    this.curtain = true
    this.waiting = [plain(present)]
  }
  /** One flight is over; when all are, the scene changes. */
  land(): void {
    this.landed += 1
    if (this.cue && this.now.length && this.landed >= this.now.length) this.arrive()
  }
  /** Leave out what moves and waits: deeds up to the end of the round, and that up to the curtain. */
  skip(all = false): void {
    if (this.curtain || (!this.cue && !this.waiting.length)) return
    const whole = all || this.sort !== 'deed'
    const left = [...(this.cue ? [this.cue] : []), ...this.waiting]
    const stop = left.findIndex((cue) => cue.curtain || (!whole && cue.sort === 'hush'))
    const over = stop < 0 ? left : left.slice(0, stop)
    const arrived = this.cue && this.scene === this.cue.scene ? over.slice(1) : over
    this.stop()
    this.waiting = left.slice(over.length)
    const last = over.at(-1)
    const before = this.scene
    if (last && before) {
      this.set(last.scene)
      this.tell(arrived.flatMap((cue) => cue.events), before, last.scene)
    }
    this.next()
  }
  /** The round's end was seen: on with what came since. */
  lift(): void {
    if (!this.curtain) return
    this.curtain = false
    this.next()
  }
  end(): void {
    this.stop()
  }

  get busy(): boolean {
    return this.sort !== null
  }
  /** Beats wait: be quick; a round's end has its time. */
  get hurried(): boolean {
    return this.sort === 'deed' && this.waiting.some((cue) => cue.flights.length > 0) && !this.ending(this.waiting)
  }

  private clear(scene: Scene): void {
    this.stop()
    this.waiting = []
    this.curtain = false
    this.set(scene)
  }
  private ending(cues: Cue[]): boolean {
    return (this.sort !== null && this.sort !== 'deed') || [...this.waiting, ...cues].some((cue) => cue.sort !== 'deed' || cue.curtain)
  }

  private cuesOf(step: Step): Cue[] {
    const old = oldRound(step.fresh)
    const beats = beatsOf(old, this.order(step.before))
    const events = eventsOf(step.fresh)
    const still = this.still()
    const over = old.length < step.fresh.length || events.some((event) => event.event === 'game_ended')
    const played = new Set<(typeof step.fresh)[number]>()
    const first = leaving(step)
    let scene = first
    const cues = beats.map(({ entries, ...beat }): Cue => {
      const told = eventsOf(entries)
      entries.forEach((entry) => played.add(entry))
      scene = between(scene, step, told, played)
      return { ...beat, flights: still ? [] : beat.flights, scene, events: told }
    })
    if (cues[0]?.flights.length) cues[0].start = first
    const said = eventsOf(old).filter((event) => !cues.some((cue) => cue.events.includes(event)))
    const final = old.length < step.fresh.length ? atEnd(scene, step) : step.after
    const last = cues.at(-1)
    if (last) [last.scene, last.events] = [final, [...last.events, ...said]]
    else cues.push({ ...plain(final), events: said })
    if (still) hushed(cues)
    if (over && (step.after.game?.view.rounds.length ?? 0) > 0) cues.push({ ...plain(final), curtain: true })
    if (old.length < step.fresh.length) cues.push({ ...plain(step.after), events: eventsOf(step.fresh.slice(old.length)) })
    return cues
  }

  private next(): void {
    const [cue, ...rest] = this.waiting
    this.waiting = rest
    this.landed = 0
    if (!cue) return this.stop()
    if (cue.curtain) {
      this.stop()
      return this.drop(cue.scene)
    }
    this.cue = cue
    this.sort = cue.sort
    this.now = cue.flights
    if (cue.start) this.set(cue.start)
    if (cue.sound) this.heard(cue.sound)
    if (cue.flights.length) this.timer = setTimeout(() => this.arrive(), LOST)
    else this.arrive()
  }
  /** The curtain is down: people come through, the game stays behind as one change. */
  private drop(scene: Scene): void {
    const behind = this.waiting.at(-1)?.scene
    this.curtain = true
    if (behind) this.waiting = [{ ...plain(behind), events: this.waiting.flatMap((cue) => cue.events) }]
    this.set(behind ? withPeople(scene, behind) : scene)
  }
  /** What moved has landed: now it is so. */
  private arrive(): void {
    const [cue, before] = [this.cue!, this.scene]
    clearTimeout(this.timer)
    this.now = []
    this.set(cue.scene)
    if (before) this.tell(cue.events, before, cue.scene)
    const rest = this.restOf(cue)
    if (this.cue !== cue) return // whoever was told went on
    if (rest) this.timer = setTimeout(() => this.next(), rest)
    else this.next()
  }
  private restOf(cue: Cue): number {
    if (cue.sort === 'verdict' && !this.hasVerdict()) return 0
    return (settings.shortEnds ? SHORT : RESTS)[cue.sort]
  }
  private set(scene: Scene): void {
    this.scene = scene
    this.show(scene)
  }
  private stop(): void {
    clearTimeout(this.timer)
    this.cue = null
    this.sort = null
    this.now = []
  }
}

const plain = (scene: Scene): Cue => ({ sort: 'deed', flights: [], sound: null, scene, events: [] })

/** A step begins: nobody can act any more, and the card that was played has left the hand. */
function leaving({ before, after }: Step): Scene {
  if (!before.game || !after.game) return before
  return { ...before, game: { ...before.game, options: [], view: departed(before.game.view, after.game.view) } }
}

/** Without motion a step's deeds have one sound: the weightiest, which comes last. */
function hushed(cues: Cue[]): void {
  const last = cues.findLast((cue) => cue.sort === 'deed' && cue.sound)
  for (const cue of cues) if (cue.sort === 'deed' && cue !== last) cue.sound = null
}
