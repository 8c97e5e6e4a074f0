import type { ApiMessage, SendRequest, Transport } from './api.ts'

/** Milliseconds after which a call is given up, by what it waits for. */
const timeoutMs = { json: 30_000, long: 60_000, files: 300_000 } as const

/** Why there was no answer; the words for it are chosen where it is shown. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  readonly reason: 'timedOut' | 'noConnection'

  constructor(reason: ConnectionError['reason'], cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/**
 * Carries a call from the browser.
 * @throws ConnectionError when no answer comes; the caller's own abort passes through as it is
 */
export const browserTransport: Transport = async (path, message) => {
  const { signal, method, headers, body, duration, carry = byFetch } = message
  const kind = duration ?? (body instanceof FormData ? 'long' : 'json')
  const limit = AbortSignal.timeout(timeoutMs[kind])
  try {
    return await carry(path, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ConnectionError(limit.aborted ? 'timedOut' : 'noConnection', error)
  }
}

const byFetch: SendRequest = async (path, request) => {
  const response = await fetch(path, { ...request, keepalive: isSmallChange(request) })
  return { status: response.status, body: await response.text(), date: response.headers.get('date') }
}

/** Letters of the longest body that is sent with `keepalive`: of Arabic ones, some 4 KB. */
const smallChange = 2_000

/**
 * `keepalive` asks the browser to finish sending a change though its page is left. Browsers allow 64 KB to all such
 * requests together and fail those beyond, so long texts go without it.
 */
const isSmallChange = ({ method, body }: Pick<ApiMessage, 'method' | 'body'>): boolean =>
  method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length <= smallChange))
