import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Services } from '../ground/context.ts'
import { addUser, signedInAs, type TestUser } from './accounts.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { type ReceivedMessage, readMailbox } from './read-mailbox.ts'
import { runTasks } from './run-tasks.ts'
import { openTestApp, type TestAppOptions, testServices } from './test-app.ts'

/** A person of the tests with a session. */
export type Visitor = TestUser & { headers: { authorization: string } }

/** A whole site with a database and a clock of its own. */
export type TestSite = {
  app: FastifyInstance
  database: TestDatabase
  services: Services
  logged: string[]
  /** The clock of the site; set it to let time pass. */
  clock: { now: Date }
  /** Adds somebody and signs them in. Without a description it is Sara, a job seeker. */
  visitor(described?: Parameters<typeof addUser>[1]): Promise<Visitor>
  /** Asks as somebody, or as a guest: `ask(sara, 'PATCH /api/v1/user/me', { firstName: 'Sarah' })`. */
  ask(
    who: Visitor | undefined,
    call: string,
    payload?: InjectOptions['payload'],
  ): Promise<LightMyRequestResponse>
  /** Lets everything happen that is left for later, and gives the mails that an address has received, oldest first. */
  mailsTo(address: string): Promise<ReceivedMessage[]>
  close(): Promise<void>
}

/** Opens a site for one test file. Close it in `afterAll`. */
export async function openSite(options: Omit<TestAppOptions, 'db' | 'now'> = {}): Promise<TestSite> {
  const database = await freshDatabase()
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const all = { ...options, db: database.db, now: () => clock.now }
  const { app, logged } = await openTestApp(all)
  const { services } = testServices(all)
  return {
    app,
    database,
    services,
    logged,
    clock,
    async visitor(described) {
      const user = await addUser(database.owner, described)
      return { ...user, headers: await signedInAs(app, user) }
    },
    ask(who, call, payload) {
      const [method, url] = call.split(' ')
      // Callers write a method that HTTP has.
      const request = { method: method as 'GET', url: url ?? '', headers: who?.headers ?? {} }
      return app.inject(payload === undefined ? request : { ...request, payload })
    },
    async mailsTo(address) {
      await runTasks(services)
      return readMailbox(database.db, address)
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}
