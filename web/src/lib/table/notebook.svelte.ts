// One's own marks and notes at a table. They are kept by the server for this seat alone.
import { api } from '../net/api'
import type { Guess, Notebook } from '../net/wire'

export class OwnNotes {
  book = $state.raw<Notebook>({ text: '', guesses: [] })
  readonly marks = $derived(Object.fromEntries(this.book.guesses.map((guess) => [guess.seat, guess.mark ?? 'none'])))

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    this.book = await api.notes(this.table).catch(() => this.book)
  }

  mark(seat: number, value: string): void {
    const rest = this.book.guesses.filter((guess) => guess.seat !== seat)
    const fresh: Guess[] = value === 'none' ? [] : [{ seat, role: null, mark: value as NonNullable<Guess['mark']> }]
    this.keep({ ...this.book, guesses: [...rest, ...fresh] })
  }

  write(text: string): void {
    this.keep({ ...this.book, text })
  }

  private keep(book: Notebook): void {
    this.book = book
    void api.keepNotes(this.table, book).catch(() => undefined)
  }
}
