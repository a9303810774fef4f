// Checks that the seed opened after a game is the one whose hash was shown before the deal. That every shuffle
// follows from the seed is checked by the command line (saboteur verify), which can recompute them all.

const COMMIT = 'saboteur/seed/1\0'

/** The hash that is published before the deal, for a seed in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = [...(seed.match(/../g) ?? [])].map((pair) => parseInt(pair, 16))
  const hashed = await crypto.subtle.digest('SHA-256', new Uint8Array([...new TextEncoder().encode(COMMIT), ...bytes]))
  return Array.from(new Uint8Array(hashed), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
