// A day of the daily mine, to be shared: a line without spoilers, and a picture of it.
import { t } from '../words/i18n.svelte'

/** A day in the reader's own writing. The server's day has no time zone: it is shown as it is called. */
export function dayName(day: string, language: string, style: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions = { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' }
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(language, options).format(date)
}

export function shareLine(day: string, signs: string, score: number): string {
  return t('daily-share-text', { day, signs, score })
}

const SIZE = { width: 1000, height: 560 }
const SIGNS: Record<string, (pen: CanvasRenderingContext2D) => void> = {
  '💎': (pen) => shape(pen, '#8fe3ff', [[0, -46], [46, -10], [0, 52], [-46, -10]]), // prettier-ignore
  '🪙': (pen) => {
    pen.fillStyle = '#ffcf70'
    pen.beginPath()
    pen.arc(0, 0, 44, 0, 2 * Math.PI)
    pen.fill()
  },
  '🪨': (pen) => shape(pen, '#8b7d78', [[-48, 40], [-40, -14], [-8, -44], [34, -30], [50, 14], [38, 42]]), // prettier-ignore
}

function shape(pen: CanvasRenderingContext2D, colour: string, points: [number, number][]): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.fill()
}

/** The picture: drawn here, so that it looks the same on every device. */
export function dayPicture(title: string, line: string, signs: string, score: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#15110f'
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.textAlign = 'center'
  pen.fillStyle = '#ffcf70'
  pen.font = '700 56px Rockwell, Georgia, serif'
  pen.fillText(title, SIZE.width / 2, 96, SIZE.width - 80)
  pen.fillStyle = '#e9dcc8'
  pen.font = '32px system-ui, sans-serif'
  pen.fillText(line, SIZE.width / 2, 150, SIZE.width - 80)
  ;[...signs].forEach((sign, i) => {
    pen.save()
    pen.translate(SIZE.width / 2 + (i - 2) * 140, 258)
    SIGNS[sign]?.(pen)
    pen.restore()
  })
  pen.fillStyle = '#f6ece0'
  pen.font = '700 140px system-ui, sans-serif'
  pen.fillText(String(score), SIZE.width / 2, 480)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}
