import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { testServices } from '../../testing/test-app.ts'
import { deliveryTasks } from './tasks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('the log of messages goes back thirty days', async () => {
  let now = new Date('2026-11-01T09:00:00Z')
  const { services } = testServices({ db: database.db, now: () => now })
  const send = (key: string) =>
    database.db.transaction((db) =>
      services.mail.send(db, {
        to: 'sara@example.com',
        locale: 'en',
        key,
        mail: { name: 'accountDeleted', data: { firstName: 'Sara' } },
      }),
    )
  await send('deleted:1')
  now = new Date('2026-11-20T09:00:00Z')
  await send('deleted:2')

  now = new Date('2026-12-02T00:17:00Z')
  const forget = deliveryTasks.find(({ task }) => task.name === 'deliveries.forget')
  await forget?.run(services, {}, { isLast: true })
  expect(await database.db.query({ text: 'select key from delivery' })).toEqual([{ key: 'deleted:2' }])
})
