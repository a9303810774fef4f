// The table by keys: what each key stands for, and when it is somebody else's.
export interface Keys {
  /** Pick the card with this number, from 0. */
  pick(index: number): void
  cards(): number
  /** Do what is chosen; false: nothing is. */
  confirm(): boolean
  /** By letter, in lower case, or by the key's name. */
  named: Record<string, () => unknown>
}

const WRITES = ['INPUT', 'TEXTAREA', 'SELECT']

/** Do what a key stands for; keys that write, or that press the button they are on, are left alone. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || WRITES.includes(target.tagName)) return
  const number = Number(event.key)
  const named = keys.named[event.key.toLowerCase()]
  const presses = target.tagName === 'BUTTON' || target.closest('.ask') !== null
  if (number >= 1 && number <= keys.cards()) keys.pick(number - 1)
  else if (named) named()
  else if (event.key !== 'Enter' || presses || !keys.confirm()) return
  event.preventDefault()
}
