// Whether what only this reader knows is on show: the one place that decides it, for every part of the page.
import { settings } from '../device/settings.svelte'

class Secrets {
  /** Several people share this device at the moment: whoever looks over a shoulder must not see a dwarf. */
  shared = $state(false)
  /** One's dwarf has just been dealt and lies face down. */
  faceDown = $state(false)
  /** One's dwarf is pressed, or kept on show by its key. */
  pressed = $state(false)
  kept = $state(false)
  /** Shown only on purpose: what is told once waits until it is pressed. */
  readonly guarded = $derived(settings.hideRole || this.shared)
  readonly veiled = $derived(this.guarded || this.faceDown)
  readonly hidden = $derived(this.veiled && !this.pressed && !this.kept)
}

export const secrets = new Secrets()
