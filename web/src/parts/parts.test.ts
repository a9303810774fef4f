// Parts drawn from real positions: every question has its words and its buttons; every card its picture.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Card from '../art/Card.svelte'
import positions from '../fixtures/positions.json'
import { Picker } from '../lib/turn/picker.svelte'
import { CARDS, QUESTIONS, type AnyAction, type AnyEvent, type View } from '../lib/net/wire'
import { eventLine, namesOf } from '../lib/words/words'
import Ask from './Ask.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import TextBoard from './TextBoard.svelte'

const real = positions.map((position) => ({
  name: position.name, view: position.view as unknown as View, options: position.options as unknown as AnyAction[], events: position.events as unknown as AnyEvent[],
})) // prettier-ignore
const names = namesOf(undefined)
afterEach(cleanup)

test('the fixtures hold every kind of question', () => {
  const kinds = new Set(real.map((position) => position.view.question?.kind))
  expect(QUESTIONS.filter((kind) => !kinds.has(kind))).toEqual([])
})

describe.each(real.filter((position) => position.options.length))('$name', ({ view, options, events }) => {
  test('is asked in words, without a key showing through', () => {
    const picker = new Picker()
    picker.offer(options, view.own?.hand ?? [])
    const ondo = vi.fn()
    const { container } = render(Ask, { view, picker, names, busy: false, answered: false, windowLeft: null, say: '', ondo })
    expect(container.textContent).not.toMatch(/\b(q|qline|act|card|path|goal|why)-[a-z]/)
    expect(container.querySelector('.title')?.textContent).not.toBe('')
  })
  test('has a line in the log for what happened, without a key showing through', () => {
    const lines = events.map((event) => eventLine(event, names)).filter((line) => line !== null)
    expect(lines.map((line) => `${line.text} ${line.secret ?? ''}`).filter((text) => /\b[a-z]+-[a-z]+-[a-z]+\b|undefined|NaN/.test(text.replaceAll('gold-digger', '').replaceAll('Gold-digger', '')))).toEqual([])
  })
  test('is drawn and told as text with every card', () => {
    const drawn = render(Board, { view })
    expect(drawn.container.querySelectorAll('svg g[transform]').length).toBeGreaterThan(view.maze.length)
    const told = render(TextBoard, { view, label: () => '', ontap: () => undefined })
    expect(told.container.querySelectorAll('td.filled').length).toBeGreaterThanOrEqual(view.maze.length + 1)
  })
})

test('a question with buttons answers with the option pressed', async () => {
  const swap = real.find((position) => position.name.endsWith('swap_goals'))!
  const picker = new Picker()
  picker.offer(swap.options, swap.view.own!.hand)
  const ondo = vi.fn()
  render(Ask, { view: swap.view, picker, names, busy: false, answered: false, windowLeft: null, say: '', ondo })
  await fireEvent.click(screen.getByText('Swap'))
  expect(ondo).toHaveBeenCalledWith({ do: 'swap', swapped: true })
})

test.each(CARDS.map((card) => [card]))('the card %s has a picture', (card) => {
  const { container } = render(Card, { card })
  expect(container.querySelectorAll('path, circle, rect, ellipse, use').length).toBeGreaterThan(3)
})

test('a card that is dragged is not picked as well', async () => {
  const [onpick, ondrag, ondrop] = [vi.fn(), vi.fn(), vi.fn()]
  const { container } = render(Hand, { cards: ['NS', 'map'], chosen: [], usable: () => true, active: true, onpick, ondrag, onover: vi.fn(), ondrop })
  const card = container.querySelector<HTMLElement>('.card')!
  card.setPointerCapture = () => undefined
  await fireEvent.pointerDown(card, { clientX: 10, clientY: 100, pointerId: 1, pointerType: 'mouse', button: 0 })
  await fireEvent.pointerMove(card, { clientX: 10, clientY: 60, pointerId: 1, pointerType: 'mouse' })
  await fireEvent.pointerUp(card, { clientX: 10, clientY: 40, pointerId: 1, pointerType: 'mouse' })
  await fireEvent.click(card)
  expect(ondrag).toHaveBeenCalledWith(0)
  expect(ondrop).toHaveBeenCalledWith(0, 10, 40)
  expect(onpick).not.toHaveBeenCalled()
})
