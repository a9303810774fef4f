// A moment as a picture: the maze as it is drawn, with a caption and who sat where. Made here, of finished games alone.
import { flushSync, mount, unmount } from 'svelte'
import Maze from '../../parts/Maze.svelte'
import { boxOf } from '../stage/camera'
import { CARD_HEIGHT, CARD_WIDTH } from '../stage/geometry'
import { hueOf } from '../table/hues.svelte'
import type { View } from '../net/wire'

export interface Caption {
  title: string
  line: string
  /** By seat: the name and, where hands are open, the dwarf. */
  seats: string[]
}

const WIDTH = 1200
const MARGIN = 36
const EDGE = 40 // about the maze, in the measure of cards
const ROW = 40
const NEEDS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'] // what style sheets set on drawings
const SVG = 'http://www.w3.org/2000/svg'

/** A drawing as an image, and the place in the drawing's own measure that it shows. */
export interface Still {
  image: HTMLImageElement
  left: number
  top: number
  width: number
  height: number
}
type Box = Omit<Still, 'image'>

/** Drawings by themselves: what they refer to goes along. */
export async function drawnStill(drawings: SVGElement[], box: Box): Promise<Still> {
  const whole = document.createElementNS(SVG, 'svg')
  whole.setAttribute('xmlns', SVG)
  whole.setAttribute('viewBox', `${box.left} ${box.top} ${box.width} ${box.height}`)
  whole.setAttribute('width', String(box.width))
  whole.setAttribute('height', String(box.height))
  document.querySelectorAll('svg.defs defs').forEach((defs) => whole.append(defs.cloneNode(true)))
  whole.append(...drawings)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`
  await image.decode()
  return { image, ...box }
}

/** A board as it is drawn at the table, with what style sheets say of it. */
export function boardStill(view: View, peeked: Set<string>): Promise<Still> {
  const hidden = document.createElementNS(SVG, 'svg')
  hidden.setAttribute('class', 'unseen')
  const world = hidden.appendChild(document.createElementNS(SVG, 'g'))
  document.body.append(hidden)
  const maze = mount(Maze, { target: world, props: { view, peeked, covered: new Set<string>(), marks: new Map(), said: new Map() } })
  flushSync()
  const copy = world.cloneNode(true) as SVGGElement
  const twins = [...world.querySelectorAll('*')]
  ;[...copy.querySelectorAll('*')].forEach((one, i) => {
    if (!one.getAttribute('class')) return
    const style = getComputedStyle(twins[i]!)
    for (const name of NEEDS) one.setAttribute(name, style.getPropertyValue(name))
    if (one.classList.contains('rock')) one.setAttribute('color', style.getPropertyValue('color'))
  })
  void unmount(maze)
  hidden.remove()
  copy.querySelectorAll('[fill="url(#g-glow)"]').forEach((one) => one.remove())
  const { left, top, right, bottom } = boxOf(view, [])
  const width = (right - left) * CARD_WIDTH + 2 * EDGE
  return drawnStill([copy], { left: left * CARD_WIDTH - EDGE, top: top * CARD_HEIGHT - EDGE, width, height: (bottom - top) * CARD_HEIGHT + 2 * EDGE })
}

export async function pictureOf({ image, width, height }: Still, caption: Caption): Promise<Blob> {
  const columns = 3
  const high = Math.round((WIDTH - 2 * MARGIN) * (height / width))
  const rows = Math.ceil(caption.seats.length / columns)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 150 + high + rows * ROW + MARGIN
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#15110f'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#ffcf70'
  pen.font = '700 44px system-ui, sans-serif'
  pen.fillText(caption.title, MARGIN, 66, WIDTH - 2 * MARGIN)
  pen.fillStyle = '#e9dcc8'
  pen.font = '28px system-ui, sans-serif'
  pen.fillText(caption.line, MARGIN, 112, WIDTH - 2 * MARGIN)
  pen.drawImage(image, MARGIN, 136, WIDTH - 2 * MARGIN, high)
  caption.seats.forEach((name, seat) => {
    const [x, y] = [MARGIN + (seat % columns) * ((WIDTH - 2 * MARGIN) / columns), 166 + high + Math.floor(seat / columns) * ROW]
    pen.fillStyle = hueOf(seat)
    pen.beginPath()
    pen.arc(x + 12, y - 9, 11, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = '#e9dcc8'
    pen.fillText(name, x + 32, y, (WIDTH - 2 * MARGIN) / columns - 44)
  })
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

/** Give a picture to whoever wants it: by the device's own sheet where that takes files, else as a download. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
