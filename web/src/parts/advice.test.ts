// The coach: asked on a tap, and its answer goes with the question it was given to.
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import positions from '../fixtures/positions.json'
import { api } from '../lib/net/api'
import type { Advice as Advised, View } from '../lib/net/wire'
import { namesOf } from '../lib/words/words'
import Advice from './Advice.svelte'

const names = namesOf(['Ann', 'Ben'].map((name) => ({ kind: 'person', name, level: null, character: null, away: null, program: false, colour: null, face: null })))
const action: Advised['action'] = { do: 'map', cell: { x: 8, y: 0 } }
const thought: Advised['thought'] = { step: 0, seat: 0, level: 'master', role: 'digger', reason: { ground: 'searched', far: 3, beliefs: [], compared: [{ action, worth: 0.4, ground: 'treasure_unknown' }] } }

const view = positions.find((position) => position.name === 'base:middle')!.view as unknown as View
const stone = { kind: 'stone', card: 'NE', gold: 0 } as const
const facing = (...faces: (View['goals'][number]['face'])[]): View => ({ ...view, goals: view.goals.map((goal, i) => ({ ...goal, face: faces[i] ?? null })), own: { ...view.own!, notes: [] } })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a master is asked once, and the answer is gone with the next question', async () => {
  const ask = vi.spyOn(api, 'advice').mockResolvedValue({ action, thought })
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
test('a refusal is said in words', async () => {
  vi.spyOn(api, 'advice').mockRejectedValue(new Error('offline'))
  const { container } = render(Advice, { table: 't', decision: 3, view: facing(), entries: [], names })
  await vi.waitFor(() => expect(container.querySelector('[data-do=coach]')).not.toBeNull())
  await fireEvent.click(container.querySelector('[data-do=coach]')!)
  await vi.waitFor(() => expect(container.querySelector('.problem')?.textContent).toBeTruthy())
})
test('with two stones open it says where the treasure is', async () => {
  vi.spyOn(api, 'advice').mockResolvedValue({ action, thought })
  const { container, rerender } = render(Advice, { table: 't', decision: 3, view: facing(stone, null, null), entries: [], names })
  await vi.waitFor(() => expect(container.querySelector('[data-do=coach]')).not.toBeNull())
  await fireEvent.click(container.querySelector('[data-do=coach]')!)
  await vi.waitFor(() => expect(container.textContent).toContain('A grandmaster would choose: '))
  expect(container.querySelector('[data-part=deduced]')).toBeNull()
  await rerender({ view: facing(stone, null, stone) })
  expect(container.querySelector('[data-part=deduced]')?.textContent).toBe('the middle goal can only be the treasure.')
})
