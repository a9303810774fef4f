// Where the board is looked at from: pan, zoom and fit, as plain numbers.
import { CARD_HEIGHT, CARD_WIDTH } from './geometry'
import type { Cell, View } from '../net/wire'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Camera {
  x: number
  y: number
  scale: number
}

export const NEAREST = 1.6
const EDGE = 6 // pixels about the maze
export const FARTHEST = 0.12

/** The box round everything that lies out, in cells; `more` are places that can be chosen. */
export function boxOf(view: View, more: Cell[]): Box {
  const cells = [
    { x: 0, y: 0 },
    ...view.maze.map((card) => card.cell),
    ...view.goals.map((goal) => goal.cell),
    ...view.chests,
    ...(view.large?.cells ?? []),
    ...more,
  ]
  return {
    left: Math.min(...cells.map((cell) => cell.x)),
    top: Math.min(...cells.map((cell) => cell.y)),
    right: Math.max(...cells.map((cell) => cell.x)) + 1,
    bottom: Math.max(...cells.map((cell) => cell.y)) + 1,
  }
}

/** The camera that shows a whole box in a window of this size. */
export function fit(box: Box, width: number, height: number, margin = EDGE): Camera {
  const [w, h] = [(box.right - box.left) * CARD_WIDTH, (box.bottom - box.top) * CARD_HEIGHT]
  const scale = Math.max(0.01, Math.min(NEAREST * 0.75, (width - 2 * margin) / w, (height - 2 * margin) / h))
  return {
    scale,
    x: width / 2 - scale * (box.left * CARD_WIDTH + w / 2),
    y: height / 2 - scale * (box.top * CARD_HEIGHT + h / 2),
  }
}

/** The box round some cells, with so much room about them. */
export function boxRound(cells: Cell[], room: number): Box {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)]
  return { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + 1 + room, bottom: Math.max(...ys) + 1 + room }
}

/** The least width of a card, in pixels, at which it can still be read in a window of this size. */
export function leastCard(width: number, height: number): number {
  const side = Math.min(width, height)
  return side < 420 ? 28 : side < 800 ? 40 : 50
}

/** A target for a finger, in pixels. */
export const FINGER = 44
/** How far from the middle of a finger a place may lie that it meant, in pixels: a third of one. */
export const MEANT = FINGER / 3
/** As near as the camera goes by itself, in pixels of a card's width. */
const CLOSE = 64

/**
 * The camera that shows the whole maze where its cards stay `enough` wide; else one that follows the action: as near as
 * the focus allows, never below the least width, and without looking past the maze.
 */
export function follow(whole: Box, focus: Box, width: number, height: number, enough: number, close = false): Camera {
  const all = fit(whole, width, height)
  if (all.scale * CARD_WIDTH >= enough) return all
  const least = leastCard(width, height) / CARD_WIDTH
  const near = close ? Math.min(fit(focus, width, height).scale, CLOSE / CARD_WIDTH) : least
  const scale = Math.max(near, least, all.scale)
  const along = (from: number, to: number, low: number, high: number, card: number, room: number): number => {
    const middle = room / 2 - scale * ((from + to) / 2) * card
    const [first, last] = [EDGE - scale * low * card, room - EDGE - scale * high * card]
    return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, middle))
  }
  return {
    scale,
    x: along(focus.left, focus.right, whole.left, whole.right, CARD_WIDTH, width),
    y: along(focus.top, focus.bottom, whole.top, whole.bottom, CARD_HEIGHT, height),
  }
}

/** What a camera shows, in cells. */
export function sightOf(camera: Camera, width: number, height: number): Box {
  const [w, h] = [CARD_WIDTH * camera.scale, CARD_HEIGHT * camera.scale]
  return { left: -camera.x / w, top: -camera.y / h, right: (width - camera.x) / w, bottom: (height - camera.y) / h }
}

export type Way = 'N' | 'E' | 'S' | 'W'

/** On which side of the sight a cell lies whose middle is out of it. */
export function wayTo(cell: Cell, sight: Box): Way | null {
  const [x, y] = [cell.x + 0.5, cell.y + 0.5]
  const out: [Way, number][] = [['W', sight.left - x], ['E', x - sight.right], ['N', sight.top - y], ['S', y - sight.bottom]] // prettier-ignore
  const [way, far] = out.reduce((most, one) => (one[1] > most[1] ? one : most))
  return far > 0 ? way : null
}

/** Zoom by a factor round a point of the window. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, camera.scale * factor))
  const by = scale / camera.scale
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }
}

/** The cell under a point of the window. */
export function cellAt(camera: Camera, x: number, y: number): Cell {
  return {
    x: Math.floor((x - camera.x) / camera.scale / CARD_WIDTH),
    y: Math.floor((y - camera.y) / camera.scale / CARD_HEIGHT),
  }
}
