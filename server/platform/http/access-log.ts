import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { isInsideCall } from './inside-calls.ts'
import { truncatedNetworkOf } from './network-of.ts'

/**
 * Writes one line a request: what was asked for in general, how it went and how long it took. No query, no ids or
 * tokens of pages, no whole address. Calls that the site makes inside this process belong to the page's line.
 */
export function logRequests(app: FastifyInstance, log: Log) {
  // Nothing private can be among the facts below; looking for it would cost three times as much as the line.
  const lines = log.child({}, { redact: { paths: [], censor: '' } })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInsideCall(request)) lines.info(factsOf(request, reply), 'request')
    done()
  })
}

const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  network: truncatedNetworkOf(request.ip),
})

/** The pattern of a route of ours; of a page its first part, since what follows may name a person's own thing. */
function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url
  if (pattern && !pattern.includes('*')) return pattern

  const path = request.url.split('?', 1)[0] ?? ''
  const [first = '', second] = path.split('/').filter(Boolean)
  const page = first === 'en' && second ? `/en/${second}` : `/${first}`
  return page.slice(0, 60).replace(/[^\w./-]/g, '…')
}
