// Languages by Fluent; each one is fetched when it is wanted. Only the chosen one and English are kept.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../locales/en.ftl?raw'

export const LANGUAGES = ['en', 'de', 'cs', 'bg', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  cs: 'Čeština',
  bg: 'Български',
  uk: 'Українська',
}
const FILES = import.meta.glob<string>(['../locales/*.ftl', '!../locales/en.ftl'], { query: '?raw', import: 'default' })
const STORED = 'saboteur.language'

const fallback = bundle('en', english)
let current = $state.raw(fallback)
let language = $state<Language>('en')

function bundle(name: string, text: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

export function chosenLanguage(): Language {
  return language
}

/** The text for a key, in the chosen language; the key itself shows what is missing. */
export function t(key: string, values: Record<string, FluentVariable> | null = null): string {
  for (const from of [current, fallback]) {
    const pattern = from.getMessage(key)?.value
    if (pattern) return from.formatPattern(pattern, values, [])
  }
  return key
}

export function has(key: string): boolean {
  return fallback.hasMessage(key)
}

/** Names joined as the language does: "Ann, Bob and Eve". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

export async function setLanguage(wanted: Language, keep = true): Promise<void> {
  if (wanted !== 'en') {
    const load = FILES[`../locales/${wanted}.ftl`]
    if (!load) return
    current = bundle(wanted, await load())
  } else {
    current = fallback
  }
  language = wanted
  document.documentElement.lang = wanted
  if (keep) localStorage.setItem(STORED, wanted)
}

/** The language chosen before, else the first one of the browser's that we speak. */
export async function startLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const wished = [asked, localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const found = wished.find((tag) => (LANGUAGES as readonly (string | null)[]).includes(tag))
  if (found) await setLanguage(found as Language, false)
}
