import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLocale } from '@qareeb/contract/locale'
import { AppError } from '../../../ground/errors.ts'
import { toRefusal } from './refusal.ts'

/** Answers what is no HTTP at all, or came too slowly; Node has parsed nothing, so neither address nor language is known. */
export function refuseClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = toRefusal(new AppError(codeOf(error)), { locale: defaultLocale, requestId: randomUUID() })
  const body = JSON.stringify(refusal.body)
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

function codeOf({ code }: { code?: string }) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.headersTooLarge' : 'request.malformed'
}
