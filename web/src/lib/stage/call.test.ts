// "Your turn" is heard, felt and seen, unless somebody wants it otherwise.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callToTurn, showTitle } from './call'
import { settings } from '../device/settings.svelte'

const tones = vi.fn()
const buzz = vi.fn()
beforeEach(() => {
  const part = { connect: (next: unknown) => next, start: tones, stop: () => undefined, frequency: { value: 0 }, gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 } }
  vi.stubGlobal('AudioContext', class {
    state = 'running'
    currentTime = 0
    destination = part
    createOscillator = () => part
    createGain = () => part
  }) // prettier-ignore
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true })
  tones.mockClear()
  buzz.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  settings.sound = settings.vibrate = true
})

describe('your turn', () => {
  test('sounds and buzzes', () => {
    callToTurn()
    expect(tones).toHaveBeenCalledTimes(2)
    expect(buzz).toHaveBeenCalledOnce()
  })
  test('is silent and still where that is preferred', () => {
    settings.sound = settings.vibrate = false
    callToTurn()
    expect([tones.mock.calls.length, buzz.mock.calls.length]).toEqual([0, 0])
  })
  test('flashes in the title only while nobody looks', () => {
    vi.useFakeTimers()
    const end = showTitle(true)
    const seen = (): string[] => [0, 1].map(() => (vi.advanceTimersByTime(1000), document.title[0]!))
    expect(seen()).toEqual(['●', '●'])
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    expect(seen()).toEqual(['○', '●'])
    end()
    showTitle(false)
    expect(seen()).toEqual(['S', 'S'])
    Reflect.deleteProperty(document, 'visibilityState')
  })
})
