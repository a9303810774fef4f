// Taps that lead to an action, and taps that get a reason from the server.
import { describe, expect, test, vi } from 'vitest'
import positions from '../../fixtures/positions.json'
import type { Table } from '../table/table.svelte'
import { settings } from '../device/settings.svelte'
import { Turn } from './turn.svelte'
import type { AnyAction, Cell, View } from '../net/wire'

type Tried = (action: AnyAction) => Promise<unknown>
const no = (code: string, values: Record<string, string | number> = {}) => ({ t: 'no', cid: '', code, sentence: 'in English', seq: 1, values, clashes: [] })

function at(name: string, why: Tried = () => Promise.resolve(no('illegal'))): { turn: Turn; act: ReturnType<typeof vi.fn>; view: View; options: AnyAction[] } {
  const position = positions.find((one) => one.name === name)!
  const [view, options] = [position.view as unknown as View, position.options as unknown as AnyAction[]]
  const act = vi.fn(() => Promise.resolve({ t: 'ok' }))
  const table = { input: true, seat: view.own!.seat, lobby: { seats: [] }, game: { decision: 1 }, state: 'online', busy: false, act, why } as unknown as Table
  const turn = new Turn(table, (seat) => `Dwarf ${seat}`)
  turn.offer(options, view.own!.hand, 1)
  return { turn, act, view, options }
}
const AWAY: Cell = { x: -40, y: 40 }

describe('of two goals', () => {
  const [a, b, c] = [{ x: 8, y: -2 }, { x: 8, y: 0 }, { x: 8, y: 2 }] as const
  const option: AnyAction = { do: 'goal_swap', cell: a, other: c }
  const picked = () => {
    const made = at('base:middle')
    made.turn.offer([{ do: 'goal_swap', cell: a, other: b }, option, { do: 'goal_swap', cell: b, other: c }], ['NS', 'goal_swap'], 2)
    made.turn.pick(1)
    return made
  }
  test('the first stays in sight, and the second makes the action', () => {
    const { turn } = picked()
    const before = turn.picker.cells.size
    turn.tapCell(option.cell, 'touch')
    expect(turn.picker.first).toEqual(option.cell)
    expect(turn.picker.cells.size).toBe(before)
    turn.tapCell(option.other, 'touch')
    expect(turn.picker.chosen).toEqual(option)
  })
  test('the first can be taken back by tapping it again', () => {
    const { turn, act } = picked()
    turn.tapCell(option.cell, 'touch')
    turn.tapCell(option.cell, 'touch')
    expect([turn.picker.first, turn.picker.chosen]).toEqual([null, null])
    expect(act).not.toHaveBeenCalled()
  })
  test('tapping the second again confirms it', () => {
    const { turn, act } = picked()
    for (const cell of [option.cell, option.other, option.other]) turn.tapCell(cell, 'touch')
    expect(act).toHaveBeenCalledWith(option)
  })
})

describe('a tap on something illegal', () => {
  test('asks the server with what was meant, and says its reason', async () => {
    const tried = vi.fn(() => Promise.resolve(no('touches_nothing', { cell: '-40,40' })))
    const { turn, view, options } = at('base:middle', tried)
    const lay = options.find((option) => option.do === 'lay')!
    turn.pick(view.own!.hand.indexOf((lay as { card: string }).card))
    turn.tapCell(AWAY, 'touch')
    await vi.waitFor(() => expect(turn.say).toBe('A path must touch the maze: there is no face-up card next to it (40 left, 40 down).'))
    expect(tried).toHaveBeenCalledWith(expect.objectContaining({ do: 'lay', cell: AWAY }))
  })
  test('never tries what could be done', () => {
    const tried = vi.fn(() => Promise.resolve(no('illegal')))
    for (const position of positions.filter((one) => one.options.length)) {
      const { turn, view, options } = at(position.name, tried)
      view.own!.hand.forEach((_, index) => {
        turn.picker.clear()
        turn.pick(index)
        if (!turn.picker.cells.has('-40,40')) turn.tapCell(AWAY, 'touch')
        for (let seat = 0; seat < view.seats; seat++) if (!turn.picker.seats.has(seat)) turn.tapSeat(seat, 'touch')
      })
      const legal = new Set(options.map((option) => JSON.stringify(option)))
      expect((tried.mock.calls as unknown as [AnyAction][]).map(([action]) => JSON.stringify(action)).filter((action) => legal.has(action))).toEqual([])
      tried.mockClear()
    }
  })
  test('without a card says that one is to be picked', async () => {
    const { turn } = at('base:middle')
    turn.tapCell(AWAY, 'touch')
    await vi.waitFor(() => expect(turn.say).toBe('Pick a card first.'))
  })
})

test('a card that fits both ways is turned by a second tap, and not laid unseen', () => {
  const { turn, options, view, act } = at('base:middle')
  const both = options.find((a) => a.do === 'lay' && options.some((b) => b.do === 'lay' && b.card === a.card && b.turned !== a.turned && b.cell.x === a.cell.x && b.cell.y === a.cell.y))
  if (both?.do !== 'lay') throw new Error('no such card in this fixture')
  turn.pick(view.own!.hand.indexOf(both.card))
  turn.tapCell(both.cell, 'touch')
  const first = turn.picker.chosen
  turn.tapCell(both.cell, 'touch')
  expect(turn.picker.chosen).not.toEqual(first)
  expect(act).not.toHaveBeenCalled()
})

describe('a veto window', () => {
  const allow: AnyAction = { do: 'allow' }
  const window = (people: number, spectators: number, options: AnyAction[]): { turn: Turn; act: ReturnType<typeof vi.fn> } => {
    const made = at('base:middle')
    const table = (made.turn as unknown as { table: { lobby: unknown; spectators: number } }).table
    table.lobby = { seats: Array.from({ length: 4 }, (_, i) => ({ kind: i < people ? 'person' : 'bot', away: null })) }
    table.spectators = spectators
    made.turn.glide(options, 2)
    made.turn.offer(options, [], 2)
    return made
  }
  test('asks nothing of whoever holds no Veto, and ends at once for one person among bots', () => {
    const { turn, act } = window(1, 0, [allow])
    expect(turn.mine).toBe(false)
    expect(act).toHaveBeenCalledWith(allow, 2)
    turn.glide([allow], 2)
    expect(act).toHaveBeenCalledTimes(1)
  })
  test('sends nothing where others could learn from it: other people, or somebody who looks on', () => {
    for (const { turn, act } of [window(2, 0, [allow]), window(1, 1, [allow])]) {
      expect(turn.mine).toBe(false)
      expect(act).not.toHaveBeenCalled()
    }
  })
  test('asks whoever holds a Veto, or wants to be asked', () => {
    expect(window(1, 0, [allow, { do: 'veto' }]).turn.mine).toBe(true)
    settings.askVeto = true
    expect(window(1, 0, [allow]).turn.mine).toBe(true)
    settings.askVeto = false
  })
})
