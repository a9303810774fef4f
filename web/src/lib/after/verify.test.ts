// Hashes against Node's own, shuffles against games that the engine recorded (tests/golden).
/// <reference types="node" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sha256, shake256 } from './hashes'
import { notePromise, promised } from '../table/promise'
import { commitmentOf, faultsOf, type ShuffleRecord } from './verify'

const GOLDEN = '../tests/golden'
const records = readdirSync(GOLDEN).filter((name) => /^\d.*\.json$/.test(name)) // pins.json beside them is no record
const load = (name: string): ShuffleRecord => JSON.parse(readFileSync(`${GOLDEN}/${name}`, 'utf-8')) as ShuffleRecord
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('hashes', () => {
  const lengths = [0, 1, 55, 56, 63, 64, 65, 135, 136, 137, 300]
  test.each(lengths)('SHA-256 of %i bytes is that of Node', (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (7 * i + 3) & 255)
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  })
  test.each(lengths)('SHAKE-256 of %i bytes is that of Node, however long', (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (11 * i + 5) & 255)
    for (const wanted of [1, 32, 136, 137, 1000]) {
      expect(hex(shake256(message, wanted))).toBe(createHash('shake256', { outputLength: wanted }).update(message).digest('hex'))
    }
  })
})

describe('a record of the engine', () => {
  test.each(records)('%s has nothing wrong with it', (name) => {
    const record = load(name)
    expect(record.shuffles.length).toBeGreaterThanOrEqual(3 * Number(record.setup.options?.rounds ?? 3))
    expect(faultsOf(record, record.commitment)).toEqual([])
  })
  test('with two cards exchanged names the shuffle that does not follow', () => {
    const record = load(records[0]!)
    const order = record.shuffles[2]!.order
    ;[order[0], order[1]] = [order[1]!, order[0]!]
    expect(faultsOf(record, null)).toEqual([{ code: 'shuffle', label: record.shuffles[2]!.label }])
  })
  test('with another seed fits neither the promise nor any shuffle', () => {
    const record = load(records[0]!)
    record.setup.seed = '00'.repeat(16)
    const codes = faultsOf(record, record.commitment).map((fault) => fault.code)
    expect(codes.slice(0, 2)).toEqual(['commitment', 'noted'])
    expect(codes.filter((code) => code === 'shuffle').length).toBeGreaterThan(8)
  })
  test('whose hash was exchanged with the seed does not fit what this browser noted', () => {
    const record = load(records[0]!)
    expect(faultsOf(record, commitmentOf('11'.repeat(16)))).toEqual([{ code: 'noted' }])
  })
  test('with a shuffle left out says which, and that the count has a gap', () => {
    const record = load(records[0]!)
    const at = record.shuffles.findIndex(({ label }) => label.endsWith('2/deck'))
    record.shuffles.splice(at, 1)
    expect(faultsOf(record, null)).toEqual([{ code: 'order' }, { code: 'missing', label: '2/deck' }])
  })
})

test('the first hash that a table shows is kept, a later one is not', () => {
  notePromise('t', 'first')
  notePromise('t', 'second')
  expect(promised('t')).toBe('first')
})
