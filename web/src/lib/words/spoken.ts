// Names for ears. Eyes read arrows and pictures; a screen reader says "Path, open north and east".
import { cardKey, isPath, pathFace, type Side } from '../stage/cards'
import { list, t } from './i18n.svelte'

const SIDES: Side[] = ['N', 'E', 'S', 'W']
const groupsOf = (card: string, turned: boolean): Side[][] => pathFace(card, turned).groups.map((group) => SIDES.filter((side) => group.includes(side)))

/** The open sides in words: "open north and south, separately east and west". */
export function spokenSides(card: string, turned: boolean): string {
  const groups = groupsOf(card, turned).map((group) => list(group.map((side) => t(`side-${side.toLowerCase()}`))))
  return t('spoken-sides', { sides: groups.reduce((sides, more) => t('spoken-apart', { sides, more })) })
}

/** The open sides as the letters of the directions, a bar between those that are not joined. */
export function sideLetters(card: string, turned: boolean): string {
  return groupsOf(card, turned)
    .map((group) => group.map((side) => t(`side-letter-${side.toLowerCase()}`)).join(' '))
    .join(' | ')
}

/** A path as it lies: its open sides, and what it is if it is no plain path. */
export function spokenPath(card: string, turned: boolean): string {
  const key = cardKey(card)
  return key === 'path-plain' ? spokenSides(card, turned) : `${t(key)}, ${spokenSides(card, turned)}`
}

export function spokenCard(card: string): string {
  return isPath(card) ? `${t(cardKey(card))}, ${spokenSides(card, false)}` : t(cardKey(card))
}
