import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request, as a provider sees it. */
export type SmsRequest = {
  path: string
  headers: http.IncomingHttpHeaders
  body: string
}

export type SmsProvider = {
  url: string
  requests: SmsRequest[]
  stop(): Promise<void>
}

/** An HTTP server in place of a provider of text messages: it answers each request as the test requires. */
export async function startSmsProvider(answer: () => { status: number; body: string }): Promise<SmsProvider> {
  const requests: SmsRequest[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body })
      const { status, body: text } = answer()
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
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
