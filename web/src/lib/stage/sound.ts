// The sounds of a mine, made of tones and filtered noise; nothing is fetched. Browsers allow them after the first touch.
import { settings } from '../device/settings.svelte'

export type Sound = 'turn' | 'lay' | 'break' | 'mend' | 'rock' | 'veto' | 'look' | 'reveal' | 'gold' | 'accused' | 'trusted'

/** A tone that glides from one pitch to another, or noise through a filter that does; both fade out. */
type Layer =
  | { tone: OscillatorType; from: number; to: number; at: number; long: number; loud: number }
  | { noise: BiquadFilterType; from: number; to: number; sharp: number; at: number; long: number; loud: number }

/** Metal that rings: its overtones do not go with each other, and the high ones die first. */
const metal = (pitch: number, at: number, loud: number): Layer[] =>
  [1, 2.76, 5.4].map((times, i) => ({ tone: 'sine', from: pitch * times, to: pitch * times, at, long: 0.34 / (i + 1), loud: loud / (i + 1) }))
/** A bell, warmer than metal. */
const bell = (pitch: number, at: number, long: number, loud: number): Layer[] =>
  [1, 2, 3.01].map((times, i) => ({ tone: 'sine', from: pitch * times, to: pitch * times, at, long: long / (i + 1), loud: loud / (1 + 2 * i) }))
const thud = (pitch: number, at: number, loud: number): Layer => ({ tone: 'sine', from: pitch, to: pitch / 2.4, at, long: 0.2, loud })
const grit = (filter: BiquadFilterType, from: number, to: number, at: number, long: number, loud: number, sharp = 1): Layer => ({ noise: filter, from, to, sharp, at, long, loud })

const SOUNDS: Record<Sound, Layer[]> = {
  turn: [...bell(523, 0, 0.7, 0.2), ...bell(784, 0.14, 1, 0.2)],
  // The pick strikes, and the rock gives way.
  lay: [grit('bandpass', 3600, 2400, 0, 0.05, 0.5, 4), ...metal(1450, 0, 0.07), thud(150, 0.01, 0.5), grit('lowpass', 900, 200, 0.04, 0.22, 0.35)],
  break: [grit('highpass', 2500, 5200, 0, 0.12, 0.4), { tone: 'sawtooth', from: 190, to: 60, at: 0, long: 0.22, loud: 0.16 }, thud(110, 0.02, 0.5), grit('bandpass', 5200, 3200, 0.1, 0.3, 0.16, 6)],
  // Two strokes of a hammer.
  mend: [...metal(880, 0, 0.13), grit('bandpass', 2600, 2000, 0, 0.03, 0.4, 3), ...metal(990, 0.2, 0.15), grit('bandpass', 2600, 2000, 0.2, 0.03, 0.4, 3)],
  rock: [grit('lowpass', 900, 110, 0, 0.8, 0.9), thud(95, 0, 0.8), thud(70, 0.13, 0.6), thud(84, 0.3, 0.45), grit('bandpass', 1800, 500, 0.1, 0.5, 0.2, 2)],
  veto: [thud(130, 0, 0.6), { tone: 'square', from: 175, to: 160, at: 0, long: 0.16, loud: 0.07 }, { tone: 'square', from: 124, to: 110, at: 0.16, long: 0.24, loud: 0.08 }],
  // A lantern is held up: breath, then a glimmer.
  look: [grit('bandpass', 500, 2600, 0, 0.35, 0.12, 1.4), ...bell(988, 0.16, 0.6, 0.07)],
  reveal: [grit('bandpass', 400, 3000, 0, 0.5, 0.14, 1.2), ...bell(330, 0.05, 0.9, 0.14), ...bell(415, 0.17, 0.9, 0.14), ...bell(494, 0.29, 1.3, 0.16)],
  // Somebody speaks against the one who hears it, or for them.
  accused: [thud(120, 0, 0.5), { tone: 'sawtooth', from: 220, to: 165, at: 0, long: 0.2, loud: 0.09 }, { tone: 'sawtooth', from: 233, to: 139, at: 0.16, long: 0.34, loud: 0.1 }],
  trusted: [...bell(659, 0, 0.5, 0.09), ...bell(988, 0.12, 0.7, 0.09)],
  gold: [...bell(1568, 0, 0.35, 0.09), ...bell(1976, 0.06, 0.35, 0.09), ...bell(2349, 0.12, 0.5, 0.1), grit('highpass', 7000, 9000, 0, 0.12, 0.08)],
} // prettier-ignore

let context: AudioContext | null = null
let out: GainNode | null = null
let hiss: AudioBuffer | null = null

function start(): { context: AudioContext; out: GainNode; hiss: AudioBuffer } {
  if (!context || !out || !hiss) {
    context = new AudioContext()
    out = context.createGain()
    out.connect(context.createDynamicsCompressor()).connect(context.destination)
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  return { context, out, hiss }
}

function play(layer: Layer, now: number, off: number): void {
  const { context, out, hiss } = start()
  const [from, fade] = [now + layer.at, context.createGain()]
  fade.gain.setValueAtTime(layer.loud, from)
  fade.gain.exponentialRampToValueAtTime(0.0005, from + layer.long)
  fade.connect(out)
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(layer.from * off, from)
    pitch.exponentialRampToValueAtTime(layer.to * off, from + layer.long)
  }
  if ('tone' in layer) {
    const tone = context.createOscillator()
    tone.type = layer.tone
    glide(tone.frequency)
    tone.connect(fade)
    tone.start(from)
    tone.stop(from + layer.long)
  } else {
    const [noise, filter] = [context.createBufferSource(), context.createBiquadFilter()]
    noise.buffer = hiss
    filter.type = layer.noise
    filter.Q.value = layer.sharp
    glide(filter.frequency)
    noise.connect(filter).connect(fade)
    noise.start(from, Math.random() * 0.1)
    noise.stop(from + layer.long)
  }
}

/** How a deed feels in the hand, in milliseconds of buzzing and rest. */
const FELT: Partial<Record<Sound, number[]>> = { turn: [120, 80, 120], lay: [14], break: [40, 30, 40], mend: [18, 60, 18], rock: [90, 40, 60], veto: [60], reveal: [30, 60, 30], gold: [12, 40, 12, 40, 12], accused: [80, 50, 160], trusted: [20] }

/** Let something be heard, and felt where the device can. Browsers let only a page in sight buzz. */
export function sound(name: Sound): void {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  if (settings.vibrate && FELT[name]) navigator.vibrate?.(FELT[name])
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return
  try {
    const { context, out } = start()
    if (context.state !== 'running') void context.resume() // a phone that slept silences it
    out.gain.value = settings.volume
    const off = 0.97 + Math.random() * 0.06 // no two strokes are the same
    for (const layer of SOUNDS[name]) play(layer, context.currentTime, off)
  } catch {
    context = out = hiss = null // no sound on this device: the table goes on without
  }
}
