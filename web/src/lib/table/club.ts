// What the page works out of a club: its next evening, and its week in the reader's own time.
import type { Club, ClubEvening } from '../net/wire'

const DAY = 24 * 60 // minutes
const WEEK = 7 * DAY

/** A moment of every week: a day, Monday is 0, and a minute of it. */
export interface OfWeek {
  weekday: number
  minute: number
}

function moved({ weekday, minute }: OfWeek, by: number): OfWeek {
  const all = (((weekday * DAY + minute + by) % WEEK) + WEEK) % WEEK
  return { weekday: Math.floor(all / DAY), minute: all % DAY }
}

/** What is a time of the reader's week in UTC, and back; `offset` is what `Date.getTimezoneOffset` says. */
export const toUtc = (local: OfWeek, offset: number): OfWeek => moved(local, offset)
export const fromUtc = (utc: OfWeek, offset: number): OfWeek => moved(utc, -offset)

/** What a day of the week is called, Monday first. */
export const weekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + weekday)) // a Monday

/** What a time field holds. */
export const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
export const minuteOf = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Evenings that are not over, the next one first; and those that are, the latest first. */
export function evenings(club: Club): { ahead: ClubEvening[]; past: ClubEvening[] } {
  const ahead = club.evenings.filter((one) => one.phase !== 'over').sort((a, b) => a.at - b.at || a.number - b.number)
  return { ahead, past: club.evenings.filter((one) => one.phase === 'over') }
}
