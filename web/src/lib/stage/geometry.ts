// Lines of the drawn cards: a card is 100 wide and 150 high, its middle is 50,75.
import type { Side } from './cards'

export const CARD_WIDTH = 100
export const CARD_HEIGHT = 150

const EDGE: Record<Side, [number, number]> = { N: [50, 0], E: [100, 75], S: [50, 150], W: [0, 75] }
const INWARD: Record<Side, [number, number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] }
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/** The line of a group that is joined inside the card. */
export function throughLine(group: Side[], others: boolean): string {
  const [a, b] = group
  if (group.length === 2 && a && b) {
    const [from, to] = [EDGE[a], EDGE[b]]
    if (OPPOSITE[a] === b) return `M${from}L${to}`
    // Two curves on one card keep out of each other's way.
    const pull = others ? 0.78 : 1
    const control = [50 + (1 - pull) * (from[0] + to[0] - 100), 75 + (1 - pull) * (from[1] + to[1] - 150)]
    return `M${from}Q${control} ${to}`
  }
  return group.map((side) => `M${EDGE[side]}L50,75`).join('')
}

/** Where a dead end stops, and the line to there. */
export function stub(side: Side, lone: boolean, beside: boolean): { line: string; end: [number, number]; way: [number, number] } {
  const [x, y] = EDGE[side]
  const [dx, dy] = INWARD[side]
  const upright = dx === 0
  const reach = lone ? (upright ? 58 : 34) : beside ? (upright ? 32 : 17) : upright ? 36 : 22
  const end: [number, number] = [x + dx * reach, y + dy * reach]
  return { line: `M${x},${y}L${end}`, end, way: [dx, dy] }
}

/** A small number generator, so that each card's rock looks the same every time. */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

/** Facets of rock: a few crooked polygons scattered over the card. */
export function facets(seed: string, count: number): string {
  const next = seeded(seed)
  let line = ''
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [next() * 100, next() * 150, 10 + next() * 16]
    const corners = 3 + Math.floor(next() * 2)
    const turn = next() * 6.28
    for (let c = 0; c < corners; c++) {
      const angle = turn + (c / corners) * 6.28 + next() * 0.7
      const far = size * (0.6 + next() * 0.5)
      const px = Math.min(97, Math.max(3, x + Math.cos(angle) * far))
      const py = Math.min(147, Math.max(3, y + Math.sin(angle) * far))
      line += `${c ? 'L' : 'M'}${px.toFixed(0)},${py.toFixed(0)}`
    }
    line += 'Z'
  }
  return line
}

/** A heap of boulders round a point, as circles. */
export function boulders(seed: string, x: number, y: number): { x: number; y: number; r: number }[] {
  const next = seeded(seed)
  return [-11, 0, 11].flatMap((shift, i) => [
    { x: x + shift, y: y + (next() - 0.5) * 5, r: 6.5 + next() * 3 },
    ...(i < 2 ? [{ x: x + shift + 5, y: y - 6 + next() * 3, r: 4.5 + next() * 2 }] : []),
  ])
}
