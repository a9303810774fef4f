// What a lesson lights up, what it is called, and which lesson is about what.
import { expect, test } from 'vitest'
import { meet } from '../words/house.svelte'
import { need } from '../words/i18n.svelte'
import type { AnyAction, Catalogue, LessonPlan } from '../net/wire'
import { begun, endLesson, keepLearned, keepLesson, learned } from './learned'
import { learnPath, underway } from './lesson'
import { lessonAbout, lessonLine, lessonName, lessonsOf, lookAt, narrowed, teaching, wants } from './teaching'

const pass: AnyAction = { do: 'pass', cards: ['E'] }
const fix: AnyAction = { do: 'fix', seat: 0, tool: 'pick', card: 'fix_pick' }
const same = { card: 'fix_pick', tool: 'pick', seat: 0, do: 'fix' } as AnyAction
const plan = (at: number): LessonPlan => ({
  key: 'toll', module: 'toll', at, look: { 2: '8,-2' },
  steps: [{ actions: [same], claims: [] }, { actions: [], claims: [] }, { actions: [], claims: [{ say: 'trust', seat: 1 }] }],
}) // prettier-ignore

test('a lesson lights up what it wants, everything while it wants nothing, and nothing when it is over', () => {
  expect([0, 1, 3].map((at) => narrowed(plan(at), [pass, fix]))).toEqual([[fix], [pass, fix], []])
  expect(narrowed(plan(0), [pass])).toEqual([pass]) // should the lesson have lost its way, nobody is stuck
})

test('of answers that are pictures all are seen, and the wanted one glows', () => {
  const [keep, other]: AnyAction[] = [{ do: 'keep', card: 'map', discards: [] }, { do: 'keep', card: 'NS', discards: [] }]
  const choice = { ...plan(0), steps: [{ actions: [keep!], claims: [] }] }
  expect(narrowed(choice, [other!, keep!])).toEqual([other, keep])
  expect([other!, keep!].map((option) => wants(choice, option))).toEqual([false, true])
})

test('the steps are the learner’s: while others go on, the next one is meant', () => {
  expect([0, 1, 2, 3].map((at) => teaching(plan(at)).number)).toEqual([1, 2, 2, 2])
  expect([0, 1, 2, 3].map((at) => teaching(plan(at)).due !== null)).toEqual([true, false, true, false])
  expect([teaching(plan(2)).of, teaching(plan(2)).over, teaching(plan(3)).over]).toEqual([2, false, true])
})

test('a cell is outlined while the step is on that is about it', () => {
  expect([0, 1, 2].map((at) => lookAt(plan(at)))).toEqual([[], [], [{ x: 8, y: -2 }]])
  expect(lookAt(null)).toEqual([])
})

test('a lesson is called as its module, or by a name of its own', async () => {
  await need('lessons')
  const lessons = lessonsOf({ modules: [{ key: 'saboteur2', group: 'foundation', lessons: ['saboteur2'] }, { key: 'base', group: 'foundation', lessons: ['base', 'read_table'] }, { key: 'toll', group: 'mini', lessons: [] }] } as unknown as Catalogue)
  expect(lessons.map(lessonName)).toEqual(['Base game', 'Read the table', 'Saboteur 2'])
  expect(lessons.map(lessonLine).every((line) => line.endsWith('.'))).toBe(true)
})

test('every card and module leads to a lesson, and what a package brings to its own', async () => {
  const found = (sort: string, about: string): string | null => lessonAbout({ sort: sort as 'card', about })
  expect([found('card', 'rockfall'), found('card', 'veto'), found('card', 'theft'), found('chest', '3'), found('goal', 'spider')]).toEqual(['base', 'veto', 'saboteur2', 'chests', 'new_goals'])
  expect(['NE+blue', 'NS|EW', 'NEW|S', 'N|E', 'NES'].map((card) => found('path', card))).toEqual(['saboteur2', 'saboteur2', 'saboteur2', 'base', 'base'])
  expect([found('module', 'toll'), found('option', 'must_connect'), found('role', 'greedy')]).toEqual(['toll', null, 'greedy_dwarf'])
  const wager = { key: 'wager', lessons: ['wager'], words: {}, cards: [{ name: 'wager_card', targets: [], symbol: '', drawing: '' }] }
  await meet({ modules: [wager, { ...wager, key: 'mute', lessons: [], cards: [] }] } as unknown as Catalogue)
  expect([found('module', 'wager'), found('card', 'wager_card'), found('module', 'mute')]).toEqual(['wager', 'wager', null])
})

test('a device remembers what was begun and what was learned', () => {
  localStorage.clear()
  expect([underway(), begun('toll'), learned(), learnPath()]).toEqual([false, null, [], '/learn/base'])
  keepLesson('toll', 't1')
  keepLesson('veto', 't2')
  expect([begun('toll'), begun('veto'), learnPath()]).toEqual(['t1', 't2', '/learn'])
  endLesson('t1')
  keepLearned('toll')
  keepLearned('toll')
  expect([begun('toll'), begun('veto'), learned()]).toEqual([null, 't2', ['toll']])
  endLesson('t2')
  expect([underway(), learnPath()]).toEqual([false, '/learn'])
  localStorage.setItem('saboteur.learned', 'broken')
  expect(learned()).toEqual([])
})
