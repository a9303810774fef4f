// The shape of the window: upright, lying, or lying with room for the log beside the board.

export type Shape = 'tall' | 'flat' | 'wide'

const LYING = '(min-aspect-ratio: 1/1)'
const ROOMY = '(min-aspect-ratio: 1/1) and (min-width: 1000px) and (min-height: 560px)'

/** Tell the shape now and whenever it changes; give what ends that. */
export function watchShape(tell: (shape: Shape) => void): () => void {
  const [lying, roomy] = [matchMedia(LYING), matchMedia(ROOMY)]
  const look = (): void => tell(roomy.matches ? 'wide' : lying.matches ? 'flat' : 'tall')
  lying.addEventListener('change', look)
  roomy.addEventListener('change', look)
  look()
  return () => {
    lying.removeEventListener('change', look)
    roomy.removeEventListener('change', look)
  }
}
