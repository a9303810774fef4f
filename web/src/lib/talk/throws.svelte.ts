// What flies across the table: shown for a moment, never kept, and dropped where much flies already.
import { settings } from '../device/settings.svelte'
import type { Thrown } from '../net/wire'
import { unseen } from '../stage/stage.svelte'
import type { Table } from '../table/table.svelte'

export const THINGS = ['pebble', 'light', 'bread', 'cheers'] as const
const AT_ONCE = 6
const FLIES = 1500 // ms, with the moment in which it lies there
const STALE = 3000 // ms for which a reaction waits for its card to be shown

export class Throws {
  now = $state.raw<(Thrown & { key: number })[]>([])
  private waiting: { thrown: Thrown; at: number }[] = []
  private count = 0

  /** `crowd`: whether to show what those throw who only look on. */
  constructor(
    private readonly table: Table,
    private readonly crowd = true,
  ) {
    table.onthrown = (thrown) => this.take(thrown)
  }

  /** A card is shown: what was thrown at it may fly. */
  flush(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const { thrown, at } of waiting) if (Date.now() - at < STALE) this.fly(thrown)
  }
  private take(thrown: Thrown): void {
    if (!settings.throws || unseen() || (thrown.by === null ? !this.crowd : this.table.muted.includes(thrown.by))) return
    if (thrown.seat === null && !this.table.steady) this.waiting = [...this.waiting, { thrown, at: Date.now() }].slice(-AT_ONCE)
    else this.fly(thrown)
  }
  private fly(thrown: Thrown): void {
    if (this.now.length >= AT_ONCE) return
    const key = ++this.count
    this.now = [...this.now, { ...thrown, key }]
    setTimeout(() => (this.now = this.now.filter((one) => one.key !== key)), FLIES)
  }
}
