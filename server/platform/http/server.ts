import fastify, { type FastifyInstance } from 'fastify'
import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { compress } from './compress.ts'
import { parseQueryString } from './input/parse-query-string.ts'
import { isInsideCall } from './inside-calls.ts'
import { endSlowBodies } from './load/end-slow-bodies.ts'
import type { Limits } from './load/limits.ts'
import { shedLoad } from './load/shed-load.ts'
import { logRequests } from './log-requests.ts'
import { refuseClientError } from './refusals/refuse-client-error.ts'
import { sendRefusal } from './refusals/send-refusal.ts'
import { requestIdOf } from './request-id.ts'
import { secureEverything, secureWith } from './secure.ts'
import { toTrustProxy } from './to-trust-proxy.ts'

/** A server with all that answers have in common: ids, headers, log, limits, refusals. It has no routes yet. */
export async function createServer(
  { config, log }: Pick<Services, 'config' | 'log'>,
  limits: Limits,
): Promise<FastifyInstance> {
  const secure = secureWith({
    publicOrigin: config.publicOrigin,
    mapStyleUrl: config.site.mapStyleUrl,
    mapOrigins: config.mapOrigins,
    pictureOrigin: config.ghost && new URL(config.ghost.url).origin,
    captchaOrigin: config.captcha.kind === 'turnstile' ? config.captcha.widgetOrigin : undefined,
    uploadUrl: config.files.s3?.url,
    analyticsOrigin: config.site.postHog?.host,
    signIn: config.firebase?.webClient,
    development: config.environment === 'development',
  })
  const app = fastify({
    ...timeLimits(limits),
    bodyLimit: limits.bodyBytes,
    trustProxy: toTrustProxy(config.trustProxy),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => decodable(withoutOrigin(url)),
    return503OnClosing: false,
    clientErrorHandler: refuseClientError,
    frameworkErrors(error, request, reply) {
      // No hook has run for an address that cannot be decoded.
      secure(request, reply)
      void sendRefusal(error, { request, reply, log })
    },
    routerOptions: {
      // The schema of an endpoint limits the length of an id.
      maxParamLength: 2_000,
      // `registerRoute` is the only reader of its output.
      querystringParser: parseQueryString,
    },
  })
  secureEverything(app, secure)
  endSlowBodies(app, limits.requestMs)
  refuseWhileClosing(app)
  logRequests(app, log, limits.logEveryMs)
  shedLoad(app, { places: limits.placesAtOnce, waitMs: limits.waitMs })
  await compress(app)
  app.setErrorHandler((error, request, reply) => sendRefusal(error, { request, reply, log }))
  app.setNotFoundHandler(() => {
    throw new AppError('request.notFound')
  })
  return app
}

/** A client may send the whole address, as to a proxy; everything here begins with the path. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'

/**
 * Percent signs in a path that encode nothing are taken as typed: such an address is unknown, and has its page too.
 */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/**
 * `requestTimeout` alone never ends a slow body: Node also needs an interval for the check. It has one limit for
 * all requests, so `endSlowBodies` ends requests without files sooner.
 */
const timeLimits = (limits: Limits) => ({
  requestTimeout: limits.uploadMs,
  keepAliveTimeout: limits.keepAliveMs,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
})

/** Lets running requests and the calls of their pages finish, and refuses new requests. */
function refuseWhileClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (request, _reply, done) => {
    done(closing && !isInsideCall(request) ? new AppError('server.unavailable') : undefined)
  })
}
