// What the player has picked so far: cards of the hand, then a target, then perhaps a confirmation.
import { byCell, bySeat, cellKey, cellsOf, inOrder, mostDiscards, plain, pool, usable, type Mode } from './choices'
import type { AnyAction, Cell } from '../net/wire'

export class Picker {
  options = $state.raw<AnyAction[]>([])
  hand = $state.raw<string[]>([])
  mode = $state<Mode>('play')
  cards = $state<number[]>([])
  first = $state.raw<Cell | null>(null)
  /** The cell whose alternatives are shown. */
  tapped = $state.raw<Cell | null>(null)
  /** Equal alternatives at the tapped place (rotations, payers, tools); the one shown is `variants[at]`. */
  variants = $state.raw<AnyAction[]>([])
  at = $state(0)

  readonly left = $derived(this.cards.length || this.mode === 'play' ? pool(this.options, this.mode, this.hand, this.cards) : [])
  readonly cells = $derived.by(() => {
    const found = byCell(this.left, this.first)
    // Of two places the first stays there to be seen, and to be taken back.
    if (this.first) found.set(cellKey(this.first), this.left)
    return found
  })
  readonly seats = $derived(bySeat(this.left))
  readonly buttons = $derived.by(() => {
    const names = this.cards.map((i) => this.hand[i] ?? '')
    return this.mode === 'discard' ? inOrder(plain(this.left), names) : plain(this.left)
  })
  readonly chosen = $derived(this.variants[this.at] ?? null)
  /** Every cell that some option names. */
  readonly room = $derived(this.options.flatMap(cellsOf))
  readonly canDiscard = $derived(this.options.some((o) => o.do === 'pass' || o.do === 'drop'))
  readonly canToll = $derived(this.options.some((o) => o.do === 'toll'))
  readonly asks = $derived(this.options.filter((o) => o.do === 'ask'))

  /** New options from the server: nothing picked before stands. */
  offer(options: AnyAction[], hand: string[]): void {
    this.options = options
    this.hand = hand
    this.clear()
  }

  clear(): void {
    this.mode = 'play'
    this.cards = []
    this.back()
  }

  /** One step back: from the confirmation to the target, else to the empty table. */
  back(): void {
    this.first = null
    this.tapped = null
    this.variants = []
    this.at = 0
  }

  usable(index: number): boolean {
    return usable(this.options, this.mode, this.hand[index] ?? '')
  }

  setMode(mode: Mode): void {
    const kept = mode === 'toll' ? this.cards.slice(0, 1) : this.cards
    this.clear()
    this.mode = mode
    this.cards = mode === 'play' ? [] : kept
  }

  card(index: number): void {
    const was = this.cards.includes(index)
    this.back()
    if (this.mode === 'discard') {
      const rest = this.cards.filter((i) => i !== index)
      this.cards = was ? rest : [...rest, index].slice(-mostDiscards(this.options))
    } else {
      this.cards = was ? [] : [index]
    }
  }

  /** Tap a cell: true if something can be done there. */
  cell(cell: Cell): boolean {
    const found = this.cells.get(cellKey(cell))
    if (!found) return false
    if (this.first && cellKey(this.first) === cellKey(cell)) {
      this.back()
    } else if (this.first === null && found.some((o) => cellsOf(o).length > 1)) {
      this.first = cell
    } else {
      this.tapped = cell
      this.show(found)
    }
    return true
  }

  /** Whether this cell was tapped before, and its alternatives are shown. */
  showsAt(cell: Cell): boolean {
    return this.tapped !== null && cellKey(this.tapped) === cellKey(cell)
  }

  seat(seat: number): boolean {
    const found = this.seats.get(seat)
    this.tapped = null
    if (found) this.show(found)
    return found !== undefined
  }

  /** The next rotation, payer or tool at the same place. */
  next(): void {
    if (this.variants.length) this.at = (this.at + 1) % this.variants.length
  }

  private show(options: AnyAction[]): void {
    this.at = 0
    this.variants = options
  }
}
