// The order in which events are shown, each as a beat of its own. The view is true from the start: the stage only delays
// how it looks.
import { beatsOf, coveredBy, type Beat, type Flight } from './flights'
import { sound } from './sound'
import type { AnyEvent } from '../net/wire'

/** Beats that may wait; whoever is further behind sees the table as it is. */
const BEHIND = 5

export class Stage {
  /** What moves now. */
  now = $state.raw<Flight[]>([])
  private waiting = $state.raw<Beat[]>([])
  private landed = 0
  readonly covered = $derived(coveredBy([...this.now, ...this.waiting.flatMap((beat) => beat.flights)]))

  constructor(
    private readonly still: () => boolean = prefersStill,
    private readonly heard: typeof sound = sound,
  ) {}

  show(events: AnyEvent[]): void {
    const beats = beatsOf(events)
    if (this.still()) return this.sum(beats)
    if (!beats.length) return
    if (this.waiting.length + beats.length > BEHIND) this.skip()
    this.waiting = [...this.waiting, ...beats]
    if (!this.now.length) this.next()
  }

  /** One flight is over; the next beat follows when all are. */
  land(): void {
    this.landed += 1
    if (this.landed >= this.now.length) this.next()
  }

  /** Leave everything out that still moves or waits. */
  skip(): void {
    if (!this.now.length) return
    this.waiting = []
    this.now = []
  }

  get busy(): boolean {
    return this.now.length > 0
  }

  /** Beats wait: be quick. */
  get hurried(): boolean {
    return this.waiting.length > 0
  }

  private next(): void {
    this.landed = 0
    const [beat, ...rest] = this.waiting
    this.waiting = rest
    this.now = beat?.flights ?? []
    if (beat?.sound) this.heard(beat.sound)
    if (beat && !beat.flights.length) this.next()
  }

  /** Without motion a step has one sound: the weightiest, which comes last. */
  private sum(beats: Beat[]): void {
    const last = beats.findLast((beat) => beat.sound)
    if (last?.sound) this.heard(last.sound)
  }
}

/** Whether whoever looks wants no motion, or does not look. */
export function prefersStill(): boolean {
  return document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
