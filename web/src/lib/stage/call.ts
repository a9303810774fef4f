// "Your turn" for whoever looks elsewhere: a sound, a short buzz, and a title that flashes while the page is hidden.
import { t } from '../words/i18n.svelte'
import { sound } from './sound'

const FLASH = 1000

export function callToTurn(): void {
  sound('turn')
}

/** Set the title; give what ends its flashing. */
export function showTitle(mine: boolean): () => void {
  const call = `● ${t('your-turn')} – ${t('app')}`
  document.title = mine ? call : t('app')
  if (!mine) return () => undefined
  const timer = setInterval(() => {
    document.title = document.visibilityState === 'hidden' && document.title === call ? `○ ${t('app')}` : call
  }, FLASH)
  return () => clearInterval(timer)
}
