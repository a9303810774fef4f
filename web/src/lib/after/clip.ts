// The deciding moment as a short clip: the board before, the card, the board after, then who was what. Made in this
// browser; where it cannot film, it becomes an animated picture (APNG).
import type { Cell } from '../net/wire'
import { joined, type Frame } from './apng'
import type { Still } from './picture'

const SIZE = 960
const BOARD = { top: 150, height: 560 }
const RATE = 24 // frames a second
const APNG = { size: 480, rate: 4 } // an animated picture is large for what it shows
/** From when on what is shown, in seconds. */
const BEATS = { near: 1, card: 1.9, landed: 2.4, chance: 2.6, far: 4.2, reveal: 4.9, winner: 7.2, end: 9 }
const COLOURS = { ground: '#15110f', band: '#241c1a', gold: '#ffcf70', text: '#f6ece0', soft: '#cdbfb4', bad: '#ff8f7a', good: '#9be8a8' }
const FONT = 'system-ui, "Segoe UI", "DejaVu Sans", sans-serif'

export interface SceneSeat {
  name: string
  role: string
  face: Still
  dwarf: Still
  won: boolean
}
export interface Scene {
  before: Still
  after: Still
  /** Who decided it. */
  actor: number | null
  /** Where the card lies that decided it. */
  at: Cell | null
  title: string
  line: string
  chance: { side: string; before: string; after: string } | null
  winner: string
  seats: SceneSeat[]
}
export interface Clip {
  clip: Blob
  ending: string
}

const part = (from: number, to: number, at: number): number => Math.max(0, Math.min(1, (at - from) / (to - from)))
/** The same, slow at both ends. */
const eased = (from: number, to: number, at: number): number => {
  const x = part(from, to, at)
  return x * x * (3 - 2 * x)
}

function text(pen: CanvasRenderingContext2D, words: string, x: number, y: number, size: number, colour: string, width = SIZE - 60, weight = 700): void {
  pen.fillStyle = colour
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillText(words, x, y, width)
}

/** Words in two lines at most, broken where they have room. */
function lines(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const all = ['']
  for (const word of words.split(' ')) {
    const longer = `${all.at(-1)!} ${word}`.trim()
    if (all.length < 2 && all.at(-1) && pen.measureText(longer).width > width) all.push(word)
    else all[all.length - 1] = longer
  }
  return all
}

/** The board, seen from far, or from near the card that decided it. */
function board(pen: CanvasRenderingContext2D, scene: Scene, at: number): void {
  const turn = eased(BEATS.card, BEATS.landed, at)
  const still = turn > 0 ? scene.after : scene.before
  const fit = Math.min((SIZE - 40) / still.width, BOARD.height / still.height)
  const cell = scene.at
  const near = cell ? eased(BEATS.near, BEATS.card, at) * (1 - eased(BEATS.far, BEATS.reveal, at)) : 0
  const scale = fit + (Math.max(fit, 0.9) * 1.15 - fit) * near
  const middle = { x: still.left + still.width / 2, y: still.top + still.height / 2 }
  const card = cell ? { x: cell.x * 100 + 50, y: cell.y * 150 + 75 } : middle
  const eye = { x: middle.x + (card.x - middle.x) * near, y: middle.y + (card.y - middle.y) * near }
  pen.save()
  pen.beginPath()
  pen.rect(0, BOARD.top, SIZE, BOARD.height)
  pen.clip()
  pen.translate(SIZE / 2, BOARD.top + BOARD.height / 2)
  pen.scale(scale, scale)
  pen.translate(-eye.x, -eye.y)
  const lay = (one: Still, strength: number): void => {
    pen.globalAlpha = strength
    pen.drawImage(one.image, one.left, one.top, one.width, one.height)
    pen.globalAlpha = 1
  }
  if (turn < 1) lay(scene.before, 1)
  if (turn > 0) lay(scene.after, turn)
  if (cell && turn > 0) {
    const pulse = 1 + 0.35 * (1 - part(BEATS.card, BEATS.card + 0.5, at))
    pen.translate(card.x, card.y)
    pen.scale(pulse, pulse)
    pen.strokeStyle = COLOURS.gold
    pen.lineWidth = 8
    pen.globalAlpha = turn
    pen.strokeRect(-52, -77, 104, 154)
  }
  pen.restore()
}

function seats(pen: CanvasRenderingContext2D, scene: Scene, at: number): void {
  const columns = scene.seats.length > 6 ? Math.ceil(scene.seats.length / 2) : scene.seats.length
  const rows = Math.ceil(scene.seats.length / columns)
  const [step, top, high] = [(SIZE - 24) / columns, BOARD.top + BOARD.height + 14, (SIZE - BOARD.top - BOARD.height - 20) / rows]
  const size = Math.min(step - 10, high - (rows > 1 ? 34 : 66), 130)
  pen.fillStyle = COLOURS.band
  pen.fillRect(0, top - 14, SIZE, SIZE)
  scene.seats.forEach((seat, i) => {
    const [x, y] = [12 + ((i % columns) + 0.5) * step, top + Math.floor(i / columns) * high]
    const from = BEATS.reveal + (i * 1.6) / scene.seats.length
    const shown = eased(from, from + 0.5, at)
    const won = seat.won ? eased(BEATS.winner, BEATS.winner + 0.4, at) : 0
    const open = shown > 0.5
    pen.save()
    pen.translate(x, y + size / 2)
    if (won) {
      const light = pen.createRadialGradient(0, 0, 0, 0, 0, size)
      light.addColorStop(0, `rgba(255, 207, 112, ${0.6 * won})`)
      light.addColorStop(1, 'rgba(255, 207, 112, 0)')
      pen.fillStyle = light
      pen.fillRect(-size, -size, 2 * size, 2 * size)
    }
    pen.scale(Math.max(0.04, Math.abs(1 - 2 * shown)) * (1 + 0.1 * won), 1 + 0.1 * won)
    if (i === scene.actor && at >= BEATS.card && !open) {
      pen.strokeStyle = COLOURS.gold
      pen.lineWidth = 7
      pen.beginPath()
      pen.arc(0, 0, size / 2 + 3, 0, 2 * Math.PI)
      pen.stroke()
    }
    pen.drawImage((open ? seat.dwarf : seat.face).image, -size / 2, -size / 2, size, size)
    pen.restore()
    text(pen, seat.name, x, y + size + 26, 24, won ? COLOURS.gold : COLOURS.text, step - 8)
    if (open && rows === 1) text(pen, seat.role, x, y + size + 54, 20, COLOURS.soft, step - 8, 500)
  })
}

/** Draw the scene as it stands at a second. */
export function drawAt(pen: CanvasRenderingContext2D, scene: Scene, at: number): void {
  pen.fillStyle = COLOURS.ground
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.textAlign = 'center'
  board(pen, scene, at)
  pen.fillStyle = COLOURS.ground
  pen.fillRect(0, 0, SIZE, BOARD.top)
  const middle = SIZE / 2
  if (at >= BEATS.winner) {
    text(pen, scene.winner, middle, 92, 54, COLOURS.gold)
  } else if (at < BEATS.card) {
    text(pen, scene.title, middle, 88, 50, COLOURS.gold)
  } else {
    pen.font = `600 30px ${FONT}`
    lines(pen, scene.line, SIZE - 60).forEach((line, i) => text(pen, line, middle, 48 + 38 * i, 30, COLOURS.text, SIZE - 60, 600))
    if (scene.chance && at >= BEATS.chance) {
      const { side, before, after } = scene.chance
      text(pen, `${side}: ${before} → ${after}`, middle, 132, 34, COLOURS.gold)
    }
  }
  seats(pen, scene, at)
}

function stage(size: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')!
  pen.scale(size / SIZE, size / SIZE)
  return { canvas, pen }
}

const KINDS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm', 'video/mp4']

/** What this browser can film, or nothing. */
export const filmKind = (): string => (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype) ? '' : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? ''))

/** Make the clip; a film takes as long as it lasts. */
export async function clipOf(scene: Scene, kind = filmKind()): Promise<Clip> {
  return kind ? filmed(scene, kind) : animated(scene)
}

async function filmed(scene: Scene, kind: string): Promise<Clip> {
  const { canvas, pen } = stage(SIZE)
  drawAt(pen, scene, 0)
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: kind, videoBitsPerSecond: 2_500_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = (event) => parts.push(event.data)
  const stopped = new Promise<void>((done, fail) => {
    recorder.onstop = () => done()
    recorder.onerror = () => fail(new Error('no film'))
  })
  recorder.start()
  const began = performance.now()
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const at = (performance.now() - began) / 1000
      drawAt(pen, scene, Math.min(at, BEATS.end))
      if (at < BEATS.end) return
      clearInterval(timer)
      done()
    }, 1000 / RATE)
  })
  recorder.stop()
  await stopped
  return { clip: new Blob(parts, { type: kind.split(';')[0]! }), ending: kind.includes('mp4') ? 'mp4' : 'webm' }
}

async function animated(scene: Scene): Promise<Clip> {
  const { canvas, pen } = stage(APNG.size)
  const frames: Frame[] = []
  let before = ''
  for (let at = 0; at <= BEATS.end; at += 1 / APNG.rate) {
    drawAt(pen, scene, at)
    const drawn = canvas.toDataURL('image/png')
    if (drawn === before) frames.at(-1)!.beats += 1
    else frames.push({ png: Uint8Array.from(atob(drawn.split(',')[1]!), (letter) => letter.charCodeAt(0)), beats: 1 })
    before = drawn
  }
  return { clip: new Blob(joined(frames, APNG.rate) as BlobPart[], { type: 'image/png' }), ending: 'png' }
}
