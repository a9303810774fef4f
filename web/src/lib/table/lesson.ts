// Lessons on this device: which were begun, at which table, and which were learned. What a lesson is, the server says
// (saboteur/play/lessons.py); it tells the page step by step what is wanted.
const BEGUN = 'saboteur.lessons'
const LEARNED = 'saboteur.learned'

function kept<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

/** The tables of lessons that were begun here. */
const tables = (): Record<string, string> => kept(BEGUN, {})

/** The table of a lesson that was begun here; without a key, of any. */
export const begun = (lesson?: string): string | null => (lesson === undefined ? Object.values(tables())[0] : tables()[lesson]) ?? null

export const keepLesson = (lesson: string, table: string): void => localStorage.setItem(BEGUN, JSON.stringify({ ...tables(), [lesson]: table }))

/** Forget a table: its lesson is over, or it is gone. */
export function endLesson(table: string): void {
  const others = Object.entries(tables()).filter(([, begunAt]) => begunAt !== table)
  localStorage.setItem(BEGUN, JSON.stringify(Object.fromEntries(others)))
}

/** The lessons that were learned on this device. */
export const learned = (): string[] => kept(LEARNED, [])

export const keepLearned = (lesson: string): void => localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), lesson])]))

/** Where home leads: to the path, and whoever has learned nothing yet to the first lesson at once. */
export const learnPath = (): string => (begun() || learned().length ? '/learn' : '/learn/base')
