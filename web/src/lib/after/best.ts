// What one did best in a game, from the stories of its rounds.
import type { RoundStory } from '../net/wire'

export interface Best {
  /** How often one turned the treasure up. */
  found: number
  /** Whom one saw through: guessed to be a saboteur, and so they were. */
  unmasked: number[]
  /** Who took one for something else while one was a saboteur. */
  fooled: number[]
}

const unique = (seats: number[]): number[] => [...new Set(seats)].sort((a, b) => a - b)

export function bestOf(rounds: RoundStory[], own: number): Best {
  const unmasked = rounds.flatMap((round) => {
    const guessed = round.guesses.filter((one) => one.seat === own).flatMap((one) => one.guesses)
    return guessed.filter((guess) => guess.right && guess.role === 'saboteur').map((guess) => guess.seat)
  })
  const fooled = rounds
    .filter((round) => round.roles[own] === 'saboteur')
    .flatMap((round) => [
      ...round.guesses.filter((one) => one.seat !== own && one.guesses.some((guess) => guess.seat === own && !guess.right)).map((one) => one.seat),
      ...round.claims.filter(({ seat, claim }) => seat !== own && claim.say === 'trust' && claim.seat === own).map((one) => one.seat),
    ])
  return { found: rounds.filter((round) => round.finder === own).length, unmasked: unique(unmasked), fooled: unique(fooled) }
}
