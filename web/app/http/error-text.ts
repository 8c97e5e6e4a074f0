import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { ApiError } from './api.ts'
import { ConnectionError } from './browser-transport.ts'
import { isOffline } from './is-offline.ts'

/**
 * The sentence for a failed call: the message of the answer; without one, the meaning of its status; without an
 * answer, the lost connection, or the error's own message.
 */
export function errorText(error: unknown, t: BoundPhrases<'errors'>): string {
  if (error instanceof ApiError) return error.body?.message || statusText(error, t)
  if (error instanceof ConnectionError) return t(error.reason)
  // Parts of the program that are fetched on demand fail too, in words of the browser's own.
  if (isOffline()) return t('noConnection')
  return error instanceof Error && error.message ? error.message : t('somethingWrong')
}

function statusText({ status, body }: ApiError, t: BoundPhrases<'errors'>): string {
  if (status >= 500) return t('http.server')
  if (status === 400 && body?.errors) return t('http.submission')
  return isNamed(status) ? t(`http.${status}`) : t('http.unsupported')
}

const named = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 431] as const

const isNamed = (status: number): status is (typeof named)[number] => named.some((one) => one === status)
