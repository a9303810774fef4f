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
export function fit(box: Box, width: number, height: number, margin = 8): Camera {
  const [w, h] = [(box.right - box.left) * CARD_WIDTH, (box.bottom - box.top) * CARD_HEIGHT]
  const scale = Math.max(0.01, Math.min(NEAREST * 0.75, (width - 2 * margin) / w, (height - 2 * margin) / h))
  return {
    scale,
    x: width / 2 - scale * (box.left * CARD_WIDTH + w / 2),
    y: height / 2 - scale * (box.top * CARD_HEIGHT + h / 2),
  }
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
