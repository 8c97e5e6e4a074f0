import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMailbox } from '../../testing/read-mailbox.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { testServices } from '../../testing/test-app.ts'

let database: TestDatabase
let services: Services
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db }).services
})
afterAll(() => database.drop())

const url = 'https://qareeb.example/reset-password?token=secret-token'
const reset = (to: string, key: string) => ({
  to,
  locale: 'ar' as const,
  key,
  mail: { name: 'resetPassword' as const, data: { firstName: 'سارة', url, minutes: 60 } },
})
const send = (to: string, key: string) =>
  services.db.transaction((db) => services.mail.send(db, reset(to, key)))

const logOf = (key: string) =>
  database.db.query({
    text: 'select state::text, recipient, contents, attempts, answer from delivery where key = $1',
    values: [key],
  })

describe('a mail', () => {
  it('arrives once the transaction has ended well', async () => {
    await send('sara@example.com', 'reset:1')
    await runTasks(services)

    const [mail, ...more] = await readMailbox(database.db, 'sara@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('تعيين كلمة مرور جديدة في قريب')
    expect(mail?.text).toContain('الرابط صالح لمدة 60 دقيقة ويعمل مرة واحدة.')
    expect(mail?.text).toContain(url)
    expect(mail?.html).toContain('dir="rtl"')
  })

  it('of a transaction that fails is never sent', async () => {
    const failing = services.db.transaction(async (db) => {
      await services.mail.send(db, reset('noura@example.com', 'reset:2'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await runTasks(services)
    expect(await readMailbox(database.db, 'noura@example.com')).toEqual([])
  })

  it('is sent once for each key, however often it is asked for', async () => {
    await send('omar@example.com', 'reset:3')
    await send('omar@example.com', 'reset:3')
    await runTasks(services)
    await send('omar@example.com', 'reset:3')
    await runTasks(services)
    expect(await readMailbox(database.db, 'omar@example.com')).toHaveLength(1)
  })

  it('has no recipient and no contents any more once it is sent; its entry in the log remains', async () => {
    await send('huda@example.com', 'reset:4')
    await runTasks(services)
    expect(await logOf('reset:4')).toEqual([
      {
        state: 'sent',
        recipient: null,
        contents: null,
        attempts: 1,
        answer: 'kept in the development mailbox',
      },
    ])
  })

  it('is encrypted until it is sent, and its task names no person', async () => {
    await send('laila@example.com', 'reset:5')
    const [row] = await database.owner.query<{ everything: string }>({
      text: `select string_agg(data::text, ' ') as everything from pgboss.job`,
    })
    expect(row?.everything).not.toContain('example.com')
    const [kept] = await database.db.query<{ contents: Buffer }>({
      text: `select contents from delivery where key = 'reset:5'`,
    })
    expect(kept?.contents.toString('latin1')).not.toContain('secret-token')
  })

  it('to an invalid address is refused before it is stored', async () => {
    await expect(send('sara@example.com\r\nBcc: evil@example.com', 'reset:6')).rejects.toThrow('email')
    await expect(send('a@example.com, b@example.com', 'reset:7')).rejects.toThrow('email')
    expect(await logOf('reset:6')).toEqual([])
  })

  it('is erased with the person, sent or waiting', async () => {
    await send('Reem@example.com', 'reset:8')
    await runTasks(services)
    await send('Reem@example.com', 'reset:9')
    await services.mail.erase(services.db, 'reem@Example.com')
    expect(await runTasks(services)).not.toContain('failed')
    expect([...(await logOf('reset:8')), ...(await logOf('reset:9'))]).toEqual([])
    expect(await readMailbox(database.db, 'reem@example.com')).toEqual([])
  })
})
