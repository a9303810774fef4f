// From real positions: every option the server offers can be reached by taps, and nothing else.
import { describe, expect, test } from 'vitest'
import positions from '../../fixtures/positions.json'
import { byCell, bySeat, cellKey, inOrder, plain, pool, type Mode } from './choices'
import { Picker } from './picker.svelte'
import type { AnyAction, View } from '../net/wire'

const real = positions.map((position) => ({ name: position.name, view: position.view as unknown as View, options: position.options as unknown as AnyAction[] }))
const text = (action: AnyAction): string => JSON.stringify(action)

/** Everything that taps can lead to. */
function reachable(options: AnyAction[], hand: string[]): Set<string> {
  const found = new Set<string>()
  const add = (list: AnyAction[]): void => list.forEach((action) => found.add(text(action)))
  const targets = (left: AnyAction[]): void => {
    for (const [key, list] of byCell(left, null)) {
      if (list.some((o) => o.do === 'goal_swap')) {
        const [x = 0, y = 0] = key.split(',').map(Number)
        for (const second of byCell(left, { x, y }).values()) add(second)
      } else add(list)
    }
    for (const list of bySeat(left).values()) add(list)
    add(plain(left))
  }
  targets(pool(options, 'play', hand, []))
  hand.forEach((_, i) => {
    targets(pool(options, 'play', hand, [i]))
    targets(pool(options, 'toll', hand, [i]))
  })
  const discards = (chosen: number[]): void => {
    const names = chosen.map((i) => hand[i]!)
    if (chosen.length) add(inOrder(pool(options, 'discard', hand, chosen), names))
    if (chosen.length < 3) hand.forEach((_, i) => chosen.includes(i) || discards([...chosen, i]))
  }
  discards([])
  add(options.filter((o) => o.do === 'ask'))
  return found
}

describe.each(real.filter((position) => position.options.length))('$name', ({ view, options }) => {
  test('every option can be reached by taps, and only options', () => {
    const found = reachable(options, view.own?.hand ?? [])
    expect([...found].sort()).toEqual([...new Set(options.map(text))].sort())
  })
})

describe('the picker', () => {
  const base = real.find((position) => position.name === 'base:middle')!
  const lay = base.options.find((option) => option.do === 'lay')!
  const made = (): Picker => {
    const picker = new Picker()
    picker.offer(base.options, base.view.own!.hand)
    return picker
  }

  test('shows no place to tap before a card is picked', () => {
    expect(made().cells.size).toBe(0)
  })
  test('leads from a card over a cell to an action', () => {
    const picker = made()
    if (lay.do !== 'lay') throw new Error('no path to lay in this fixture')
    picker.card(base.view.own!.hand.indexOf(lay.card))
    expect(picker.cells.has(cellKey(lay.cell))).toBe(true)
    expect(picker.cell(lay.cell)).toBe(true)
    expect(picker.variants.map(text)).toContain(text(lay))
  })
  test('refuses a cell that is not offered', () => {
    const picker = made()
    picker.card(0)
    expect(picker.cell({ x: -40, y: 40 })).toBe(false)
    expect(picker.chosen).toBeNull()
  })
  test('forgets everything when new options come', () => {
    const picker = made()
    picker.card(0)
    picker.offer([], [])
    expect(picker.cards).toEqual([])
    expect(picker.left).toEqual([])
  })
  test('discards in the order of tapping, never more than offered', () => {
    const two = real.find((position) => position.name === 'saboteur2:middle')!
    const picker = new Picker()
    picker.offer(two.options, two.view.own!.hand)
    picker.setMode('discard' satisfies Mode)
    for (const i of [3, 1, 0, 2]) picker.card(i)
    expect(picker.cards).toEqual([1, 0, 2])
    const first = picker.buttons[0]
    expect(first && 'cards' in first ? first.cards : []).toHaveLength(3)
  })
})
