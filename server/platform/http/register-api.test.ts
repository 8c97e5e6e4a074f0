import { endpoint } from '@qareeb/contract/endpoint'
import { id, queryList, queryNumber } from '@qareeb/contract/values'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../../ground/errors.ts'
import { openProbe, type Probe } from '../../testing/probe.ts'
import { on } from './on.ts'

const response = z.object({ name: z.string() })
const listThings = endpoint('GET', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(5))),
    lat: z.optional(queryNumber(z.number().check(z.gte(-90), z.lte(90)))),
    category: z.optional(queryList(['it', 'hr'])),
  }),
  response,
  cacheSeconds: 30,
})
const getThing = endpoint('GET', '/api/v1/thing/{id}', {
  summary: 'Made up for these tests',
  access: 'everyone',
  params: z.object({ id }),
  response,
  notFound: 'jobAd.notFound',
})
const saveThing = endpoint('POST', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  body: z.strictObject({ name: z.string() }),
  response,
  status: 201,
})

let probe: Probe
let worked: number
beforeEach(async () => {
  worked = 0
  const list = on(listThings, () => ({ name: `Sara ${(worked += 1)}` }), { cacheInMemory: true })
  const get = on(getThing, () => Promise.reject(new AppError('jobAd.notFound')))
  probe = await openProbe([list, get, on(saveThing, (_context, { body }) => body)])
})
afterEach(() => probe.app.close())

const english = { 'accept-language': 'en' }
const unknownId = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'

describe('refusals', () => {
  test('name every wrong field at once, in the language of the caller', async () => {
    const url = '/api/v1/thing?q=abcdef&lat=91&category=it,xx&zzz=1'
    const arabic = await probe.app.inject(url)
    const inEnglish = await probe.app.inject({ url, headers: english })

    expect(arabic.statusCode).toBe(400)
    expect(arabic.json()).toMatchObject({
      code: 'request.invalid',
      requestId: arabic.headers['x-request-id'],
    })
    expect(arabic.json().errors).toMatchObject([
      { path: 'q', problem: 'tooLong', limit: 5, message: expect.stringContaining('كلمات البحث') },
      { path: 'lat', problem: 'tooBig', limit: 90, message: expect.stringContaining('خط العرض') },
      { path: 'category', problem: 'notAllowed' },
      { path: 'zzz', problem: 'unknownField', message: expect.stringContaining('zzz') },
    ])
    expect(inEnglish.json().errors[1].message).toContain('Latitude')
    expect(arabic.headers).toMatchObject({
      'content-language': 'ar',
      vary: 'accept-language',
      'cache-control': 'no-store',
    })
    expect(inEnglish.headers['content-language']).toBe('en')
  })

  test('are the same for an unknown id and one of the wrong shape', async () => {
    const addresses = [unknownId, 'xyz', '%00', '..%2fthing', 'x'.repeat(300), unknownId.toUpperCase()]
    const bodies = await Promise.all(
      addresses.map(async (id) => {
        const answer = await probe.app.inject(`/api/v1/thing/${id}`)
        return { status: answer.statusCode, ...answer.json(), requestId: '' }
      }),
    )
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect(bodies[0]).toMatchObject({ status: 404, code: 'jobAd.notFound' })
  })

  test.each([
    '/api',
    '/api/',
    '/api/v2',
    '/api/v1/none',
    '/api/v1/thing/',
    '/api/v1/Thing',
    '/api//v1/thing',
    '/api/v1/%ff',
  ])('%s is no address of the API: 404 in JSON', async (url) => {
    const answer = await probe.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json().code).toMatch(/^(request|jobAd)\.notFound$/)
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    '%s is answered with the allowed methods',
    async (method) => {
      // The types of the test client leave TRACE out.
      const answer = await probe.app.inject({ method: method as 'PUT', url: '/api/v1/thing' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['allow']).toBe('GET, HEAD, POST')
    },
  )

  test('a header does not change the method', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await probe.app.inject({ url: '/api/v1/thing', headers })).statusCode).toBe(200)
  })

  test.each([
    ['text', 'text/plain', '{"name":"Sara"}'],
    ['a form', 'application/x-www-form-urlencoded', 'name=Sara'],
    ['JSON in another charset', 'application/json; charset=windows-1256', '{"name":"Sara"}'],
    ['nothing that says what it is', '', '{"name":"Sara"}'],
  ])('a body that is %s is 415', async (_what, type, payload) => {
    const headers = type ? { 'content-type': type } : {}
    const answer = await probe.app.inject({ method: 'POST', url: '/api/v1/thing', headers, payload })
    expect(answer.statusCode).toBe(415)
  })

  test('a compressed body is 415', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const answer = await probe.app.inject({ method: 'POST', url: '/api/v1/thing', headers, payload: '{}' })
    expect(answer.statusCode).toBe(415)
  })

  test('a body of more than 64 KB is 413, one of 64 KB is read', async () => {
    const send = (bytes: number) =>
      probe.app.inject({
        method: 'POST',
        url: '/api/v1/thing',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) }),
      })
    expect((await send(64 * 1024)).statusCode).toBe(201)
    const refused = await send(64 * 1024 + 1)
    expect(refused.statusCode).toBe(413)
    expect(refused.json().code).toBe('request.tooLarge')
  })

  test('an unexpected failure is logged, and its answer holds no details', async () => {
    const failing = await openProbe([
      on(listThings, () => {
        throw new Error('relation "job_ad" does not exist at /srv/qareeb')
      }),
    ])
    const answer = await failing.app.inject({ url: '/api/v1/thing', headers: english })
    await failing.app.close()

    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'server.unexpected',
      message: 'An error occurred on the server',
      requestId: answer.headers['x-request-id'],
    })
    expect(
      failing.logged.some(
        (line) => line.includes('does not exist') && line.includes(answer.json().requestId),
      ),
    ).toBe(true)
  })

  test('too many calls from one address are 429 until the next minute', async () => {
    const busy = await openProbe([on(listThings, () => ({ name: 'Sara' }))], {
      config: { callsPerMinute: 2 },
    })
    const from = (remoteAddress: string) => busy.app.inject({ url: '/api/v1/thing', remoteAddress })
    const statuses = [
      await from('192.0.2.1'),
      await from('192.0.2.1'),
      await from('192.0.2.1'),
      await from('192.0.2.2'),
    ]
    await busy.app.close()

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200])
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('answers', () => {
  test('shared by all callers may be cached and are validated', async () => {
    const first = await probe.app.inject('/api/v1/thing')
    const etag = String(first.headers['etag'])
    const again = await probe.app.inject({
      url: '/api/v1/thing',
      headers: { 'if-none-match': `"other", ${etag}` },
    })

    expect(first.headers['cache-control']).toBe('public, max-age=30, s-maxage=30, stale-while-revalidate=30')
    expect(String(first.headers['vary'])).not.toContain('accept-language')
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('that are cached are computed once', async () => {
    await probe.app.inject('/api/v1/thing')
    expect((await probe.app.inject('/api/v1/thing')).json()).toEqual({ name: 'Sara 1' })
    expect((await probe.app.inject('/api/v1/thing?q=x')).json()).toEqual({ name: 'Sara 2' })
  })

  test('have a max-age without the time that they were cached here', async () => {
    let now = new Date('2026-11-21T09:00:00Z')
    const list = on(listThings, () => ({ name: 'Sara' }), { cacheInMemory: true })
    const aging = await openProbe([list], { now: () => now })
    const ask = async () => (await aging.app.inject('/api/v1/thing')).headers['cache-control']
    await ask()
    now = new Date(now.getTime() + 20_500)
    const later = await ask()
    now = new Date(now.getTime() + 10_000)
    const renewed = await ask()
    await aging.app.close()

    expect(later).toBe('public, max-age=10, s-maxage=10, stale-while-revalidate=30')
    expect(renewed).toBe('public, max-age=30, s-maxage=30, stale-while-revalidate=30')
  })

  test('of other calls are never cached', async () => {
    const answer = await probe.app.inject({ method: 'POST', url: '/api/v1/thing', payload: { name: 'Sara' } })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['etag']).toBeUndefined()
  })

  test('to HEAD have the headers and no body', async () => {
    const answer = await probe.app.inject({ method: 'HEAD', url: '/api/v1/thing' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('17')
    expect(answer.body).toBe('')
  })

  test('carry the request id that a proxy gave, or a new one when that is no id', async () => {
    const withId = (value: string) =>
      probe.app.inject({ url: '/api/v1/thing', headers: { 'x-request-id': value } })
    expect((await withId('proxy-12345678')).headers['x-request-id']).toBe('proxy-12345678')
    expect((await withId('a b\u007f')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect((await withId('x'.repeat(65))).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('that are long are compressed', async () => {
    const long = await openProbe([on(listThings, () => ({ name: 'سارة '.repeat(2_000) }))])
    const answer = await long.app.inject({ url: '/api/v1/thing', headers: { 'accept-encoding': 'br, gzip' } })
    await long.app.close()
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(200)
  })
})
