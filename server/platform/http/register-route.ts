import { isAboutCompany } from '@qareeb/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Context, Services } from '../../ground/context.ts'
import { utf8Of } from '../binary-string.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { acceptedLocale } from './accepted-locale.ts'
import type { Answers } from './answers.ts'
import { holds } from './etag.ts'
import { networkOf } from './network-of.ts'
import type { Exchange, Route } from './on.ts'
import { inputParserOf, paramsParserOf } from './parse-input.ts'
import type { QueryString } from './query-string.ts'
import { responseSchemaOf } from './response-schema.ts'
import type { TellCall } from './tell-calls.ts'
import { type TellRefusal, tellingRefusals } from './tell-refusals.ts'
import { Written } from './written.ts'

type Surroundings = { services: Services; answers: Answers; tellRefusal: TellRefusal; tellCall: TellCall }

/** Makes an endpoint answer: checks what comes in, gives the handler a context, writes what the contract states. */
export function registerRoute(app: FastifyInstance, route: Route, surroundings: Surroundings) {
  const { services, tellRefusal, tellCall } = surroundings
  const { endpoint } = route
  const status = endpoint.status ?? 200
  const call = `${endpoint.method} ${endpoint.path}`
  const runnerOf = runnersOf(route, call)
  const answer =
    endpoint.cacheSeconds === undefined
      ? answerAfresh
      : answerAlike(route, endpoint.cacheSeconds, surroundings)

  const answerGuest = async (called: Called) => answer(await runnerOf(called), called)

  app.route({
    method: endpoint.method,
    url: toFastifyPath(endpoint.path),
    config: {
      access: endpoint.access,
      isAboutCompany: isAboutCompany(endpoint),
      skipsLine: route.atOnce ?? false,
      ...(endpoint.multipart && { fileBytes: endpoint.multipart.maxBytes }),
    },
    schema: { response: { [status]: responseSchemaOf(endpoint) } },
    handler(request, reply) {
      const context = contextOf(services, request, actorOf(endpoint, request))
      const called = { context, request, reply: reply.code(status) }
      // Of what guests call nothing is told.
      if (context.actor.kind === 'guest') return answerGuest(called)
      return tellingRefusals({ context, call, tell: tellRefusal }, async () => {
        const run = await runnerOf(called)
        await tellCall(context, { call, params: paramsOf(request) })
        return answer(run, called)
      })
    },
  })
}

type Called = { context: Context; request: FastifyRequest; reply: FastifyReply }

/** Makes the function that checks a call, and gives what answers it once it has passed. */
function runnersOf(route: Route, call: string) {
  const parseParams = paramsParserOf(route.endpoint)
  const parseInput = inputParserOf(route.endpoint)

  return async ({ context, request, reply }: Called): Promise<Run> => {
    const params = parseParams(request.params)
    // The parsers have checked, here and below, by the endpoint's own schemas.
    if (route.allow) await route.allow(context, { params })
    const rest = parseInput({
      // Our own parser of query strings made it: see `createServer`.
      query: request.query as QueryString,
      body: request.body,
    })
    const input = { params, ...rest } as never
    const exchange = exchangeOf(request, reply)
    const handle = () => route.handle(context, input, exchange)
    if (!route.endpoint.idempotent) return handle

    const key = exchange.header('idempotency-key')
    return () => answerOnce(context, { key, address: call, body: rest.body }, handle)
  }
}

/** `/job-ad/{id}` in the contract is `/job-ad/:id` for Fastify. */
export const toFastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Of an address that has been parsed, as they were sent. */
const paramsOf = ({ params }: FastifyRequest): string[] =>
  Object.values(params ?? {}).filter((value) => typeof value === 'string')

/** An answer that is alike for everybody may not know who asks. */
const actorOf = ({ cacheSeconds }: Route['endpoint'], { caller }: FastifyRequest): Actor =>
  (cacheSeconds === undefined && caller) || { kind: 'guest' }

const contextOf = (services: Services, request: FastifyRequest, actor: Actor): Context => ({
  ...services,
  actor,
  locale: acceptedLocale(request.headers['accept-language']),
  origin: { network: networkOf(request.ip), userAgent: request.headers['user-agent'] },
  requestId: request.id,
})

const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => ({
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  answerHeader: (name, value) => void reply.header(name, value),
})

type Run = () => unknown

const answerAfresh = async (run: Run, { reply }: Called) => {
  reply.header('cache-control', 'no-store')
  return run()
}

/** For answers that are the same for everybody: made once for all who ask at the same time, with a validator. */
function answerAlike({ remember = false }: Route, seconds: number, { answers, services }: Surroundings) {
  return async (run: Run, { request, reply }: Called) => {
    const { body, etag, madeAt } = await answers.find({
      key: request.url,
      rememberSeconds: remember ? seconds : 0,
      make: async () => bytesOf(await run(), reply),
    })
    const ageSeconds = Math.floor((services.now().getTime() - madeAt) / 1000)
    reply.headers({ 'cache-control': cacheControl(Math.max(0, seconds - ageSeconds), seconds), etag })
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  }
}

/** However long it was remembered here, an answer is shown for the same time in all, and once more while it is renewed. */
const cacheControl = (freshSeconds: number, seconds: number) =>
  `public, max-age=${freshSeconds}, s-maxage=${freshSeconds}, stale-while-revalidate=${seconds}`

const bytesOf = (result: unknown, reply: FastifyReply): Buffer =>
  result instanceof Written
    ? Buffer.from(result.json, 'latin1')
    : // Fastify's type wants an object; what it gets has the endpoint's response type.
      utf8Of(String(reply.serializeInput(result as Record<string, unknown>, '200')))
