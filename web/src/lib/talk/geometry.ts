// Where words stand on the page, and how a line goes from a seat to what they are about.
import type { Cell } from '../net/wire'
import type { Voice } from './voices.svelte'

export interface Spot {
  x: number
  y: number
  width: number
  height: number
  /** Within the speaker's own seat: there was room nowhere else. */
  inside: boolean
}

const GAP = 5
const ARC = 26 // room for a line between two seats
const SIGN = 8 // from a seat's edge to the middle of the sign at a line's end
const EDGE = 4
/** Whatever a tap does something to. */
const TAPPED = '.board [data-target], .board [data-rule="place:goal-back"], .board [data-rule="place:chest-back"], .table button, .table a, .table input'

export const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const seatBox = (seat: number): DOMRect | null => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null
const inStrip = (box: DOMRect): DOMRect | null => {
  const strip = document.querySelector('[data-part="seats"]')?.getBoundingClientRect()
  if (!strip) return box
  const [left, right] = [Math.max(box.left, strip.left), Math.min(box.right, strip.right)]
  const [top, bottom] = [Math.max(box.top, strip.top), Math.min(box.bottom, strip.bottom)]
  return right - left > 12 && bottom - top > 12 ? new DOMRect(left, top, right - left, bottom - top) : null
}
/** Whether seats stand one below the other, beside the board. */
const column = (): boolean => document.querySelector('.seats.column') !== null
const within = (at: number, length: number, all: number): number => Math.max(EDGE, Math.min(all - length - EDGE, at))

/** A place for words beside their speaker's seat that covers nothing that can be tapped, nor other words. */
export function placeOf({ seat, to }: Voice, bubble: HTMLElement, taken: DOMRect[]): Spot | null {
  const tile = seatBox(seat)
  const gap = to && 'seat' in to ? ARC : GAP
  const box = tile && inStrip(tile)
  if (!box) return null
  const [width, height] = bubble.classList.contains('inside') ? [170, 40] : [bubble.offsetWidth, bubble.offsetHeight]
  const beside = column()
  const first = beside
    ? new DOMRect(box.right + gap, within(box.top + (box.height - height) / 2, height, innerHeight), width, height)
    : new DOMRect(within(box.left + (box.width - width) / 2, width, innerWidth), box.bottom + gap, width, height)
  const down = [first, new DOMRect(first.x, first.y + height + 2 * GAP, width, height), new DOMRect(first.x, first.y + 2 * height + 3 * GAP, width, height)]
  const others = [...document.querySelectorAll(TAPPED)].filter((one) => !one.matches('.seat')).map((one) => one.getBoundingClientRect())
  const free = down.find((spot) => spot.bottom < innerHeight - EDGE && spot.right < innerWidth && ![...others, ...taken].some((other) => meet(other, spot)))
  const spot = free ?? box
  taken.push(spot)
  return { x: spot.x, y: spot.y, width: spot.width, height: spot.height, inside: !free }
}

/** A line from the speaker's seat to another or to a cell, and where its sign stands. */
export function linkOf(voice: Voice, nth: number, cellBox: (cell: Cell) => DOMRect | null): { path: string; x: number; y: number } | null {
  if (!voice.to) return null
  const tile = seatBox(voice.seat)
  const from = tile && inStrip(tile)
  const aim = 'seat' in voice.to ? seatBox(voice.to.seat) : cellBox(voice.to.cell)
  const to = aim && ('seat' in voice.to ? inStrip(aim) : aim)
  if (!from || !to) return null
  const beside = column()
  const far = beside ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x)
  const bow = 16 + 5 * (nth % 3) + far / 8 // lines of other lengths do not lie on each other
  const [x1, y1] = beside ? [from.right - 3, from.y + from.height / 2] : [from.x + from.width / 2, from.bottom - 3]
  if ('cell' in voice.to) {
    const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2]
    const [cx, cy] = beside ? [(x1 + x2) / 2, y1] : [x1, (y1 + y2) / 2]
    return { path: `M${x1},${y1}Q${cx},${cy} ${x2},${y2}`, x: x2, y: y2 }
  }
  const [x2, y2] = beside ? [to.right + SIGN, to.y + to.height / 2] : [to.x + to.width / 2, to.bottom + SIGN]
  const path = beside ? `M${x1},${y1}C${x1 + bow},${y1} ${x2 + bow},${y2} ${x2},${y2}` : `M${x1},${y1}C${x1},${y1 + bow} ${x2},${y2 + bow} ${x2},${y2}`
  return { path, x: x2, y: y2 }
}
