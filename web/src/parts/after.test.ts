// What is shown after a round and after the game, with a server made of fixtures.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import positions from '../fixtures/positions.json'
import fixture from '../fixtures/story.json'
import { api } from '../lib/net/api'
import type { ShuffleRecord } from '../lib/after/verify'
import type { Analysis, RoundStory, Story, View } from '../lib/net/wire'
import { namesOf } from '../lib/words/words'
import Charts from './Charts.svelte'
import { OwnGuesses } from '../lib/table/guesses.svelte'
import Guesses from './Guesses.svelte'
import Proof from './Proof.svelte'
import Reveal from './Reveal.svelte'

const story = fixture as unknown as Story
const viewOf = (name: string): View => positions.find((position) => position.name === name)!.view as unknown as View
const names = namesOf(story.names.map((name) => ({ kind: 'person', name, level: null, character: null, away: null, program: false, colour: null, face: null, title: '' })))
const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await tick()
  await new Promise((done) => setTimeout(done, 0))
}
const RAW_KEY = /\b(chart|deed|reveal|guess|claim|proof|fault|gold|role|replay)-(?!digger)[a-z]+/
beforeEach(() => vi.useRealTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('charts', () => {
  test('are drawn, and each can be read as a table with the same in it', () => {
    vi.spyOn(api, 'analysis').mockRejectedValue(new Error('not here'))
    const { container } = render(Charts, { table: 't', total: 10, at: 5, names, given: story, onstep: () => undefined })
    expect(container.querySelectorAll('section')).toHaveLength(3)
    expect(container.textContent).not.toMatch(RAW_KEY)
    const [far, deeds, suspicion] = [...container.querySelectorAll('table')]
    expect(far!.querySelectorAll('tbody tr').length).toBeGreaterThan(5)
    expect(deeds!.querySelectorAll('tbody tr')).toHaveLength(5)
    expect(suspicion!.querySelectorAll('tbody tr')).toHaveLength(5)
    const told = [...deeds!.querySelectorAll('td .unseen')].map((cell) => Number(/: (\d+)/.exec(cell.textContent ?? '')?.[1]))
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(story.deeds.length)
  })
})

describe('the judge', () => {
  const analysis: Analysis = {
    version: 1,
    standings: [{ step: 0, round: 1, chances: [{ side: 'digger', chance: 0.6 }, { side: 'saboteur', chance: 0.4 }] }, { step: 3, round: 1, chances: [{ side: 'digger', chance: 0 }, { side: 'saboteur', chance: 1 }] }],
    moves: [{ step: 2, seat: 1, cost: 0.35, better: { do: 'map', cell: { x: 8, y: 0 } }, ground: 'treasure_unknown' }],
    swings: [{ step: 2, seat: 1, round: 1, side: 'digger', before: 0.6, after: 0 }],
    lies: [{ step: 1, said: { by: 1, say: 'i_am', role: 'digger' }, believed: [], followed: [0] }],
    left_out: [],
    talk: true,
  } // prettier-ignore
  test('is asked until it has an answer, and its moments lead to their step', async () => {
    const ask = vi.spyOn(api, 'analysis').mockResolvedValueOnce({ analysis: null }).mockResolvedValue({ analysis })
    const onjudged = vi.fn()
    const { rerender } = render(Charts, { table: 't', total: 10, at: 5, names, given: story, onjudged, onstep: () => undefined })
    await vi.waitFor(() => expect(onjudged).toHaveBeenCalledWith(analysis))
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(2)
    await rerender({ judged: analysis })
    cleanup()
  })
  test('shows the chances, the moments, the costs and the lies', async () => {
    const onstep = vi.fn()
    const { container } = render(Charts, { table: 't', total: 10, at: 5, names, given: story, judged: analysis, onstep })
    await vi.waitFor(() => expect(container.querySelectorAll('section').length).toBe(8))
    expect(container.textContent).not.toMatch(RAW_KEY)
    expect(container.textContent).not.toMatch(/\b(analysis|side)-[a-z]/)
    expect(container.textContent).toContain('60%')
    expect(container.textContent).toContain('0.35')
    container.querySelector<HTMLElement>('[data-do=swing]')!.click()
    expect(onstep).toHaveBeenLastCalledWith(2)
    container.querySelector<HTMLElement>('[data-do=lie]')!.click()
    expect(onstep).toHaveBeenLastCalledWith(1)
  })
})

describe('the reveal', () => {
  const round: RoundStory = { ...story.rounds[0]!, claims: [{ seat: 1, claim: { say: 'i_am', role: 'digger' }, right: false, knew: true }] }
  const view: View = { ...viewOf('base:over'), rounds: [{ ending: round.ending, finder: round.finder, roles: round.roles }] }
  const shown = async (): Promise<HTMLElement> => {
    vi.spyOn(api, 'round').mockResolvedValue(round)
    const { container } = render(Reveal, { table: 't', view, payout: [], names, decision: 1, interval: null, waiting: false, now: 0, onclose: () => undefined })
    await settle()
    return container
  }
  test('begins with the dwarfs and goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const container = await shown()
    expect(container.querySelectorAll('.roles li')).toHaveLength(5)
    expect(container.querySelector('.goals')).toBeNull()
    vi.advanceTimersByTime(1500)
    await tick()
    expect(container.querySelector('.goals')).not.toBeNull()
    expect(container.querySelector('.gold')).toBeNull()
  })
  test('opens from an answer that was kept from before there were votes', async () => {
    const { votes: _, ...old } = round
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(old)))
    const { container } = render(Reveal, { table: 't', view, payout: [], names, decision: 1, interval: null, waiting: false, now: 0, onclose: () => undefined })
    await settle()
    await fireEvent.click(screen.getByText('Show everything'))
    expect(container.querySelectorAll('.gold li').length).toBeGreaterThan(0)
    expect(container.querySelector('[data-detectives]')).toBeNull()
    vi.unstubAllGlobals()
  })
  test('shows everything at once when asked to: who lied, who guessed, who was paid', async () => {
    const container = await shown()
    await fireEvent.click(screen.getByText('Show everything'))
    expect(container.querySelector('.claims')?.textContent).toContain('a lie')
    expect(container.querySelector('.scores')?.textContent).toMatch(/\d of 2 right \(pure luck/)
    expect(container.querySelectorAll('.gold li').length).toBeGreaterThan(0)
    expect(container.textContent).not.toMatch(RAW_KEY)
    expect(screen.queryByText('Show everything')).toBeNull()
  })
  test('waits for nothing where motion is not wanted', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect((await shown()).querySelector('.gold')).not.toBeNull()
  })
  test('says that gold cards stay secret only where there are some', async () => {
    for (const [secret, wanted] of [[true, 'stays secret'], [false, 'can see these amounts']] as const) {
      vi.spyOn(api, 'round').mockResolvedValue({ ...round, secret_gold: secret, payout: [{ event: 'gold_gained', seat: 0, amount: 2, why: 'win' }] })
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
      const { container } = render(Reveal, { table: 't', view, payout: [], names, decision: 1, interval: null, waiting: false, now: 0, onclose: () => undefined })
      await settle()
      expect(container.textContent).toContain(wanted)
      cleanup()
    }
  })
})

describe('guesses', () => {
  const view = viewOf('base:middle')
  test('are locked as chosen, and cannot be changed then', async () => {
    vi.spyOn(api, 'guesses').mockResolvedValue({ round: view.round, turn: null, guesses: [] })
    const lock = vi.spyOn(api, 'lockGuesses').mockImplementation((_table, wish) => Promise.resolve({ ...wish, turn: 12 }))
    const { container } = render(Guesses, { guesses: new OwnGuesses('t'), view, names })
    await settle()
    const choices = container.querySelectorAll('select')
    expect(choices).toHaveLength(view.seats - 1)
    expect(container.querySelector('button')?.disabled).toBe(true)
    await fireEvent.change(choices[0]!, { target: { value: 'saboteur' } })
    await fireEvent.click(screen.getByText('Lock one guess'))
    await settle()
    const seat = view.own!.seat === 0 ? 1 : 0
    expect(lock).toHaveBeenCalledWith('t', { round: view.round, guesses: [{ seat, role: 'saboteur' }] })
    expect(container.querySelectorAll('select')).toHaveLength(0)
    expect(container.textContent).toContain('Locked in on turn 12')
  })
})

describe('the proof', () => {
  const golden = (): ShuffleRecord => JSON.parse(readFileSync('../tests/golden/03-base-5.json', 'utf-8')) as ShuffleRecord
  const run = async (record: ShuffleRecord): Promise<string> => {
    vi.spyOn(api, 'file').mockResolvedValue(record)
    const { container } = render(Proof, { table: 'p' })
    await fireEvent.click(screen.getByText('Check every shuffle'))
    await vi.waitFor(() => expect(container.querySelector('[role=status] p')).not.toBeNull())
    return container.querySelector('[role=status]')?.textContent ?? ''
  }
  test('of an honest game names the number of shuffles', async () => {
    const record = golden()
    expect(await run(record)).toContain(`all ${record.shuffles.length} shuffles were checked`)
  })
  test('of a tampered game says exactly what does not fit', async () => {
    const record = golden()
    record.shuffles[1]!.order.reverse()
    expect(await run(record)).toContain(`The shuffle ${record.shuffles[1]!.label} does not follow from the secret number.`)
  })
})
