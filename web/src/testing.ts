// Before each file of tests: English, whole.
import { need, startLanguage } from './lib/words/i18n.svelte'

await startLanguage()
await need('table', 'cards', 'log', 'replay', 'reveal', 'reasons', 'refusals', 'learn', 'lobby', 'hotseat', 'reach', 'manners', 'rules-cards', 'rules-table', 'rules-modules')
