// The order in which steps are animated. The view is true from the start: the stage only delays how it looks.
import { coveredBy, flightsOf, type Flight } from './flights'
import type { AnyEvent } from '../net/wire'

/** Steps that may wait; whoever is further behind sees the table as it is. */
const BEHIND = 2

export class Stage {
  /** What moves now. */
  now = $state.raw<Flight[]>([])
  private waiting = $state.raw<Flight[][]>([])
  private landed = 0
  readonly covered = $derived(coveredBy([this.now, ...this.waiting].flat()))

  constructor(private readonly still: () => boolean = prefersStill) {}

  show(events: AnyEvent[]): void {
    const flights = this.still() ? [] : flightsOf(events)
    if (!flights.length) return
    if (this.waiting.length >= BEHIND) this.skip()
    this.waiting = [...this.waiting, flights]
    if (!this.now.length) this.next()
  }

  /** One flight is over; the next step follows when all are. */
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

  /** Steps wait: be quick. */
  get hurried(): boolean {
    return this.waiting.length > 0
  }

  private next(): void {
    this.landed = 0
    this.now = this.waiting[0] ?? []
    this.waiting = this.waiting.slice(1)
  }
}

/** Whether whoever looks wants no motion, or does not look. */
export function prefersStill(): boolean {
  return document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
