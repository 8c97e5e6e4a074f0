import type { ServiceCall } from './adapter.ts'
import { NotTranslated } from './translator.ts'

/** Bytes of an answer: the largest description of an ad several times over. */
const mostBytes = 512 * 1024

/**
 * Posts to a translation service and reads its JSON. Redirects are not followed: texts and key go to the configured
 * address alone.
 * @param limitMs milliseconds until the whole answer has to be there
 * @throws NotTranslated
 */
export async function callService({ url, headers, body }: ServiceCall, limitMs: number): Promise<unknown> {
  return withReason(async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new NotTranslated(kindOf(response.status), `answered ${response.status}`)
    }
    return JSON.parse(await readBounded(response))
  })
}

/** 408 and 429 ask to come later, like every failure of the service itself. */
const kindOf = (status: number) =>
  status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused'

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new NotTranslated('unavailable', 'answered with too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The message of a failed `fetch` names hosts and ports; the log gets the kind of the error alone. */
async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotTranslated) throw error
    if (error instanceof SyntaxError) throw new NotTranslated('unavailable', 'answered with something else')
    const reason = error instanceof Error ? error.name : 'unknown'
    throw new NotTranslated('unavailable', `did not answer (${reason})`)
  }
}
