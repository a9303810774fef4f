// What this device prefers; kept in the browser only.
import { LEVELS, type Company } from '../table/levels'
import { COLOURS, FACES, type Colour, type Face } from '../table/looks'
import type { TableOptions, TakeTime } from '../net/wire'

export const STYLES = ['plain', 'bold', 'careful', 'cunning'] as const
export type CoachStyle = (typeof STYLES)[number]

export interface Settings {
  confirm: 'touch' | 'always' | 'never'
  sound: boolean
  /** From 0 to 1. */
  volume: number
  vibrate: boolean
  theme: 'system' | 'dark' | 'light'
  contrast: boolean
  board: 'drawn' | 'text'
  hideRole: boolean
  /** The ends of rounds without their scene. */
  shortEnds: boolean
  /** How long one needs to read what a Veto could stop. */
  reading: TakeTime['reading']
  /** Asked in every veto window, even without a Veto in hand. */
  askVeto: boolean
  /** Whether one sees, and has, things to throw. */
  throws: boolean
  name: string
  /** How one wants to look at tables; null: whatever is free. */
  colour: Colour | null
  face: Face | null
  /** Who sits down at "Play now". */
  company: Company
  /** How fast bots are at tables of one's own. */
  botSpeed: TableOptions['bot_speed']
  /** How one likes to play: the coach advises accordingly. */
  coachStyle: CoachStyle
  /** Tips in the first games: which were seen, and whether they are shown at all. */
  hints: boolean
  seen: string[]
}

const STORED = 'saboteur.settings'
const USUAL: Settings = {
  confirm: 'touch',
  sound: true,
  volume: 0.6,
  vibrate: true,
  theme: 'dark',
  contrast: false,
  board: 'drawn',
  hideRole: false,
  shortEnds: false,
  askVeto: false,
  reading: 'usual',
  throws: true,
  name: '',
  colour: null,
  face: null,
  company: 'adaptive',
  botSpeed: 'normal',
  coachStyle: 'cunning',
  hints: true,
  seen: [],
}

function read(): Settings {
  try {
    const kept = { ...USUAL, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>) }
    return [USUAL.company, ...LEVELS].includes(kept.company) ? kept : { ...kept, company: USUAL.company }
  } catch {
    return { ...USUAL }
  }
}

export const settings = $state<Settings>(read())

export function keepSettings(): void {
  localStorage.setItem(STORED, JSON.stringify(settings))
  showTheme()
}

export function showTheme(): void {
  document.documentElement.dataset['theme'] = settings.theme
  document.documentElement.dataset['contrast'] = settings.contrast ? 'more' : 'usual'
}

/** Whether a move chosen with this kind of pointer waits for a confirmation. */
export function mustConfirm(pointer: string): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && pointer === 'touch')
}

const NAMES = ['Bombil', 'Grolla', 'Krumm', 'Dorri', 'Runa', 'Torfin', 'Alvi', 'Brokk', 'Sindra', 'Nori', 'Ulfa', 'Gimra']

/** The colour and the face one has chosen, if they are some that there are. */
export function ownLook(): { colour: Colour | null; face: Face | null } {
  const { colour, face } = settings
  return { colour: colour && colour in COLOURS ? colour : null, face: face && FACES.includes(face) ? face : null }
}

/** A name to begin with, for those who have not given one. */
export function ownName(): string {
  if (!settings.name) settings.name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Brokk'
  return settings.name
}
