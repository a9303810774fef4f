// A page on a wall, where nobody scrolls: everything is as large as fits, and what does not fit even small is shown
// window by window.
const SMALLEST = 0.6
const LARGEST = 2.4
const STEPS = 7 // of a search by halves
const LOOK = 10_000 // ms for which a window is shown

/** How many columns a list of so many lines has on a wall of this shape. */
export const columnsFor = (lines: number, wide: boolean): number => Math.max(1, Math.min(wide ? 3 : 2, Math.ceil(lines / 12)))

/** A list cut into columns of nearly equal length, one after the other. */
export function cut<T>(list: readonly T[], columns: number): T[][] {
  const tall = Math.ceil(list.length / columns)
  return Array.from({ length: columns }, (_, i) => list.slice(i * tall, (i + 1) * tall)).filter((part) => part.length)
}

/** The largest number between two, to within some halvings, for which something holds; the smaller if it never does. */
export function largest(from: number, to: number, holds: (value: number) => boolean): number {
  if (holds(to)) return to
  let [low, high] = [from, to]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

/** Make what a page shows as large as the window takes. */
export function fit(node: HTMLElement): void {
  const page = document.documentElement
  const fits = (zoom: number): boolean => {
    node.style.setProperty('zoom', String(zoom))
    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
  }
  fits(largest(SMALLEST, LARGEST, fits))
}

/** Show one window after the other of what is taller; returns what ends it. */
export function leaf(): () => void {
  const timer = window.setInterval(() => {
    const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    scrollTo(0, end ? 0 : scrollY + 0.9 * innerHeight)
  }, LOOK)
  return () => clearInterval(timer)
}
