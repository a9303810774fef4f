/** What this tab kept of tables; after a fault it may be the reason. */
export function forgetTables(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('table.')) sessionStorage.removeItem(key)
}
