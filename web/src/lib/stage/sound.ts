// Small synthesised sounds; nothing is fetched. The browser allows them after the first touch.
import { settings } from '../device/settings.svelte'

export type Sound = 'turn' | 'lay' | 'bad' | 'good' | 'reveal' | 'gold'

const TUNES: Record<Sound, [pitch: number, at: number, length: number, shape: OscillatorType][]> = {
  turn: [[523, 0, 0.14, 'triangle'], [784, 0.13, 0.22, 'triangle']],
  lay: [[140, 0, 0.08, 'square'], [95, 0.03, 0.1, 'sine']],
  bad: [[220, 0, 0.12, 'sawtooth'], [155, 0.1, 0.2, 'sawtooth']],
  good: [[392, 0, 0.09, 'triangle'], [587, 0.08, 0.16, 'triangle']],
  reveal: [[330, 0, 0.12, 'triangle'], [415, 0.1, 0.12, 'triangle'], [494, 0.2, 0.3, 'triangle']],
  gold: [[1175, 0, 0.08, 'sine'], [1568, 0.07, 0.25, 'sine']],
} // prettier-ignore
let context: AudioContext | null = null

export function sound(name: Sound): void {
  const allowed = navigator.userActivation?.hasBeenActive ?? true
  if (!settings.sound || !allowed || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') void context.resume() // a phone that slept silences it
    for (const [pitch, at, length, shape] of TUNES[name]) {
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      const from = context.currentTime + at
      tone.type = shape
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.09, from)
      volume.gain.exponentialRampToValueAtTime(0.0005, from + length)
      tone.connect(volume).connect(context.destination)
      tone.start(from)
      tone.stop(from + length)
    }
  } catch {
    context = null // no sound on this device: the table goes on without
  }
}
