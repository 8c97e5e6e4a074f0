import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request, as a translation service gets it. */
export type TranslationRequest = { path: string; headers: http.IncomingHttpHeaders; body: string }

/** An answer; with `never` it does not come. */
export type TranslationAnswer = {
  status: number
  body: string
  headers?: Record<string, string>
  after?: 'never'
}

export type TranslationService = { url: string; requests: TranslationRequest[]; stop(): Promise<void> }

/** An HTTP server in place of a translation service: it answers each request as the test requires. */
export async function startTranslationService(
  answer: (request: TranslationRequest) => TranslationAnswer,
): Promise<TranslationService> {
  const requests: TranslationRequest[] = []
  const server = http.createServer((incoming, response) => {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (piece: string) => (body += piece))
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body }
      requests.push(request)
      const { status, body: text, headers, after } = answer(request)
      if (after !== 'never')
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
