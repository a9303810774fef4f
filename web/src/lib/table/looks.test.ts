// The colours of seats can be told apart, by people who see fewer colours, too.
import { describe, expect, it } from 'vitest'
import { COLOURS } from './looks'

type Three = [number, number, number]
type Matrix = [Three, Three, Three]
/** How colours look to most, and without red, green or blue cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Record<string, Matrix> = {
  'most people': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} // prettier-ignore
const TO_CONES: Matrix = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]] // prettier-ignore
const TO_LAB: Matrix = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]] // prettier-ignore
const APART = 0.12 // in Oklab, in which 0.02 is just noticeable

const times = (matrix: Matrix, [a, b, c]: Three): Three => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Three
const linear = (hex: string): Three =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as Three

describe.each(Object.entries(EYES))('to %s', (_, eyes) => {
  it('no two seats look alike', () => {
    const seen = Object.entries(COLOURS).map(([name, hex]) => {
      const light = times(eyes, linear(hex)).map((v) => Math.min(1, Math.max(0, v))) as Three
      return { name, lab: times(TO_LAB, times(TO_CONES, light).map(Math.cbrt) as Three) }
    })
    const near = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => ({ pair: `${one.name} and ${other.name}`, far: Math.hypot(...one.lab.map((v, k) => v - other.lab[k]!)) })))
    expect(near.filter((pair) => pair.far < APART)).toEqual([])
  })
})
