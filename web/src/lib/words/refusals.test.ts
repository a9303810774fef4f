// Every code that a person can meet has its words, in every language, and names what the server names.
import { parse, type Message } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import files from 'virtual:words'
import { CLASHES, REFUSALS } from '../net/codes'
import { LANGUAGES } from './i18n.svelte'
import { clashText, refusalText, TECHNICAL } from './refusals'

const FILES = await Promise.all(LANGUAGES.map(async (language) => [language, await files[`${language}/refusals`]!()] as const))
const dashed = (code: string): string => code.replaceAll('_', '-')
const texts = (file: string): Map<string, string> =>
  new Map(parse(file, {}).body.filter((entry) => entry.type === 'Message').map((entry) => [(entry as Message).id.name, JSON.stringify(entry)]))
const wanted: [string, readonly string[]][] = [
  ...Object.entries(REFUSALS).map(([code, values]): [string, readonly string[]] => [TECHNICAL.includes(code) ? 'refusal-technical' : `refusal-${dashed(code)}`, values]),
  ...Object.entries(CLASHES).filter(([code]) => !TECHNICAL.includes(code)).map(([code, values]): [string, readonly string[]] => [`clash-${dashed(code)}`, values]),
] // prettier-ignore

describe.each(FILES)('%s', (_path, file) => {
  const found = texts(file)
  test('has words for every code', () => {
    expect(wanted.map(([key]) => key).filter((key) => !found.has(key))).toEqual([])
  })
  test('names nothing that the server does not send', () => {
    const sent = new Map(wanted)
    const foreign = [...found].flatMap(([key, text]) => [...text.matchAll(/"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)].filter((match) => !sent.get(key)?.includes(match[1]!)).map((match) => `${key}: ${match[1]}`))
    expect(foreign).toEqual([])
  })
  test('has no words that nobody could meet', () => {
    const known = new Set([...wanted.map(([key]) => key), 'refusal-wrong-turn', 'side-north', 'side-east', 'side-south', 'side-west', 'clash-start', 'clash-goals'])
    expect([...found.keys()].filter((key) => !known.has(key))).toEqual([])
  })
})

test('the technical codes are codes', () => {
  expect(TECHNICAL.filter((code) => !(code in REFUSALS) && !(code in CLASHES))).toEqual([])
})
test('a refusal names cells, cards and people as the table does', () => {
  const no = { sentence: 'English', code: 'cell_taken', values: { cell: '3,-1' } }
  expect(refusalText(no)).toBe('There is already a card there (3 right, 1 up).')
  expect(refusalText({ sentence: '', code: 'no_gold', values: { seat: 2 } }, () => 'Krumm')).toBe('Krumm has no gold.')
})
test('what we have no words for is no sentence of the server either', () => {
  expect(refusalText({ code: 'brand_new', sentence: 'Something new.' })).toBe('That did not work. Reload the page and try again.')
})
test('a clash names its modules', () => {
  expect(clashText({ code: 'modules_clash', sentence: '', values: { module: 'wardrobe', other: 'tunnel_party' } })).toBe('Wardrobe and Tunnel party do not go together.')
  expect(clashText({ code: 'cell_clash', sentence: '', values: { module: 'chests', other: 'goals', cell: '8,0' } })).toBe('Chests and the goals need the same place (8 right).')
})
