import { expect, test } from 'vitest'
import type { Club } from '../net/wire'
import { clockOf, evenings, fromUtc, minuteOf, toUtc, weekdayName } from './club'

test('a weekly time is kept in UTC and shown in the reader’s own week, over midnight and the end of the week', () => {
  const berlin = -60
  expect(toUtc({ weekday: 3, minute: 19 * 60 }, berlin)).toEqual({ weekday: 3, minute: 18 * 60 })
  expect(toUtc({ weekday: 0, minute: 30 }, berlin)).toEqual({ weekday: 6, minute: 23 * 60 + 30 })
  expect(toUtc({ weekday: 6, minute: 20 * 60 }, 480)).toEqual({ weekday: 0, minute: 4 * 60 })
  for (const offset of [-840, -60, 0, 210, 720])
    for (const local of [{ weekday: 0, minute: 0 }, { weekday: 6, minute: 1439 }]) expect(fromUtc(toUtc(local, offset), offset)).toEqual(local)
})

test('the week begins on Monday in every language', () => {
  expect(weekdayName(0, 'en')).toBe('Monday')
  expect(weekdayName(6, 'de')).toBe('Sonntag')
})

test('a time field and minutes of the day are the same', () => {
  expect(clockOf(19 * 60 + 5)).toBe('19:05')
  expect(minuteOf('19:05')).toBe(19 * 60 + 5)
})

test('the next evening stands first, the latest of the past does', () => {
  const one = (number: number, at: number, phase: string): unknown => ({ number, at, phase })
  const club = { evenings: [one(4, 40, 'registration'), one(3, 30, 'playing'), one(2, 20, 'over'), one(1, 10, 'over')] } as Club
  expect(evenings(club).ahead.map((evening) => evening.number)).toEqual([3, 4])
  expect(evenings(club).past.map((evening) => evening.number)).toEqual([2, 1])
})
