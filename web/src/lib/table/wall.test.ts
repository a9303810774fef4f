import { expect, test } from 'vitest'
import { columnsFor, cut, largest } from './wall'

test('a long list stands in columns, one after the other, and none is empty', () => {
  expect([columnsFor(5, true), columnsFor(14, true), columnsFor(100, true), columnsFor(100, false)]).toEqual([1, 2, 3, 2])
  expect(cut([1, 2, 3, 4, 5], 2)).toEqual([[1, 2, 3], [4, 5]])
  expect(cut([1, 2, 3, 4], 3)).toEqual([[1, 2], [3, 4]])
  expect(cut([], 2)).toEqual([])
})

test('the largest size that fits is found, and the smallest taken if none does', () => {
  expect(largest(0.6, 2.4, (zoom) => zoom <= 1.5)).toBeCloseTo(1.5, 1)
  expect(largest(0.6, 2.4, (zoom) => zoom <= 1.5)).toBeLessThanOrEqual(1.5)
  expect(largest(0.6, 2.4, () => true)).toBe(2.4)
  expect(largest(0.6, 2.4, () => false)).toBe(0.6)
})
