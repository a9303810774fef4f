// Colours of seats. Every pair can be told apart with each kind of colour blindness, too: `looks.test.ts` measures it.
import type { LobbySeat } from '../net/wire'

export type Colour = NonNullable<LobbySeat['colour']>
export type Face = NonNullable<LobbySeat['face']>

export const COLOURS: Record<Colour, string> = {
  amber: '#ec8d0d', blue: '#6378f1', mint: '#6abe9a', violet: '#782cae', pink: '#f7adf6', rust: '#b65d18',
  lime: '#98f04f', navy: '#16166c', snow: '#f7f6e4', pine: '#1c5655', ash: '#8a748e', wine: '#471226',
} // prettier-ignore
export const FACES: Face[] = ['mole', 'bat', 'badger', 'owl', 'fox', 'toad', 'canary', 'hedgehog', 'bear', 'rat', 'goat', 'snail']
const ORDER = Object.keys(COLOURS) as Colour[]

/** What a seat shows; positions without a table around them, as in replays, wear the colours in their order. */
export function lookOf(seats: LobbySeat[] | undefined, seat: number): { colour: Colour; face: Face } {
  const own = seats?.[seat]
  return { colour: own?.colour ?? ORDER[seat % ORDER.length]!, face: own?.face ?? FACES[seat % FACES.length]! }
}
