import { type Access, type ArgumentsOf, type Endpoint, type ResponseOf } from '@qareeb/contract/endpoint'
import type { ErrorBody } from '@qareeb/contract/errors'
import type { Locale } from '@qareeb/contract/locale'
import type { ByteStream } from '@qareeb/contract/values'
import { toQueryString } from '../query-string.ts'

/** Carries a request to the API and brings the answer back, wherever the code runs. */
export type Transport = (path: string, message: ApiMessage) => Promise<ApiAnswer>

/** An answer as it came. `date` is the header with the time of the server, where it can be read. */
export type ApiAnswer = { status: number; body: string; date?: string | null }

export type ApiMessage = {
  method: Endpoint['method']
  /** The caller of the call; a transport with a session sends it along by this. */
  access: Access
  /** It acts for the company of the session. */
  isAboutCompany?: boolean
  headers: Record<string, string>
  /** JSON, or a form with a file. */
  body?: string | FormData
  signal?: AbortSignal
  /** `long`: the answer takes longer than others to make; `files`: it carries files of any size. */
  duration?: 'long' | 'files'
  /** Carries the request in place of `fetch`. */
  carry?: SendRequest
}

/** Sends a request and reads its answer as text. @throws on a network error, or the abort reason of the signal */
export type SendRequest = (
  path: string,
  request: Pick<ApiMessage, 'method' | 'headers' | 'body'> & { signal: AbortSignal },
) => Promise<ApiAnswer>

/** The input of a call besides its endpoint: only the parts that the endpoint has. */
export type Input<E> = {
  [
    Part in keyof ArgumentsOf<E> as ArgumentsOf<E>[Part] extends undefined ? never : Part
  ]: ArgumentsOf<E>[Part]
}

export type BoundCall = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: Pick<ApiMessage, 'signal' | 'duration' | 'carry'> & { headers?: Record<string, string> },
) => Promise<JsonOf<E>>

/** JSON of an answer. A stream has none, so a call of such an endpoint gives nothing to use. */
type JsonOf<E> = Exclude<ResponseOf<E>, ByteStream>

/** An answer of the API that is not a success. `body` is missing when it did not come from the API itself. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody> | undefined

  constructor(status: number, body: Partial<ErrorBody> | undefined) {
    super(body?.message ?? String(status))
    this.status = status
    this.body = body
  }
}

/**
 * Makes `call(endpoint, input)` for one language and one transport to the API.
 * @throws ApiError for every answer of 400 and above; the transport's errors without an answer
 */
export function bindCall(transport: Transport, locale: Locale): BoundCall {
  return async (endpoint, input, options = {}) => {
    // `Input` keeps only the parts that this endpoint has, so each may be absent here.
    const { params, query, body } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const message: ApiMessage = {
      method: endpoint.method,
      access: endpoint.access,
      isAboutCompany: endpoint.about === 'company',
      headers: { accept: 'application/json', 'accept-language': locale, ...options.headers },
      ...(options.signal && { signal: options.signal }),
      ...(options.duration && { duration: options.duration }),
      ...(options.carry && { carry: options.carry }),
    }
    if (body !== undefined && endpoint.multipart) {
      message.body = toForm(body)
    } else if (body !== undefined) {
      message.headers['content-type'] = 'application/json'
      message.body = JSON.stringify(body)
    }
    const answer = await transport(fillPath(endpoint.path, params) + toQueryString(query), message)
    return parseAnswer(answer)
  }
}

/** The body of a call that takes a file; the browser writes the header that goes with it. */
function toForm(body: unknown): FormData {
  const form = new FormData()
  // Endpoints that take forms have a file in each field.
  for (const [name, file] of Object.entries(body as Record<string, File>)) form.append(name, file)
  return form
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function parseAnswer({ status, body }: { status: number; body: string }) {
  const content = parseJson(body)
  // The API answers by the contract, which its own tests check.
  if (status < 400) return content as never
  const isOurs = typeof content === 'object' && content !== null
  throw new ApiError(status, isOurs ? content : undefined)
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
