import type { Endpoint } from '@qareeb/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Context, Services } from '../../ground/context.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { acceptedLocale } from './accepted-locale.ts'
import type { Answers } from './answers.ts'
import type { AuditCall } from './audit-call.ts'
import { inputParserOf, paramsParserOf } from './input/parse-input.ts'
import type { QueryString } from './input/parse-query-string.ts'
import { networkOf } from './network-of.ts'
import type { HttpHeaders, Route } from './on.ts'
import { fromKept, toKept } from './other-answer.ts'
import { type AuditRefusal, withRefusalAudit } from './refusals/with-refusal-audit.ts'
import { responseSchemasOf } from './response-schema.ts'
import { type Called, type Run, sendingOf } from './sending.ts'

type Surroundings = { services: Services; answers: Answers; auditRefusal: AuditRefusal; auditCall: AuditCall }

/** Registers an endpoint: checks the input, gives the handler a context, sends the answer that the contract states. */
export function registerRoute(app: FastifyInstance, route: Route, surroundings: Surroundings) {
  const { services, auditRefusal, auditCall } = surroundings
  const { endpoint } = route
  const status = endpoint.status ?? 200
  const call = `${endpoint.method} ${endpoint.path}`
  const runnerOf = createCallRunner(route, call)
  const send = sendingOf(route, surroundings)

  const answerGuest = async (called: Called) => send(await runnerOf(called), called)

  app.route({
    method: endpoint.method,
    url: toFastifyPath(endpoint.path),
    config: {
      access: endpoint.access,
      isAboutCompany: endpoint.about === 'company',
      skipsLine: route.skipQueue ?? false,
      keepsBytes: route.keepsBytes ?? false,
      ...(endpoint.multipart && { fileBytes: endpoint.multipart.maxBytes }),
    },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    schema: { response: responseSchemasOf(endpoint) },
    handler(request, reply) {
      const context = contextOf(services, request, actorOf(endpoint, request))
      const called = { context, request, reply: reply.code(status) }
      // Guest calls are not audited.
      if (context.actor.kind === 'guest') return answerGuest(called)
      return withRefusalAudit({ context, call, audit: auditRefusal }, async () => {
        const run = await runnerOf(called)
        await auditCall(context, { call, params: paramsOf(request) })
        return send(run, called)
      })
    },
  })
}

/** Returns a function that checks a call and returns the handler to run. */
function createCallRunner(route: Route, call: string) {
  const parseParams = paramsParserOf(route.endpoint)
  const parseInput = inputParserOf(route.endpoint)

  return async ({ context, request, reply }: Called): Promise<Run> => {
    const params = parseParams(request.params)
    // The endpoint's own schemas have checked the input, here and below.
    if (route.allow) await route.allow(context, { params })
    const rest = parseInput({
      // Our own query parser made it: see `createServer`.
      query: request.query as QueryString,
      body: request.body,
    })
    const input = { params, ...rest } as never
    const exchange = headersOf(request, reply)
    const handle = () => route.handle(context, input, exchange)
    if (!route.endpoint.idempotent) return handle

    const key = exchange.header('idempotency-key')
    const once = (work: Run) => answerOnce(context, { key, address: call, body: rest.body }, work)
    if (!route.endpoint.other) return () => once(handle)
    return async () => fromKept(await once(async () => toKept(await handle())))
  }
}

/** `/job-ad/{id}` in the contract is `/job-ad/:id` for Fastify. */
export const toFastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** The path parameters as they were sent. */
const paramsOf = ({ params }: FastifyRequest): string[] =>
  Object.values(params ?? {}).filter((value) => typeof value === 'string')

/** A cached answer is the same for everybody, so its handler must not see the caller. */
const actorOf = (endpoint: Endpoint, { caller }: FastifyRequest): Actor =>
  (knowsCaller(endpoint) && caller) || { kind: 'guest' }

const knowsCaller = ({ cacheSeconds, cachedFor }: Endpoint) =>
  cacheSeconds === undefined || cachedFor === 'guests'

const contextOf = (services: Services, request: FastifyRequest, actor: Actor): Context => ({
  ...services,
  actor,
  locale: acceptedLocale(request.headers['accept-language']),
  origin: { network: networkOf(request.ip), userAgent: request.headers['user-agent'] },
  requestId: request.id,
})

const headersOf = (request: FastifyRequest, reply: FastifyReply): HttpHeaders => ({
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  answerHeader: (name, value) => void reply.header(name, value),
  bodyBytes: () => request.bodyBytes ?? Buffer.alloc(0),
})
