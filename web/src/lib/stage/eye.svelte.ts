// Where the board is looked at from, over time: by itself it shows all of the maze or follows the action; the player
// may look elsewhere, and it glides from one to the other.
import { boxOf, boxRound, fit, FINGER, follow, leastCard, sightOf, zoomed, type Box, type Camera } from './camera'
import { CARD_HEIGHT, CARD_WIDTH } from './geometry'
import type { Cell, View } from '../net/wire'

const GLIDE = 220 // ms
const EASING = 'cubic-bezier(0.3333, 1, 0.6667, 1)' // 1 - (1 - t)³

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
  /** What is looked at; it is drawn where the camera is going to be, and glides there as a picture. */
  picture = $state.raw<SVGSVGElement>()
  private from: Camera | null = null // where it glides from
  private gliding: Animation | null = null
  private before: Camera | null = null
  private size = ''

  constructor(private readonly sights: () => Sights) {}

  readonly whole = $derived.by((): Box => boxOf(this.sights().view, this.sights().room))
  /** Where the camera is going to be. */
  readonly goal = $derived.by((): Camera => {
    if (this.own) return this.own
    const { view, targets, changed } = this.sights()
    const least = leastCard(this.width, this.height)
    if (targets.length) {
      // Where a path may lie is chosen by where the goals lie: they stay in sight where all cards can still be read.
      const wide = boxRound([...targets, ...view.goals.map((goal) => goal.cell)], 0.4)
      const both = fit(wide, this.width, this.height).scale * CARD_WIDTH >= least
      return follow(this.whole, both ? wide : boxRound(targets, 0.4), this.width, this.height, least, true)
    }
    return follow(this.whole, changed.length ? boxRound(changed, 1) : this.whole, this.width, this.height, least)
  })
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
    this.set(zoomed(this.now(), factor, x, y))
  }
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.now()
    this.set({ x: x + dx, y: y + dy, scale })
  }
  /** Magnify what lies under a finger. */
  magnify(x: number, y: number): void {
    const camera = this.now()
    this.look(zoomed(camera, (FINGER * 1.5) / (camera.scale * CARD_WIDTH), x, y))
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
    const from = this.gliding ? this.now() : this.before
    this.stop()
    if (from && !still && size === this.size) this.glide(from, to)
    this.before = to
    this.size = size
  }
  /** Move the picture that is drawn for the goal, so that the browser draws nothing again on the way. */
  private glide(from: Camera, to: Camera): void {
    const by = from.scale / to.scale
    const frames = [`translate(${from.x - to.x * by}px, ${from.y - to.y * by}px) scale(${by})`, 'translate(0, 0) scale(1)']
    this.from = from
    this.gliding = this.picture?.animate?.(frames.map((transform) => ({ transform })), { duration: GLIDE, easing: EASING }) ?? null
    if (this.gliding) this.gliding.onfinish = () => this.stop()
  }
  stop(): void {
    this.gliding?.cancel()
    this.gliding = null
  }

  /** Where the camera is now, on its way or at rest. */
  now(): Camera {
    const [from, to] = [this.from, this.goal]
    if (!this.gliding || !from) return to
    const done = 1 - (1 - Math.min(1, Number(this.gliding.currentTime ?? 0) / GLIDE)) ** 3
    const between = (key: keyof Camera): number => from[key] + (to[key] - from[key]) * done
    return { x: between('x'), y: between('y'), scale: between('scale') }
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
