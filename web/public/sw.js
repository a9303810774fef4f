// Keeps the client's own files, so that the entrance opens at once and without a network.
// It never touches /api, /ws or /admin: what is at a table is always the server's word. /docs has pages of its own.
const KEPT = 'saboteur-1'
const WORDS = 'saboteur-words' // what a push says, in the reader's language; the page puts it there

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/')))
})
// A first visit loads its files before this worker listens: the page then says which ones, and they are kept, too.
self.addEventListener('message', (event) => {
  const files = (event.data?.keep ?? []).filter((path) => typeof path === 'string' && path.startsWith('/assets/'))
  event.waitUntil?.(Promise.all(files.map((path) => keptFirst(new Request(path)))))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== WORDS).map((name) => caches.delete(name)))),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws') || /^\/(admin|docs)(\/|$)/.test(url.pathname)) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(networkFirst(event.request))
})

// Files with a hash in their name never change.
async function keptFirst(request) {
  const cache = await caches.open(KEPT)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// There is one page for all addresses.
async function networkFirst(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

// "It is your turn": the word is the same whatever happened at the table.
self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? {})))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function tell({ content = '', table = '', url = '/' }) {
  const kept = await (await caches.open(WORDS)).match('/words')
  const { title, body } = kept ? await kept.json() : { title: 'Saboteur', body: content }
  await self.registration.showNotification(title, { body: table ? body : content, tag: table, icon: '/icon.svg', data: url })
}

async function show(url) {
  const path = new URL(url, location.origin).pathname // only ever a page of our own
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}
