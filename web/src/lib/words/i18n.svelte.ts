// Languages by Fluent. Each language is cut into areas that are fetched when a screen wants them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'cs', 'bg', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  cs: 'Čeština',
  bg: 'Български',
  uk: 'Українська',
}
const FILES = import.meta.glob<string>('../../../../src/saboteur/words/locales/*/*.ftl', { query: '?raw', import: 'default' })
const STORED = 'saboteur.language'

/** A file under locales/<language>/. */
export type Area = 'app' | 'table' | 'cards' | 'log' | 'replay' | 'reveal' | 'reasons' | 'refusals' | 'learn' | 'hotseat' | 'reach' | 'you' | 'rules-cards' | 'rules-table' | 'rules-modules'

const wanted = new Set<Area>(['app'])
let current = $state.raw(new FluentBundle('en'))
let language = $state<Language>('en')
let latest: Promise<void> = Promise.resolve()

async function load(name: Language, areas: Iterable<Area>): Promise<FluentBundle> {
  const made = new FluentBundle(name, { useIsolating: false })
  const texts = await Promise.all([...areas].map((area) => FILES[`../../../../src/saboteur/words/locales/${name}/${area}.ftl`]!()))
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

/** Fetch texts before a screen that shows them; they stay, in whatever language is chosen later. */
export async function need(...areas: Area[]): Promise<void> {
  const missing = areas.filter((area) => !wanted.has(area))
  if (!missing.length) return latest
  for (const area of missing) wanted.add(area)
  try {
    await setLanguage(language, false)
  } catch (error) {
    for (const area of missing) wanted.delete(area)
    throw error
  }
}

export function chosenLanguage(): Language {
  return language
}

/** The text for a key, in the chosen language; the key itself shows what is missing. */
export function t(key: string, values: Record<string, FluentVariable> | null = null): string {
  const pattern = current.getMessage(key)?.value
  return pattern ? current.formatPattern(pattern, values, []) : key
}

export function has(key: string): boolean {
  return current.hasMessage(key)
}

/** Names joined as the language does: "Ann, Bob and Eve". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

export function setLanguage(name: Language, keep = true): Promise<void> {
  const mine: Promise<void> = load(name, wanted).then((made): Promise<void> | undefined => {
    if (mine !== latest) return latest // asked again in the meantime
    current = made
    language = name
    document.documentElement.lang = name
    if (keep) localStorage.setItem(STORED, name)
    return undefined
  })
  latest = mine
  return mine
}

/** The language chosen before, else the first one of the browser's that we speak. */
export async function startLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const wished = [asked, localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const found = wished.find((tag) => (LANGUAGES as readonly (string | null)[]).includes(tag))
  await setLanguage((found ?? 'en') as Language, false)
}
