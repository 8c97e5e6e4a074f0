import net from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  type MailServer,
  type MailServerBehaviour,
  startMailServer,
} from '../../testing/outside/mail-server.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { testServices } from '../../testing/test-app.ts'
import type { Database } from '../database/database.ts'
import { NotCarried } from '../deliveries/delivery.ts'
import { openSmtp } from './smtp.ts'

let database: TestDatabase
let server: MailServer
let sent = 0
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await server.stop()
  await database.owner.query({ text: 'delete from delivery' })
  await database.owner.query({ text: 'delete from pgboss.job' })
})
afterAll(() => database.drop())

/** A site that sends through a server with prescribed answers. */
async function siteWith(behaviour: MailServerBehaviour = {}, db: Database = database.db): Promise<Services> {
  server = await startMailServer(behaviour)
  return siteAt(server.url, db)
}

const siteAt = (smtpUrl: string, db = database.db): Services =>
  testServices({ db, config: { mail: { smtpUrl, from: 'hello@qareeb.example' }, mailbox: false } }).services

const write = (services: Services, to: string, name: 'emailInUse' | 'resetPassword' = 'emailInUse') =>
  services.db.transaction((db) =>
    services.mail.send(db, {
      to,
      locale: 'ar',
      key: `mail:${sent++}`,
      mail:
        name === 'emailInUse'
          ? { name, data: { firstName: 'سارة', url: 'https://qareeb.example/login' } }
          : { name, data: { firstName: 'سارة', url: 'https://qareeb.example/reset', minutes: 60 } },
    }),
  )

const log = () =>
  database.db.query({ text: 'select state::text, attempts, answer from delivery order by number' })

const recipients = () => server.received.map(({ to }) => to?.[0]?.address)

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

describe('a delivered mail', () => {
  it('has its words in both forms, in the right direction, from a name that can be read', async () => {
    const services = await siteWith()
    await write(services, 'sara@example.com')
    expect(await runTasks(services)).toEqual(['done'])

    const [mail] = server.received
    expect(mail?.subject).toBe('محاولة استخدام بريدك في حساب آخر في قريب')
    expect(mail?.from).toMatchObject({ name: 'قريب', address: 'hello@qareeb.example' })
    expect(mail?.to).toEqual([{ name: '', address: 'sara@example.com' }])
    expect(mail?.text).toContain('إن كان الحسابان لك فسجّل الدخول بهذا البريد')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe('ar')
    expect(await log()).toEqual([{ state: 'sent', attempts: 1, answer: '250' }])
  })

  it('has one subject and no other recipients, with any words', async () => {
    server = await startMailServer()
    const name = 'Qareeb\r\nBcc: evil@example.com\r\n\r\nHello'
    const { services } = testServices({
      db: database.db,
      config: {
        mail: { smtpUrl: server.url, from: 'hello@qareeb.example' },
        site: {
          name: { ar: name, en: name },
          supportEmail: 'a@b.example',
          links: {},
          mapStyleUrl: undefined,
        },
      },
    })
    await write(services, 'sara@example.com')
    await runTasks(services)

    const [mail] = server.received
    expect(mail?.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false)
    expect(mail?.subject).toContain('Bcc: evil@example.com')
  })
})

describe('a mail server that is down', () => {
  it('delays no request and loses nothing', async () => {
    const port = await freePort()
    const services = siteAt(`smtp://127.0.0.1:${port}`)
    await write(services, 'sara@example.com')
    expect(await runTasks(services)).toEqual(['failed'])
    expect(await log()).toEqual([{ state: 'waiting', attempts: 1, answer: null }])

    server = await startMailServer({ port })
    expect(await runTasks(services, { includeDelayed: true })).toEqual(['done'])
    expect(await runTasks(services, { includeDelayed: true })).toEqual([])
    expect(recipients()).toEqual(['sara@example.com'])
  })

  it('for more than a day leaves a dead letter, which arrives when somebody retries it', async () => {
    const port = await freePort()
    const services = siteAt(`smtp://127.0.0.1:${port}`)
    await write(services, 'sara@example.com')
    for (let tries = 0; tries < 33; tries++) await runTasks(services, { includeDelayed: true })
    expect(await runTasks(services, { includeDelayed: true })).toEqual([])
    expect(await log()).toEqual([{ state: 'failed', attempts: 33, answer: null }])

    server = await startMailServer({ port })
    const [letter, ...more] = await services.tasks.listDeadLetters()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ task: 'mail.deliver', reason: expect.stringContaining('ESOCKET') })
    expect(await services.tasks.retryDeadLetters([letter?.id ?? ''])).toBe(1)
    expect(await runTasks(services)).toEqual(['done'])
    expect(recipients()).toEqual(['sara@example.com'])
    expect(await services.tasks.listDeadLetters()).toEqual([])
  })
})

describe('a mail server that refuses', () => {
  it('some recipients for good is not asked again for them, and the others get their mails', async () => {
    const services = await siteWith({
      recipient: (address) =>
        address.startsWith('gone') ? { code: 550, message: `5.1.1 <${address}>: user unknown` } : 'accept',
    })
    await write(services, 'gone1@example.com')
    await write(services, 'sara@example.com')
    await write(services, 'gone2@example.com')
    await write(services, 'omar@example.com')
    expect(await runTasks(services)).toEqual(['done', 'done', 'done', 'done'])
    expect(recipients().toSorted()).toEqual(['omar@example.com', 'sara@example.com'])
    expect((await log())[0]).toEqual({ state: 'refused', attempts: 1, answer: '550 5.1.1' })
    expect(await runTasks(services, { includeDelayed: true })).toEqual([])
  })

  it('for the moment is asked again later', async () => {
    let busy = true
    const services = await siteWith({
      recipient: () => (busy ? { code: 451, message: '4.3.0 try again' } : 'accept'),
    })
    await write(services, 'sara@example.com')
    expect(await runTasks(services)).toEqual(['failed'])
    busy = false
    expect(await runTasks(services, { includeDelayed: true })).toEqual(['done'])
    expect(recipients()).toEqual(['sara@example.com'])
  })
})

describe('a mail that may have arrived', () => {
  it('is sent again under the same id when the server reads it and disconnects', async () => {
    const services = await siteWith({ mail: (_, copies) => (copies === 1 ? 'drop' : 'accept') })
    await write(services, 'sara@example.com')
    expect(await runTasks(services)).toEqual(['failed'])
    expect(await runTasks(services, { includeDelayed: true })).toEqual(['done'])
    expect(await runTasks(services, { includeDelayed: true })).toEqual([])

    const ids = server.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('is sent at most once more, under the same id, after a crash between sending and recording', async () => {
    let killed = true
    const db: Database = {
      ...database.db,
      query: (statement) =>
        killed && statement.name === 'delivery_finish'
          ? Promise.reject(new Error('Connection terminated'))
          : database.db.query(statement),
    }
    const services = await siteWith({}, db)
    await write(services, 'sara@example.com')
    expect(await runTasks(services)).toEqual(['failed'])
    killed = false
    await runTasks(services, { includeDelayed: true })
    await runTasks(services, { includeDelayed: true })

    const ids = server.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the mails of one person', () => {
  it('arrive in the order in which they were written, even after a failure', async () => {
    let busy = true
    const services = await siteWith({
      mail: () => (busy ? { code: 451, message: '4.3.0 try again' } : 'accept'),
    })
    await write(services, 'sara@example.com', 'resetPassword')
    await runTasks(services)
    busy = false
    // The first waits for its next try; the second is due now and takes the first along.
    await write(services, 'Sara@example.com', 'emailInUse')
    await runTasks(services)

    expect(server.received.map(({ subject }) => subject).slice(1)).toEqual([
      'تعيين كلمة مرور جديدة في قريب',
      'محاولة استخدام بريدك في حساب آخر في قريب',
    ])
    await runTasks(services, { includeDelayed: true })
    expect(server.received).toHaveLength(3)
  })
})

describe('the connection to the server', () => {
  const mail = {
    id: '6a2f5b9e-1f66-4a51-b5a5-0f5a5d1c2b3a',
    to: 'sara@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    locale: 'en',
  } as const
  const sender = { from: 'hello@qareeb.example', names: { ar: 'قريب', en: 'Qareeb' } }

  it('is not taken without encryption to another machine', async () => {
    server = await startMailServer({ host: '127.0.0.2' })
    await expect(openSmtp(server.url, sender).post(mail)).rejects.toThrow(NotCarried)
    await openSmtp(`${server.url}?requireTLS=false`, sender).post(mail)
    expect(server.received).toHaveLength(1)
  })

  it('is closed when the server sends nothing', async () => {
    const silent = net.createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server = await startMailServer()
    const way = openSmtp(`smtp://127.0.0.1:${port}?greetingTimeout=50`, sender)
    await expect(way.post(mail)).rejects.toThrow('ETIMEDOUT')
    await new Promise((resolve) => silent.close(resolve))
  })
})
