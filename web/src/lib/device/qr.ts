// QR codes for links: byte mode, error correction L, versions 1 to 9, mask 0. Small because links are short.

const CAPACITY = [17, 32, 53, 78, 106, 134, 154, 192, 230] // bytes by version
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292]
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30] // check bytes of one block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2]
const NUMBERED = 7 // from this version on a code says its version
const NUMBER = [0x07c94, 0x085bc, 0x09a99] // with check bits

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
  x = x << 1 ^ (x & 128 ? 285 : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

function checkBytes(data: number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0)
    generator.forEach((value, at) => {
      next[at] = next[at]! ^ value
      next[at + 1] = next[at + 1]! ^ times(value, EXP[i]!)
    })
    generator = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    if (factor) generator.forEach((value, at) => (rest[i + at] = rest[i + at]! ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

function codewords(text: string, version: number): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  const room = TOTAL[version - 1]! - CHECK[version - 1]! * BLOCKS[version - 1]!
  const bits: number[] = []
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, 8)
  bytes.forEach((byte) => put(byte, 8))
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 236; data.length < room; pad ^= 236 ^ 17) data.push(pad)
  const size = room / BLOCKS[version - 1]!
  const blocks = Array.from({ length: BLOCKS[version - 1]! }, (_, i) => data.slice(i * size, (i + 1) * size))
  const checks = blocks.map((block) => checkBytes(block, CHECK[version - 1]!))
  const woven = (lists: number[][]): number[] => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!))
  return [...woven(blocks), ...woven(checks)]
}

/** The dark squares of the code for a text, row by row; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const length = new TextEncoder().encode(text).length
  const version = CAPACITY.findIndex((most) => length <= most) + 1
  if (version === 0) return null
  const size = 17 + 4 * version
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const taken = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = on
    taken[y]![x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, far !== 2 && far !== 4)
      }
    }
  }
  // Small squares that help to find the rows; three of them would lie on the large ones.
  const lines = version < NUMBERED ? [size - 7] : [6, (size - 1) / 2, size - 7]
  for (const [cx, cy] of version > 1 ? lines.flatMap((x) => lines.map((y) => [x, y] as const)) : []) {
    if (version >= NUMBERED && ((cx === 6 && cy !== lines[1]) || (cy === 6 && cx !== lines[1]))) continue
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }
  for (let i = 0; version >= NUMBERED && i < 18; i++) {
    const on = ((NUMBER[version - NUMBERED]! >> i) & 1) === 1
    const [along, aside] = [Math.floor(i / 3), size - 11 + (i % 3)]
    set(along, aside, on)
    set(aside, along, on)
  }
  // Format: level L, mask 0, with its own check bits: always the same fifteen.
  const format = 0b111011111000100
  for (let i = 0; i < 15; i++) {
    const on = ((format >> i) & 1) === 1
    if (i < 6) set(8, i, on)
    else if (i < 8) set(8, i + 1, on)
    else if (i === 8) set(7, 8, on)
    else set(14 - i, 8, on)
    if (i < 8) set(size - 1 - i, 8, on)
    else set(8, size - 15 + i, on)
  }
  set(8, size - 8, true)
  const words = codewords(text, version)
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (taken[y]![x]) continue
        const bit = at < words.length * 8 ? (words[at >> 3]! >> (7 - (at & 7))) & 1 : 0
        at += 1
        dark[y]![x] = (bit === 1) !== ((x + y) % 2 === 0)
      }
    }
  }
  return dark
}
