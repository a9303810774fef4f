// The reader's own vote: the server tells nobody, so this tab remembers whom one pointed at.
import { SvelteMap } from 'svelte/reactivity'
import type { Table } from '../table/table.svelte'
import type { No, Ok } from '../net/wire'

export class Ballot {
  private readonly cast = new SvelteMap<number, number>()

  constructor(private readonly table: Table) {
    try {
      for (const [round, seat] of JSON.parse(sessionStorage.getItem(this.key) ?? '[]') as [number, number][]) this.cast.set(round, seat)
    } catch {
      // whatever was there is not ours
    }
  }
  private get key(): string {
    return `vote.${this.table.key}`
  }

  /** Whether one may point now; the game must not have gone on behind what is shown. */
  readonly open = $derived.by(() => {
    const { lobby, seat, game } = this.table
    const vote = lobby?.vote
    return Boolean(vote?.open && this.table.truth.lobby?.vote?.open && seat !== null && !lobby!.seats[seat]?.away && game?.view.round === vote.round && !game.view.over)
  })
  /** At whom one pointed in this round. */
  readonly at = $derived.by(() => this.cast.get(this.table.lobby?.vote?.round ?? 0) ?? null)

  async point(seat: number): Promise<Ok | No> {
    const round = this.table.lobby?.vote?.round ?? 0
    const answer = await this.table.send({ t: 'point_at', seat })
    if (answer.t === 'ok') {
      this.cast.set(round, seat)
      sessionStorage.setItem(this.key, JSON.stringify([...this.cast]))
    }
    return answer
  }
}
