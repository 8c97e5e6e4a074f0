import { endpoint, KB } from '@qareeb/contract/endpoint'
import { byteStream, id } from '@qareeb/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Actor, Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { openProbe, type Probe } from '../../testing/probe.ts'
import { on } from './on.ts'
import { other } from './other-answer.ts'

const base = { summary: 'Made up for these tests', access: 'everyone' } as const
const named = z.object({ name: z.string() })

const saveLong = endpoint('POST', '/api/v1/long', {
  ...base,
  bodyLimit: 256 * KB,
  body: z.strictObject({ name: z.string() }),
  response: z.object({ length: z.int() }),
})
const getThing = endpoint('GET', '/api/v1/thing/{id}', {
  ...base,
  params: z.object({ id }),
  notFound: 'team.notFound',
  response: named,
  cacheSeconds: 30,
  cachedFor: 'guests',
  errors: ['jobAd.notFound'],
})
const publishThing = endpoint('POST', '/api/v1/published/{name}', {
  ...base,
  params: z.object({ name: z.string() }),
  status: 201,
  response: z.object({ created: z.string() }),
  other: { status: 200, when: 'It was there already.', response: z.object({ present: z.string() }) },
  idempotent: true,
})
const listLines = endpoint('GET', '/api/v1/lines', {
  ...base,
  query: z.strictObject({ fails: z.optional(z.enum(['before', 'between'])) }),
  response: byteStream,
  mediaType: 'text/csv; charset=utf-8',
})
const ownThing = endpoint('GET', '/api/v1/own', { ...base, about: 'company', response: named })

const countBodyBytes = endpoint('POST', '/api/v1/weight', {
  ...base,
  response: z.object({ bytes: z.string() }),
})

const sara: Actor = {
  kind: 'user',
  userId: 'sara',
  sessionId: 'one',
  userType: 'employer',
  emailVerified: true,
  provedAt: new Date(),
  organization: { id: 'oasis', role: 'HR', impersonatedUntil: null },
}
const nameOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : actor.kind)

async function* lines(fails: string | undefined) {
  if (fails === 'before') throw new AppError('server.unavailable')
  yield 'name\r\n'
  if (fails === 'between') throw new Error('the database is away')
  yield Buffer.from('سارة\r\n')
}

let made = 0
const routes = [
  on(saveLong, (_context, { body }) => ({ length: body.name.length })),
  on(getThing, (context) => ({ name: `${nameOf(context)} ${(made += 1)}` }), { cacheInMemory: true }),
  on(publishThing, (_context, { params: { name } }) =>
    (made += 1) === 1 ? { created: name } : other({ present: name, secret: 'CANARY' }),
  ),
  on(listLines, (_context, { query }) => lines(query.fails)),
  on(countBodyBytes, (_context, _input, { bodyBytes }) => ({ bytes: Buffer.from(bodyBytes()).toString() }), {
    keepsBytes: true,
  }),
  on(ownThing, (context) => ({ name: nameOf(context) })),
]

let database: TestDatabase
let probe: Probe
beforeAll(async () => {
  database = await freshDatabase()
  probe = await openProbe(routes, { db: database.db, identify: async () => sara })
})
beforeEach(() => {
  made = 0
})
afterAll(async () => {
  await probe.app.close()
  await database.drop()
})

const asSara = { authorization: 'Bearer of-sara' }

describe('a body', () => {
  const send = (bytes: number) =>
    probe.app.inject({
      method: 'POST',
      url: '/api/v1/long',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) }),
    })

  test('may be as long as its endpoint declares, and one byte more is 413', async () => {
    expect((await send(256 * KB)).statusCode).toBe(200)
    const refused = await send(256 * KB + 1)
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'request.tooLarge'])
  })
})

test('a route gets the bytes of a body as they came, when it asks for them', async () => {
  const send = (payload?: string) =>
    probe.app.inject({
      method: 'POST',
      url: '/api/v1/weight',
      ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload }),
    })
  const payload = '{ "name": "\\u0633" }'
  expect((await send(payload)).json()).toEqual({ bytes: payload })
  expect((await send()).json()).toEqual({ bytes: '' })
  expect((await send('{"name":')).statusCode).toBe(400)
})

describe('an answer that is cached for guests', () => {
  const url = '/api/v1/thing/7f0c2a4e-61a5-4b7e-9f43-5c1f3f0f7d11'

  test('comes from the cache without a bearer, and is made again with one', async () => {
    const get = async (headers = {}) => (await probe.app.inject({ url, headers })).json().name
    const names = [await get(), await get(asSara), await get(), await get(asSara)]
    expect(names).toEqual(['guest 1', 'sara 2', 'guest 1', 'sara 3'])
  })

  test('lets caches keep one without a bearer, and none with one', async () => {
    const guest = await probe.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    const own = await probe.app.inject({ url, headers: asSara })
    expect(guest.headers['cache-control']).toContain('public, max-age=')
    expect(guest.headers['etag']).toBeDefined()
    expect(String(guest.headers['vary'])).toContain('authorization')
    expect(own.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(String(own.headers['vary'])).toContain('authorization')
    expect(own.headers['etag']).toBeUndefined()
  })

  test('is never 304 for a caller with a bearer, with any validators', async () => {
    const etag = String((await probe.app.inject(url)).headers['etag'])
    const own = await probe.app.inject({ url, headers: { ...asSara, 'if-none-match': etag } })
    expect([own.statusCode, own.json().name]).toEqual([200, expect.stringContaining('sara')])
  })
})

test('an id of the wrong shape is answered with the code that the endpoint names', async () => {
  const answer = await probe.app.inject('/api/v1/thing/xyz')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'team.notFound'])
})

test('a call about the company is refused when the caller means another one', async () => {
  const get = (company: string) =>
    probe.app.inject({ url: '/api/v1/own', headers: { ...asSara, 'x-qareeb-organization': company } })
  expect((await get('oasis')).json()).toEqual({ name: 'sara' })
  expect((await get('palm')).json().code).toBe('organization.switched')
})

describe('another successful answer', () => {
  const publish = (key: string) =>
    probe.app.inject({ method: 'POST', url: '/api/v1/published/Nurse', headers: { 'idempotency-key': key } })

  test('has its own status and only the fields of its own schema', async () => {
    const [first, second] = [await publish('one'), await publish('two')]
    expect([first.statusCode, first.json()]).toEqual([201, { created: 'Nurse' }])
    expect([second.statusCode, second.json()]).toEqual([200, { present: 'Nurse' }])
  })

  test('keeps its status when the same call comes again', async () => {
    for (const key of ['three', 'four']) await publish(key)
    const again = [await publish('three'), await publish('four')]
    expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    expect(again.map((answer) => answer.json())).toEqual([{ created: 'Nurse' }, { present: 'Nurse' }])
    expect(made).toBe(2)
  })
})

describe('a stream', () => {
  const url = '/api/v1/lines'

  test('is sent piece by piece with its media type, to be saved and not cached', async () => {
    const answer = await probe.app.inject(url)
    expect(answer.body).toBe('name\r\nسارة\r\n')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('that fails before its first piece is refused in JSON', async () => {
    const answer = await probe.app.inject({ url, query: { fails: 'before' } })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test('that fails after its beginning is broken off, so that no caller mistakes the part for the whole', async () => {
    await expect(probe.app.inject({ url, query: { fails: 'between' } })).rejects.toThrow(
      'destroyed before completion',
    )
  })
})
