import { refreshHeader } from '@qareeb/contract/identity'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Config } from '../ground/config.ts'
import type { Services } from '../ground/context.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { type ReceivedMessage, readMailbox } from './read-mailbox.ts'
import { runTasks } from './run-tasks.ts'
import { openTestApp, type TestApp, testServices } from './test-app.ts'

/** The headers of our own pages for calls that read the refresh cookie. */
export const ownPages = { [refreshHeader.name]: refreshHeader.value, 'sec-fetch-site': 'same-origin' }

export type IdentitySite = TestApp & {
  database: TestDatabase
  services: Services
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Does what tasks have to do, and gives what has arrived for an address. */
  mailsTo(address: string): Promise<ReceivedMessage[]>
  /** Lets time go by. */
  pass(minutes: number): void
  /** The same service started again on the same database. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A service with a database and a clock of its own, for tests of how people sign in. Languages: English. */
export async function openIdentitySite(config: Partial<Config> = {}): Promise<IdentitySite> {
  let moment = new Date('2026-11-21T10:00:00Z')
  const database = await freshDatabase()
  const options = { db: database.db, config, now: () => moment }
  const { services } = testServices(options)
  const ask = (request: InjectOptions) =>
    site.app.inject({ ...request, headers: { 'accept-language': 'en', ...request.headers } })

  const site: IdentitySite = {
    ...(await openTestApp(options)),
    database,
    services,
    post: (url, payload, headers = {}) => ask({ method: 'POST', url, headers, ...(payload && { payload }) }),
    get: (url, headers = {}) => ask({ url, headers }),
    mailsTo: async (address) => {
      await runTasks(services, { includeDelayed: true })
      return readMailbox(database.owner, address)
    },
    pass: (minutes) => {
      moment = new Date(moment.getTime() + minutes * 60_000)
    },
    restart: async () => {
      await site.app.close()
      Object.assign(site, await openTestApp(options))
    },
    close: async () => {
      await site.app.close()
      await database.drop()
    },
  }
  return site
}

/** The cookie that an answer sets, as the browser sends it back. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** The token in the link of a mail. */
export const tokenInMail = (mail: { text: string } | undefined): string =>
  /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** An answer without the id of its request, which no two share. */
export const withoutRequestId = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
  statusCode,
  body: body.replace(/"requestId":"[^"]+"/, ''),
  headers: Object.keys(headers).toSorted(),
})
