// The bots' names in the reader's language. The server calls them after stones, in English.
import { has, t } from './i18n.svelte'

/** A bot's name; a second one of the name keeps its number. */
export function botName(name: string): string {
  const [stone = '', ...rest] = name.split(' ')
  const key = `bot-name-${stone.toLowerCase()}`
  return has(key) ? [t(key), ...rest].join(' ') : name
}
