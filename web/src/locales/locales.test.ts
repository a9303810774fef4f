// What the page reads; tests/words looks after the terminal's and the mails' sentences.
// Every language has every key with the same variables; every key is used; every key used exists.
import { parse, Visitor, type Message, type Pattern, type VariableReference } from '@fluent/syntax'
/// <reference types="node" />
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import files from 'virtual:words'
import { LANGUAGES } from '../lib/words/i18n.svelte'
import { cardKey } from '../lib/stage/cards'
import { CARDS, ENDINGS, GOALS, MODULES, QUESTIONS, ROLES, WHY } from '../lib/net/wire'
import WIRE from '../lib/net/wire.ts?raw'

const FILES = Object.fromEntries(await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await text()] as const)))
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../lib/net/wire.ts'], { query: '?raw', import: 'default', eager: true })

function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') throw new Error(`not Fluent: ${entry.content}`)
    if (entry.type !== 'Message') continue
    const variables = new Set<string>()
    class Variables extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name)
      }
    }
    new Variables().visit((entry as Message).value as Pattern)
    if (found.has((entry as Message).id.name)) throw new Error(`twice: ${(entry as Message).id.name}`)
    found.set((entry as Message).id.name, variables)
  }
  return found
}

const together = new Map<string, string>()
for (const [path, text] of Object.entries(FILES)) {
  const name = path.split('/')[0]!
  together.set(name, `${together.get(name) ?? ''}${text}\n`)
}
const languages = new Map([...together].map(([name, text]) => [name, messages(text)]))
const english = languages.get('en')!
const source = Object.values(SOURCES).join('\n')
const literals = new Set([...source.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((match) => match[1]!))
const patterns = [...new Set([...source.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{[^`]*?\}`/g)].map((match) => match[1]!))]

test('every language with a folder can be chosen', () => {
  expect([...languages.keys()].sort()).toEqual([...LANGUAGES].sort())
})

describe.each([...languages.keys()].filter((name) => name !== 'en'))('%s', (name) => {
  const own = languages.get(name)!
  test('has exactly the keys that English has', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  })
  test('uses exactly the variables that English uses', () => {
    for (const [key, variables] of english) expect([key, ...[...(own.get(key) ?? [])].sort()]).toEqual([key, ...[...variables].sort()])
  })
})

test('every key of the page is used somewhere', () => {
  const unused = [...english.keys()].filter((key) => !literals.has(key) && !patterns.some((prefix) => key.startsWith(prefix)))
  // Lines of the log are found by the event's tag.
  const tags = [...WIRE.matchAll(/^ {2}event: '([a-z_]+)'$/gm)].map((match) => `log-${match[1]!.replaceAll('_', '-')}`)
  expect(tags.length).toBeGreaterThan(50)
  expect(unused.filter((key) => !tags.some((tag) => key === tag || key.startsWith(`${tag}-`)))).toEqual([])
})

test('every key that is written out exists', () => {
  const used = [...source.matchAll(/\bt\(\s*'([a-z0-9-]+)'\s*[,)]/g)].map((match) => match[1]!)
  expect(used.filter((key) => !english.has(key))).toEqual([])
})

test('every name on the wire has its words', () => {
  const dashed = (word: string): string => word.replaceAll('_', '-')
  const wanted = [
    ...CARDS.map(cardKey), ...ROLES.flatMap((role) => [`role-${role}`, `roleline-${role}`]), ...GOALS.map((goal) => `goal-${goal}`),
    ...MODULES.flatMap((module) => [`module-${dashed(module)}`, `moduleline-${dashed(module)}`]), ...ENDINGS.map((ending) => `ending-${dashed(ending)}`),
    ...QUESTIONS.map((question) => `q-${dashed(question)}`), ...WHY.map((why) => `why-${dashed(why)}`),
  ] // prettier-ignore
  expect(wanted.filter((key) => !english.has(key))).toEqual([])
})

const KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/

test('every key in a choice between two exists', () => {
  const chosen = [...source.matchAll(/\bt\([^()]*?\? '([^']+)' : '([^']+)'/g)].flatMap((match) => [match[1]!, match[2]!])
  expect(chosen.filter((key) => KEY.test(key) && !english.has(key))).toEqual([])
})

test.each([
  ['quotation marks come from the key "quote"', /[“”„«»]/],
  ['no sentence of the server is shown: use problemText or refusalText', /\berror\.message\b|\brefusal\.sentence\b|\bString\(error\)/],
  ['numbers are handed over as numbers: t() formats them', /\bt\([^()]*\{[^{}]*: (String\(|[a-z]+\.toFixed\()/],
])('%s', (_rule, pattern) => {
  const faults = Object.entries(SOURCES).flatMap(([path, text]) => {
    const shown = text.replaceAll(/^\s*(\/\/|\*|\/\*|<!--).*$/gm, '').replaceAll(/\/\/ .*$/gm, '')
    return pattern.test(shown) ? [`${path}: ${pattern.exec(shown)![0]}`] : []
  })
  expect(faults).toEqual([])
})

test('a file of a language is at most 5 kB on its way', () => {
  const sizes = Object.entries(FILES).map(([path, text]) => [path, gzipSync(text).length] as const)
  expect(sizes.filter(([, size]) => size > 5_000)).toEqual([])
})
