// SHA-256 and SHAKE-256 in few lines, for verifying shuffles. The browser's own SubtleCrypto has no SHAKE, and is
// missing altogether on pages served without TLS, as in a local network. Tested against Node's.

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function roots(count: number, exponent: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes.map((prime) => ((prime ** exponent % 1) * 2 ** 32) | 0)
}

export function sha256(message: Uint8Array): Uint8Array {
  const k = roots(64, 1 / 3)
  const hash = roots(8, 1 / 2)
  const blocks = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6))
  message.forEach((byte, i) => blocks.setUint8(i, byte))
  blocks.setUint8(message.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, message.length * 8)
  for (let start = 0; start < blocks.byteLength; start += 64) {
    const w = Array.from({ length: 16 }, (_, i) => blocks.getInt32(start + 4 * i))
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      if (i >= 16) {
        const [x, y] = [w[i - 15]!, w[i - 2]!]
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
        w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
      }
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setInt32(4 * i, word))
  return new Uint8Array(out.buffer)
}

const RATE = 136 // bytes of the state that are read and written, for SHAKE-256
const LANE = (1n << 64n) - 1n
const turn = (x: bigint, by: number): bigint => ((x << BigInt(by)) | (x >> BigInt(64 - by))) & LANE

/** The permutation Keccak-f[1600] on 25 lanes. */
function keccak(s: bigint[]): void {
  let lfsr = 1
  for (let round = 0; round < 24; round++) {
    const c = [0, 1, 2, 3, 4].map((x) => s[x]! ^ s[x + 5]! ^ s[x + 10]! ^ s[x + 15]! ^ s[x + 20]!)
    for (let i = 0; i < 25; i++) s[i]! ^= c[(i + 4) % 5]! ^ turn(c[(i + 1) % 5]!, 1)
    let [x, y, carried] = [1, 0, s[1]!]
    for (let t = 0; t < 24; t++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = s[x + 5 * y]!
      s[x + 5 * y] = turn(carried, (((t + 1) * (t + 2)) / 2) % 64)
      carried = next
    }
    for (let row = 0; row < 25; row += 5) {
      const r = s.slice(row, row + 5)
      for (let i = 0; i < 5; i++) s[row + i] = r[i]! ^ (~r[(i + 1) % 5]! & LANE & r[(i + 2) % 5]!)
    }
    for (let j = 0; j < 7; j++) {
      if (lfsr & 1) s[0]! ^= 1n << BigInt((1 << j) - 1)
      lfsr = (lfsr << 1) ^ (lfsr >> 7 ? 0x171 : 0)
    }
  }
}

export function shake256(message: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE)
  padded.set(message)
  padded[message.length]! ^= 0x1f
  padded[padded.length - 1]! ^= 0x80
  const state = new Array<bigint>(25).fill(0n)
  const blocks = new DataView(padded.buffer)
  for (let start = 0; start < padded.length; start += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) state[lane]! ^= blocks.getBigUint64(start + 8 * lane, true)
    keccak(state)
  }
  const out = new DataView(new ArrayBuffer(Math.ceil(length / RATE) * RATE))
  for (let start = 0; start < out.byteLength; start += RATE) {
    if (start) keccak(state)
    for (let lane = 0; lane < RATE / 8; lane++) out.setBigUint64(start + 8 * lane, state[lane]!, true)
  }
  return new Uint8Array(out.buffer, 0, length)
}
