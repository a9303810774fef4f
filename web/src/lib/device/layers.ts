// Sheets that lie over a screen: the back gesture closes them, and leaves the screen only when none is open.

let top: (() => void) | null = null
let pushed = false // whether the newest entry of the history stands for an open sheet

/** A sheet opens; give what tells that it is closed. */
export function layer(close: () => void): () => void {
  top = close
  if (!pushed) history.pushState({ layer: true }, '')
  pushed = true
  return () => {
    if (top === close) top = null
    // Another may open in the same breath, and takes the entry over.
    setTimeout(() => {
      if (top || !pushed) return
      pushed = false
      if ((history.state as { layer?: boolean } | null)?.layer) history.back()
    })
  }
}

addEventListener('popstate', () => {
  if (!pushed) return
  pushed = false
  top?.()
})
