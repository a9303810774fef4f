// Which words of others were not read yet: everything said since the talk was last open.
import type { Table } from './table.svelte'

export class Unread {
  private seen = $state(0)

  constructor(private readonly table: Table) {
    const kept = sessionStorage.getItem(`talk.${table.key}`)
    this.seen = kept === null ? this.last : Number(kept)
  }

  /** Whether others said something since. */
  readonly any = $derived.by(() => this.table.talk.some((line) => line.seq > this.seen && line.seat !== this.table.seat))

  private get last(): number {
    return this.table.talk.at(-1)?.seq ?? 0
  }

  /** The talk is open: all of it is read. */
  read(): void {
    this.seen = this.last
    sessionStorage.setItem(`talk.${this.table.key}`, String(this.seen))
  }
}
