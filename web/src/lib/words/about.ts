// What is that? A long press, a right click or the menu key on anything that has rules opens them.
import type { Sort } from './rules'

const LONG = 550 // ms
const FAR = 10 // px: more is a drag

export interface About {
  sort: Sort
  about: string
}

/** What lies at a place of the page, looking through whatever glows above it. */
function found(event: MouseEvent): About | null {
  const there = event.clientX === 0 && event.clientY === 0 ? [event.target as Element] : document.elementsFromPoint(event.clientX, event.clientY)
  for (const element of there) {
    const marked = element.closest<HTMLElement | SVGElement>('[data-rule], [data-card]')
    const rule = marked?.dataset['rule'] ?? (marked?.dataset['card'] ? `card:${marked.dataset['card']}` : null)
    if (rule) return { sort: rule.slice(0, rule.indexOf(':')) as Sort, about: rule.slice(rule.indexOf(':') + 1) }
  }
  return null
}

/** Svelte action: tells when somebody wants to know about something inside the node. */
export function about(node: HTMLElement, show: (what: About) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let opened = false

  const end = (): void => clearTimeout(timer)
  const down = (event: PointerEvent): void => {
    end()
    opened = false
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      const what = found(event)
      if (!what) return
      opened = true
      show(what)
    }, LONG)
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) end()
  }
  const menu = (event: MouseEvent): void => {
    const what = found(event)
    if (!what) return
    event.preventDefault()
    end()
    if (!opened) show(what)
    opened = true
  }
  // The finger that asked lets go: that is no tap.
  const up = (event: Event): void => {
    end()
    if (opened) event.stopPropagation()
  }
  const click = (event: Event): void => {
    if (!opened) return
    opened = false
    event.stopPropagation()
    event.preventDefault()
  }
  const captured: [string, (event: never) => void][] = [
    ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', end], ['contextmenu', menu], ['click', click],
  ] // prettier-ignore
  for (const [name, listener] of captured) node.addEventListener(name, listener as EventListener, true)
  return {
    destroy: () => {
      end()
      for (const [name, listener] of captured) node.removeEventListener(name, listener as EventListener, true)
    },
  }
}
