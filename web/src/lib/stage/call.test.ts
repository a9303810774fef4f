// "Your turn" is heard, felt and seen, unless somebody wants it otherwise.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callToTurn, showTitle } from './call'
import { sound } from './sound'
import { settings } from '../device/settings.svelte'

const tones = vi.fn()
const buzz = vi.fn()
const loud = vi.fn()
beforeEach(() => {
  const param = { set value(to: number) { loud(to) }, setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 } // prettier-ignore
  const part = { connect: (next: unknown) => next, start: tones, stop: () => undefined, frequency: param, Q: param, gain: param }
  vi.stubGlobal('AudioContext', class {
    state = 'running'
    currentTime = 0
    destination = part
    createOscillator = () => part
    createGain = () => part
    sampleRate = 8
    createDynamicsCompressor = () => part
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
    createBufferSource = () => part
    createBiquadFilter = () => part
  }) // prettier-ignore
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true })
  tones.mockClear()
  buzz.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'vibrate')
  settings.sound = settings.vibrate = true
})

describe('your turn', () => {
  test('sounds and buzzes', () => {
    callToTurn()
    expect(tones.mock.calls.length).toBeGreaterThan(1)
    expect(loud).toHaveBeenCalledWith(settings.volume)
    expect(buzz).toHaveBeenCalledOnce()
  })
  test.each(['lay', 'break', 'mend', 'rock', 'veto', 'look', 'reveal', 'gold'] as const)('%s is made of several layers, and silent at volume 0', (name) => {
    sound(name)
    expect(tones.mock.calls.length).toBeGreaterThan(2)
    tones.mockClear()
    settings.volume = 0
    sound(name)
    settings.volume = 0.6
    expect(tones).not.toHaveBeenCalled()
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
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(seen()).toEqual(['○', '●'])
    end()
    showTitle(false)
    expect(seen()).toEqual(['S', 'S'])
    hidden.mockRestore()
  })
})
