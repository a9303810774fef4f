// Refusals in the reader's language. The server sends a code, what its sentence names, and the sentence in English.
import { Refused } from '../net/api'
import { has, t } from './i18n.svelte'
import type { Clash } from '../net/wire'
import { cellPlace, readCell } from './places'
import { cardName, type Names } from './words'

/** From the socket, or from a request. */
type Refusal = { code: string; values?: Record<string, string | number> } & ({ sentence: string } | { message: string })

/** Faults of a program rather than of a person: one sentence will do. */
export const TECHNICAL = [
  'no_such_seat', 'unknown_name', 'no_such_target', 'illegal', 'not_in_game', 'not_in_hand', 'wrong_card', 'no_identity', 'bad_token', 'scope',
  'bad_origin', 'no_hello', 'hello_again', 'malformed', 'not_json', 'too_large', 'unknown', 'wrong_method', 'bad_order', 'no_preset', 'no_lesson', 'faults', 'not_offered',
  'setup_types', 'puzzles_damaged', 'no_such_module', 'no_such_option', 'option_unused', 'option_value',
] // prettier-ignore

/** A refusal in words; never the server's own sentence. */
export function refusalText(refused: Refusal, names?: Names): string {
  const turn = refused.code === 'wrong_question' && refused.values?.['question'] === 'take_turn'
  const key = turn ? 'refusal-wrong-turn' : `refusal-${TECHNICAL.includes(refused.code) ? 'technical' : refused.code.replaceAll('_', '-')}`
  return has(key) ? t(key, named(refused.values ?? {}, names)) : t('refusal-technical')
}

/** What went wrong with a request: what the server refused, or that it cannot be reached. */
export function problemText(error: unknown, names?: Names): string {
  const answered = error instanceof Refused && error.code !== 'offline' && has('refusal-technical')
  return answered ? refusalText(error, names) : t('offline')
}

/** Why modules do not go together. */
export function clashText(clash: Clash): string {
  const key = `clash-${clash.code.replaceAll('_', '-')}`
  return has(key) && !TECHNICAL.includes(clash.code) ? t(key, named(clash.values)) : t('refusal-technical')
}

const NAMED: Record<string, (value: string) => string> = {
  card: cardName,
  cell: placeOf,
  other: (value) => moduleName(value),
  module: (value) => moduleName(value),
  foundation: (value) => moduleName(value),
  option: (value) => t(`option-${value.replaceAll('_', '-')}`),
  question: (value) => t(`q-${value.replaceAll('_', '-')}`),
  side: (value) => t(`side-${value}`),
}

function moduleName(value: string): string {
  const key = value === 'start' || value === 'goals' ? `clash-${value}` : `module-${value.replaceAll('_', '-')}`
  return has(key) ? t(key) : placeOf(value) // else it is a cell
}

function placeOf(value: string): string {
  const cell = readCell(value)
  return cell ? cellPlace(cell) : value
}

/** What a refusal names, by its name in the reader's language. */
function named(values: Record<string, string | number>, names?: Names): Record<string, string | number> {
  const seat = (key: string, value: number): string | number => (key === 'seat' && names ? names(value) : key === 'seat' ? value + 1 : value)
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? seat(key, value) : (NAMED[key]?.(value) ?? value)]),
  )
}
