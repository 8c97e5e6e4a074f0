import { NavigationRoute, registerRoute, Route } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { copyIndexPath, copiesCache, type KeptCopy, offlineCache, offlinePaths } from './caches.ts'
import { writeOfflinePage } from './write-offline-page.ts'

declare const self: ServiceWorkerGlobalScope

// The network always answers first. What is kept here is shown without a connection alone, and holds nothing that a
// session has opened: the copies are put here by `web/app/shell/offline/keep-copies.ts`, which asks as a guest.

self.addEventListener('install', (event) => {
  const pages = offlinePaths.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' }))
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(pages)))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldPages(), self.clients.claim()])),
)

registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => answerOffline(request) }] }),
  ),
)

/** The looks of copies: styles, fonts, logos. */
registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && ['style', 'font', 'image'].includes(request.destination),
    new NetworkOnly({
      plugins: [{ handlerDidError: async ({ request }) => (await openCopies()).match(request.url) }],
    }),
  ),
)

/** Deletes the pages of workers before this one. */
async function deleteOldPages() {
  const old = (await caches.keys()).filter((name) => name !== offlineCache && name !== copiesCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

const openCopies = () => caches.open(copiesCache)

/** The copy of the page, else the page that lists the copies. */
async function answerOffline(request: Request): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url)
  const copies = await openCopies()
  const copy = await copies.match(origin + pathname)
  if (copy) return copy

  const isEnglish = pathname === '/en' || pathname.startsWith('/en/')
  const page = await caches.match(isEnglish ? offlinePaths[1] : offlinePaths[0])
  if (!page) return undefined
  const index = await copies.match(copyIndexPath)
  // Written by `keep-copies.ts` alone.
  const kept = index ? ((await index.json()) as KeptCopy[]) : []
  return writeOfflinePage(page, kept)
}
