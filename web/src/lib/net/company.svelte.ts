// People one knows: one answer for all parts of the page that show it, asked for now and then while somebody looks.
import { api, speaksAsOneself } from './api'
import type { Company } from './wire'

/** Less than what the server takes somebody for gone after, so that whoever looks is here. */
const AGAIN = 30_000 // ms

let said = $state.raw<Company | null>(null)
let lookers = 0
let timer = 0
let asked = 0 // an answer that was asked for before another one came is dropped

/** Whom one has played with, and who invites one; null: nothing is known yet, or one is a stranger here. */
export const company = (): Company | null => said

export function takeCompany(now: Company): void {
  asked++
  said = now
}

async function look(): Promise<void> {
  clearTimeout(timer)
  if (!lookers) return
  if (document.visibilityState === 'visible' && speaksAsOneself()) {
    const mine = ++asked
    const found = await api.company().catch(() => undefined)
    if (found !== undefined && mine === asked) said = found
  }
  clearTimeout(timer)
  timer = window.setTimeout(() => void look(), AGAIN)
}
document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && look()))

/** Look now, and again and again until the returned function is called. */
export function watchCompany(): () => void {
  lookers++
  void look()
  return () => {
    lookers--
    if (!lookers) clearTimeout(timer)
  }
}

/** Show an invitation no more. */
export async function dropInvitation(key: string): Promise<void> {
  const { invitations } = await api.dropInvitation(key)
  if (said) takeCompany({ ...said, invitations })
}
