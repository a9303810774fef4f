import { expect, test } from 'vitest'
import { bestOf } from './best'
import type { RoundStory } from '../net/wire'

const round = (changes: Partial<RoundStory>): RoundStory => ({
  round: 0, ending: 'treasure', finder: null, roles: ['digger', 'digger', 'saboteur'], goals: [], found: [], payout: [], secret_gold: true, claims: [], guesses: [], votes: [], marks: null, ...changes,
}) // prettier-ignore
const guessed = (seat: number, about: number, role: string, right: boolean): RoundStory['guesses'][number] => ({ seat, turn: 3, guesses: [{ seat: about, role: role as never, right }], right: Number(right), chance: 0.5 })

test('finding, seeing through and fooling are told from the rounds', () => {
  const rounds = [
    round({ finder: 0, guesses: [guessed(0, 2, 'saboteur', true), guessed(0, 1, 'saboteur', false)] }),
    round({ roles: ['saboteur', 'digger', 'digger'], guesses: [guessed(1, 0, 'digger', false)], claims: [{ seat: 2, claim: { say: 'trust', seat: 0 }, right: false, knew: false }] }),
  ]
  expect(bestOf(rounds, 0)).toEqual({ found: 1, unmasked: [2], fooled: [1, 2] })
  expect(bestOf(rounds, 1)).toEqual({ found: 0, unmasked: [], fooled: [] })
})
test('being trusted as a gold-digger fools nobody', () => {
  expect(bestOf([round({ claims: [{ seat: 1, claim: { say: 'trust', seat: 0 }, right: true, knew: false }] })], 0).fooled).toEqual([])
})
