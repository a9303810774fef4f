// The service worker's part: what a push shows, and where a click leads.
import { expect, test, vi } from 'vitest'
import worker from '../../../public/sw.js?raw'

type Listener = (event: Record<string, unknown>) => void

function started(words: unknown): { heard: Record<string, Listener>; show: ReturnType<typeof vi.fn>; open: ReturnType<typeof vi.fn> } {
  const heard: Record<string, Listener> = {}
  const [show, open] = [vi.fn(), vi.fn()]
  const self = {
    addEventListener: (name: string, listener: Listener) => void (heard[name] = listener),
    registration: { showNotification: show },
    clients: { matchAll: () => Promise.resolve([]), openWindow: open },
  }
  const caches = { open: () => Promise.resolve({ match: () => Promise.resolve(words ? new Response(JSON.stringify(words)) : undefined) }) }
  new Function('self', 'caches', 'location', worker)(self, caches, { origin: 'https://mine.example' })
  return { heard, show, open }
}

async function happens(listener: Listener, event: Record<string, unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  listener({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
  await done
}

const WORD = { content: 'It is your turn in Saboteur: …', table: 'abc', url: 'https://mine.example/t/abc' }

test('a push is shown in the words that the page left, one for each table', async () => {
  const { heard, show } = started({ title: 'Saboteur', body: 'Du bist am Zug.' })
  await happens(heard['push']!, { data: { json: () => WORD } })
  expect(show).toHaveBeenCalledWith('Saboteur', expect.objectContaining({ body: 'Du bist am Zug.', tag: 'abc', data: WORD.url }))
})

test('without words of the page it is shown as the server said it', async () => {
  const { heard, show } = started(null)
  await happens(heard['push']!, { data: { json: () => WORD } })
  expect(show).toHaveBeenCalledWith('Saboteur', expect.objectContaining({ body: WORD.content }))
})

test('a click opens the table, and never a page elsewhere', async () => {
  const { heard, open } = started(null)
  for (const data of [WORD.url, 'https://elsewhere.example/t/abc']) await happens(heard['notificationclick']!, { notification: { data, close: vi.fn() } })
  expect(open.mock.calls).toEqual([['/t/abc'], ['/t/abc']])
})
