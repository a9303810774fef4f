// Whom somebody without a seat muted: kept in this tab alone, by seat and name, so that whoever sits there next is heard.
import type { Lobby } from '../net/wire'

type Kept = [seat: number, name: string][]

export function watcherMutes(key: string, lobby: Lobby | null): number[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`muted.${key}`) ?? '[]') as Kept
    return kept.filter(([seat, name]) => lobby?.seats[seat]?.name === name).map(([seat]) => seat)
  } catch {
    return [] // whatever was there is not ours
  }
}

export function keepWatcherMutes(key: string, lobby: Lobby | null, seats: number[]): void {
  const kept: Kept = seats.map((seat) => [seat, lobby?.seats[seat]?.name ?? ''])
  try {
    sessionStorage.setItem(`muted.${key}`, JSON.stringify(kept))
  } catch {
    // No storage: it holds until the page is loaded again.
  }
}
