// Languages by Fluent. Each language is cut into areas that are fetched when a screen wants them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import FILES from 'virtual:words'

const ENGLISH = 'en'

export type Language = string
/** Every language that has a folder, English first. */
export const LANGUAGES: Language[] = [ENGLISH, ...new Set(Object.keys(FILES).map((path) => path.split('/')[0]!).filter((name) => name !== ENGLISH).sort())] // prettier-ignore

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
const STORED = 'saboteur.language'

/** A file of each language's folder, with what the game's modules say there. */
export type Area = 'app' | 'characters' | 'table' | 'cards' | 'log' | 'replay' | 'reveal' | 'analysis' | 'reasons' | 'refusals' | 'daily' | 'puzzles' | 'learn' | 'lessons' | 'lobby' | 'hotseat' | 'reach' | 'sheets' | 'manners' | 'you' | 'keys' | 'match' | 'ratings' | 'tournament' | 'people' | 'club' | 'rules-cards' | 'rules-table' | 'rules-modules'

const wanted = new Set<Area>(['app'])
let current = $state.raw(new FluentBundle(ENGLISH))
let language = $state<Language>(ENGLISH)
// Asked for last, and whether it is remembered; `language` follows as soon as its texts are here. Texts that are fetched
// meanwhile are fetched in this one, so that they do not undo the choice.
let chosen: Language = ENGLISH
let keeping = false
let english = $state.raw<FluentBundle | null>(null) // fetched only if a sentence is missing
let fetching: Promise<FluentBundle> | null = null
let latest: Promise<void> = Promise.resolve()
const more: Record<string, string>[] = []

async function load(name: Language, areas: Iterable<Area>): Promise<FluentBundle> {
  const made = new FluentBundle(name, { useIsolating: false })
  const texts = await Promise.all([...areas].map((area) => FILES[`${name}/${area}`]!()))
  for (const text of texts) made.addResource(new FluentResource(text))
  for (const words of more) made.addResource(new FluentResource(words[name] ?? words.en ?? ''))
  return made
}

/** Words that modules bring by themselves, by language; English stands in for a language that they lack. */
export async function addWords(words: Record<string, string>[]): Promise<void> {
  more.push(...words)
  forgetEnglish()
  await setLanguage(chosen, keeping)
}

/** Fetch texts before a screen that shows them; they stay, in whatever language is chosen later. */
export async function need(...areas: Area[]): Promise<void> {
  const missing = areas.filter((area) => !wanted.has(area))
  if (!missing.length) return latest
  for (const area of missing) wanted.add(area)
  forgetEnglish()
  try {
    await setLanguage(chosen, keeping)
  } catch (error) {
    for (const area of missing) wanted.delete(area)
    throw error
  }
}

export function chosenLanguage(): Language {
  return language
}

type Values = Record<string, FluentVariable>

/** What this device's owner points with: sentences say "click" or "tap". */
const pointer = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse'

/** The text for a key, in the chosen language; English stands in for a sentence that is missing or broken. */
export function t(key: string, values: Values | null = null): string {
  return said(key, values, 'value')
}

/** A name as the object of a verb, as in "opens the chest": some languages inflect it, and give it as `.object`. */
export function tObject(key: string, values: Values | null = null): string {
  return said(key, values, 'object')
}

function said(key: string, values: Values | null, form: 'value' | 'object'): string {
  for (const bundle of [current, english]) {
    const message = bundle?.getMessage(key)
    const pattern = (form === 'object' && message?.attributes['object']) || message?.value
    if (!bundle || !pattern) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, { pointer, ...values }, errors)
    if (!errors.length || bundle.locales.includes(ENGLISH)) return text
  }
  void fetchEnglish()
  return '…'
}

/** The tests find what is missing; should a sentence be missing all the same, this is fetched for it, once. */
async function fetchEnglish(): Promise<void> {
  if (fetching || language === ENGLISH) return
  const mine = (fetching = load(ENGLISH, wanted))
  try {
    const made = await mine
    if (mine === fetching) english = made
  } catch {
    if (mine === fetching) fetching = null // offline: the next sentence tries again
  }
}

/** There are more texts than it was fetched with: the next missing sentence fetches it again. No state changes here, as screens call this while they are drawn. */
function forgetEnglish(): void {
  fetching = null
}

export function has(key: string): boolean {
  return current.hasMessage(key)
}

/** A share as the language writes it: "62%". Sentences cannot do that themselves. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share)
}

/** Names joined as the language does: "Ann, Bob and Eve". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

export function setLanguage(name: Language, keep = true): Promise<void> {
  chosen = name
  keeping = keep
  const mine: Promise<void> = load(name, wanted).then(
    (made): Promise<void> | undefined => {
      if (mine !== latest) return latest // asked again in the meantime
      current = made
      language = name
      document.documentElement.lang = name
      if (keep) localStorage.setItem(STORED, name)
      return undefined
    },
    (error: unknown) => {
      if (mine === latest) chosen = language // it cannot be had: the one that is here stays
      throw error
    },
  )
  latest = mine
  return mine
}

/** The language chosen before, else the first one of the browser's that we speak. */
export async function startLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const wished = [asked, localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const found = wished.find((tag) => tag !== null && LANGUAGES.includes(tag))
  await setLanguage(found ?? ENGLISH, false)
}
