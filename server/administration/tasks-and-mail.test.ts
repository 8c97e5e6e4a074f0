import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { perform } from '../platform/tasks/bound-task.ts'
import { prepareTasks } from '../platform/tasks/prepare-tasks.ts'
import { task } from '../platform/tasks/task.ts'
import { tasks } from '../tasks.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

const breakTask = task('tests.break', z.strictObject({ deliveryId: z.uuid() }), {
  retry: { limit: 0, delaySeconds: 0, longestDelaySeconds: 1 },
})
const bound = [
  perform(breakTask, async () => {
    throw new Error('the mail server is away')
  }),
]

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  await prepareTasks(site.database.ownerUrl, [...tasks, ...bound])
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

const get = async (path: string) => {
  const answer = await site.ask(nora, `GET /api/v1/admin/${path}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** A task that has failed at its last try. @returns its id among the dead letters */
async function addDeadLetter(): Promise<string> {
  await site.database.db.transaction((db) => site.services.tasks.add(db, breakTask, { deliveryId: nora.id }))
  await runTasks(site.services, { tasks: bound })
  const [letter] = await site.services.tasks.listDeadLetters()
  return letter?.id ?? ''
}

describe('background tasks', () => {
  test('are counted, with their schedules', async () => {
    const { queues } = await get('tasks')
    expect(queues).toContainEqual(expect.objectContaining({ name: 'mail.deliver', schedule: null }))
    expect(queues).not.toContainEqual(expect.objectContaining({ name: 'dead-letters' }))
    expect(queues.length).toBeGreaterThan(5)
  })

  test('under a former name are counted while one is left', async () => {
    const former = 'organizations.relist'
    const names = async () => (await get('tasks')).queues.map(({ name }: { name: string }) => name)
    expect(await names()).not.toContain(former)
    await site.database.owner.query({
      text: `insert into pgboss.job (name, data) values ($1, '{}')`,
      values: [former],
    })
    expect(await names()).toContain(former)
    await site.database.owner.query({ text: 'delete from pgboss.job where name = $1', values: [former] })
  })

  test('that failed for good are shown with their reason, and can be retried once', async () => {
    const id = await addDeadLetter()
    const { deadLetters, deadLetterCount } = await get('tasks')
    expect(deadLetterCount).toBe(1)
    expect(deadLetters).toMatchObject([
      { id, task: 'tests.break', reason: 'Error: the mail server is away', payload: { deliveryId: nora.id } },
    ])

    const retry = () => site.ask(nora, `POST /api/v1/admin/tasks/${id}/retry`)
    expect((await retry()).json()).toEqual({ status: 'retrying' })
    expect(await get('tasks')).toMatchObject({ deadLetters: [], deadLetterCount: 0 })
    const again = await retry()
    expect([again.statusCode, again.json().code]).toEqual([404, 'task.notFound'])
  })

  test('that are retried are audited', async () => {
    const [event] = await site.database.owner.query({
      text: `select actor_id, details->>'task' as task from audit_event where action = 'task.retry'`,
    })
    expect(event).toEqual({ actor_id: nora.id, task: 'tests.break' })
  })
})

describe('the log of messages', () => {
  test('lists sent messages and their outcome, without recipient or contents', async () => {
    const sara = await site.visitor()
    await site.ask(undefined, 'POST /api/v1/user/forgot-password', { email: sara.email })
    await runTasks(site.services)
    const { items } = await get('mail')
    expect(items[0]).toMatchObject({ channel: 'mail', name: 'resetPassword', locale: 'en', state: 'sent' })
    expect(JSON.stringify(items)).not.toContain(sara.email)
  })

  test('is searched by an address, and the audit entry leaves the address out', async () => {
    const omar = await site.visitor({ firstName: 'Omar' })
    await site.ask(undefined, 'POST /api/v1/user/forgot-password', { email: omar.email })
    await runTasks(site.services)
    const { items } = await get(`mail?address=${encodeURIComponent(omar.email.toUpperCase())}`)
    expect(items).toHaveLength(1)
    expect((await get('mail?address=nobody@qareeb.example')).items).toEqual([])
    const events = await site.database.owner.query<{ details: object }>({
      text: `select details from audit_event where action = 'mail.search' order by happened_at`,
    })
    expect(events.map(({ details }) => details)).toEqual([{ found: true }, { found: false }])
  })

  test('filters by state', async () => {
    expect((await get('mail?state=failed')).items).toEqual([])
    expect((await get('mail?state=sent')).items.length).toBeGreaterThan(0)
  })
})
