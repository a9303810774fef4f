import { expect, test } from 'vitest'
import { changedCells } from './happened'
import type { AnyEvent, Cell } from '../net/wire'

const at = (x: number, y: number): Cell => ({ x, y })
const cells = (...events: object[]): Cell[] => changedCells(events as AnyEvent[])

test('a goal that is turned and comes to lie the other way round changed once', () => {
  const goal = at(8, 0)
  expect(cells({ event: 'path_laid', seat: 0, cell: at(7, 0) }, { event: 'goal_turned', seat: 0, cell: goal }, { event: 'card_set', seat: 0, cell: goal }, { event: 'goal_shown', cell: goal })).toEqual([at(7, 0), goal])
})
test('a card laid and struck by a rockfall in one breath changed once', () => {
  expect(cells({ event: 'path_laid', seat: 0, cell: at(1, 0) }, { event: 'rock_fell', seat: 1, cell: at(1, 0) })).toEqual([at(1, 0)])
})
test('a move changes the cell that is left, too, and a swap both goals', () => {
  expect(cells({ event: 'path_moved', seat: 0, origin: at(1, 0), cell: at(2, 0) })).toEqual([at(1, 0), at(2, 0)])
  expect(cells({ event: 'goals_handled', seat: 0, cell: at(8, 0), other: at(8, 2) })).toEqual([at(8, 0), at(8, 2)])
})
test('who looks at a goal changes nothing', () => {
  expect(cells({ event: 'map_read', seat: 0, cell: at(8, 0) }, { event: 'toll_asked', seat: 0, cell: at(1, 1) })).toEqual([])
})
