import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { openSite } from '../testing/site.ts'
import { recordEvent, recordSingleEvent } from './record-event.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const saraId = '3f1c1c86-4b6b-4c43-9d3a-0d1f0f3a7b01'
const call = (actor: Context['actor'] = { kind: 'guest' }) => ({
  actor,
  origin: { network: '203.0.113.7', userAgent: 'a browser' },
  requestId: 'request-1',
})
const sara = call({
  kind: 'user',
  userId: saraId,
  sessionId: saraId,
  userType: 'job-seeker',
  emailVerified: true,
  provedAt: new Date(),
  organization: null,
})

const events = () =>
  database.owner.query<Record<string, unknown>>({
    text: `select action, outcome, actor_id, subject, request_id, network, details from audit_event order by happened_at, id`,
  })

test('records actor, action, call and network, and no exact address', async () => {
  await recordSingleEvent(
    { ...sara, db: database.db },
    { action: 'user.downloadData', details: { bytes: 10 } },
  )
  expect(await events()).toEqual([
    {
      action: 'user.downloadData',
      outcome: 'done',
      actor_id: saraId,
      subject: null,
      request_id: 'request-1',
      network: '203.0.0.0/16',
      details: { bytes: 10 },
    },
  ])
})

test('names the person of a sign-in, since the caller is a guest until then', async () => {
  await recordSingleEvent(
    { ...call(), db: database.db },
    { action: 'session.signIn', outcome: 'refused', actorId: saraId },
  )
  expect((await events()).at(-1)).toMatchObject({ outcome: 'refused', actor_id: saraId })
})

test('is undone together with its act', async () => {
  const before = await events()
  const work = database.db.transaction(async (db) => {
    await recordEvent({ ...sara, db }, { action: 'user.delete' })
    throw new Error('the rest has failed')
  })
  await expect(work).rejects.toThrow('the rest has failed')
  expect(await events()).toEqual(before)
})

test('records refused calls of a person with a session', async () => {
  const site = await openSite()
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  await site.ask(nora, 'DELETE /api/v1/user/me')
  await site.ask(nora, 'PATCH /api/v1/user/me/email', { email: 'a@qareeb.example', currentPassword: 'wrong' })
  // An unknown object or an invalid form is no lack of rights, and guests are not audited.
  await site.ask(nora, 'GET /api/v1/job-ad/unknown')
  await site.ask(nora, 'PATCH /api/v1/user/me', { firstName: '' })
  await site.ask(undefined, 'GET /api/v1/user/me')

  const refused = await site.database.owner.query({
    text: `select actor_id, subject, details from audit_event where action = 'request.refuse' order by happened_at, id`,
  })
  await site.close()
  expect(refused).toEqual([
    { actor_id: nora.id, subject: 'DELETE /api/v1/user/me', details: { code: 'user.platformAdmin' } },
    { actor_id: nora.id, subject: 'PATCH /api/v1/user/me/email', details: { code: 'auth/wrong-password' } },
  ])
})

test.each(['update audit_event set action = action', 'delete from audit_event', 'truncate audit_event'])(
  'the application may not "%s"',
  async (text) => {
    await expect(database.db.query({ text })).rejects.toThrow(/permission denied/)
  },
)
