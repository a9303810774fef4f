// One's guesses about the others' dwarfs in this round: drafts here, until they are locked at the server.
import { api } from '../net/api'
import type { LockedGuesses, RoleGuess } from '../net/wire'

export class OwnGuesses {
  drafts = $state<Record<number, string>>({})
  private known = $state.raw<LockedGuesses | null>(null)
  private round = $state(0)
  readonly wish = $derived(Object.entries(this.drafts).flatMap(([seat, role]): RoleGuess[] => (role ? [{ seat: Number(seat), role: role as RoleGuess['role'] }] : [])))
  /** What was locked in this round. */
  readonly locked = $derived(this.known?.round === this.round && this.known.turn !== null ? this.known : null)

  constructor(private readonly table: string) {}

  /** A round is shown; a new one begins with a clean sheet. */
  async begin(round: number): Promise<void> {
    if (round === this.round) return
    this.round = round
    this.drafts = {}
    await this.fetch()
  }

  /** Lock the drafts, or throw what the server refused. */
  async lock(): Promise<void> {
    try {
      this.known = await api.lockGuesses(this.table, { round: this.round, guesses: this.wish })
    } catch (error) {
      await this.fetch()
      throw error
    }
  }

  private async fetch(): Promise<void> {
    this.known = await api.guesses(this.table).catch(() => this.known)
  }
}
