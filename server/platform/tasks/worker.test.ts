import EventEmitter, { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { testServices } from '../../testing/test-app.ts'
import { quietBoss } from './boss.ts'
import { perform } from './bound-task.ts'
import { prepareTasks } from './prepare-tasks.ts'
import { task } from './task.ts'
import { startWorker, type Worker } from './worker.ts'

const payload = z.strictObject({ name: z.string().max(20) })
const greet = task('tests.greet', payload, {
  formerNames: ['tests.hail'],
  retry: { limit: 1, delaySeconds: 1, longestDelaySeconds: 1 },
})
const tick = task('tests.tick', z.strictObject({}), { schedule: '0 6 * * *' })

const together = task('tests.together', payload)

const events = new EventEmitter()
let greeted: string[] = []
let trouble: Error | undefined
let atOnce = 0
let mostAtOnce = 0

const bound = [
  perform(
    together,
    async (_services, { name }) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      await wait(20)
      atOnce -= 1
      greeted.push(name)
      events.emit('greeted')
    },
    { parallel: 3 },
  ),
  perform(greet, async (_services, { name }) => {
    if (trouble) throw trouble
    greeted.push(name)
    events.emit('greeted')
  }),
  perform(tick, async () => undefined),
]

let database: TestDatabase
let services: Services
beforeAll(async () => {
  database = await freshDatabase()
  await prepareTasks(database.ownerUrl, bound)
  services = testServices({ db: database.db }).services
})
afterAll(() => database.drop())

const add = (name: string) => database.db.transaction((db) => services.tasks.add(db, greet, { name }))
const run = (options = {}) => runTasks(services, { tasks: bound, ...options })

describe('a task', () => {
  it('exists once its transaction has ended well, and never otherwise', async () => {
    greeted = []
    const failing = database.db.transaction(async (db) => {
      await services.tasks.add(db, greet, { name: 'Nobody' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.db.transaction((db) => services.tasks.add(db, greet, { name: 'Sara' }))
    await run()
    expect(greeted).toEqual(['Sara'])
  })

  it('with a payload of another shape is refused when it is added', async () => {
    await expect(add('a name that is far too long for it')).rejects.toThrow('20')
  })

  it('with a moment does not run before it, and is kept until then however far away it is', async () => {
    greeted = []
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
    await database.db.transaction(async (db) => {
      await services.tasks.add(db, greet, { name: 'Later' }, { after: inDays(30) })
      await services.tasks.add(db, greet, { name: 'Now' }, { after: inDays(-1) })
    })
    expect(await run()).toEqual(['done'])
    expect(greeted).toEqual(['Now'])

    const [kept] = await database.owner.query<{ begins: Date; isKept: boolean }>({
      text: `
        select start_after as begins, keep_until > start_after as "isKept" from pgboss.job
        where name = 'tests.greet' and state = 'created'`,
    })
    expect(kept?.begins.getTime()).toBeGreaterThan(inDays(29.9).getTime())
    expect(kept?.isKept).toBe(true)
    expect(await run({ includeDelayed: true })).toEqual(['done'])
    expect(greeted).toEqual(['Now', 'Later'])
  })

  it('that failed at its last try is a dead letter without a name of a person', async () => {
    trouble = new Error('550 <sara@example.com> +966 50 123 4567 is unknown')
    await add('Omar')
    expect(await run()).toEqual(['failed'])
    expect(await services.tasks.listDeadLetters()).toEqual([])
    expect(await run({ includeDelayed: true })).toEqual(['failed'])
    const [letter] = await services.tasks.listDeadLetters()
    expect(letter).toMatchObject({ task: 'tests.greet', payload: { name: 'Omar' } })
    expect(letter?.reason).toBe('Error: 550 <…@…> … is unknown')

    trouble = undefined
    greeted = []
    expect(await services.tasks.retryDeadLetters([letter?.id ?? ''])).toBe(1)
    await run()
    expect(greeted).toEqual(['Omar'])
  })
})

describe('a worker', () => {
  let worker: Worker
  const start = () =>
    startWorker(services, {
      login: { url: database.ownerUrl, role: 'qareeb_app' },
      tasks: bound,
      lookAfterSeconds: 1,
    })

  it('works as the role that owns nothing, at once when a task is added, and stops in order', async () => {
    greeted = []
    worker = await start()
    const heard = once(events, 'greeted')
    await add('Huda')
    await heard
    await worker.stop()
    expect(greeted).toEqual(['Huda'])
    expect(await run()).toEqual([])
  })

  it('schedules the tasks of the code in Riyadh time, and removes other schedules', async () => {
    const boss = await quietBoss(database.db).start()
    await boss.createQueue('tests.past')
    await boss.schedule('tests.past', '* * * * *')
    worker = await start()
    await worker.stop()
    expect(await boss.getSchedules()).toMatchObject([
      { name: 'tests.tick', cron: '0 6 * * *', timezone: 'Asia/Riyadh' },
    ])
  })

  it('runs a task that waits under a former name', async () => {
    greeted = []
    // A copy of the release before adds it.
    await database.db.transaction((db) =>
      services.tasks.add(db, task('tests.hail', payload), { name: 'Maha' }),
    )
    expect(await services.tasks.countByQueue()).toMatchObject({ 'tests.hail': { waiting: 1 } })
    const heard = once(events, 'greeted')
    worker = await start()
    await heard
    await worker.stop()
    expect(greeted).toEqual(['Maha'])
  })

  it('runs one task of a group at a time, in two workers too', async () => {
    greeted = []
    const workers = [await start(), await start()]
    const names = Array.from({ length: 12 }, (_, at) => `Salma ${at}`)
    await database.db.transaction(async (db) => {
      for (const name of names) await services.tasks.add(db, together, { name }, { group: 'Salma' })
    })
    while (greeted.length < names.length) await once(events, 'greeted')
    for (const one of workers) await one.stop()
    expect(greeted.toSorted()).toEqual(names.toSorted())
    expect(mostAtOnce).toBe(1)
  })

  it('goes on after all of its connections were cut', async () => {
    greeted = []
    worker = await start()
    await database.owner.query({
      text: `
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'qareeb tasks%'`,
    })
    const heard = once(events, 'greeted')
    await add('Laila')
    await heard
    await worker.stop()
    expect(greeted).toEqual(['Laila'])
  })

  it('takes over the tasks of a killed worker', async () => {
    greeted = []
    await add('Reem')
    const killed = await quietBoss(database.db).start()
    const [begun] = await killed.fetch<{ name: string }>('tests.greet')
    expect(begun?.data).toEqual({ name: 'Reem' })
    // A killed worker sends no heartbeats.
    await database.owner.query({ text: `update pgboss.job set heartbeat_on = now() - interval '1 minute'` })

    const heard = once(events, 'greeted')
    worker = await start()
    await heard
    await worker.stop()
    expect(greeted).toEqual(['Reem'])
  })
})
