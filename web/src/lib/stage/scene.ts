// Everything one viewer is shown at one instant, and how it goes from one instant to the next. A step of the server is
// shown beat by beat: what an event changes is there when its beat has played, and not before.
import { cellKey } from '../turn/choices'
import type { AnyEvent, Cell, Clocks, GamePart, Lobby, LyingCard, SeatInfo, TalkLine, View } from '../net/wire'
import type { Entry } from '../table/table.svelte'

export interface Scene {
  seat: number | null
  lobby: Lobby | null
  clocks: Clocks
  game: GamePart | null
  talk: TalkLine[]
  story: Entry[]
}

/** What came with one frame: the scenes before and after it, and what is new in the story. */
export interface Step {
  before: Scene
  after: Scene
  fresh: Entry[]
}

export const eventsOf = (entries: Entry[]): AnyEvent[] => entries.flatMap((entry) => (entry.sort === 'event' ? [entry.event] : []))
const at = (one: Cell) => (other: { cell: Cell }): boolean => cellKey(one) === cellKey(other.cell)

function withSeat(view: View, seat: number, change: (info: SeatInfo) => Partial<SeatInfo>): View {
  return { ...view, table: view.table.map((info, i) => (i === seat ? { ...info, ...change(info) } : info)) }
}
function laid(view: View, card: LyingCard, from: Cell): View {
  return { ...view, maze: [...view.maze.filter((one) => !at(from)(one) && !at(card.cell)(one)), card], last_laid: card.cell }
}
function withoutCard(view: View, seat: number, card: string): View {
  const index = view.own?.seat === seat ? view.own.hand.indexOf(card) : -1
  return index < 0 ? view : { ...view, own: { ...view.own!, hand: view.own!.hand.filter((_, i) => i !== index) } }
}

/** A view after an event. Only what is seen between two beats of one step: the step ends in the view that came with it. */
export function folded(view: View, event: AnyEvent): View {
  switch (event.event) {
    case 'path_laid':
      return withoutCard(laid(view, { cell: event.cell, sort: 'path', ...event.card }, event.cell), event.seat, event.card.card)
    case 'path_moved':
      return laid(view, { cell: event.cell, sort: 'path', ...event.card }, event.origin)
    case 'rock_fell':
      return { ...view, maze: view.maze.filter((card) => !at(event.cell)(card)) }
    case 'goal_turned':
    case 'goal_shown':
      return { ...view, goals: view.goals.map((goal) => (at(event.cell)(goal) ? { ...goal, face: event.goal } : goal)) }
    case 'tool_broken':
      return withSeat(view, event.target, ({ front }) => ({ front: [...front, event.tool] }))
    case 'front_laid':
      return withSeat(view, event.target, ({ front }) => ({ front: [...front, event.front] }))
    case 'tool_mended':
      return withSeat(view, event.target, ({ front }) => ({ front: front.filter((one) => one !== event.tool) }))
    case 'front_removed':
      return withSeat(view, event.target, ({ front }) => ({ front: front.filter((one) => one !== event.front) }))
    case 'card_drawn':
      return { ...view, pile: event.pile }
    case 'round_ended': // nobody is waited for while it is told
      return { ...view, question: null, rounds: [...view.rounds, { ending: event.ending, finder: event.finder, roles: [] }] }
    case 'dwarf_shown':
      return event.seat === null ? { ...view, spare: event.role } : withSeat(view, event.seat, () => ({ role: event.role }))
    default:
      return view
  }
}

/** Cards that are on their way have left one's hand. */
export function departed(view: View, after: View): View {
  if (!view.own || !after.own || view.round !== after.round) return view
  const left = [...after.own.hand]
  const hand = view.own.hand.filter((card) => {
    const found = left.indexOf(card)
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
  return { ...view, own: { ...view.own, hand } }
}

/** Where a new round is dealt in a step; its length where none is. */
function dealt(fresh: Entry[]): number {
  const found = fresh.findIndex((entry) => entry.sort === 'event' && entry.event.event === 'round_started' && entry.event.round > 0)
  return found < 0 ? fresh.length : found
}
export const oldRound = (fresh: Entry[]): Entry[] => fresh.slice(0, dealt(fresh))

/** The scene in the middle of a step: nobody can act, and only what was played stands in the story, in its order. */
export function between(scene: Scene, step: Step, events: AnyEvent[], played: Set<Entry>): Scene {
  if (!scene.game) return scene
  const view = events.reduce(folded, scene.game.view)
  return { ...scene, game: { ...scene.game, options: [], view }, story: [...step.before.story, ...played] }
}

/** The last scene of a round whose step has dealt the next one already; nobody is asked. */
export function atEnd(scene: Scene, step: Step): Scene {
  const [game, after] = [scene.game, step.after.game]
  if (!game || !after) return step.after
  const view: View = { ...game.view, question: null, rounds: after.view.rounds }
  const told = new Set(oldRound(step.fresh))
  const story = [...step.before.story, ...step.fresh.filter((entry) => entry.sort !== 'event' || told.has(entry))]
  return { ...step.after, game: { ...after, options: [], view }, story }
}

/** What may come through while a round's end stands: who is there and what is said, but nothing of the game. */
export function withPeople(scene: Scene, after: Scene): Scene {
  const { seat, lobby, clocks, talk } = after
  const told = new Set(scene.story.map((entry) => entry.key))
  return { ...scene, seat, lobby, clocks, talk, story: [...scene.story, ...after.story.filter((entry) => entry.sort !== 'event' && !told.has(entry.key))] }
}
