import { type ErrorBody, type ErrorCode, errorStatus } from '@qareeb/contract/errors'
import type { Locale } from '@qareeb/contract/locale'
import { AppError } from '../../../ground/errors.ts'
import { isTimeout, isTransient } from '../../database/failures.ts'
import { sentenceOf, toFieldError } from './sentences.ts'

/** How a failure is answered. `unexpected` failures are ours and belong in the log. */
export type Refusal = {
  status: number
  headers: Record<string, string>
  body: ErrorBody
  unexpected: boolean
}

/** Seconds after which a refused caller may come back. */
const retryAfter: Partial<Record<ErrorCode, string>> = {
  'server.unavailable': '2',
  'server.busy': '3',
  'request.tooMany': '10',
}

/** Turns any thrown value into an answer in the caller's language without internals. */
export function toRefusal(
  error: unknown,
  { locale, requestId }: { locale: Locale; requestId: string },
): Refusal {
  const { code, details, errors, blockers, company, retryAfterSeconds } = asAppError(error)
  const seconds = retryAfterSeconds?.toString() ?? retryAfter[code]
  return {
    status: errorStatus[code],
    headers: {
      'cache-control': 'no-store',
      'content-language': locale,
      vary: 'accept-language',
      ...(seconds && { 'retry-after': seconds }),
      ...(errorStatus[code] === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: {
      code,
      message: sentenceOf(code, locale, { ...details, count: minutesIn(Number(seconds ?? 0)) }),
      ...(errors && { errors: errors.map((issue) => toFieldError(issue, locale)) }),
      ...(blockers && { blockers }),
      ...(company && { company }),
      requestId,
    },
    unexpected: code === 'server.unexpected',
  }
}

/** Minutes to wait, which sentences of refusals count; a part of one is one. */
const minutesIn = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isTransient(error) || isTimeout(error)) return new AppError('server.unavailable')
  return new AppError(codeOfFrameworkError(error) ?? 'server.unexpected')
}

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'request.notFound',
  405: 'request.methodNotAllowed',
  408: 'request.timeout',
  413: 'request.tooLarge',
  414: 'request.notFound',
  415: 'request.unsupportedMediaType',
  429: 'request.tooMany',
  431: 'request.headersTooLarge',
}

/** Fastify's own refusals carry a code `FST_…` and a status; an address that cannot be decoded leads nowhere. */
function codeOfFrameworkError(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('FST_'))
    return undefined
  if (error.code === 'FST_ERR_BAD_URL') return 'request.notFound'

  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  return codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : undefined)
}
