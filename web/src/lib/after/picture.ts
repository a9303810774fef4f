// A moment as a picture: the maze as it is drawn, with a caption and who sat where. Made here, of finished games alone.
import { boxOf } from '../stage/camera'
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
const ROW = 40
const NEEDS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'] // what style sheets set on drawings
const SVG = 'http://www.w3.org/2000/svg'

/** The drawing by itself: what it refers to, and what style sheets say of it, goes along. */
function drawing(board: SVGSVGElement, view: View): { text: string; width: number; height: number } {
  const world = board.querySelector<SVGGElement>('.world')!
  const copy = world.cloneNode(true) as SVGGElement
  const twins = [...world.querySelectorAll('*')]
  ;[...copy.querySelectorAll('*')].forEach((one, i) => {
    if (!one.getAttribute('class')) return
    const style = getComputedStyle(twins[i]!)
    for (const name of NEEDS) one.setAttribute(name, style.getPropertyValue(name))
  })
  copy.querySelectorAll('.changed, .lit, [fill="url(#g-glow)"]').forEach((one) => one.remove())
  copy.removeAttribute('transform')
  const box = boxOf(view, [])
  const [width, height] = [(box.right - box.left) * 100 + 80, (box.bottom - box.top) * 150 + 80]
  const whole = document.createElementNS(SVG, 'svg')
  whole.setAttribute('xmlns', SVG)
  whole.setAttribute('viewBox', `${box.left * 100 - 40} ${box.top * 150 - 40} ${width} ${height}`)
  whole.setAttribute('width', String(width))
  whole.setAttribute('height', String(height))
  document.querySelectorAll('svg defs').forEach((defs) => whole.append(defs.cloneNode(true)))
  whole.append(copy)
  return { text: new XMLSerializer().serializeToString(whole), width, height }
}

export async function pictureOf(board: SVGSVGElement, view: View, caption: Caption): Promise<Blob> {
  const { text, width, height } = drawing(board, view)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
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
  const file = new File([picture], name, { type: 'image/png' })
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
