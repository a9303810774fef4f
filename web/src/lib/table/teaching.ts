// What a lesson wants at the moment, and where lessons lie on the path from the base game to everything.
import type { About } from '../words/about'
import { houseLesson } from '../words/house.svelte'
import { has, t } from '../words/i18n.svelte'
import { MODULES, type AnyAction, type Catalogue, type Cell, type LessonPlan, type LessonStep } from '../net/wire'

const dashed = (key: string): string => key.replaceAll('_', '-')

export interface Teaching {
  /** Which of the learner's steps is on or comes next, and how many there are. */
  number: number
  of: number
  /** The step that is on, if it is the learner's; null: others go on, or it is over. */
  due: LessonStep | null
  over: boolean
}

export function teaching(plan: LessonPlan): Teaching {
  const own = plan.steps.flatMap((step, at) => (step.actions.length || step.claims.length ? [at] : []))
  const next = own.findIndex((at) => at >= plan.at)
  return {
    number: next < 0 ? own.length : next + 1,
    of: own.length,
    due: (own[next] === plan.at && plan.steps[plan.at]) || null,
    over: plan.at >= plan.steps.length,
  }
}

/** An action as a word; options and plans name their fields in other orders. */
const word = (action: AnyAction): string => JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Answered by a picture: one sees what else there was, and the one that is wanted glows. */
const PICTURED: AnyAction['do'][] = ['gold', 'keep', 'rotate', 'swap']

/** Whether the lesson wants this now. */
export const wants = (plan: LessonPlan, option: AnyAction): boolean => teaching(plan).due?.actions.some((action) => word(action) === word(option)) ?? false

/** What is offered: the actions that the lesson wants, or all where it wants none in particular. */
export function narrowed(plan: LessonPlan, options: AnyAction[]): AnyAction[] {
  if (teaching(plan).over) return []
  const lit = options.filter((option) => wants(plan, option))
  return lit.length && !PICTURED.includes(lit[0]!.do) ? lit : options
}

/** The cell that is outlined at this step. */
export function lookAt(plan: LessonPlan | null | undefined): Cell[] {
  const now = plan && teaching(plan)
  const cell = now?.due && plan?.look[now.number]?.split(',').map(Number)
  return cell ? [{ x: cell[0]!, y: cell[1]! }] : []
}

/** The key of a step's sentence. */
export const stepWords = (plan: LessonPlan, number: number): string => `lesson-${dashed(plan.key)}-${number}`

export interface Lesson {
  key: string
  module: string
}

/** What comes first on the path: single cards, then what lies in the maze, then what changes the rules. */
const PATH = ['championship', 'mini', 'variant', 'foundation', 'house']

/** All lessons of a server: the base game's first, and with them those of lying; the other foundation is learned late. */
export function lessonsOf(catalogue: Catalogue): Lesson[] {
  const place = ({ key, group }: Catalogue['modules'][number]): number => (key === 'base' ? -1 : PATH.indexOf(group))
  const modules = [...catalogue.modules].sort((one, other) => place(one) - place(other))
  return modules.flatMap((module) => module.lessons.map((key) => ({ key, module: module.key })))
}

/** What a lesson is called: as its module, unless it has a name of its own. */
export function lessonName({ key, module }: Lesson): string {
  return t(has(`lesson-${dashed(key)}`) ? `lesson-${dashed(key)}` : `module-${dashed(module)}`)
}

export function lessonLine({ key, module }: Lesson): string {
  return t(has(`lessonline-${dashed(key)}`) ? `lessonline-${dashed(key)}` : `moduleline-${dashed(module)}`)
}

const TEAM_CARDS = ['theft', 'hands_off', 'trapped', 'freed', 'inspection', 'hat_swap', 'hand_swap', 'blue', 'green', 'boss', 'profiteer', 'geologist']
const OTHERS: Record<string, string> = { 'toll-dwarf': 'toll', 'large-card': 'wardrobe', 'chest-back': 'chests', sack: 'new_goals', dragon: 'new_goals', spider: 'new_goals', greedy: 'greedy_dwarf' }

/** The lesson about something that has rules, if there is one. */
export function lessonAbout({ sort, about }: About): string | null {
  if (sort === 'option') return null
  if (sort === 'module' || (MODULES as readonly string[]).includes(about)) return (MODULES as readonly string[]).includes(about) ? about : houseLesson(about)
  if (sort === 'chest') return 'chests'
  if (TEAM_CARDS.includes(about) || /\+|\w\w\||\|\w\w/.test(about)) return 'saboteur2'
  return OTHERS[about] ?? houseLesson(about) ?? 'base'
}
