// Before each file of tests: nothing left of the one before, as files share a page, and English, whole.
import { vi } from 'vitest'
import { need, startLanguage } from './lib/words/i18n.svelte'

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
localStorage.clear()
document.title = ''
document.body.replaceChildren()
await startLanguage()
await need('table', 'cards', 'log', 'replay', 'reveal', 'reasons', 'refusals', 'learn', 'lobby', 'hotseat', 'reach', 'manners', 'rules-cards', 'rules-table', 'rules-modules')
