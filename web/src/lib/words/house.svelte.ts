// Modules that this page was not built with: their cards, drawings and words come with the server's catalogue.
import { api } from '../net/api'
import { MODULES, type Catalogue, type CatalogueCard } from '../net/wire'
import { addWords } from './i18n.svelte'

let cards = $state.raw<ReadonlyMap<string, CatalogueCard>>(new Map())
const lessons = new Map<string, string>()
let asked: Promise<void> | null = null
const known = new Set<string>(MODULES)

/** What such a card looks like, if it is one. */
export function houseCard(name: string): CatalogueCard | undefined {
  return cards.get(name)
}

/** The first lesson of such a module, found by its key or by one of its cards. */
export function houseLesson(about: string): string | null {
  return lessons.get(about) ?? null
}

/** The cards of such modules, for the rules. */
export function houseCards(): string[] {
  return [...cards.keys()]
}

/** Take in whatever a catalogue has of modules that are new here. */
export async function meet(catalogue: Catalogue): Promise<void> {
  const strange = catalogue.modules.filter((module) => !known.has(module.key))
  if (!strange.length) return
  for (const { key, cards, lessons: taught } of strange) {
    known.add(key)
    // A server of the version before, in the middle of an upgrade, knows of no lessons.
    if (taught?.[0] !== undefined) for (const about of [key, ...cards.map((card) => card.name)]) lessons.set(about, taught[0])
  }
  cards = new Map([...cards, ...strange.flatMap((module) => module.cards.map((card) => [card.name, card] as const))])
  await addWords(strange.map((module) => module.words))
}

/** Ask the server about the modules of a table, once, if this page does not know them all. */
export async function meetAll(modules: readonly string[]): Promise<void> {
  if (modules.every((module) => known.has(module))) return
  asked ??= api
    .catalogue()
    .then(meet)
    .finally(() => (asked = null))
  await asked.catch(() => undefined) // the table can be played without: names and texts stay keys
}
