// Animated pictures (APNG): the frames of still PNGs, numbered and timed.

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let k = 0; k < 8; k++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = CRC[(value ^ byte) & 255]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  out.set([...kind].map((letter) => letter.charCodeAt(0)), 4)
  out.set(data, 8)
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)))
  return out
}
function numbers(...values: [bytes: 1 | 2 | 4, value: number][]): Uint8Array {
  const out = new Uint8Array(values.reduce((sum, [bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 4) view.setUint32(at, value)
    else if (bytes === 2) view.setUint16(at, value)
    else view.setUint8(at, value)
    at += bytes
  }
  return out
}
function chunksOf(png: Uint8Array): { kind: string; data: Uint8Array }[] {
  const view = new DataView(png.buffer, png.byteOffset)
  const found = []
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at)
    found.push({ kind: String.fromCharCode(...png.subarray(at + 4, at + 8)), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return found
}

/** A picture, and for how many parts of a second it stands. */
export interface Frame {
  png: Uint8Array
  beats: number
}

/** Put PNGs of one size together as one that moves; so many beats are a second. */
export function joined(frames: Frame[], rate: number): Uint8Array[] {
  const first = chunksOf(frames[0]!.png)
  const head = first.find((one) => one.kind === 'IHDR')!.data
  const size = new DataView(head.buffer, head.byteOffset)
  const out = [frames[0]!.png.subarray(0, 8), chunk('IHDR', head), chunk('acTL', numbers([4, frames.length], [4, 1]))]
  let order = 0
  frames.forEach(({ png, beats }, i) => {
    out.push(chunk('fcTL', numbers([4, order++], [4, size.getUint32(0)], [4, size.getUint32(4)], [4, 0], [4, 0], [2, beats], [2, rate], [1, 0], [1, 0])))
    for (const one of chunksOf(png)) {
      if (one.kind !== 'IDAT') continue
      out.push(i ? chunk('fdAT', Uint8Array.from([...numbers([4, order++]), ...one.data])) : chunk('IDAT', one.data))
    }
  })
  return [...out, chunk('IEND', new Uint8Array())]
}
