// The line to the table under faults, with a socket of our own.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, type Listener, type State } from './connection'
import type { Frame, Welcome } from './wire'

class FakeSocket {
  static all: FakeSocket[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const welcome: Welcome = { t: 'welcome', protocol: 2, table: 'x', seq: 4, seat: 0, input: true, now: 0, heartbeat: 15 }
let states: State[]
let seq: number | null
let follows: boolean
const newest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!

function made(): Connection {
  const listener: Listener = {
    state: (state) => states.push(state), welcome: () => undefined, snapshot: () => undefined, presence: () => undefined, thrown: () => undefined,
    frame: (frame: Frame) => (follows ? ((seq = frame.seq), true) : false), input: () => undefined, bye: () => undefined, notice: () => undefined, lastSeq: () => seq,
  } // prettier-ignore
  const line = new Connection('x', listener, false, null, 'ws://here/ws')
  line.open()
  newest().accept()
  newest().say(welcome)
  return line
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  states = []
  seq = 4
  follows = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection', () => {
  test('greets with the last step it has', () => {
    made()
    expect(newest().sent[0]).toMatchObject({ t: 'hello', table: 'x', last_seq: 4 })
    expect(states).toEqual(['connecting', 'online'])
  })

  test('repeats an unanswered intent under the same id after reconnecting, and answers once', async () => {
    const line = made()
    const answer = line.intend({ t: 'start' })
    const first = newest().sent.find((message) => message['t'] === 'start')!
    newest().close()
    expect(states[states.length - 1]).toBe('reconnecting')
    vi.advanceTimersByTime(1000)
    newest().accept()
    newest().say(welcome)
    const second = newest().sent.find((message) => message['t'] === 'start')!
    expect(second['cid']).toBe(first['cid'])
    newest().say({ t: 'ok', cid: first['cid'], seq: 5 })
    expect(await answer).toMatchObject({ t: 'ok', seq: 5 })
    newest().close()
    vi.advanceTimersByTime(1000)
    newest().accept()
    newest().say(welcome)
    expect(newest().sent.some((message) => message['t'] === 'start')).toBe(false)
  })

  test('sends nothing before it was welcomed', () => {
    const line = made()
    newest().close()
    vi.advanceTimersByTime(1000)
    newest().accept()
    void line.intend({ t: 'start' })
    expect(newest().sent.map((message) => message['t'])).toEqual(['hello'])
  })

  test('starts again when a frame does not follow', () => {
    made()
    follows = false
    newest().say({ t: 'frame', seq: 9 })
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    newest().accept()
    expect(newest().sent[0]).toMatchObject({ last_seq: 4 })
  })

  test('notices a dead line by its silence', () => {
    made()
    vi.advanceTimersByTime(46_000)
    expect(states).toContain('reconnecting')
  })

  test('waits longer after every failure, but not for ever', () => {
    made()
    for (let i = 0; i < 8; i++) {
      newest().close()
      vi.advanceTimersByTime(8000)
    }
    expect(FakeSocket.all).toHaveLength(9)
  })

  test('does not come back when the server says it makes no sense', () => {
    made()
    newest().say({ t: 'bye', code: 'no_table', sentence: 'There is no such table.', resume: false })
    newest().close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states[states.length - 1]).toBe('closed')
  })
})
