// What a card's name says about its face. Drawing needs this; what may be done with a card is the server's business.

export type Side = 'N' | 'E' | 'S' | 'W'

export interface PathFace {
  groups: Side[][]
  door: 'blue' | 'green' | null
  ladder: boolean
  crystal: boolean
}

const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }
const PATH = /^[NESW]+(\|[NESW]+)*(\+(blue|green|ladder|crystal))?$/

export function isPath(card: string): boolean {
  return PATH.test(card)
}

/** Read a path card's name, such as `NES|W+crystal`; turned by half a turn if asked. */
export function pathFace(card: string, turned = false): PathFace {
  const [groups = '', extra = ''] = card.split('+')
  return {
    groups: groups.split('|').map((group) => [...group].map((side) => (turned ? OPPOSITE[side as Side] : (side as Side)))),
    door: extra === 'blue' || extra === 'green' ? extra : null,
    ladder: extra === 'ladder',
    crystal: extra === 'crystal',
  }
}

/** Whether turning the card by half a turn changes what is drawn. */
export function isSymmetric(card: string): boolean {
  const name = (turned: boolean): string =>
    pathFace(card, turned)
      .groups.map((group) => [...group].sort().join(''))
      .sort()
      .join('|')
  return name(false) === name(true)
}

export const TOOL_NAMES = ['pick', 'lantern', 'cart'] as const

/** The tools on a broken-tool or repair card. */
export function toolsOn(card: string): string[] {
  return card.split('_').filter((word) => (TOOL_NAMES as readonly string[]).includes(word))
}

/** The Fluent key of a card's name. */
export function cardKey(card: string): string {
  if (!isPath(card)) return `card-${card.replaceAll('_', '-')}`
  const face = pathFace(card)
  if (face.door) return `path-door-${face.door}`
  if (face.ladder) return 'path-ladder'
  const through = face.groups.filter((group) => group.length > 1)
  if (through.length === 2) return through[0]?.length === 2 && card.startsWith('NS|EW') ? 'path-bridge' : 'path-double-curve'
  if (face.crystal) return 'path-crystal'
  if (through.length === 0) return 'path-dead-end'
  return 'path-plain'
}

const ARROWS: Record<Side, string> = { N: '↑', E: '→', S: '↓', W: '←' }

/** The open sides as arrows, a bar between those that are not joined: `↑→↓ | ←`. */
export function sidesOf(card: string, turned: boolean): string {
  return pathFace(card, turned)
    .groups.map((group) => 'NESW'.split('').filter((side) => group.includes(side as Side)).map((side) => ARROWS[side as Side]).join(''))
    .join(' | ')
}
