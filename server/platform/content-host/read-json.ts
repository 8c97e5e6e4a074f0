import { HostUnavailable } from './content-host.ts'

/** Bytes of one answer, unpacked. */
const mostBytes = 1024 * 1024

/**
 * Reads JSON from the content host. Redirects are not followed: only the configured address is ever asked.
 * @param limitMs milliseconds until the whole answer has to be there
 * @throws HostUnavailable
 */
export async function readJson(url: URL, limitMs: number): Promise<unknown> {
  return withReason(async () => {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-version': 'v5.0' },
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new HostUnavailable(`the content host answered ${response.status}`)
    }
    return JSON.parse(await readBounded(response))
  })
}

/** Stops at the limit, so that no more than it is ever in memory. */
async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new HostUnavailable('the content host answered with more than 1 MB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The message of a failed `fetch` may name the address with its key; the log gets the kind of the error alone. */
async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HostUnavailable) throw error
    if (error instanceof SyntaxError) throw new HostUnavailable('the content host answered without JSON')
    const reason = error instanceof Error ? error.name : 'unknown'
    throw new HostUnavailable(`the content host did not answer (${reason})`)
  }
}
