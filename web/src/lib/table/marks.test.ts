// The treasure is where nothing else can be: by open stones and by looks, as long as they still hold.
import { expect, test } from 'vitest'
import positions from '../../fixtures/positions.json'
import { deduced, marksOf } from './marks'
import type { Entry } from './table.svelte'
import type { AnyEvent, GoalFace, Note, View } from '../net/wire'

const view = positions.find((position) => position.name === 'base:middle')!.view as unknown as View
const [top, middle, bottom] = view.goals.map((goal) => goal.cell)
const stone: GoalFace = { kind: 'stone', card: 'NE', gold: 0 }
const treasure: GoalFace = { kind: 'treasure', card: 'NESW', gold: 0 }
const look = (cell = top!, goal = stone): Note => ({ turn: 1, about: 'goal', cell, goal, other: null, seat: null, tunnel: null, chest: null, role: null, swapped: null })
const seen = (faces: (GoalFace | null)[], notes: Note[] = [], options: Record<string, string> = {}): View => ({ ...view, turn: 9, options, goals: view.goals.map((goal, i) => ({ ...goal, face: faces[i] ?? null })), own: { ...view.own!, notes } })
const handled: Entry = { key: 'a', sort: 'event', turn: 3, event: { event: 'goals_handled', seat: 1, cell: top!, other: bottom!, swapped: null } as unknown as AnyEvent }

test('two open stones, or one and a look, leave one place for it', () => {
  expect(deduced(seen([stone, null, stone]), [])).toEqual(middle)
  expect(deduced(seen([null, stone, null], [look()]), [])).toEqual(bottom)
  expect(deduced(seen([], [look(), look(middle)]), [])).toEqual(bottom)
  expect([...marksOf(seen([stone, null, stone]), []).cells.values()].map((mark) => mark.goal?.kind)).toEqual(['treasure'])
})
test('what one knows too little of, or knows already, is not deduced', () => {
  expect(deduced(seen([stone, null, null]), [])).toBeNull()
  expect(deduced(seen([], [look(), look()]), [])).toBeNull()
  expect(deduced(seen([stone, null, null], [look(middle, treasure)]), [])).toBeNull()
  expect(deduced(seen([stone, treasure, null]), [])).toBeNull()
})
test('a look that may no longer hold counts for nothing, nor where the treasure may not lie out at all', () => {
  expect(deduced(seen([null, stone, null], [look()]), [handled])).toBeNull()
  expect(deduced(seen([stone, null, stone], [], { treasure_always_out: 'no' }), [])).toBeNull()
  expect(deduced({ ...seen([stone, null, stone]), own: null }, [])).toBeNull()
})
