// One clock: what an event changes is there when its beat has played, not before, and always in the end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import positions from '../../fixtures/positions.json'
import { beatsOf, type Flight } from './flights'
import { unmaskingOrder, wonBy } from './reveal'
import { folded, type Scene } from './scene'
import { RESTS, Stage } from './stage.svelte'
import { settings } from '../device/settings.svelte'
import type { AnyEvent, TalkLine, View } from '../net/wire'
import type { Entry } from '../table/table.svelte'

const viewOf = (name: string): View => positions.find((position) => position.name === name)!.view as unknown as View
let keys = 0
const entry = (event: AnyEvent): Entry => ({ key: String((keys += 1)), sort: 'event', turn: 1, event })
const laid = (x: number): AnyEvent => ({ event: 'path_laid', seat: 1, cell: { x, y: 0 }, card: { card: 'NS', turned: false } })
const TREASURE = { kind: 'treasure', card: 'NESW', gold: 0 }
const flightsOf = (events: AnyEvent[]): Flight[] => beatsOf(events.map(entry)).flatMap((beat) => beat.flights)

const middle = viewOf('base:middle')
const sceneOf = (view: View): Scene => ({
  seat: null, lobby: null, clocks: { seats: [], countdown: [], window: null }, talk: [], story: [],
  game: { decision: view.turn, options: [{ do: 'done' }], view, result: null },
}) // prettier-ignore
const goal = middle.goals.find((one) => !one.face)!.cell
const roles = middle.table.map((_, seat) => (seat === 2 ? 'saboteur' : 'digger'))
const END: AnyEvent[] = [
  laid(7),
  { event: 'goal_turned', seat: 1, cell: goal, goal: TREASURE },
  { event: 'round_ended', ending: 'treasure', finder: 1 },
  ...roles.map((role, seat): AnyEvent => ({ event: 'dwarf_shown', seat, role })),
  { event: 'gold_gained', seat: 1, amount: 2, why: 'win' },
]
const DEAL: AnyEvent = { event: 'round_started', round: 1, starter: 0, spare: 1 }

/** A stage with all that it showed, and the view a step ends in. */
class Played {
  readonly stage: Stage
  readonly scenes: Scene[] = []
  readonly told: string[] = []
  readonly heard: string[] = []
  private truth = sceneOf(middle)
  constructor({ still = false, away = false } = {}) {
    this.stage = new Stage(() => still, (name) => this.heard.push(name), () => away) // prettier-ignore
    this.stage.show = (scene) => this.scenes.push(scene)
    this.stage.tell = (events) => this.told.push(...events.map((event) => event.event))
  }
  take(events: AnyEvent[], change: Partial<View> = {}, said: TalkLine[] = []): void {
    const before = this.truth
    const view = { ...events.reduce(folded, before.game!.view), ...change }
    const fresh: Entry[] = [...events.map(entry), ...said.map((line): Entry => ({ key: `s${line.seq}`, sort: 'talk', turn: 1, line }))]
    this.truth = { ...sceneOf(view), talk: said, story: [...before.story, ...fresh] }
    this.stage.take({ before, after: this.truth, fresh })
  }
  end(): void {
    this.take([...END, DEAL], { round: 2, maze: [], goals: middle.goals, table: middle.table, rounds: [{ ending: 'treasure', finder: 1, roles }] })
  }
  get view(): View {
    return this.scenes.at(-1)?.game?.view ?? middle
  }
  get open(): number[] {
    return this.view.table.flatMap((seat, i) => (seat.role ? [i] : []))
  }
  /** Let whatever flies land. */
  land(): void {
    this.stage.now.forEach(() => this.stage.land())
  }
  get last(): Scene {
    return this.truth
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.shortEnds = false
})

describe('beats', () => {
  test('a path flies from its seat to its cell, which stays empty until it lands', () => {
    expect(flightsOf([laid(1)])).toEqual([{ figure: { card: 'NS', turned: false }, from: { seat: 1 }, to: { cell: { x: 1, y: 0 } }, covers: { x: 1, y: 0 } }])
  })
  test('a card that nobody showed us flies face down', () => {
    expect(flightsOf([{ event: 'card_drawn', seat: 2, pile: 3, card: null }])[0]?.figure).toBe('back')
    expect(flightsOf([{ event: 'passed', seat: 0, count: 1, cards: ['NS'] }])[0]?.figure).toBe('back')
  })
  test('each deed is a beat of its own with its sound, and drawing goes along with it', () => {
    const events: AnyEvent[] = [
      { event: 'tool_broken', seat: 1, target: 2, tool: 'pick' },
      { event: 'card_drawn', seat: 1, pile: 9, card: null },
      { event: 'rock_fell', seat: 2, cell: { x: 1, y: 0 }, chest: false },
      { event: 'card_vetoed', seat: 0, victim: 2, action: { do: 'turnabout' } },
    ]
    expect(beatsOf(events.map(entry)).map((beat) => [beat.flights.length, beat.sound])).toEqual([[2, 'break'], [1, 'rock'], [1, 'veto']])
  })
  test('nothing that happens in a real game is left out, and each thing is told once', () => {
    for (const position of positions) {
      const events = (position.events as unknown as AnyEvent[]).map(entry)
      const beats = beatsOf(events)
      if (beats.length) expect(new Set(beats.flatMap((beat) => beat.entries))).toEqual(new Set(events))
      expect(beats.flatMap((beat) => beat.entries).length).toBe(beats.length ? events.length : 0)
    }
  })
  test('a round ends in a hush, the goals, one dwarf after the other, the verdict and gold', () => {
    const shown: AnyEvent = { event: 'goal_shown', cell: goal, goal: TREASURE }
    const sorts = beatsOf([...END.slice(2, -1), shown, END.at(-1)!].map(entry)).map((beat) => beat.sort)
    expect(sorts).toEqual(['hush', 'goals', ...roles.map(() => 'dwarf'), 'verdict', 'gold'])
  })
})

describe('the clock', () => {
  test('shows a deed when it has landed, and lets nobody act before', () => {
    const played = new Played()
    played.take([laid(1)], { question: null })
    expect(played.view.maze).toEqual(middle.maze)
    expect(played.scenes.at(-1)!.game!.options).toEqual([])
    expect(played.told).toEqual([])
    played.land()
    expect(played.scenes.at(-1)).toBe(played.last)
    expect(played.told).toEqual(['path_laid'])
  })
  test('says nothing about a goal, a dwarf or gold before its beat', () => {
    const played = new Played()
    played.end()
    played.land() // the path
    expect(played.view.goals.some((one) => one.face?.kind === 'treasure')).toBe(false)
    played.land() // the goal
    expect(played.view.goals.some((one) => one.face?.kind === 'treasure')).toBe(true)
    expect([played.open, played.told.includes('dwarf_shown'), played.stage.sort]).toEqual([[], false, 'hush'])
    vi.advanceTimersByTime(RESTS.hush)
    for (let count = 1; count <= roles.length; count += 1) {
      expect(played.open).toHaveLength(count)
      expect(played.scenes.at(-1)!.story.filter((one) => one.sort === 'event' && one.event.event === 'dwarf_shown')).toHaveLength(count)
      expect(played.told).not.toContain('gold_gained')
      vi.advanceTimersByTime(RESTS.dwarf)
    }
    expect(played.stage.sort).toBe('gold')
    played.land()
    vi.advanceTimersByTime(RESTS.gold)
    expect([played.stage.curtain, played.view.round]).toEqual([true, middle.round])
  })
  test('keeps the old round until the curtain is lifted; people come through before', () => {
    const played = new Played()
    played.end()
    played.stage.skip()
    played.stage.skip()
    expect([played.stage.curtain, played.view.rounds.length, played.told.includes('round_started')]).toEqual([true, 1, false])
    played.take([laid(2)], {}, [{ seq: 9, seat: 1, text: 'well', claim: null, round: 1, at: 0 } as unknown as TalkLine])
    expect([played.scenes.at(-1)!.talk.length, played.view.round]).toEqual([1, middle.round])
    played.stage.lift()
    expect(played.scenes.at(-1)).toBe(played.last)
  })
  test('who came and what was said while the end was played is there when the curtain falls', () => {
    const played = new Played({ still: true })
    played.end()
    played.take([], {}, [{ seq: 9, seat: 1, round: 1 } as unknown as TalkLine])
    vi.advanceTimersByTime(60_000)
    expect([played.stage.curtain, played.scenes.at(-1)!.talk.length, played.view.round]).toEqual([true, 1, middle.round])
    played.stage.lift()
    expect([played.scenes.at(-1) === played.last, played.told.includes('round_started')]).toEqual([true, true])
  })
  test('a touch leaves out deeds but stops at the end of a round, a second one leaves that out', () => {
    const played = new Played()
    played.end()
    played.stage.skip()
    expect([played.stage.sort, played.open]).toEqual(['hush', []])
    played.stage.skip()
    expect(played.stage.curtain).toBe(true)
    expect(played.told.filter((one) => one === 'dwarf_shown')).toHaveLength(roles.length)
  })
  test.each([{ still: true }, { away: true }, { still: true, away: true }])('ends in the truth where nothing moves or nobody looks: %o', (how) => {
    const played = new Played(how)
    played.take([laid(1)])
    expect(played.scenes.at(-1)).toBe(played.last)
    played.end()
    vi.advanceTimersByTime(60_000)
    expect([played.stage.curtain, played.stage.now.length]).toEqual([true, 0])
    played.stage.lift()
    expect(played.scenes.at(-1)).toBe(played.last)
  })
  test('flights that never come down do not stop it', () => {
    const played = new Played()
    played.take([laid(1)])
    vi.advanceTimersByTime(60_000)
    expect(played.scenes.at(-1)).toBe(played.last)
  })
  test('a lost line ends in the truth, but not in the middle of a round’s end', () => {
    const played = new Played()
    played.take([laid(1)])
    played.stage.settle(played.last)
    expect([played.scenes.at(-1) === played.last, played.stage.now.length]).toEqual([true, 0])
    played.end()
    played.stage.skip(true)
    played.stage.settle(played.last)
    expect([played.stage.curtain, played.view.round]).toEqual([true, middle.round])
    played.stage.lift()
    expect(played.scenes.at(-1)).toBe(played.last)
  })
  test('leaves out what it cannot keep up with, but never the end of a round', () => {
    const played = new Played()
    for (const x of [1, 2, 3, 4, 5, 6, 7]) played.take([laid(x)])
    expect([...played.stage.covered]).toEqual(['7,0'])
    played.end()
    for (const x of [1, 2, 3]) played.take([laid(x)])
    expect(played.told).not.toContain('round_ended')
  })
  test('a short end shows all dwarfs together, after the hush', () => {
    settings.shortEnds = true
    const played = new Played({ still: true })
    played.end()
    expect(played.open).toEqual([])
    vi.advanceTimersByTime(1200)
    expect(played.open).toHaveLength(roles.length)
  })
  test('without motion deeds have one sound', () => {
    const played = new Played({ still: true })
    played.take([laid(1), laid(2)])
    expect(played.heard).toEqual(['lay'])
  })
})

describe('dwarfs are shown', () => {
  const claim = (by: number, say: string, seat: number): Entry => ({ key: `c${by}${seat}`, sort: 'talk', turn: 1, line: { seat: by, seq: 1, round: middle.round, claim: { say, seat } } as unknown as TalkLine })
  const order = (...story: Entry[]): number[] => unmaskingOrder({ ...sceneOf(middle), story })
  test('those of whom everybody was sure first, those in dispute last', () => {
    const found = order(claim(0, 'suspect', 3), claim(1, 'suspect', 3), claim(0, 'suspect', 4), claim(2, 'trust', 4))
    expect([found[0], found.at(-1)]).toEqual([3, 4])
  })
  test('in an order that does not depend on what they are', () => {
    const other = { ...middle, table: middle.table.map((seat) => ({ ...seat, role: 'saboteur' })) }
    expect(unmaskingOrder(sceneOf(other))).toEqual(order())
  })
})

describe('who won', () => {
  const won = (...seats: number[]): AnyEvent[] => seats.map((seat) => ({ event: 'gold_gained', seat, amount: 1, why: 'win' }))
  test.each([
    [['saboteur', 'digger', 'digger'], won(1, 2), 'diggers'], // B16: a saboteur found the treasure, the others are paid
    [['blue', 'green', 'boss'], won(1, 2), 'green'], // S10: behind the other team's door
    [['blue', 'green', 'boss'], won(0, 1, 2), 'teams'],
    [['boss', 'profiteer', 'blue'], won(0, 1), 'boss-profiteer'],
    [['digger'], [], 'nobody'],
  ] as const)('is told by who was paid: %o', (dwarfs, payout, wanted) => {
    expect(wonBy([...dwarfs], [...payout])).toBe(wanted)
  })
})
