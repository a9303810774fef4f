// What this device prefers; kept in the browser only.

export interface Settings {
  confirm: 'touch' | 'always' | 'never'
  sound: boolean
  vibrate: boolean
  theme: 'system' | 'dark' | 'light'
  contrast: boolean
  board: 'drawn' | 'text'
  hideRole: boolean
  /** Asked in every veto window, even without a Veto in hand. */
  askVeto: boolean
  name: string
  /** Tips in the first games: which were seen, and whether they are shown at all. */
  hints: boolean
  seen: string[]
}

const STORED = 'saboteur.settings'
const USUAL: Settings = {
  confirm: 'touch',
  sound: true,
  vibrate: true,
  theme: 'dark',
  contrast: false,
  board: 'drawn',
  hideRole: true,
  askVeto: false,
  name: '',
  hints: true,
  seen: [],
}

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>) }
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

const NAMES = ['Bombil', 'Grolla', 'Krumm', 'Dorri', 'Hild', 'Torfin', 'Alvi', 'Brokk', 'Sindra', 'Nori', 'Ulfa', 'Gimra']

/** A name to begin with, for those who have not given one. */
export function ownName(): string {
  if (!settings.name) settings.name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Brokk'
  return settings.name
}
