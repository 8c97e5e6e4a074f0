import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../ground/context.ts'
import { createServer } from '../platform/http/server.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { testLimits, testServices } from '../testing/test-app.ts'
import { registerMailbox } from './routes.ts'

let database: TestDatabase
let services: Services
let app: FastifyInstance
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db }).services
  app = await createServer(services, testLimits)
  registerMailbox(app, services)
  await send('sara@example.com', 'en')
  await send('omar@example.com', 'ar')
  await database.db.transaction((db) =>
    services.sms.send(db, {
      to: '+966501234567',
      locale: 'ar',
      key: 'code:1',
      text: { name: 'verificationCode', data: { code: '204816', minutes: 10 } },
    }),
  )
  await runTasks(services)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const url = 'https://qareeb.example/verify-email?token=a&x=1'
const send = (to: string, locale: 'ar' | 'en') =>
  database.db.transaction((db) =>
    services.mail.send(db, {
      to,
      locale,
      key: `verify:${to.split('@')[0]}`,
      mail: { name: 'verifyEmail', data: { firstName: '<b>Sara</b>', url, hours: 24 } },
    }),
  )

type From = { remoteAddress?: string; host?: string; headers?: Record<string, string> }

const get = (address: string, from: From = {}) =>
  app.inject({
    url: address,
    remoteAddress: from.remoteAddress ?? '127.0.0.1',
    headers: { host: from.host ?? 'localhost:3000', ...from.headers },
  })

describe('the development mailbox', () => {
  it('shows mails and text messages, the newest first, with links to follow', async () => {
    const { body, statusCode } = await get('/dev/mailbox')
    expect(statusCode).toBe(200)
    expect([...body.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Text message',
      'تأكيد بريدك في قريب',
      'Confirm your e-mail for Qareeb',
    ])
    expect(body).toContain('204816 هو رمز التحقق في قريب. صالح لمدة 10 دقائق. لا تعطه لأحد.')
    expect(body).toContain('href="https://qareeb.example/verify-email?token=a&amp;x=1"')
  })

  it('shows those of one person', async () => {
    const { body } = await get('/dev/mailbox?to=SARA@example.com')
    expect(body).toContain('Confirm your e-mail for Qareeb')
    expect(body).not.toContain('omar@example.com')
  })

  it('shows a mail as its reader sees it, with its scripts disabled', async () => {
    const { body } = await get('/dev/mailbox?to=omar@example.com')
    const frame = /iframe src="([^"]+)"[^>]*sandbox=/.exec(body)?.[1] ?? ''
    const mail = await get(frame)
    expect(mail.headers['content-security-policy']).toContain('sandbox allow-popups')
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'")
    expect(mail.body).toContain('<html lang="ar" dir="rtl">')
    expect(mail.body).not.toContain('<b>')
  })

  it.each([
    ['from another machine', { remoteAddress: '203.0.113.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['through a proxy that names its host alone', { headers: { 'x-forwarded-host': 'jobs.example' } }],
    ['through a proxy by the standard', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['through a proxy that says so', { headers: { via: '1.1 proxy' } }],
    ['through nginx', { headers: { 'x-real-ip': '203.0.113.7' } }],
    ['by a name that merely leads here', { host: 'evil.example:3000' }],
  ])('is not there when asked %s', async (_, from) => {
    expect((await get('/dev/mailbox', from)).statusCode).toBe(404)
    expect((await get('/dev/mailbox/1', from)).statusCode).toBe(404)
  })

  it('is not there where mails are really sent', async () => {
    const real = await createServer(services, testLimits)
    registerMailbox(real, { ...services, config: { ...services.config, mailbox: false } })
    const answer = await real.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })
    await real.close()
    expect(answer.statusCode).toBe(404)
  })

  it('answers 404 for a mail that it does not hold', async () => {
    expect((await get('/dev/mailbox/999999')).statusCode).toBe(404)
    expect((await get('/dev/mailbox?to=%00')).statusCode).toBe(200)
  })
})
