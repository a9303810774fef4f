// Everything that can lie on the table or be chosen has its rules, in every language.
import { describe, expect, test } from 'vitest'
import { LANGUAGES, has, need, setLanguage } from './i18n.svelte'
import { CHESTS, RULES, cardRule, doesKey, frontCard, ruleOf } from './rules'
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
