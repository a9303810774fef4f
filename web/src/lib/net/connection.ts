// The socket to one table: resumes by the last step seen, repeats what was not answered, and says honestly how it is.
import type { AnyIntent, Bye, Frame, No, Ok, Presence, ServerMessage, Snapshot, Thrown, Welcome } from './wire'

export type State = 'connecting' | 'online' | 'reconnecting' | 'closed'
type Without<T> = T extends unknown ? Omit<T, 'cid'> : never
export type NewIntent = Without<AnyIntent>

export interface Listener {
  state(state: State): void
  welcome(message: Welcome): void
  snapshot(message: Snapshot): void
  /** Returns false when the frame does not follow: the connection then starts again from the last good step. */
  frame(message: Frame): boolean
  presence(message: Presence): void
  /** Something flies; it is told once and not kept. */
  thrown(message: Thrown): void
  input(yours: boolean): void
  bye(message: Bye): void
  /** What the operator tells everybody. */
  notice(text: string): void
  lastSeq(): number | null
}

interface Waiting {
  text: string
  done: (answer: Ok | No) => void
}

const PROTOCOL = 2
const FIRST_RETRY = 400
const LAST_RETRY = 8000
const SILENCE = 2.5 // heartbeats without a word: the line is dead

export class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private ended = false
  private greeted = false
  /** The server's clock minus ours, in milliseconds. */
  skew = 0

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly watch = false,
    private readonly token: string | null = null,
    private readonly url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${table}`,
  ) {}

  open(): void {
    this.ended = false
    this.listener.state(this.tries ? 'reconnecting' : 'connecting')
    this.greeted = false
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      const last = this.listener.lastSeq()
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: this.table, last_seq: last, watch: this.watch, token: this.token }))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now()
      this.read(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  /** Leave for good. */
  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
    this.socket = null
    this.listener.state('closed')
  }

  /** The page is in sight again, or the network is back: do not wait for the next try. */
  hurry(): void {
    if (this.ended) return
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer)
      this.open()
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.send({ t: 'ping' })
    }
  }

  /** Send an intent; it is repeated under the same id until the server has answered it. */
  intend(intent: NewIntent): Promise<Ok | No> {
    const cid = newId()
    const text = JSON.stringify({ ...intent, cid })
    return new Promise((done) => {
      this.waiting.set(cid, { text, done })
      if (this.greeted) this.socket?.send(text)
    })
  }

  /** Drop the line and connect at once. */
  restart(): void {
    this.again(0)
  }

  takeInput(): void {
    this.send({ t: 'take_input' })
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private read(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.tries = 0
        this.greeted = true
        this.skew = message.now - Date.now()
        this.keepAlive(message.heartbeat)
        this.listener.welcome(message)
        this.listener.state('online')
        for (const { text } of this.waiting.values()) this.socket?.send(text)
        break
      case 'snapshot':
        this.listener.snapshot(message)
        break
      case 'frame':
        if (!this.listener.frame(message)) this.again()
        break
      case 'ok':
      case 'no':
        if (message.cid !== null) {
          this.waiting.get(message.cid)?.done(message)
          this.waiting.delete(message.cid)
        }
        break
      case 'presence':
        this.listener.presence(message)
        break
      case 'thrown':
        this.listener.thrown(message)
        break
      case 'input':
        this.listener.input(message.yours)
        break
      case 'restart':
        this.tries = 1
        this.again(message.retry_after * 1000)
        break
      case 'notice':
        this.listener.notice(message.text)
        break
      case 'bye':
        this.ended = !message.resume
        this.listener.bye(message)
        break
      case 'pong':
        this.skew = message.now - Date.now()
    }
  }

  private keepAlive(seconds: number): void {
    clearInterval(this.beat)
    this.beat = setInterval(() => {
      if (Date.now() - this.heard > SILENCE * seconds * 1000) this.again()
      else this.send({ t: 'ping' })
    }, (seconds * 1000) / 2)
  }

  /** Drop the line and connect again. */
  private again(wait?: number): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.lost(wait)
  }

  private lost(wait?: number): void {
    clearInterval(this.beat)
    clearTimeout(this.timer)
    this.greeted = false
    if (this.ended) {
      this.listener.state('closed')
      return
    }
    this.listener.state('reconnecting')
    const most = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.tries)
    this.tries += 1
    // Jitter, so that a restarted server is not stormed.
    this.timer = setTimeout(() => this.open(), wait ?? most * (0.5 + Math.random() / 2))
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
