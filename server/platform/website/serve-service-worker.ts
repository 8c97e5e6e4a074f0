import type { FastifyInstance } from 'fastify'
import type { Services } from '../../ground/context.ts'
import type { Pages } from './pages.ts'

/** Takes everything back that a worker has kept, and itself: browsers ask for its file at each visit. */
const switchedOff = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
))
`

/** The service worker of the built site; one that gives up where there is none or it is switched off. */
export function serveServiceWorker(
  app: FastifyInstance,
  { services, pages }: { services: Pick<Services, 'config'>; pages: Pick<Pages, 'serviceWorker'> },
): void {
  const script = services.config.hasServiceWorker ? (pages.serviceWorker ?? switchedOff) : switchedOff
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
      .send(script),
  )
}
