import { expect, test } from 'vitest'
import { answersTo, isPersonal } from './answers'
import { aimOf, pointed } from './voices.svelte'
import { ghostOf, threat } from './proposed'
import positions from '../../fixtures/positions.json'
import type { AnyClaim, TalkLine, View } from '../net/wire'
import type { Claims } from '../table/claims'

const view = (name: string, role?: string): View => {
  const found = structuredClone(positions.find((one) => one.name === name)!.view) as unknown as View
  return role && found.own ? { ...found, own: { ...found.own, role } } : found
}
const NONE: Claims = { cells: new Map(), seats: new Map() }
const said = (seat: number, claim: AnyClaim, round = 1): TalkLine => ({ seq: 5, at: 0, seat, name: '', claim, text: null, step: 3, round })
const accusation: AnyClaim = { say: 'suspect', seat: 0, role: 'saboteur' }

test('what one can answer to an accusation is the same whatever one is', () => {
  const roles = ['digger', 'saboteur', 'greedy']
  const offered = roles.map((role) => answersTo(said(2, accusation), view('base:middle', role), NONE))
  expect(new Set(offered.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(offered[0]!.map((claim) => claim.say)).toEqual(['i_am', 'why_that', 'suspect'])
})
test('where there are teams one can say that one belongs to either', () => {
  const own = view('saboteur2:middle').own!.seat
  const claims = answersTo(said((own + 1) % 3, { say: 'suspect', seat: own, role: 'saboteur' }), view('saboteur2:middle'), NONE)
  expect(claims.slice(0, 2)).toEqual([{ say: 'i_am', role: 'blue' }, { say: 'i_am', role: 'green' }])
})
test('one points at whom one marked, else at whom others speak against, else back', () => {
  const at = (claims: Claims, marks: Record<number, string>): AnyClaim | undefined => answersTo(said(2, accusation), view('base:middle'), claims, marks).at(-1)
  const against: Claims = { cells: new Map(), seats: new Map([[3, [{ seat: 1, claim: { say: 'suspect', seat: 3, role: 'saboteur' } }]]]) }
  expect(at(NONE, {})).toMatchObject({ seat: 2 })
  expect(at(against, {})).toMatchObject({ seat: 3 })
  expect(at(against, { 4: 'suspected' })).toMatchObject({ seat: 4 })
})
test('nobody answers themselves, what was said in another round, or what is said to others', () => {
  expect(answersTo(said(0, accusation), view('base:middle'), NONE)).toEqual([])
  expect(answersTo(said(2, accusation, 2), view('base:middle'), NONE)).toEqual([])
  expect(answersTo(said(2, { say: 'trust', seat: 3 }), view('base:middle'), NONE)).toEqual([])
  expect(isPersonal(said(2, { say: 'trust', seat: 3 }), 0)).toBe(false)
  expect(isPersonal(said(2, accusation), null)).toBe(false)
})
test('nothing is answered while the end of the round is told', () => {
  const game = view('base:middle')
  const told = { ...game, rounds: [...game.rounds, { ending: 'treasure', finder: 1, roles: [] }] } as View
  expect(answersTo(said(2, accusation), game, NONE)).toHaveLength(3)
  expect(answersTo(said(2, accusation), told, NONE)).toEqual([])
})
test('a line goes to the seat or the cell that words are about, and nowhere from oneself', () => {
  expect(aimOf({ say: 'trust', seat: 3 }, 1)).toEqual({ seat: 3 })
  expect(aimOf({ say: 'please_mend', seat: 1, tool: 'cart' }, 1)).toBeNull()
  expect(aimOf({ say: 'please_read', cell: { x: 8, y: 0 } }, 1)).toEqual({ cell: { x: 8, y: 0 } })
  expect(aimOf({ say: 'feel', feeling: 'yes', to: null }, 1)).toBeNull()
  expect(pointed([1, null, 1], 'k').map(({ seat, to, sign }) => [seat, to, sign])).toEqual([[0, { seat: 1 }, '2'], [2, { seat: 1 }, '2']]) // prettier-ignore
})
test('what a Veto could stop lies as a ghost in its place, or is a line to whom it is played on', () => {
  const game = view('everything:veto_window')
  const asked = (action: object): View => ({ ...game, question: { ...game.question!, by: 1, action: action as never } })
  const laid = { do: 'lay', card: 'NES', cell: { x: 1, y: 0 }, turned: true, payer: null }
  expect(ghostOf(laid as never)).toEqual({ card: 'NES', turned: true })
  expect(threat(asked(laid))).toEqual([])
  expect(threat(asked({ do: 'break', tool: 'cart', seat: 2 }))).toMatchObject([{ seat: 1, to: { seat: 2 } }])
  expect(ghostOf({ do: 'break', tool: 'cart', seat: 2 } as never)).toBeNull()
})
