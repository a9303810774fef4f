// Keeps the client's own files, so that the entrance opens at once and without a network.
// It never touches /api or /ws: what is at a table is always the server's word.
const KEPT = 'saboteur-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws')) return
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
