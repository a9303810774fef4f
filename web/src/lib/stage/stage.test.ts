// Animations follow the events, wait their turn, and give way when somebody is in a hurry.
import { describe, expect, test } from 'vitest'
import positions from '../../fixtures/positions.json'
import { beatsOf, type Flight } from './flights'
import { Stage } from './stage.svelte'
import type { AnyEvent } from '../net/wire'

const laid = (x: number): AnyEvent => ({ event: 'path_laid', seat: 1, cell: { x, y: 0 }, card: { card: 'NS', turned: false } })
const moving = (): Stage => new Stage(() => false, () => undefined)
const flightsOf = (events: AnyEvent[]): Flight[] => beatsOf(events).flatMap((beat) => beat.flights)

describe('flights', () => {
  test('a path flies from its seat to its cell, which stays empty until it lands', () => {
    expect(flightsOf([laid(1)])).toEqual([{ figure: { card: 'NS', turned: false }, from: { seat: 1 }, to: { cell: { x: 1, y: 0 } }, covers: { x: 1, y: 0 } }])
  })
  test('a card that nobody showed us flies face down', () => {
    const drawn: AnyEvent = { event: 'card_drawn', seat: 2, pile: 3, card: null }
    expect(flightsOf([drawn])[0]?.figure).toBe('back')
    expect(flightsOf([{ event: 'passed', seat: 0, count: 1, cards: ['NS'] }])[0]?.figure).toBe('back')
  })
  test('a deal is not animated card by card', () => {
    expect(flightsOf([{ event: 'round_started', round: 1, starter: 0, spare: 1 }, { event: 'card_drawn', seat: 0, pile: 30, card: null }])).toEqual([])
  })
  test('the end of a round is animated, what is dealt after it is not', () => {
    const events: AnyEvent[] = [laid(1), { event: 'round_ended', ending: 'treasure', finder: 1 }, { event: 'round_started', round: 1, starter: 0, spare: 1 }, { event: 'card_drawn', seat: 0, pile: 30, card: null }]
    expect(flightsOf(events)).toHaveLength(1)
  })
  test('each deed is a beat of its own with its sound, and drawing goes along with it', () => {
    const events: AnyEvent[] = [
      { event: 'tool_broken', seat: 1, target: 2, tool: 'pick' },
      { event: 'card_drawn', seat: 1, pile: 9, card: null },
      { event: 'rock_fell', seat: 2, cell: { x: 1, y: 0 }, chest: false },
      { event: 'card_vetoed', seat: 0, victim: 2, action: { do: 'turnabout' } },
    ]
    expect(beatsOf(events).map((beat) => [beat.flights.length, beat.sound])).toEqual([[2, 'break'], [1, 'rock'], [1, 'veto']])
  })
  test('whatever happens in a real game can be animated', () => {
    const steps = positions.map((position) => flightsOf(position.events as unknown as AnyEvent[]))
    expect(steps.flat().length).toBeGreaterThan(10)
  })
})

describe('the stage', () => {
  test('shows one step after the other and uncovers what has landed', () => {
    const stage = moving()
    stage.show([laid(1)])
    stage.show([laid(2)])
    expect([...stage.covered]).toEqual(['1,0', '2,0'])
    stage.land()
    expect([...stage.covered]).toEqual(['2,0'])
    stage.land()
    expect([stage.now.length, stage.covered.size]).toEqual([0, 0])
  })
  test('is empty at once when it is skipped', () => {
    const stage = moving()
    stage.show([laid(1)])
    stage.show([laid(2)])
    stage.skip()
    expect([stage.now.length, stage.covered.size]).toEqual([0, 0])
  })
  test('leaves out what it cannot keep up with', () => {
    const stage = moving()
    for (const x of [1, 2, 3, 4, 5, 6, 7]) stage.show([laid(x)])
    expect([...stage.covered]).toEqual(['7,0'])
  })
  test('shows nothing to whoever wants no motion', () => {
    const heard: string[] = []
    const stage = new Stage(() => true, (name) => heard.push(name))
    stage.show([laid(1)])
    expect(stage.now).toEqual([])
    expect(heard).toEqual(['lay'])
  })
})
