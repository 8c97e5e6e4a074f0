import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { type SmsProvider, type SmsRequest, startSmsProvider } from '../../testing/outside/sms-provider.ts'
import { readMailbox } from '../../testing/read-mailbox.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { testServices } from '../../testing/test-app.ts'
import type { SmsConfig } from './sms-config.ts'

let database: TestDatabase
let sent = 0
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  await database.owner.query({ text: 'delete from delivery' })
  await database.owner.query({ text: 'delete from pgboss.job' })
})

const code = { name: 'verificationCode', data: { code: '204816', minutes: 5 } } as const
const words = '204816 هو رمز التحقق في قريب. صالح لمدة 5 دقائق. لا تعطه لأحد.'
const send = (services: Services, to = '+966501234567') =>
  services.db.transaction((db) =>
    services.sms.send(db, { to, locale: 'ar', key: `sms:${sent++}`, text: code }),
  )
const log = () => database.db.query({ text: 'select state::text, recipient, answer from delivery' })

type Case = {
  config: Omit<SmsConfig, 'baseUrl'>
  path: string
  authorization: string | undefined
  read: (request: SmsRequest) => { to: unknown; from: unknown; body: unknown }
  accepted: { status: number; body: string; id: string }
  hopeless: { status: number; body: string; answer: string }
  ours: { status: number; body: string }
}

const form = ({ body }: SmsRequest, to: string, from: string) => {
  const fields = new URLSearchParams(body)
  return { to: fields.get(to), from: fields.get(from), body: fields.get('Body') }
}

// Answers as the providers document them.
const cases: Case[] = [
  {
    config: { provider: 'unifonic', credentials: 'app-sid', sender: 'Qareeb' },
    path: '/rest/SMS/messages',
    authorization: undefined,
    read: (request) => form(request, 'Recipient', 'SenderID'),
    accepted: {
      status: 200,
      body: '{"success":true,"message":"","errorCode":"ER-00","data":{"MessageID":3200017889310,"Status":"Queued"}}',
      id: '3200017889310',
    },
    hopeless: {
      status: 200,
      body: '{"success":"false","message":"Dest num is too short","errorCode":"ER-04","data":null}',
      answer: 'ER-04',
    },
    ours: { status: 200, body: '{"success":"false","message":"Authentication failed","errorCode":"ER-01"}' },
  },
  {
    config: { provider: 'taqnyat', credentials: 'bearer-token', sender: 'Qareeb' },
    path: '/v1/messages',
    authorization: 'Bearer bearer-token',
    read: ({ body }) => {
      const { recipients, sender, body: text } = JSON.parse(body)
      return { to: recipients.join(), from: sender, body: text }
    },
    accepted: {
      status: 201,
      body: '{"statusCode":201,"messageId":4471982,"cost":"0.0450","currency":"SAR","totalCount":1}',
      id: '4471982',
    },
    hopeless: { status: 400, body: '{"statusCode":400,"message":"Invalid recipient"}', answer: '400' },
    ours: { status: 401, body: '{"statusCode":401,"message":"Unauthorized"}' },
  },
  {
    config: { provider: 'twilio', credentials: 'AC1:auth-token', sender: '+15005550006' },
    path: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:auth-token').toString('base64')}`,
    read: (request) => form(request, 'To', 'From'),
    accepted: { status: 201, body: '{"sid":"SM123","status":"queued","error_code":null}', id: 'SM123' },
    hopeless: {
      status: 400,
      body: '{"code":21211,"message":"The \'To\' number +966501234567 is not valid","status":400}',
      answer: '21211',
    },
    ours: { status: 401, body: '{"code":20003,"message":"Authenticate","status":401}' },
  },
]

describe.each(cases)('text messages by $config.provider', ({ config, ...expected }) => {
  let answer: { status: number; body: string }
  let provider: SmsProvider
  let services: Services
  beforeEach(async () => {
    answer = expected.accepted
    provider = await startSmsProvider(() => answer)
    services = testServices({
      db: database.db,
      config: { mailbox: false, sms: { ...config, baseUrl: provider.url } },
    }).services
  })
  afterEach(() => provider.stop())

  it('go to the number as the provider writes it, with our credentials', async () => {
    await send(services)
    expect(await runTasks(services)).toEqual(['done'])
    const [request] = provider.requests
    expect(request?.path).toBe(expected.path)
    expect(request?.headers.authorization).toBe(expected.authorization)
    expect(request && expected.read(request)).toEqual({
      to: config.provider === 'twilio' ? '+966501234567' : '966501234567',
      from: config.sender,
      body: words,
    })
  })

  it('leave the id of the provider in the log, and no person', async () => {
    await send(services)
    await runTasks(services)
    expect(await log()).toEqual([{ state: 'sent', recipient: null, answer: expected.accepted.id }])
  })

  it('are not sent again when the provider rejects the number for good', async () => {
    answer = expected.hopeless
    await send(services)
    expect(await runTasks(services)).toEqual(['done'])
    expect(await runTasks(services, { includeDelayed: true })).toEqual([])
    expect(await log()).toEqual([{ state: 'refused', recipient: null, answer: expected.hopeless.answer }])
  })

  it.each([
    ['our settings are wrong', () => expected.ours],
    ['the provider is in trouble', () => ({ status: 503, body: 'Service Unavailable' })],
    ['it asks to slow down', () => ({ status: 429, body: '{}' })],
    ['it answers with something else', () => ({ status: 200, body: '<html>' })],
  ])('are tried again later when %s', async (_, trouble) => {
    answer = trouble()
    await send(services)
    expect(await runTasks(services)).toEqual(['failed'])
    answer = expected.accepted
    expect(await runTasks(services, { includeDelayed: true })).toEqual(['done'])
    expect(provider.requests).toHaveLength(2)
  })

  it('are tried again later without an answer', async () => {
    await provider.stop()
    await send(services)
    expect(await runTasks(services)).toEqual(['failed'])
    expect(await log()).toMatchObject([{ state: 'waiting', recipient: '+966501234567' }])
  })
})

describe('text messages', () => {
  it('arrive in the mailbox of a demo', async () => {
    const { services } = testServices({ db: database.db })
    await send(services)
    await runTasks(services)
    expect(await readMailbox(database.db, '+966501234567')).toMatchObject([{ channel: 'sms', text: words }])
  })

  it('are not offered by a site that has no provider', () => {
    const { services } = testServices({ db: database.db, config: { mailbox: false } })
    expect(services.sms.isOffered).toBe(false)
  })

  it.each(['0501234567', '+966 50 123 4567', '+96650', 'sara@example.com', '+966501234567\r\nTo: +1'])(
    'to %j are refused before they are kept',
    async (to) => {
      const { services } = testServices({ db: database.db })
      await expect(send(services, to)).rejects.toThrow('Invalid')
      expect(await log()).toEqual([])
    },
  )
})
