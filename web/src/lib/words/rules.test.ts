// Everything that can lie on the table or be chosen has its rules, in every language.
import { describe, expect, test } from 'vitest'
import { LANGUAGES, has, need, setLanguage, t } from './i18n.svelte'
import { STEPS, narrowed, stepOf } from '../table/lesson'
import { CHESTS, RULES, cardRule, doesKey, frontCard, ruleOf } from './rules'
import type { AnyAction, View } from '../net/wire'
import { CARDS, FRONTS, GOALS, MODULES, OPTIONS, ROLES } from '../net/wire'

describe.each([...LANGUAGES])('in %s', (language) => {
  test('every card, role, goal, chest, front card, module and option has its text', async () => {
    await setLanguage(language, false)
    await need('cards', 'rules-cards', 'rules-table', 'rules-modules')
    const things = [
      ...CARDS.map((card) => ruleOf('card', card)), ...FRONTS.map((front) => ruleOf('card', frontCard(front))),
      ...ROLES.map((role) => ruleOf('role', role)), ...GOALS.map((goal) => ruleOf('goal', goal)),
      ...CHESTS.map((chest) => ruleOf('chest', String(chest))), ...MODULES.map((module) => ruleOf('module', module)),
      ...OPTIONS.map((option) => ruleOf('option', option)), ...RULES,
    ] // prettier-ignore
    expect(things.flatMap((rule) => [rule.name, rule.text]).filter((key) => !has(key))).toEqual([])
  })
  test('every step of the lesson has its text, with whom it is about', async () => {
    await setLanguage(language, false)
    STEPS.forEach((step, i) => {
      const text = t(`lesson-${i + 1}`, { name: 'Pebble' })
      expect([i, text.includes('Pebble')]).toEqual([i, step.about !== null])
    })
  })
})

test('a map speaks of chests only where they are played with', () => {
  expect([doesKey('map', ['base']), doesKey('map', ['base', 'chests'])]).toEqual(['does-map', 'does-map-chests'])
})

test('every card says what it does', async () => {
  await need('cards')
  expect(CARDS.map((card) => doesKey(card, [])).filter((key) => !has(key))).toEqual([])
})

test('a repair with two tools has other rules than one with a single tool', () => {
  expect([cardRule('fix_pick'), cardRule('fix_pick_cart')]).toEqual(['rule-fix', 'rule-fix-two'])
})

test('the lesson lights one option up, and all when the learner has left the line', () => {
  const view = { rounds: [], over: false, turn: 4, mover: 0, question: { kind: 'take_turn' } } as unknown as View
  const options = [{ do: 'pass', cards: ['E'] }, { do: 'fix', seat: 0, tool: 'pick', card: 'fix_pick' }] as AnyAction[]
  expect(stepOf(view)).toBe(1)
  expect(narrowed(view, options)).toEqual([options[1]])
  expect(narrowed(view, options.slice(0, 1))).toEqual(options.slice(0, 1))
})
