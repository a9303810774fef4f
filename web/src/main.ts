import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startLanguage } from './lib/words/i18n.svelte'
import { showTheme } from './lib/device/settings.svelte'

showTheme() // before there is any text, and without waiting for it
await startLanguage()
// Installable, and the entrance opens without a network; games always come from the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForOffline().catch(() => undefined)

async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  // What is fetched later on this first visit is kept, too: the worker does not listen to it yet.
  const keep = (entries: PerformanceEntryList): void => {
    const loaded = entries.map((entry) => new URL(entry.name))
    active?.postMessage({ keep: loaded.filter((url) => url.origin === location.origin).map((url) => url.pathname) })
  }
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource', buffered: true })
}

mount(App, { target: document.getElementById('app')! })
