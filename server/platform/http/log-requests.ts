import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asOf, type Log } from '../log.ts'
import { isInsideCall } from './inside-calls.ts'
import { truncatedNetworkOf } from './network-of.ts'

/**
 * Writes one line a request: its kind, its result and its duration. No query, no ids or tokens of pages, no whole
 * address. Calls that the site makes inside this process belong to the page's line. Lines are written together: one
 * after the other they take a fraction of the time.
 * @param everyMs how long a line may wait for others; 0 to write each at once
 */
export function logRequests(app: FastifyInstance, log: Log, everyMs: number) {
  // The fields below hold no personal data; searching them for it would cost three times as much as the line.
  const lines = log.child({}, { redact: { paths: [], censor: '' } })
  let waiting: { moment: number; facts: Facts }[] = []
  // Requests that still run when the service closes end after the timer's last run.
  let waits = everyMs > 0

  function writeAll() {
    const due = waiting
    waiting = []
    for (const { moment, facts } of due) asOf(moment, () => lines.info(facts, 'request'))
  }
  const clock = waits ? setInterval(writeAll, everyMs).unref() : undefined
  app.addHook('onClose', async () => {
    clearInterval(clock)
    waits = false
    writeAll()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInsideCall(request)) waiting.push({ moment: Date.now(), facts: factsOf(request, reply) })
    if (!waits) writeAll()
    done()
  })
}

type Facts = ReturnType<typeof factsOf>

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
