// Where the board is looked at from, over time: by itself it shows all of the maze or follows the action; the player
// may look elsewhere, and it glides from one to the other.
import { boxOf, boxRound, fit, FINGER, follow, leastCard, sightOf, zoomed, type Box, type Camera } from './camera'
import { CARD_HEIGHT, CARD_WIDTH } from './geometry'
import type { Cell, View } from '../net/wire'

const GLIDE = 220 // ms

/** What there is to look at. */
export interface Sights {
  view: View
  /** Places that may be wanted this turn: kept in sight where there is room, so that nothing moves under a finger. */
  room: Cell[]
  /** Places that can be tapped now. */
  targets: Cell[]
  /** What changed last. */
  changed: Cell[]
}

export class Eye {
  width = $state(0)
  height = $state(0)
  /** Where the player looks, if they moved it. */
  own = $state.raw<Camera | null>(null)
  private near = false // own, but only to choose among places that lie close together
  private gliding = $state.raw<Camera | null>(null)
  private handle = 0
  private before: Camera | null = null
  private size = ''

  constructor(private readonly sights: () => Sights) {}

  readonly whole = $derived.by((): Box => boxOf(this.sights().view, this.sights().room))
  /** Where the camera is going to be. */
  readonly goal = $derived.by((): Camera => {
    if (this.own) return this.own
    const { targets, changed } = this.sights()
    const least = leastCard(this.width, this.height)
    if (targets.length) return follow(this.whole, boxRound(targets, 0.4), this.width, this.height, Math.max(least, FINGER), true)
    return follow(this.whole, changed.length ? boxRound(changed, 1) : this.whole, this.width, this.height, least)
  })
  /** Where it is now. */
  readonly camera = $derived(this.gliding ?? this.goal)
  readonly sight = $derived(sightOf(this.goal, this.width, this.height))

  /** Whether all of the maze is in sight. */
  readonly all = $derived.by(() => {
    const { left, top, right, bottom } = this.whole
    return this.sight.left <= left && this.sight.top <= top && this.sight.right >= right && this.sight.bottom >= bottom
  })

  showAll(): void {
    const all = fit(this.whole, this.width, this.height)
    if (all.scale * CARD_WIDTH < leastCard(this.width, this.height)) this.look(all)
    else this.release()
  }
  /** Look at some cells, near enough to read them. */
  showCells(cells: Cell[]): void {
    if (cells.length) this.look(fit(boxRound(cells, 1.5), this.width, this.height))
  }
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.set(zoomed(this.camera, factor, x, y))
  }
  pan(dx: number, dy: number): void {
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy })
  }
  /** Magnify what lies under a finger. */
  magnify(x: number, y: number): void {
    const by = (FINGER * 1.5) / (this.camera.scale * CARD_WIDTH)
    this.look(zoomed(this.camera, by, x, y))
    this.near = true
  }
  /** Let the camera go where it goes by itself. */
  release(): void {
    this.near = false
    this.own = null
  }
  /** The places have changed: what the player looked at stays, unless a place lies out of it. */
  offered(targets: Cell[]): void {
    const { left, top, right, bottom } = this.sight
    const seen = (cell: Cell): boolean => cell.x >= left - 0.5 && cell.y >= top - 0.5 && cell.x < right - 0.5 && cell.y < bottom - 0.5
    if (this.near || (this.own && !targets.every(seen))) this.release()
  }

  /** The goal has changed: glide there; at once for whoever wants no motion, while fingers move it, and in a new window. */
  arrive(still: boolean): void {
    const [to, size] = [this.goal, `${this.width}x${this.height}`]
    const from = this.gliding ?? this.before
    this.stop()
    if (from && !still && size === this.size) this.glide(from, to)
    this.before = to
    this.size = size
  }
  private glide(from: Camera, to: Camera): void {
    const began = performance.now()
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, now - began) / GLIDE)
      const eased = 1 - (1 - done) ** 3
      const between = (key: keyof Camera): number => from[key] + (to[key] - from[key]) * eased
      this.gliding = done < 1 ? { x: between('x'), y: between('y'), scale: between('scale') } : null
      if (done < 1) this.handle = requestAnimationFrame(step)
    }
    step(began)
  }
  stop(): void {
    cancelAnimationFrame(this.handle)
    this.gliding = null
  }

  /** Where a cell is in the window, once the camera has come to rest. */
  boxOf(cell: Cell): { x: number; y: number; width: number; height: number } {
    const { x, y, scale } = this.goal
    return { x: x + cell.x * CARD_WIDTH * scale, y: y + cell.y * CARD_HEIGHT * scale, width: CARD_WIDTH * scale, height: CARD_HEIGHT * scale }
  }

  private look(camera: Camera): void {
    this.near = false
    this.own = camera
  }
  private set(camera: Camera): void {
    this.stop()
    this.look(camera)
  }
}
