// The colour of each seat at the table in sight: on its face, and on whatever it says.
import type { LobbySeat } from '../net/wire'
import { COLOURS, lookOf, type Colour, type Face } from './looks'

let worn = $state.raw<LobbySeat[]>([])

/** Say who sits at the table that is shown from now on. */
export const dress = (seats: LobbySeat[]): void => void (worn = seats)

/** How a seat at that table looks; nothing where nobody is known to sit. */
export const lookedAt = (seat: number): { colour: Colour; face: Face } | null => (seat < worn.length ? lookOf(worn, seat) : null)

export const hueOf = (seat: number): string => COLOURS[lookOf(worn, seat).colour]

const light = (hex: string): number => [0.3, 0.6, 0.1].reduce((sum, weight, i) => sum + weight * parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16), 0)

/** What can be read on it. */
export const inkOf = (seat: number): string => (light(hueOf(seat)) > 110 ? '#15110f' : '#fff')
