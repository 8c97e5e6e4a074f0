import { offlineCache } from '../../../service-worker/caches.ts'
import { favoriteStore } from '../../session/favorite-store.ts'
import { keepCopies, type CopyWords } from './keep-copies.ts'

/**
 * Registers the service worker, and from then on keeps copies of the saved ads, as many as are saved: signing out saves
 * none, and with them every copy goes.
 * @returns stops following the saved ads
 */
export function startServiceWorker(words: CopyWords): () => void {
  // Browsers without one, and pages without a secure connection, go on as before.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined
  let isStopped = false
  let last: Promise<unknown> = navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready)
  const follow = () => {
    last = last.then(async () => {
      // A worker that is switched off takes its caches along.
      if (!isStopped && (await caches.has(offlineCache))) await keepCopies(favoriteStore.read().ids, words)
    })
    // A full disk, a private window, a connection that went: the page works without copies.
    last = last.catch(() => undefined)
  }
  follow()
  const stop = favoriteStore.subscribe(follow)
  return () => {
    isStopped = true
    stop()
  }
}
