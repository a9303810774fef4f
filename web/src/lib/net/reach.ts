// Word from the server while the page is closed: web push to this browser.
import { api } from './api'
import { chosenLanguage, t } from '../words/i18n.svelte'
import type { ContactInfo } from './wire'

const WORDS = 'saboteur-words'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether this browser is told. */
export async function pushed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration()
  return Boolean(await worker?.pushManager.getSubscription())
}

/** Leave the words of a push where the worker finds them: it has no languages of its own. */
async function keepWords(): Promise<void> {
  const words = JSON.stringify({ title: t('app'), body: t('reach-word') })
  await (await caches.open(WORDS)).put('/words', new Response(words))
}

/** After another language was chosen: whatever is pushed or mailed from now on is said in it. */
export async function renewWords(): Promise<void> {
  if ('caches' in window && (await caches.has(WORDS))) await keepWords()
  const reach = await api.reach().catch(() => null)
  if (reach?.email || reach?.pushes) await api.speak(chosenLanguage()).catch(() => undefined) // offline: as before
}

/** Ask the browser for leave and tell the server where to push; null: the person said no. */
export async function startPush(key: string): Promise<ContactInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await keepWords()
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  return api.push(made.toJSON())
}

export async function stopPush(): Promise<ContactInfo> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return api.dropPush()
}
