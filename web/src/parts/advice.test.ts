// The coach: asked on a tap, and its answer goes with the question it was given to.
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import positions from '../fixtures/positions.json'
import { api } from '../lib/net/api'
import type { Advice as Advised, View } from '../lib/net/wire'
import { coachLines } from '../lib/words/coach'
import { need } from '../lib/words/i18n.svelte'
import { namesOf } from '../lib/words/words'
import Advice from './Advice.svelte'

const names = namesOf(['Ann', 'Ben'].map((name) => ({ kind: 'person', name, level: null, character: null, away: null, program: false, colour: null, face: null, title: '' })))
const action: Advised['action'] = { do: 'map', cell: { x: 8, y: 0 } }
const thought: Advised['thought'] = { step: 0, seat: 0, level: 'master', role: 'digger', reason: { ground: 'searched', far: 3, beliefs: [], compared: [{ action, worth: 0.4, ground: 'treasure_unknown' }] } }
const notes: Advised['notes'] = { goal: { x: 8, y: 0 }, chance: 0.6, options: [{ tie: false, price: 0, doubt: -0.1, trusting: 2, doubting: 0 }] }

const view = positions.find((position) => position.name === 'base:middle')!.view as unknown as View
const stone = { kind: 'stone', card: 'NE', gold: 0 } as const
const facing = (...faces: (View['goals'][number]['face'])[]): View => ({ ...view, goals: view.goals.map((goal, i) => ({ ...goal, face: faces[i] ?? null })), own: { ...view.own!, notes: [] } })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a master is asked once, and the answer is gone with the next question', async () => {
  const ask = vi.spyOn(api, 'advice').mockResolvedValue({ action, thought, notes })
  const { container, rerender } = render(Advice, { table: 't', decision: 3, view: facing(), entries: [], names })
  await vi.waitFor(() => expect(container.querySelector('[data-do=coach]')).not.toBeNull())
  expect(ask).not.toHaveBeenCalled()
  await fireEvent.click(container.querySelector('[data-do=coach]')!)
  await vi.waitFor(() => expect(container.textContent).toContain('A grandmaster would choose: '))
  expect(container.textContent).not.toMatch(/\b(coach|ground|reason)-[a-z]/)
  await rerender({ decision: 4 })
  expect(container.querySelector('[data-do=coach]')).not.toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})
test('it names the goal it believes in, what is as good, what a bluff costs and what the move tells the others', async () => {
  const other: Advised['action'] = { do: 'map', cell: { x: 8, y: 2 } }
  const third: Advised['action'] = { do: 'map', cell: { x: 8, y: -2 } }
  const compared = [action, other, third].map((one, i) => ({ action: one, worth: i < 2 ? 0.4 : 0.1, ground: 'treasure_unknown' as const }))
  const note = { tie: false, price: 0, doubt: 0, trusting: 0, doubting: 0 }
  const advice: Advised = {
    action,
    thought: { ...thought, role: 'saboteur', reason: { ...thought.reason, compared } },
    notes: { ...notes, options: [{ ...note, trusting: 2 }, { ...note, tie: true }, { ...note, price: 0.8, doubting: 3 }] },
  }
  await need('reasons', 'replay')
  const lines = coachLines(advice, names)
  expect(lines[0]).toBe('The likeliest treasure: the middle goal (60%).')
  expect(lines[1]).toContain('Just as good: ')
  expect(lines[2]).toMatch(/^This is a bluff: .*worth in gold: 0.5/)
  expect(lines[3]).toBe('It makes 2 players trust you.')
  expect(coachLines({ ...advice, notes: { goal: null, chance: 0, options: [note, note, note] } }, names)).toEqual(['It tells the others nothing about you.'])
})
test('a refusal is said in words', async () => {
  vi.spyOn(api, 'advice').mockRejectedValue(new Error('offline'))
  const { container } = render(Advice, { table: 't', decision: 3, view: facing(), entries: [], names })
  await vi.waitFor(() => expect(container.querySelector('[data-do=coach]')).not.toBeNull())
  await fireEvent.click(container.querySelector('[data-do=coach]')!)
  await vi.waitFor(() => expect(container.querySelector('.problem')?.textContent).toBeTruthy())
})
test('with two stones open it says where the treasure is', async () => {
  vi.spyOn(api, 'advice').mockResolvedValue({ action, thought, notes })
  const { container, rerender } = render(Advice, { table: 't', decision: 3, view: facing(stone, null, null), entries: [], names })
  await vi.waitFor(() => expect(container.querySelector('[data-do=coach]')).not.toBeNull())
  await fireEvent.click(container.querySelector('[data-do=coach]')!)
  await vi.waitFor(() => expect(container.textContent).toContain('A grandmaster would choose: '))
  expect(container.querySelector('[data-part=deduced]')).toBeNull()
  await rerender({ view: facing(stone, null, stone) })
  expect(container.querySelector('[data-part=deduced]')?.textContent).toBe('the middle goal can only be the treasure.')
})
