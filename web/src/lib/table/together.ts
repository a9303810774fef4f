// A table with people one knows, in one tap.
import { api } from '../net/api'
import { go } from '../device/route.svelte'
import { keepSettings, ownLook, ownName } from '../device/settings.svelte'

/** Open a table for oneself and these people, who are invited to it, and go there. */
export async function playTogether(people: string[]): Promise<void> {
  const name = ownName()
  keepSettings()
  const made = await api.together({ name, ...ownLook(), preset: 'base', options: { private: true } }, people)
  go(`/t/${made.table}`)
}
