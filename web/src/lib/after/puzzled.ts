// A puzzle's story in the forms that the parts of a table show.
import type { Entry } from '../table/table.svelte'
import type { AnyAction, Cell, LobbySeat, PuzzleAsked, Replay } from '../net/wire'
import { replayLines, type StepLine } from './replay'
import type { Names } from '../words/words'

/** Who sits there: everybody but oneself is called the same at every puzzle's table. */
export function seatsOf(asked: PuzzleAsked, own: string): LobbySeat[] {
  return asked.story.names.map((name): LobbySeat => ({ kind: name ? 'bot' : 'person', name: name || own, level: null, character: null, away: null, program: false, colour: null, face: null, title: '' }))
}

/** The round so far, line by line; steps are counted from the game's deal. */
export function linesOf(story: Replay, names: Names): StepLine[] {
  const before = Array.from({ length: story.first }, () => ({ action: null, events: [], view: null, own: [], goals: [], thought: null }))
  const steps = story.steps.map((step) => (step.action?.action.do === 'allow' ? { ...step, action: null } : step)) // no news
  return replayLines({ ...story, steps: [...before, ...steps] }, names)
}

/** The same as what a table would have been told, for marks and what was said. */
export function entriesOf(story: Replay): Entry[] {
  let turn = 0
  return story.steps.flatMap((step, at) => {
    const told = step.events.map((event, i): Entry => {
      if (event.event === 'turn_started') turn = event.turn
      return { key: `${at}.${i}`, sort: 'event', turn, event }
    })
    const said = story.talk.filter((line) => line.step === story.first + at)
    return [...told, ...said.map((line): Entry => ({ key: `t${line.seq}`, sort: 'talk', turn, line }))]
  })
}

/** Where an answer does something. */
export function cellsOf(action: AnyAction | null): Cell[] {
  if (!action) return []
  return [...('cell' in action && action.cell ? [action.cell] : []), ...('other' in action && action.other !== null && typeof action.other === 'object' ? [action.other] : [])]
}
