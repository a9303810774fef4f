// Every entry of the rules: what is drawn beside it, and the keys of its name and its text.
import { cardKey, isPath, toolsOn } from '../stage/cards'
import { CARDS, GOALS, MODULES, OPTIONS, ROLES } from '../net/wire'
import { houseCard, houseCards } from './house.svelte'

export type Sort = 'path' | 'card' | 'role' | 'goal' | 'chest' | 'place' | 'module' | 'option'

export interface Rule {
  sort: Sort
  /** What it is about: a card, a role, a goal … */
  about: string
  name: string
  text: string
  /** The module with which it reads so, where it reads otherwise without. */
  only?: string
}

export const SORTS: Sort[] = ['path', 'card', 'role', 'goal', 'place', 'chest', 'module', 'option']
export const CHESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const PLACES: [string, string][] = [
  ['start', 'start-card'], ['goal-back', 'goal-back'], ['chest-back', 'chest-back'], ['toll-dwarf', 'toll-dwarf'], ['large-card', 'large-card'],
] // prettier-ignore
const dashed = (word: string): string => word.replaceAll('_', '-')
const isCard = (name: string): boolean => (CARDS as readonly string[]).includes(name) || houseCard(name) !== undefined

/** The key of the text about a card of the hand. */
export function cardRule(card: string): string {
  if (card.startsWith('break_')) return 'rule-break'
  if (card.startsWith('fix_')) return toolsOn(card).length > 1 ? 'rule-fix-two' : 'rule-fix'
  if (!isPath(card)) return `rule-${dashed(card)}`
  const sort = cardKey(card).replace('path-', '')
  return sort.startsWith('door') ? 'rule-door' : sort === 'plain' ? 'rule-path' : `rule-${sort}`
}

/** The key of the line that says what a card of the hand does, as `does_key` in `saboteur/words/thing_names.py` has it. */
export function doesKey(card: string, modules: readonly string[]): string {
  if (card.startsWith('break_')) return 'does-break'
  if (card.startsWith('fix_')) return 'does-fix'
  if (card === 'map' && modules.includes('chests')) return 'does-map-chests' // nobody should look for chests that are not there (M7)
  if (!isPath(card)) return `does-${dashed(card)}`
  const sort = cardKey(card).replace('path-', '')
  return sort.startsWith('door') ? 'does-door' : sort === 'plain' ? 'does-path' : `does-${sort}`
}

/** What a dwarf is paid for depends on the foundation and the variant (B16, B17, S12, V2). */
const ROLES_OF: [string, string][] = [['saboteur', 'tournament'], ['digger', 'tournament'], ['saboteur', 'saboteur2']] // prettier-ignore
const roleRule = (role: string, only: string): Rule => ({ sort: 'role', about: role, name: `role-${role}`, text: `rule-role-${role}-${only}`, only })

/** The entry about one thing, found by its sort and name as in `data-rule`; `modules` are those of the table. */
export function ruleOf(sort: Sort, about: string, modules: readonly string[] = []): Rule {
  switch (sort) {
    case 'path':
    case 'card':
      return { sort: isPath(about) ? 'path' : 'card', about, name: cardKey(about), text: cardRule(about) }
    case 'place':
      return { sort, about, name: PLACES.find(([place]) => place === about)?.[1] ?? about, text: `rule-${about}` }
    case 'module':
      return { sort, about, name: `module-${dashed(about)}`, text: isCard(about) ? cardRule(about) : `rule-module-${dashed(about)}` }
    case 'role': {
      const other = ROLES_OF.find(([role, module]) => role === about && modules.includes(module))
      return other ? roleRule(...other) : { sort, about, name: `role-${about}`, text: `rule-role-${about}` }
    }
    default:
      return { sort, about, name: `${sort}-${dashed(about)}`, text: `rule-${sort}-${dashed(about)}` }
  }
}

/** What lies before a seat, by the card that was played. */
export const frontCard = (front: string): string => (isCard(front) ? front : `break_${front}`)

const oneOfEach = [...new Map(CARDS.map((card) => [cardKey(card), card])).values()]

export const RULES: Rule[] = [
  ...oneOfEach.map((card) => ruleOf('card', card)),
  ...ROLES.flatMap((role) => [ruleOf('role', role), ...ROLES_OF.filter(([about]) => about === role).map((other) => roleRule(...other))]),
  ...GOALS.map((goal) => ruleOf('goal', goal)),
  ...PLACES.map(([place]) => ruleOf('place', place)),
  ...CHESTS.map((chest) => ruleOf('chest', String(chest))),
  ...MODULES.map((module) => ruleOf('module', module)),
  ...OPTIONS.map((option) => ruleOf('option', option)),
]

/** The rules of this table's server: also those of modules that it has and this page was not built with. */
export const allRules = (): Rule[] => [...RULES, ...houseCards().map((card) => ruleOf('card', card))]
