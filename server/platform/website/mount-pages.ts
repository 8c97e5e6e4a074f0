import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { isApiAddress } from '../http/is-api-address.ts'
import { insideTransport } from './inside-transport.ts'
import type { Pages } from './pages.ts'
import { sendPage } from './send-page.ts'
import { serveServiceWorker } from './serve-service-worker.ts'

type Mounted = { services: Services; pages: Pages }

/** Puts the site on the server: its files, and behind them every page. Call it after all other routes. */
export async function mountPages(app: FastifyInstance, site: Mounted): Promise<void> {
  const { pages } = site
  if (pages.middleware) useMiddleware(app, pages.middleware)
  if (pages.files) await serveFiles(app, pages.files)
  serveServiceWorker(app, site)
  app.addHook('onClose', () => pages.close())

  await app.register(async (scope) => {
    scope.get('/*', (request, reply) => answerPage(site, request, reply))
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      onRequest: async (_request, reply) => {
        reply.header('allow', 'GET, HEAD')
        throw new AppError('request.methodNotAllowed')
      },
      handler: async () => undefined,
    })
  })
}

async function answerPage({ services, pages }: Mounted, request: FastifyRequest, reply: FastifyReply) {
  const { config, log, now } = services
  const response = await pages.handle(toWebRequest(request, reply, config.publicOrigin), {
    api: insideTransport(request),
    nonce: request.nonce,
    site: { ...config.site, origin: config.publicOrigin },
    isSignInApart: config.firebase !== undefined,
    now,
    reportError: (error) => log.error({ err: error, requestId: request.id }, 'a page failed'),
  })
  return sendPage(response, reply)
}

/** The address carries the configured origin; the host from the caller is not trusted. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  return new Request(origin + request.url, { method: request.method, headers, signal: gone.signal })
}

/** Names of built files hold a hash of their content, so they may be kept for good; the build has compressed them. */
async function serveFiles(app: FastifyInstance, folder: string) {
  await app.register(async (scope) => {
    scope.setErrorHandler((error) => {
      throw isMissingFile(error) ? new AppError('request.notFound') : error
    })
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const lasting = file.includes('/assets/')
        reply.header(
          'cache-control',
          lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  })
}

/** A file that was there when we started may have gone with the next build. */
const isMissingFile = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function useMiddleware(app: FastifyInstance, middleware: NonNullable<Pages['middleware']>) {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiAddress(request.url)) return done()
    // Vite answers its own addresses; Fastify's headers have to be on the answer before.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    middleware(request.raw, reply.raw, () => done())
  })
}
