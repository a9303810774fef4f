// Several people at one device: each has a seat and a token of their own. The first is this browser's cookie.
import { api } from './api'

export interface Person {
  name: string
  /** null: this browser's own cookie. */
  token: string | null
}

/** How long a veto window stays open at most while the device goes round. */
export const VETO_SECONDS = 120

const STORED = 'saboteur.people'
const WATCHER = 'saboteur.watcher'
const TABLES = 8 // tables of which this device remembers its people

type Kept = [table: string, people: Person[]][]

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as Kept
  } catch {
    return []
  }
}

/** Who plays at this table from this device, if more than one. */
export function peopleAt(table: string): Person[] {
  return kept().find(([at]) => at === table)?.[1] ?? []
}

export function keepPeople(table: string, people: Person[]): void {
  const others = kept().filter(([at]) => at !== table)
  localStorage.setItem(STORED, JSON.stringify([...others, [table, people]].slice(-TABLES)))
}

/** Seat somebody else at this device. */
export async function seatPerson(table: string, name: string): Promise<Person> {
  const { token } = await api.device(['play', 'watch'])
  await api.intend(table, { t: 'join', name, seat: null, program: false, colour: null, face: null }, token)
  return { name, token }
}

/** A token without a seat: whoever looks with it sees what everybody may see. */
export async function watcherToken(): Promise<string> {
  const kept = localStorage.getItem(WATCHER)
  if (kept) return kept
  const { token } = await api.device(['watch'])
  localStorage.setItem(WATCHER, token!)
  return token!
}

/** The watcher's token is not known to the server any more: get another next time. */
export function dropWatcher(): void {
  localStorage.removeItem(WATCHER)
}
