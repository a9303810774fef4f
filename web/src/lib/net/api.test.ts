import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Refused } from './api'

const busy = () => new Response(JSON.stringify({ code: 'busy', sentence: 'The table is busy.' }), { status: 503 })
const told = () => new Response(JSON.stringify({ text: 'mine', guesses: [] }))
const refused = () => new Response(JSON.stringify({ code: 'no_table', sentence: 'There is no such table.' }), { status: 404 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answering(...answers: (() => Response)[]) {
  const asked = vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)()))
  vi.stubGlobal('fetch', asked)
  return asked
}

test('what a busy server cannot tell is asked for again', async () => {
  const asked = answering(busy, busy, told)
  const found = api.notes('t')
  await vi.runAllTimersAsync()
  expect((await found).text).toBe('mine')
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a server that stays busy is believed in the end', async () => {
  const asked = answering(busy)
  const found = api.notes('t').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect((await found) as Refused).toMatchObject({ code: 'busy' })
  expect(asked).toHaveBeenCalledTimes(3)
})

test('what changes something, and what is refused for good, is asked once', async () => {
  const once = answering(busy)
  await expect(api.check({} as never)).rejects.toMatchObject({ code: 'busy' })
  expect(once).toHaveBeenCalledTimes(1)
  const again = answering(refused)
  await expect(api.notes('t')).rejects.toMatchObject({ code: 'no_table' })
  expect(again).toHaveBeenCalledTimes(1)
})
