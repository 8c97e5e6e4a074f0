import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { endpoint } from '@qareeb/contract/endpoint'
import { text } from '@qareeb/contract/values'
import { DatabaseError } from 'pg'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listenAnywhere, openProbe, type Probe } from '../../testing/probe.ts'
import type { TestAppOptions } from '../../testing/test-app.ts'
import { on, type Route } from './on.ts'

const saveThing = endpoint('POST', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  body: z.strictObject({ name: text({ min: 1, max: 20 }), number: z.optional(z.int()) }),
  response: z.object({ name: z.string() }),
})
const getThing = endpoint('GET', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  response: z.object({ name: z.string() }),
})
const save = on(saveThing, (_context, { body }) => ({ name: body.name }))

let probe: Probe
const open = async (routes: Route[], options?: TestAppOptions) =>
  (probe = await openProbe(routes, options)).app
afterEach(() => probe.app.close())

const postJson = {
  method: 'POST',
  url: '/api/v1/thing',
  headers: { 'content-type': 'application/json' },
} as const

test('pitfall 2: a body that comes too slowly is ended with 408', async () => {
  const app = await open([save], { limits: { headersMs: 100, requestMs: 200, checkEveryMs: 50 } })
  const port = await listenAnywhere(app)

  const answer = await sendRaw(
    port,
    'POST /api/v1/thing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na',
  )

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"request.timeout"')
})

test('pitfall 2: headers that come too slowly are ended with 408', async () => {
  const app = await open([save], { limits: { headersMs: 100, requestMs: 200, checkEveryMs: 50 } })
  const port = await listenAnywhere(app)

  const answer = await sendRaw(port, 'POST /api/v1/thing HTTP/1.1\r\nhost: x\r\nx-a:')

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['a number for a text', { name: 123 }, { path: 'name', problem: 'invalid' }],
  ['a text for a number', { name: 'Sara', number: '5' }, { path: 'number', problem: 'invalid' }],
  ['null', { name: null }, { path: 'name', problem: 'invalid' }],
  ['nothing', {}, { path: 'name', problem: 'required' }],
  ['a field that is not known', { name: 'Sara', role: 'ADMIN' }, { path: 'role', problem: 'unknownField' }],
])('pitfall 3: a body with %s is refused, not coerced or stripped', async (_what, payload, error) => {
  const app = await open([save])
  const answer = await app.inject({ ...postJson, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([error])
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'cut off',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nhal',
  ],
])('pitfall 4: multipart %s is refused with 415 where no call takes files', async (_how, type, payload) => {
  const app = await open([save])
  const answer = await app.inject({ ...postJson, headers: { 'content-type': type }, payload })

  expect(answer.statusCode).toBe(415)
  expect(answer.json().code).toBe('request.unsupportedMediaType')
})

test.each([
  ['a byte that is not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['UTF-16', Buffer.from('{"name":"Sara"}', 'utf16le')],
])('pitfall 5: JSON with %s is 400', async (_what, payload) => {
  const app = await open([save])
  const answer = await app.inject({ ...postJson, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('request.malformed')
})

const databaseError = (code: string) => Object.assign(new DatabaseError('it failed', 0, 'error'), { code })

test.each(['53100', '53300', '57P01', '57P03', '08006', '57014', 'ECONNREFUSED', 'ECONNRESET'])(
  'pitfall 7: %s is 503 with Retry-After, not 500',
  async (code) => {
    const app = await open([on(getThing, () => Promise.reject(databaseError(code)))])
    const answer = await app.inject('/api/v1/thing')

    expect(answer.statusCode).toBe(503)
    expect(answer.json().code).toBe('server.unavailable')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  },
)

test('pitfall 8: many requests at once are queued and all answered', async () => {
  const app = await open([on(getThing, () => setImmediate({ name: 'Sara' }))], {
    limits: { placesAtOnce: 2 },
  })
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/api/v1/thing')))

  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
})

test('pitfall 8: a request that has waited longer than the limit is refused with the seconds to wait', async () => {
  const held = Promise.withResolvers<{ name: string }>()
  const app = await open([on(getThing, () => held.promise)], {
    limits: { placesAtOnce: 1, waitMs: 20 },
  })
  // An injected request begins when somebody waits for it.
  const first = app.inject('/api/v1/thing').then(({ statusCode }) => statusCode)
  const second = await app.inject('/api/v1/thing')
  held.resolve({ name: 'Sara' })

  expect(second.statusCode).toBe(503)
  expect(second.json().code).toBe('server.busy')
  expect(second.headers['retry-after']).toBe('3')
  expect(await first).toBe(200)
  expect((await app.inject('/api/v1/thing')).statusCode).toBe(200)
})

test.each([
  ['NUL', '{"name":"a\\u0000b"}'],
  ['a lone surrogate', '{"name":"a\\ud800"}'],
  ['a number beyond what is exact', '{"name":"Sara","number":9007199254740993}'],
  ['a number that is none', '{"name":"Sara","number":1e400}'],
])('pitfall 10: %s is refused by the schema', async (_what, payload) => {
  const app = await open([save])
  const answer = await app.inject({ ...postJson, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toHaveLength(1)
})

/** Sends bytes and nothing after them, and gives all that comes back until the server ends the connection. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
