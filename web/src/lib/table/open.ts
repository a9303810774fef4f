// A table against bots, at once.
import { api } from '../net/api'
import { go } from '../device/route.svelte'
import { keepSettings, ownName } from '../device/settings.svelte'

export async function playNow(): Promise<void> {
  const name = ownName()
  keepSettings()
  const made = await api.open({ name, preset: 'base', bots: true, start: true })
  go(`/t/${made.table}`)
}
