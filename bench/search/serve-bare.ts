import http from 'node:http'
import { connect } from '@qareeb/server/platform/database/database.ts'
import type { Statement } from '@qareeb/server/platform/database/statement.ts'

// The minimum cost of HTTP: a bare Node server that sends the recorded statements of an address through the
// product's driver, and returns the cards unchanged. It checks, chooses, limits and logs nothing.

const [url = '', name = ''] = process.argv.slice(2)
const { db } = connect({ url, name })
const requests = new Map<string, Statement[]>()

const server = http.createServer((request, response) => {
  const statements = requests.get(request.url ?? '')
  if (!statements) return void response.writeHead(404).end()
  return void answer(statements).then((body) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})

async function answer(statements: readonly Statement[]): Promise<Buffer> {
  const cards: string[] = []
  for (const statement of statements)
    for (const { card = '{}' } of await db.query<{ card?: string }>(statement)) cards.push(card)
  return Buffer.from(`[${cards.join()}]`)
}

/** The few dozen texts, each once, as the product holds them: they are compared at every request. */
const texts = new Map<string, string>()
function shareText({ text, ...statement }: Statement): Statement {
  const known = texts.get(text) ?? text
  texts.set(known, known)
  return { ...statement, text: known }
}

process.once('message', (recorded: [string, Statement[]][]) => {
  for (const [address, statements] of recorded) requests.set(address, statements.map(shareText))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
  })
})
