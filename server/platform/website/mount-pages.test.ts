import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listenAnywhere } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Handle } from './pages.ts'

let files: string
let opened: TestApp
let closed = 0
beforeAll(() => {
  files = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-files-'))
  fs.mkdirSync(path.join(files, 'assets'))
  fs.writeFileSync(path.join(files, 'assets/app-1a2b.js'), 'console.log(1)')
  fs.writeFileSync(path.join(files, 'assets/app-1a2b.js.br'), 'compressed')
  fs.writeFileSync(path.join(files, 'about.txt'), 'about')
})
afterAll(() => fs.rmSync(files, { recursive: true }))
afterEach(() => opened.app.close())

async function open(handle: Handle) {
  const close = async () => void (closed += 1)
  opened = await openTestApp({ pages: { handle, files, close } })
  return opened.app
}
const page = (body: string, init?: ResponseInit) =>
  new Response(body, { headers: { 'content-type': 'text/html' }, ...init })

describe('a page', () => {
  test('is requested at its public address, with any host from the caller', async () => {
    const seen: string[] = []
    const app = await open(async (request) => {
      seen.push(`${request.method} ${request.url}`)
      return page('here')
    })
    await app.inject({
      url: '/job/x?locationId=1',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await app.inject('http://evil.example/search')
    expect(seen).toEqual([
      'GET https://qareeb.example/job/x?locationId=1',
      'GET https://qareeb.example/search',
    ])
  })

  test('is sent with the status and headers that the site gives, and kept by no shared cache', async () => {
    const app = await open(async () => page('gone', { status: 410, headers: { 'x-robots-tag': 'noindex' } }))
    const answer = await app.inject('/job/old')
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toBe('gone')
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' })
  })

  test('has the nonce of its own answer', async () => {
    const app = await open(async (_request, { nonce }) => page(nonce))
    const answer = await app.inject('/')
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${answer.body}'`)
  })

  test('calls the API in this process, in its language, under its request id', async () => {
    const app = await open(async (_request, { api }) => {
      const { status, body } = await api('/api/v1/job-ad?lat=91', {
        method: 'GET',
        headers: { 'accept-language': 'en' },
      })
      return page(`${status} ${body}`)
    })
    const answer = await app.inject({ url: '/search', headers: { 'x-request-id': 'page-12345678' } })
    expect(answer.body).toContain('400 ')
    expect(answer.body).toContain('"message":"Latitude: ')
    expect(answer.body).toContain('"requestId":"page-12345678"')
    expect(opened.logged).toHaveLength(1)
  })

  test('is answered with an error page when rendering fails, and the log has the reason', async () => {
    const app = await open(() => Promise.reject(new Error('it broke')))
    const answer = await app.inject('/en/search')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('An error occurred on the server')
    expect(answer.body).not.toContain('it broke')
    expect(opened.logged.join('')).toContain('it broke')
  })

  test('that breaks while it is made is reported under its request id', async () => {
    const app = await open(async (_request, { reportError }) => {
      reportError(new Error('a loader broke'))
      return page('sorry', { status: 500 })
    })
    const { headers } = await app.inject('/')
    const line = opened.logged.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'a page failed')
    expect(line).toMatchObject({ requestId: headers['x-request-id'], err: { message: 'a loader broke' } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('does not take %s', async (method) => {
    const app = await open(async () => page('never'))
    const answer = await app.inject({ method, url: '/search', payload: 'x' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD')
  })

  test('never replaces an address of the API', async () => {
    const app = await open(async () => page('never'))
    const answer = await app.inject('/api/v2/anything')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('a built file', () => {
  test('with a hash in its name is kept for good, compressed as the build left it', async () => {
    const app = await open(async () => page('page'))
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    })
    expect(answer.body).toBe('compressed')
  })

  test('without one is kept for an hour', async () => {
    const app = await open(async () => page('page'))
    const answer = await app.inject('/about.txt')
    expect(answer.body).toBe('about')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('that was deleted since the start is 404, not 500', async () => {
    const gone = path.join(files, 'assets/gone-3c4d.js')
    fs.writeFileSync(gone, 'x')
    const app = await open(async () => page('page'))
    fs.rmSync(gone)
    expect((await app.inject('/assets/gone-3c4d.js')).statusCode).toBe(404)
  })

  test('that does not exist is a page that does not exist', async () => {
    const app = await open(async (request) => page(new URL(request.url).pathname, { status: 404 }))
    expect((await app.inject('/assets/app-9z9z.js')).body).toBe('/assets/app-9z9z.js')
    expect((await app.inject('/assets/../../package.json')).statusCode).toBe(404)
    expect((await app.inject('/assets/%2e%2e/%2e%2e/package.json')).statusCode).toBe(404)
  })
})

test('a page that is being made while the service closes can still call the API', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const app = await open(async (_request, { api }) => {
    begun.resolve()
    await held.promise
    return page((await api('/api/v1/nothing', { method: 'GET', headers: {} })).body)
  })
  const running = fetch(`http://127.0.0.1:${await listenAnywhere(app)}/`, {
    headers: { connection: 'close' },
  })
  await begun.promise
  const closing = app.close()
  held.resolve()

  expect(await (await running).json()).toMatchObject({ code: 'request.notFound' })
  await closing
})

test('closing the service closes the site', async () => {
  const app = await open(async () => page('page'))
  const before = closed
  await app.close()
  expect(closed).toBe(before + 1)
})

describe('the service worker', () => {
  const handle: Handle = async () => page('here')
  const openWith = async (hasServiceWorker: boolean) => {
    const pages = { handle, serviceWorker: 'the built one', close: async () => undefined }
    opened = await openTestApp({ pages, config: { hasServiceWorker } })
    return opened.app
  }

  test('is the built one, and is asked for again each time', async () => {
    const { body, headers } = await (await openWith(true)).inject('/service-worker.js')
    expect(body).toBe('the built one')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
  })

  test('that is switched off deletes its copies and unregisters itself', async () => {
    const { body } = await (await openWith(false)).inject('/service-worker.js')
    const done: string[] = []
    const handlers: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
    const self = {
      addEventListener: (name: string, handler: (typeof handlers)[string]) => void (handlers[name] = handler),
      skipWaiting: () => void done.push('waits no more'),
      registration: { unregister: async () => void done.push('unregistered') },
    }
    const caches = { keys: async () => ['one', 'two'], delete: async (name: string) => done.push(name) }
    vm.runInNewContext(body, { self, caches, Promise })
    let work: Promise<unknown> | undefined
    const event = { waitUntil: (given: Promise<unknown>) => void (work = given) }
    handlers['install']?.(event)
    handlers['activate']?.(event)
    await work
    expect(done).toEqual(['waits no more', 'one', 'two', 'unregistered'])
  })
})
