import { describe, expect, test } from 'vitest'
import { LANGUAGES, has, setLanguage } from '../words/i18n.svelte'
import { groundText } from '../words/reasons'
import { addressOf, placeOf, replayLines } from './replay'
import { GROUNDS, type AnyAction, type Reason, type Replay } from '../net/wire'
import { namesOf } from '../words/words'

const names = namesOf(undefined)

describe('the address of a moment', () => {
  test('leads back to the same step and eyes', () => {
    for (const place of [{ step: 0, eyes: 'open' }, { step: 41, eyes: '11' }, { step: 7, eyes: 'public' }]) {
      const address = addressOf('abc', place)
      expect(placeOf(address.slice(address.indexOf('?')))).toEqual(place)
    }
  })
  test('that makes no sense is the beginning, with all hands open', () => {
    for (const query of ['', '?step=x&eyes=nobody', '?step=-3', '?step=1.5&eyes=123']) expect(placeOf(query)).toEqual({ step: 0, eyes: 'open' })
  })
})

test('the log tells what was done, what followed, and what was said, in order', () => {
  const replay = {
    steps: [
      { action: null, events: [{ event: 'round_started', round: 1, starter: 0, spare: 1 }], own: [] },
      { action: { seat: 1, action: { do: 'pass', cards: ['map'] } }, events: [{ event: 'passed', seat: 1, count: 1, cards: ['map'] }, { event: 'card_drawn', seat: 1, pile: 3, card: 'map' }], own: [] },
      { action: { seat: 2, action: { do: 'allow' } }, events: [], own: [] },
    ],
    votes: [], talk: [{ seq: 9, at: 0, seat: 0, name: 'Ann', claim: null, text: 'Hm.', step: 1 }],
  } as unknown as Replay // prettier-ignore
  expect(replayLines(replay, names).map(({ step, who, text, secret }) => [step, who, text, secret])).toEqual([
    [0, null, 'Round 1 begins', undefined],
    [1, 1, 'passes, discarding one card', 'Map'],
    [1, 0, 'Hm.', undefined],
    [2, 2, 'Allow', undefined],
  ])
})

describe("bots' grounds", () => {
  test.each(LANGUAGES)('have words in %s', async (language) => {
    await setLanguage(language, false)
    expect(GROUNDS.filter((ground) => !has(`ground-${ground.replaceAll('_', '-')}`))).toEqual([])
    await setLanguage('en', false)
  })
  test('name whom and what the action is about', () => {
    const action = { do: 'keep', card: 'rockfall', seat: 2 } as unknown as AnyAction
    const said = GROUNDS.map((ground) => groundText(ground as Reason['ground'], action, names))
    expect(said.filter((text) => /\{|undefined|^ground-/.test(text))).toEqual([])
    expect(groundText('for_enemy', action, names)).toContain('Seat 3')
    expect(groundText('most_useful', action, names)).toContain('Rockfall')
  })
})
