import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../ground/context.ts'
import type { QueryString } from '../platform/http/input/parse-query-string.ts'
import { isFromHere } from '../platform/http/is-from-here.ts'
import { mailboxPage } from './mailbox-page.ts'
import { findHtml, listMessages } from './queries.ts'

/** Puts the development mailbox at `/dev/mailbox`, where the configuration has one; to everybody else it is not there. */
export function registerMailbox(app: FastifyInstance, { config, db }: Services): void {
  if (!config.mailbox) return

  app.get('/dev/mailbox', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const recipient = askedRecipient(request)
    const messages = await listMessages(db, recipient)
    return sendHtml(reply, mailboxPage({ messages, recipient, nonce: request.nonce }), [
      "default-src 'none'",
      `style-src 'nonce-${request.nonce}'`,
      "frame-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })

  app.get<{ Params: { number: string } }>('/dev/mailbox/:number(^\\d{1,9}$)', async (request, reply) => {
    const html = isFromHere(request) ? await findHtml(db, Number(request.params.number)) : undefined
    if (html === undefined) return reply.callNotFound()
    reply.header('x-frame-options', 'SAMEORIGIN')
    return sendHtml(reply, html, [
      "default-src 'none'",
      "style-src-attr 'unsafe-inline'",
      "frame-ancestors 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ])
  })
}

/** Our own parser made the query: see `createServer`. */
const askedRecipient = ({ query }: FastifyRequest) =>
  (query as QueryString).values['to']?.replaceAll('\0', '').slice(0, 254) || undefined

const sendHtml = (reply: FastifyReply, html: string, policy: string[]) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
    })
    .send(html)
