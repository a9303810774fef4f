// Every entry of the rules: what is drawn beside it, and the keys of its name and its text.
import { cardKey, isPath, toolsOn } from '../stage/cards'
import { CARDS, GOALS, MODULES, ROLES } from '../net/wire'

export type Sort = 'path' | 'card' | 'role' | 'goal' | 'chest' | 'place' | 'module' | 'option'

export interface Rule {
  sort: Sort
  /** What it is about: a card, a role, a goal … */
  about: string
  name: string
  text: string
}

export const SORTS: Sort[] = ['path', 'card', 'role', 'goal', 'place', 'chest', 'module', 'option']
export const CHESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const OPTIONS = ['first_seat', 'reached_goals', 'must_connect', 'round_end', 'next_starter', 'self_sabotage', 'treasure_always_out', 'chest_layout']
const PLACES: [string, string][] = [
  ['start', 'start-card'], ['goal-back', 'goal-back'], ['chest-back', 'chest-back'], ['toll-dwarf', 'toll-dwarf'], ['large-card', 'large-card'],
] // prettier-ignore
const dashed = (word: string): string => word.replaceAll('_', '-')
const isCard = (name: string): boolean => (CARDS as readonly string[]).includes(name)

/** The key of the text about a card of the hand. */
export function cardRule(card: string): string {
  if (card.startsWith('break_')) return 'rule-break'
  if (card.startsWith('fix_')) return toolsOn(card).length > 1 ? 'rule-fix-two' : 'rule-fix'
  if (!isPath(card)) return `rule-${dashed(card)}`
  const sort = cardKey(card).replace('path-', '')
  return sort.startsWith('door') ? 'rule-door' : sort === 'plain' ? 'rule-path' : `rule-${sort}`
}

/** The entry about one thing, found by its sort and name as in `data-rule`. */
export function ruleOf(sort: Sort, about: string): Rule {
  switch (sort) {
    case 'path':
    case 'card':
      return { sort: isPath(about) ? 'path' : 'card', about, name: cardKey(about), text: cardRule(about) }
    case 'place':
      return { sort, about, name: PLACES.find(([place]) => place === about)?.[1] ?? about, text: `rule-${about}` }
    case 'module':
      return { sort, about, name: `module-${dashed(about)}`, text: isCard(about) ? cardRule(about) : `rule-module-${dashed(about)}` }
    default:
      return { sort, about, name: `${sort}-${dashed(about)}`, text: `rule-${sort}-${dashed(about)}` }
  }
}

/** What lies before a seat, by the card that was played. */
export const frontCard = (front: string): string => (isCard(front) ? front : `break_${front}`)

const oneOfEach = [...new Map(CARDS.map((card) => [cardKey(card), card])).values()]

export const RULES: Rule[] = [
  ...oneOfEach.map((card) => ruleOf('card', card)),
  ...ROLES.map((role) => ruleOf('role', role)),
  ...GOALS.map((goal) => ruleOf('goal', goal)),
  ...PLACES.map(([place]) => ruleOf('place', place)),
  ...CHESTS.map((chest) => ruleOf('chest', String(chest))),
  ...MODULES.map((module) => ruleOf('module', module)),
  ...OPTIONS.map((option) => ruleOf('option', option)),
]
