// A table against bots, at once.
import { api } from '../net/api'
import { companyOf } from './levels'
import { go } from '../device/route.svelte'
import { keepSettings, ownLook, ownName, settings } from '../device/settings.svelte'

/** Sit down at once; with modules, to play what a lesson was about. */
export async function playNow(modules?: readonly string[]): Promise<void> {
  const name = ownName()
  keepSettings()
  const made = await api.open({ name, ...ownLook(), ...(modules ? { setup: { seats: 5, modules: [...modules], options: {} } } : { preset: 'base' }), bots: true, start: true, options: { bot_speed: settings.botSpeed, ...companyOf(settings.company) } })
  go(`/t/${made.table}`)
}
