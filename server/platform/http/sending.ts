import type { Endpoint } from '@qareeb/contract/endpoint'
import type { ByteStream } from '@qareeb/contract/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Services } from '../../ground/context.ts'
import { utf8Of } from '../utf8-of.ts'
import type { Answers } from './answers.ts'
import { holds } from './etag.ts'
import type { Route } from './on.ts'
import { OtherAnswer } from './other-answer.ts'
import { toReadable } from './to-readable.ts'

/** One call of an endpoint that has no answer yet. */
export type Called = { context: Context; request: FastifyRequest; reply: FastifyReply }

/** Does the work of a call that has passed all checks, and gives its answer. */
export type Run = () => unknown

/** Runs a call and sends what it answers. */
export type Send = (run: Run, called: Called) => Promise<unknown>

/** How the answers of a route are sent: from caches, as a stream, or as JSON of their own. */
export function sendingOf(route: Route, surroundings: { services: Services; answers: Answers }): Send {
  const { cacheSeconds, cachedFor, mediaType } = route.endpoint
  if (mediaType !== undefined) return sendStream(mediaType)
  if (cacheSeconds === undefined) return sendUncached(route.endpoint)

  const cached = sendCached(route, cacheSeconds, surroundings)
  return cachedFor === 'guests' ? sendCachedToGuests(cached, sendUncached(route.endpoint)) : cached
}

/** For answers of one caller, which must not be cached. */
const sendUncached =
  ({ other }: Endpoint): Send =>
  async (run, { reply }) => {
    reply.header('cache-control', 'no-store')
    const answer = await run()
    if (!(answer instanceof OtherAnswer)) return answer
    if (!other) throw new Error('The endpoint declares no other answer.')
    reply.code(other.status)
    return answer.body
  }

/** A cache in between has to distinguish callers with a bearer from those without. */
const sendCachedToGuests =
  (cached: Send, uncached: Send): Send =>
  (run, called) => {
    called.reply.header('vary', 'authorization')
    return called.context.actor.kind === 'guest' ? cached(run, called) : uncached(run, called)
  }

/** For answers that are the same for everybody: made once for all who ask at the same time, with a validator. */
function sendCached(
  { cacheInMemory = false }: Route,
  seconds: number,
  { answers, services }: { services: Services; answers: Answers },
): Send {
  return async (run, { request, reply }) => {
    const { body, etag, madeAt } = await answers.find({
      key: request.url,
      cacheSeconds: cacheInMemory ? seconds : 0,
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
  // Fastify's type requires an object; the value has the endpoint's response type.
  utf8Of(String(reply.serializeInput(result as Record<string, unknown>, '200')))

/** Browsers save a stream and never show it, unless the route names the file itself. Of several media types the route names the one that it sends. */
const sendStream =
  (mediaType: string | readonly string[]): Send =>
  async (run, { reply }) => {
    reply.header('cache-control', 'no-store')
    // `byteStream` is the response of every endpoint with a media type.
    const stream = await toReadable((await run()) as ByteStream)
    if (!reply.hasHeader('content-disposition')) reply.header('content-disposition', 'attachment')
    if (!reply.hasHeader('content-type')) reply.type([mediaType].flat()[0] ?? 'application/octet-stream')
    return reply.send(stream)
  }
