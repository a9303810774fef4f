// The judge's chances: a chart says what lies along it, and a list what its numbers are.
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { api } from '../lib/net/api'
import type { Analysis } from '../lib/net/wire'
import { need } from '../lib/words/i18n.svelte'
import ChanceChart from './ChanceChart.svelte'
import Judge from './Judge.svelte'

const analysis: Analysis = {
  version: 1,
  standings: [0, 9].map((step) => ({ step, round: 1, chances: [{ side: 'digger', chance: step ? 0.2 : 0.6 }] })),
  moves: [],
  swings: [{ step: 9, seat: 0, round: 1, side: 'digger', before: 0.6, after: 0.2 }],
  lies: [],
  left_out: [],
  talk: true,
}
const place = { starts: [0], last: 134, at: 0, onstep: () => undefined }

beforeAll(async () => need('analysis', 'replay'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a chart over the game names its axis, from the first step to the last', () => {
  const { container } = render(ChanceChart, { analysis, ...place })
  expect(container.querySelector('[data-axis=steps]')?.textContent).toBe('Step')
  const marks = [...container.querySelectorAll('svg text')].map((one) => one.textContent)
  expect(marks).toEqual(expect.arrayContaining(['1', '135']))
})
test('what decided the game says what its numbers are, if anything did', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue({ analysis })
  const rest = { table: 't', seats: 2, names: String, lines: [], onjudged: () => undefined, ...place }
  const { container, rerender } = render(Judge, { ...rest, judged: analysis })
  const told = 'The moves after which the chance to win the round changed most.'
  await vi.waitFor(() => expect(container.textContent).toContain(told))
  await rerender({ judged: { ...analysis, swings: [] } })
  expect(container.textContent).not.toContain(told)
})
