// What stands in for a sentence that is missing or broken: the English one, never a key.
import { expect, test, vi } from 'vitest'
import { addWords, chosenLanguage, need, setLanguage, t, tObject } from './i18n.svelte'

test('English stands in for a sentence that is missing, broken or names a wrong variable', async () => {
  await setLanguage('de', false)
  await addWords([
    {
      en: 'odd-variable = Hello { $name }\nodd-missing = Only here\nodd-broken = Whole\n',
      de: 'odd-variable = Hallo { $nobody }\nodd-broken = { \n',
    },
  ])
  expect(t('odd-missing')).toBe('…') // until the English file is here
  await vi.waitFor(() => expect(t('odd-missing')).toBe('Only here'))
  expect(t('odd-variable', { name: 'Ann' })).toBe('Hello Ann')
  expect(t('odd-broken')).toBe('Whole')
  expect(t('app')).toBe('Saboteur')
  await addWords([{ en: 'odd-later = Here, too\n', de: '' }]) // of a module met after English was fetched
  await vi.waitFor(() => expect(t('odd-later')).toBe('Here, too'))
})

test('a name that a verb does something to is inflected where the language does so', async () => {
  await setLanguage('cs', false)
  await addWords([{ cs: 'odd-thing = truhla\n    .object = truhlu\nodd-same = cíl\n', en: '' }])
  expect([t('odd-thing'), tObject('odd-thing'), tObject('odd-same')]).toEqual(['truhla', 'truhlu', 'cíl'])
})

test('a language chosen while the texts of a screen are on their way is not lost, and remembered', async () => {
  await setLanguage('cs', false)
  const chosen = setLanguage('de')
  const screen = need('you')
  await Promise.all([chosen, screen])
  expect([chosenLanguage(), document.documentElement.lang, localStorage.getItem('saboteur.language')]).toEqual(['de', 'de', 'de'])
  expect(t('you-feats')).toBe('Dafür kennt man dich')
})
