// Verifies a finished game's shuffles: the seed's hash was shown before the deal, and every shuffle follows from the
// seed. It does what tools/verify_shuffles.py does; that the moves follow, `saboteur verify` checks.
import { sha256, shake256 } from './hashes'

/** What of a record (docs/records.md) is looked at. */
export interface ShuffleRecord {
  setup: { seed: string; options?: Record<string, string> }
  commitment: string
  start?: unknown
  result: unknown
  shuffles: { label: string; order: number[] }[]
}

export type Fault =
  | { code: 'commitment' } // the seed does not belong to the hash in the record
  | { code: 'noted' } // nor to the hash that this browser was shown
  | { code: 'shuffle'; label: string } // a shuffle does not follow from the seed
  | { code: 'order' } // shuffles are not counted one after the other
  | { code: 'missing'; label: string } // one that every game has is missing, or there twice

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** The hash that is published before the deal, for a seed in hexadecimal. */
export function commitmentOf(seed: string): string {
  return Array.from(sha256(join(bytes('saboteur/seed/1\0'), unhex(seed))), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The labelled shuffle of so many things: Fisher and Yates from the end, skipping words that would favour some. */
export function shuffled(seed: string, label: string, size: number): number[] {
  const source = join(bytes('saboteur/shuffle/1\0'), unhex(seed), bytes(label))
  let stream = new DataView(shake256(source, 4 * size + 64).buffer)
  let room = 4 * size + 64
  let at = 0
  const order = Array.from({ length: size }, (_, i) => i)
  for (let last = size - 1; last > 0; ) {
    if (at === room) {
      room *= 2
      stream = new DataView(shake256(source, room).buffer)
    }
    const word = stream.getUint32(at)
    at += 4
    if (word >= 2 ** 32 - (2 ** 32 % (last + 1))) continue
    const pick = word % (last + 1)
    ;[order[last], order[pick]] = [order[pick]!, order[last]!]
    last--
  }
  return order
}

/** Everything that does not fit; `noted` is the hash that this browser was shown before the deal, if it was. */
export function faultsOf(record: ShuffleRecord, noted: string | null): Fault[] {
  const seed = record.setup.seed
  const found: Fault[] = []
  if (commitmentOf(seed) !== record.commitment) found.push({ code: 'commitment' })
  if (noted && commitmentOf(seed) !== noted) found.push({ code: 'noted' })
  for (const { label, order } of record.shuffles) {
    if (shuffled(seed, label, order.length).join() !== order.join()) found.push({ code: 'shuffle', label })
  }
  const counts = record.shuffles.map(({ label }) => Number(label.split('/')[0]))
  const first = record.start ? (counts[0] ?? 0) : 0 // a game that began at a position counts on
  if (counts.some((count, i) => count !== first + i)) found.push({ code: 'order' })
  if (record.result && !record.start) {
    const told = record.shuffles.map(({ label }) => label.split('/').slice(1).join('/'))
    for (let round = 1; round <= Number(record.setup.options?.rounds ?? 3); round += 1) {
      for (const name of ['dwarfs', 'goals', 'deck']) {
        const label = `${round}/${name}`
        if (told.filter((one) => one === label).length !== 1) found.push({ code: 'missing', label })
      }
    }
  }
  return found
}
