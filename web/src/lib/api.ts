// The server's plain HTTP interface.
import type { Catalogue, GameRecord, Me, NewTable, Notebook, Problem, Replay, SetupCheck, TableFound, TableList, TableMade, TableSetup } from './wire'

/** What the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly clashes: string[] = [],
  ) {
    super(sentence)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused('offline', '')
  }
  const read: unknown = await answer.json().catch(() => null)
  if (answer.ok) return read as T
  const problem = read as Problem | null
  throw new Refused(problem?.code ?? `http_${answer.status}`, problem?.sentence ?? '', problem?.clashes ?? [])
}

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/catalogue'),
  check: (setup: TableSetup) => ask<SetupCheck>('POST', '/setups', setup),
  open: (table: Partial<NewTable>) => ask<TableMade>('POST', '/tables', table),
  tables: () => ask<TableList>('GET', '/tables'),
  mine: async () => ((await ask<Me>('GET', '/me')).known ? ask<TableList>('GET', '/me/tables') : { tables: [] }),
  find: (code: string) => ask<TableFound>('GET', `/codes/${encodeURIComponent(code)}`),
  record: (table: string) => ask<GameRecord>('GET', `/tables/${table}/record`),
  notes: (table: string) => ask<Notebook>('GET', `/tables/${table}/notes`),
  keepNotes: (table: string, notes: Notebook) => ask<unknown>('PUT', `/tables/${table}/notes`, notes),
  replay: (table: string, eyes: string, first: number) => ask<Replay>('GET', `/tables/${table}/replay?eyes=${eyes}&first=${first}`),
}
