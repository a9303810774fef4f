// Passkeys of this browser: made and used by the device itself; the server checks what it answers.
import { api } from './api'
import type { CameBack, Keys } from './wire'

type Here = 'bring' | 'delete' | null

/** Whether this browser makes passkeys for this address: for https and for localhost, by name. */
export const hasPasskeys = (): boolean =>
  (location.protocol === 'https:' || location.hostname === 'localhost') && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** What this browser calls itself, short enough for a list. */
function label(): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(navigator.userAgent)?.[1] ?? ''
  const system = /(Android|iPhone|iPad|Windows|Mac|Linux)/.exec(navigator.userAgent)?.[1] ?? ''
  return [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter(Boolean).join(', ')
}

const written = (made: Credential): string => JSON.stringify((made as PublicKeyCredential).toJSON())

/** Have the device make one; null: its owner did not want to. */
export async function makePasskey(): Promise<Keys | null> {
  const { options } = await api.askPasskey()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON)
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return made && api.addPasskey(written(made), label())
}

/** Have the device answer with one; null: there is none, or its owner did not want to. */
export async function usePasskey(): Promise<string | null> {
  const { options } = await api.askKnownPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON)
  const answer = await navigator.credentials.get({ publicKey }).catch(() => null)
  return answer && written(answer)
}

/** Come back with what one has: the ten words, or a passkey's answer. */
export const comeBack = (given: { phrase: string } | { credential: string }, here: Here): Promise<CameBack> =>
  'phrase' in given ? api.givePhrase(given.phrase, here) : api.givePasskey(given.credential, here)
