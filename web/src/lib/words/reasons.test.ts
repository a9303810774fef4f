// Reasons of bots: what speaks for a choice, and what worths are counted in.
import { beforeAll, expect, test } from 'vitest'
import type { AnyAction, Reason } from '../net/wire'
import { need, setLanguage } from './i18n.svelte'
import { farText, groundText, whyText, worthText } from './reasons'
import { claimText, eventLine, newsText } from './words'

const names = (seat: number): string => ['Ann', 'Ben'][seat] ?? ''
const action: AnyAction = { do: 'map', cell: { x: 8, y: 0 } }
const reason = (ground: Reason['ground']): Reason => ({ ground, far: 3, beliefs: [], compared: [{ action, worth: 1.284, ground: 'treasure_unknown' }] })

beforeAll(async () => need('reasons', 'replay', 'log', 'cards'))

test('a bot that searched also says what speaks for its choice', () => {
  expect(whyText(reason('searched'), action, names)).toBe('I do not know where the treasure is, and this worked best in the games I imagined')
  expect(whyText(reason('treasure_unknown'), action, names)).toBe('I do not know where the treasure is')
  expect(whyText({ ...reason('searched'), compared: [] }, action, names)).toBe('this worked best in the games I imagined')
})
test('a worth says what it is counted in', () => {
  expect(worthText(reason('searched'), 1.284)).toBe('worth in gold: 1.28')
  expect(worthText(reason('nearer'), 0.5)).toBe('worth in cards: 0.5')
  expect(worthText(reason('learned'), 0.5)).toBe('chosen in 50% of such cases')
})
test('one card is not called several', () => {
  expect(groundText('spare_cards', { do: 'pass', cards: ['NS'] }, names)).toBe('I can do without this card')
  expect(groundText('spare_cards', { do: 'pass', cards: ['NS', 'NE'] }, names)).toBe('I can do without these cards')
})
test('whoever asks for themselves does not say their own name', () => {
  expect(claimText({ say: 'please_mend', seat: 1, tool: 'cart' }, names, 1)).toBe('Please repair my cart')
  expect(claimText({ say: 'please_mend', seat: 1, tool: 'cart' }, names, 0)).toBe('Please repair Ben’s cart')
  expect(claimText({ say: 'please_free', seat: 1 }, names, 1)).toBe('Please free me')
})
test('whoever reads is spoken to, and nobody else', () => {
  const accused = { say: 'suspect', seat: 1, role: 'saboteur' } as const
  const broken = { event: 'tool_broken', seat: 0, target: 1, tool: 'pick' } as const
  const [me, other] = [1, 0].map((seat) => Object.assign((one: number): string => names(one), { me: seat }))
  expect([claimText(accused, me!), claimText(accused, other!), claimText(accused, names)]).toEqual(['I think you are a saboteur', 'I think Ben is a saboteur', 'I think Ben is a saboteur'])
  expect([eventLine(broken, me!)?.text, eventLine(broken, other!)?.text]).toEqual(['breaks your pick', 'breaks Ben’s pick'])
  expect(eventLine({ ...broken, seat: 1 }, me!)?.text).toBe('breaks their own pick')
})
test('cards up to the treasure are counted whole, and none is not said', () => {
  expect([2.4, 0.6, 0.2].map((far) => farText({ ...reason('nearer'), far }))).toEqual(['I think the treasure is 2 cards away.', 'I think the treasure is 1 card away.', ''])
})
test('a bot has one name in every language: people call it aloud', async () => {
  await setLanguage('de', false)
  const taken = (bot: boolean): string | undefined => newsText({ news: 'seat_taken', seat: 2, name: 'Pebble', bot }, String)?.text
  expect([taken(true), taken(false)]).toEqual(['Pebble setzt sich', 'Pebble setzt sich'])
  expect(newsText({ news: 'seat_replaced', seat: 2, name: 'Pebble' }, String)?.text).toBe('Pebble übernimmt Platz 3 endgültig')
  await setLanguage('en', false)
})
