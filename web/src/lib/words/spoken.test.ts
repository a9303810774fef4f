import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, need, setLanguage } from './i18n.svelte'
import { sideLetters, spokenCard, spokenPath } from './spoken'

beforeAll(() => need('cards'))

test.each([
  ['en', 'Path, open north and east', 'N E'],
  ['de', 'Weg, offen nach Norden und nach Osten', 'N O'],
  ['cs', 'Cesta, otevřeno na sever a na východ', 'S V'],
  ['bg', 'Тунел, отворено на север и на изток', 'С И'],
  ['fr', 'Chemin, ouvert au nord et à l’est', 'N E'],
  ['uk', 'Тунель, відкрито на північ і на схід', 'Пн Сх'],
])('%s says a path in its own words', async (language, said, letters) => {
  await setLanguage(language, false)
  expect([spokenCard('NE').replaceAll('\u00a0', ' '), sideLetters('NE', false)]).toEqual([said, letters])
})

test('sides that are not joined are told apart, turned as they lie', async () => {
  await setLanguage('en', false)
  expect(spokenPath('NS|EW', false)).toBe('Bridge, open north and south, separately east and west')
  expect(spokenPath('NES', true)).toBe('open north, south, and west')
  expect(sideLetters('NES|W+crystal', true)).toBe('N S W | E')
})

test.each(LANGUAGES)('%s never speaks in arrows', async (language) => {
  await setLanguage(language, false)
  for (const card of ['NESW', 'N|E|S', 'NES|W+crystal', 'EW+blue', 'map']) expect(spokenCard(card)).not.toMatch(/[↑→↓←]/)
})
