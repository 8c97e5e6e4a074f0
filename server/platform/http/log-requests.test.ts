import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { createLog } from '../log.ts'

test('one line a request, with enough to find it and nothing of the person', async () => {
  const { app, logged } = await openTestApp({ config: { trustProxy: 1 } })
  await app.inject({
    url: '/api/v1?q=CANARY&lat=24.123&lng=46.456',
    headers: { authorization: 'Bearer CANARY', cookie: 'session=CANARY', 'x-forwarded-for': '203.0.113.77' },
  })
  await app.close()

  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/v1',
      status: 400,
      ms: expect.any(Number),
      network: '203.0.0.0/16',
      msg: 'request',
    },
  ])
  expect(logged.join('')).not.toMatch(/CANARY|24\.123|46\.456|113\.77/)
})

test('a log line that is written later has the time of its request, and none is lost when the service stops', async () => {
  const { app, logged } = await openTestApp({ limits: { logEveryMs: 60_000 } })
  const begun = Date.now()
  await app.inject('/api/v1?what=is-this')
  const answered = Date.now()
  expect(logged).toEqual([])
  await setTimeout(20)
  await app.close()

  const times = logged.map((line) => Date.parse(JSON.parse(line).time))
  expect(times).toHaveLength(1)
  expect(times[0]).toBeGreaterThanOrEqual(begun)
  expect(times[0]).toBeLessThanOrEqual(answered)
})

test('lines are written while the service runs', async () => {
  const { app, logged } = await openTestApp({ limits: { logEveryMs: 10 } })
  await app.inject('/api/v1?what=is-this')
  await vi.waitFor(() => expect(logged).toHaveLength(1))
  await app.close()
})

test('a page is logged by its first part: the rest may name a person', async () => {
  const { app, logged } = await openTestApp()
  await app.inject('/en/applications/CANARY-TOKEN?email=CANARY')
  await app.inject('/job/CANARY-SLUG')
  await app.close()

  expect(logged.map((line) => JSON.parse(line).route)).toEqual(['/en/applications', '/job'])
  expect(logged.join('')).not.toContain('CANARY')
})

test('personal data that is logged by mistake is blackened', () => {
  const lines: string[] = []
  const log = createLog({ to: { write: (line) => void lines.push(line) } })
  log.info(
    {
      email: 'CANARY',
      user: { phone: 'CANARY', contactName: 'CANARY' },
      request: { headers: { cookie: 'CANARY' } },
    },
    'oops',
  )

  expect(lines.join('')).not.toContain('CANARY')
  expect(lines.join('')).toContain('[private]')
})

test('a proxy is believed only as far as it is configured', async () => {
  const { app, logged } = await openTestApp({ config: { trustProxy: false } })
  await app.inject({
    url: '/api/v1',
    headers: { 'x-forwarded-for': '203.0.113.77' },
    remoteAddress: '198.51.100.1',
  })
  await app.close()
  expect(JSON.parse(logged.at(-1) ?? '').network).toBe('198.51.0.0/16')
})
