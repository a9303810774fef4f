import { describe, expect, test } from 'vitest'
import type { GamePart } from '../net/wire'
import { actions, changed, patched } from './patch'

describe('a patch', () => {
  test('sets fields again and leaves the rest, and what was there, as it is', () => {
    const before = { turn: 1, mover: 0, maze: [1, 2, 3] }
    expect(changed(before, { values: { turn: 2 }, lists: {} })).toEqual({ turn: 2, mover: 0, maze: [1, 2, 3] })
    expect(before.turn).toBe(1)
  })

  test('replaces a part of a list: in between, at either end, or all of it', () => {
    const before = { list: ['a', 'b', 'c'] }
    const part = (at: number, gone: number, items: string[]): string[] => changed(before, { values: {}, lists: { list: { at, gone, items } } }).list
    expect(part(1, 1, ['x', 'y'])).toEqual(['a', 'x', 'y', 'c'])
    expect(part(0, 0, ['x'])).toEqual(['x', 'a', 'b', 'c'])
    expect(part(3, 0, ['x'])).toEqual(['a', 'b', 'c', 'x'])
    expect(part(0, 3, [])).toEqual([])
    expect(before.list).toEqual(['a', 'b', 'c'])
  })

  test('writes out every action that choices stand for, in their order', () => {
    const lay = { like: { do: 'lay', card: 'NS', payer: null }, fields: ['cell', 'turned'], rows: [[{ x: 1, y: 0 }, false], [{ x: 2, y: 0 }, true]] } // prettier-ignore
    const theft = { like: { do: 'theft' }, fields: [], rows: [[]] }
    expect(actions([lay, theft])).toEqual([
      { do: 'lay', card: 'NS', payer: null, cell: { x: 1, y: 0 }, turned: false },
      { do: 'lay', card: 'NS', payer: null, cell: { x: 2, y: 0 }, turned: true },
      { do: 'theft' },
    ])
  })

  test('changes what only the seat sees inside the view', () => {
    const game = { decision: 1, options: [], view: { turn: 1, own: { seat: 0, hand: ['NS', 'EW'] } }, result: null } as unknown as GamePart
    const none = { values: {}, lists: {} }
    const own = { values: { seat: 0 }, lists: { hand: { at: 1, gone: 1, items: ['NE'] } } }
    const after = patched(game, { decision: 2, options: [], view: none, own, result: null })
    expect(after.view.own?.hand).toEqual(['NS', 'NE'])
    expect(game.view.own?.hand).toEqual(['NS', 'EW'])
    expect(patched(game, { decision: 3, options: [], view: none, own: null, result: null }).view).toEqual(game.view)
  })
})
