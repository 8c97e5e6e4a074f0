import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../log.ts'
import { acceptedLocale } from '../accepted-locale.ts'
import { isApiAddress } from '../is-api-address.ts'
import { errorPage } from './error-page.ts'
import { toRefusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by scripts, though it stands outside of the API. */
    refusesInJson?: boolean
  }
}

type RefusedRequest = { request: FastifyRequest; reply: FastifyReply; log: Log }

/** Answers a failure: JSON where the API was called, a small page where a person requested one. */
export function sendRefusal(error: unknown, { request, reply, log }: RefusedRequest): FastifyReply {
  const requestId = request.id
  const fromPage = !isApiAddress(request.url) && !request.routeOptions.config.refusesInJson
  const locale = fromPage ? localeOfPage(request.url) : acceptedLocale(request.headers['accept-language'])
  const { status, headers, body, unexpected } = toRefusal(error, { locale, requestId })
  if (unexpected)
    log.error({ err: error, requestId, method: request.method, route: request.routeOptions.url }, 'failed')

  reply.code(status).headers(headers)
  if (!fromPage) return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))

  reply.removeHeader('vary')
  return reply
    .type('text/html; charset=utf-8')
    .send(errorPage({ locale, message: body.message, requestId, nonce: request.nonce }))
}

const localeOfPage = (url: string) => (/^\/en(?:[/?]|$)/.test(url) ? 'en' : 'ar')
