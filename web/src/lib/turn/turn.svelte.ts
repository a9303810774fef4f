// One's own part in the game: from taps, drops and keys over the picker to an intent, or to the reason why not.
import { t } from '../words/i18n.svelte'
import { meantAt, meantFor, meantWith } from './meant'
import type { Mode } from './choices'
import { Picker } from './picker.svelte'
import { refusalText } from '../words/refusals'
import { mustConfirm, settings } from '../device/settings.svelte'
import type { Table } from '../table/table.svelte'
import type { AnyAction, Cell } from '../net/wire'
import type { Names } from '../words/words'

export class Turn {
  readonly picker = new Picker()
  /** Why the last tap did nothing. */
  say = $state('')
  private acting = $state(false)
  private answered = $state(-1)
  private offered = -1
  private passed = -1
  /** Narrows the options, for a lesson. */
  guide: (options: AnyAction[]) => AnyAction[] = (options) => options
  private narrow = false
  /** Whether everybody is asked in veto windows, holding a Veto or not: people who share a device see who is. */
  always = false

  constructor(
    private readonly table: Table,
    private readonly names: Names,
  ) {}

  /** Answered in secret: the window stays open for everybody. */
  get waits(): boolean {
    return this.answered === this.table.game?.decision
  }

  get mine(): boolean {
    return this.picker.options.length > 0 && !this.waits
  }

  /** A move was made while the line is down: it is sent when the line is back. */
  get later(): boolean {
    return this.acting && this.table.state !== 'online'
  }

  /** The seat that the chosen action is aimed at. */
  get aim(): number | null {
    const chosen = this.picker.chosen
    return chosen && 'seat' in chosen && chosen.do !== 'ask' ? chosen.seat : null
  }

  /** Take the options of a new view; true if this seat is asked for something new. */
  offer(options: AnyAction[], hand: string[], decision: number): boolean {
    const guided = this.guide(options)
    this.narrow = guided.length < options.length
    const usual = !this.passes(options) && this.table.input && this.table.lobby?.seats[this.table.seat ?? -1]?.away == null ? guided : []
    if (decision === this.offered && this.picker.options.length === usual.length) {
      this.picker.hand = hand
      return false
    }
    const fresh = decision !== this.offered && usual.length > 0 && this.picker.options.length === 0
    this.picker.offer(usual, hand)
    this.offered = decision
    this.say = ''
    return fresh
  }

  /** Pass a window that asks nothing, as soon as the server opens it: it is not on stage, and nobody should wait for it. */
  glide(options: AnyAction[], decision: number): void {
    if (!this.passes(options) || decision === this.passed || !this.alone || !this.table.input) return
    this.passed = decision
    void this.table.act({ do: 'allow' }, decision)
  }

  /** Without a Veto there is nothing to ask: the window runs out quietly, unless somebody wants to be asked. */
  private passes(options: AnyAction[]): boolean {
    return options.length > 0 && options.every((option) => option.do === 'allow') && !settings.askVeto && !this.always
  }
  /** One person among bots, and nobody looks on who could learn from how long a window lasts: it ends at once. */
  private get alone(): boolean {
    const people = this.table.lobby?.seats.filter((seat) => seat.kind === 'person' && !seat.away) ?? []
    return people.length === 1 && this.table.spectators === 0
  }

  async act(action: AnyAction): Promise<void> {
    if (this.table.busy) return
    const decision = this.table.game?.decision ?? -1
    if (action.do === 'veto' || action.do === 'allow') this.answered = decision
    this.picker.clear()
    this.acting = true
    const answer = await this.table.act(action)
    this.acting = false
    if (answer.t !== 'no') return
    if (this.answered === decision) this.answered = -1
    this.say = refusalText(answer, this.names)
  }

  tapCell(cell: Cell, pointer: string): void {
    const { picker } = this
    this.say = ''
    // A second tap on the ghost turns it if it can be turned, else lays it; keys turn with R.
    if (picker.chosen && picker.showsAt(cell)) {
      if (pointer === 'keyboard' || picker.variants.length === 1) void this.act(picker.chosen)
      else picker.next()
    } else if (picker.cell(cell)) this.settle(pointer)
    else if (!picker.options.length) this.say = t('why-not-your-turn')
    else void this.ask(meantAt(picker, cell), t(picker.cards.length || picker.cells.size ? 'why-not-there' : 'why-pick-first'))
  }

  tapSeat(seat: number, pointer: string): void {
    const { picker } = this
    this.say = ''
    if (picker.chosen && this.aim === seat) {
      if (picker.variants.length === 1) void this.act(picker.chosen)
      else picker.next()
    } else if (picker.seat(seat)) this.settle(pointer)
    else if (this.mine && (picker.cards.length || picker.seats.size)) void this.ask(meantFor(picker, seat), t('why-not-there'))
  }

  pick(index: number): void {
    const { picker } = this
    this.say = ''
    if (!picker.options.length) {
      this.say = t('why-not-your-turn')
      return
    }
    picker.card(index)
    const card = picker.hand[index]
    if (picker.mode !== 'play' || !picker.cards.length || picker.left.length || !card) return
    void this.ask(meantWith(card), t('why-no-target'), ['cell_taken'])
  }

  /** Discarding or setting a toll dwarf begins, or ends: what was refused before is over. */
  begin(mode: Mode): void {
    this.say = ''
    this.picker.setMode(mode)
  }

  /** One step back; what was refused is over. */
  cancel(): void {
    this.say = ''
    if (this.picker.chosen || this.picker.first) this.picker.back()
    else this.picker.clear()
  }

  /** A card is dragged: it is picked, whatever was picked before. */
  drag(index: number): void {
    if (this.picker.mode !== 'play') this.picker.setMode('play')
    if (this.picker.cards[0] !== index) this.picker.card(index)
  }

  /** A card is dropped on the board: where it lies, or, if it needs no place, simply played. */
  drop(cell: Cell): void {
    const { buttons, cells, seats } = this.picker
    if (cells.size || seats.size || !buttons.length) this.tapCell(cell, 'drag')
    else if (buttons.length === 1) void this.act(buttons[0]!)
  }

  private settle(pointer: string): void {
    const { chosen, variants } = this.picker
    if (chosen && !mustConfirm(pointer) && variants.length === 1) void this.act(chosen)
  }

  /** Ask the server why something cannot be done. */
  private async ask(action: AnyAction | null, otherwise: string, empty: string[] = []): Promise<void> {
    const asked = this.picker.cards[0]
    const answer = action && this.table.state === 'online' ? await this.table.why(action) : null
    if (this.picker.cards[0] !== asked) return // something else was picked in the meantime
    if (answer?.t === 'no' && !empty.includes(answer.code)) this.say = refusalText(answer, this.names)
    else this.say = this.narrow ? t('refusal-off-lesson') : otherwise // it could be done, but not now
  }
}
