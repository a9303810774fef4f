// The words of the page as modules of its own: for each area of a language its file, and what the game's modules say there.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../src/saboteur/words/locales/', import.meta.url))
const MODULES = fileURLToPath(new URL('../src/saboteur/core/modules/', import.meta.url))
const INDEX = 'virtual:words'
const OFF_THE_PAGE = ['terminal', 'mail', 'input']

/** Where the page reads a message of a module, by how its key begins; all others are read at the table. */
const AREAS: [RegExp, string][] = [
  [/^(module|moduleline|option|value)-/, 'app'],
  [/^(card|chest|does|door|goal|path|place|role|roleline|said|tool)-/, 'cards'],
  [/^(ending|log|note|say|why)-/, 'log'],
  [/^rule-(module|option)-/, 'rules-modules'],
  [/^rule-role-/, 'rules-table'],
  [/^rule-/, 'rules-cards'],
  [/^(refusal|clash)-/, 'refusals'],
  [/^ground-/, 'reasons'],
  [/^term-/, 'terminal'],
  [/^lesson/, 'lessons'],
]
const areaOf = (message: string): string => AREAS.find(([keys]) => keys.test(message))?.[1] ?? 'table'

const languages = readdirSync(LOCALES)
const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()
/** Translators read the comments; nobody has to download them. */
const withoutComments = (text: string): string => text.replaceAll(/^#.*\n/gm, '')

/** What a module's file says in a language, message by message; a line "### de" begins one, English comes first. */
function ownWords(file: string, language: string): string[] {
  const [first, ...parts] = readFileSync(file, 'utf-8').split(/^### *([a-z]{2}) *$/m)
  const at = parts.indexOf(language)
  const text = at >= 0 ? parts[at + 1]! : language === 'en' ? first! : ''
  return withoutComments(`${text.trim()}\n`).split(/^(?=[a-z])/m).filter((message) => message.trim())
}

function areasOf(language: string): string[] {
  const own = filesIn(LOCALES + language).map((file) => file.slice(0, -'.ftl'.length))
  const areas = new Set([...own, ...AREAS.map(([, area]) => area)])
  return [...areas].filter((area) => !OFF_THE_PAGE.includes(area))
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const [, language, area] = id.split('/')
      if (!language) {
        const all = languages.flatMap((name) => areasOf(name).map((one) => `${name}/${one}`))
        return `export default { ${all.map((one) => `'${one}': () => import('${INDEX}/${one}').then((m) => m.default)`).join(', ')} }`
      }
      const own = filesIn(LOCALES + language).filter((file) => file === `${area}.ftl`).map((file) => `${LOCALES}${language}/${file}`)
      const modules = filesIn(MODULES).map((file) => MODULES + file)
      for (const file of [...own, ...modules]) this.addWatchFile(file)
      const texts = own.map((file) => withoutComments(readFileSync(file, 'utf-8')))
      const said = modules.flatMap((file) => ownWords(file, language)).filter((message) => areaOf(message) === area)
      return `export default ${JSON.stringify([...texts, said.join('')].join('\n'))}`
    },
  }
}
