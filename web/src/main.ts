import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startLanguage } from './lib/words/i18n.svelte'
import { showTheme } from './lib/device/settings.svelte'

showTheme() // before there is any text, and without waiting for it
await startLanguage()
// Installable, and the entrance opens without a network; games always come from the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

mount(App, { target: document.getElementById('app')! })
