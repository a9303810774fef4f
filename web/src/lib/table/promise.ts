// The hash of the seed that a table showed to this tab first: what it shows later cannot replace it.

const key = (table: string): string => `promise.${table}`

export function notePromise(table: string, commitment: string): void {
  if (!sessionStorage.getItem(key(table))) sessionStorage.setItem(key(table), commitment)
}

/** What was noted before the deal, or null if this tab was not there. */
export function promised(table: string): string | null {
  return sessionStorage.getItem(key(table))
}
