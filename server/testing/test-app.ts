import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../ground/config.ts'
import type { Services } from '../ground/context.ts'
import type { Database } from '../platform/database/database.ts'
import { type Limits, limits } from '../platform/http/load/limits.ts'
import { createLog } from '../platform/log.ts'
import type { Pages } from '../platform/website/pages.ts'
import { createServices } from '../services.ts'
import { testCaptcha } from './captcha.ts'
import { testConfig } from './test-config.ts'

export type TestAppOptions = {
  db?: Database
  config?: Partial<Config>
  limits?: Partial<Limits>
  pages?: Pages
  now?: () => Date
}

export type TestApp = {
  app: FastifyInstance
  /** Every line that was logged. */
  logged: string[]
}

/** The whole service as `main.ts` builds it, on the given database, with its log in memory. Close it with `app.close()`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { services, logged } = testServices(options)
  const app = await buildApp(services, {
    limits: { ...testLimits, ...options.limits },
    ...(options.pages && { pages: options.pages }),
  })
  return { app, logged }
}

/**
 * Tests run in parallel on busy machines: load shedding is off unless a test turns it on. And log lines are
 * there when an answer is.
 */
export const testLimits: Limits = { ...limits, waitMs: 60_000, logEveryMs: 0 }

/** The dependencies of the service. Without a database every query fails like on one that is away. */
export function testServices({ db = away, config, now = () => new Date() }: TestAppOptions): {
  services: Services
  logged: string[]
} {
  const logged: string[] = []
  const log = createLog({ to: { write: (line) => void logged.push(line) } })
  const services = createServices({ config: testConfig(config), db, log, now })
  return { services: { ...services, captcha: testCaptcha }, logged }
}

const refuse = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

/** A database that cannot be reached. */
const away: Database = {
  get kysely(): never {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  },
  query: refuse,
  transaction: refuse,
}
