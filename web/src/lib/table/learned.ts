// Lessons on this device: which were begun, at which table, and which were learned. What a lesson is, the server says
// (saboteur/play/lessons.py); it tells the page step by step what is wanted.
import { BEGUN, LEARNED } from './lesson'

function kept<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

const tables = (): Record<string, string> => kept(BEGUN, {})
const keepTables = (all: Record<string, string>): void => localStorage.setItem(BEGUN, JSON.stringify(all))

/** The table of a lesson that was begun here. */
export const begun = (lesson: string): string | null => tables()[lesson] ?? null

export const keepLesson = (lesson: string, table: string): void => keepTables({ ...tables(), [lesson]: table })

/** Forget a table: its lesson is over, or it is gone. */
export function endLesson(table: string): void {
  keepTables(Object.fromEntries(Object.entries(tables()).filter(([, begunAt]) => begunAt !== table)))
}

/** The lessons that were learned on this device. */
export const learned = (): string[] => kept(LEARNED, [])

export const keepLearned = (lesson: string): void => localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), lesson])]))
