import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { testServices } from '../../testing/test-app.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const canary = 'canary.sara@example.com'
const phone = '+966501112223'

/** Tables of every schema of ours that contain a text, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.owner.query<{ name: string }>({
    text: `
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`,
  })
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.owner.query({
      text: `select from ${name} as one where strpos(lower(one::text), lower($1)) > 0 limit 1`,
      values: [text],
    })
    if (rows.length > 0) found.push(name)
  }
  return found
}

const write = async (services: Services, key: string) => {
  await services.db.transaction((db) =>
    services.mail.send(db, {
      to: canary,
      locale: 'ar',
      key: `mail:${key}`,
      mail: {
        name: 'changeEmailNotice',
        data: { firstName: '', newEmail: canary, url: 'https://a.example', hours: 72 },
      },
    }),
  )
  await services.db.transaction((db) =>
    services.mail.send(db, {
      to: 'old.address@example.com',
      locale: 'en',
      key: `notice:${key}`,
      mail: {
        name: 'changeEmailNotice',
        data: { firstName: '', newEmail: canary, url: 'https://a.example', hours: 72 },
      },
    }),
  )
  await services.db.transaction((db) =>
    services.sms.send(db, {
      to: phone,
      locale: 'ar',
      key: `sms:${key}`,
      text: { name: 'verificationCode', data: { code: '204816', minutes: 5 } },
    }),
  )
}

it('leaves no trace of a person whose messages were sent, wait, or have failed', async () => {
  const { services } = testServices({ db: database.db })
  await write(services, 'sent')
  await runTasks(services)
  // No server listens on this port: these wait for their next attempt, with the reason beside their tasks.
  const { services: cutOff } = testServices({
    db: database.db,
    config: {
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@qareeb.example' },
      sms: { provider: 'unifonic', credentials: 'x', sender: 'Qareeb', baseUrl: 'http://127.0.0.1:1' },
    },
  })
  await write(cutOff, 'waiting')
  expect(await runTasks(cutOff)).toEqual(['failed', 'failed', 'failed'])
  expect(await tablesWith(canary)).toEqual(
    expect.arrayContaining(['public.delivery', 'public.development_mailbox']),
  )

  await services.mail.erase(database.db, canary)
  await services.sms.erase(database.db, phone)
  expect(await tablesWith(canary)).toEqual([])
  expect(await tablesWith(phone.slice(1))).toEqual([])
})
