import type { Locale } from '@qareeb/contract/locale'
import type { Config } from './config.ts'
import type { Database } from './platform/database/database.ts'
import type { Log } from './platform/log.ts'

/** What the process makes once and every request uses. Tests pass their own clock, log and database. */
export type Services = {
  config: Config
  db: Database
  log: Log
  /** The only clock. */
  now: () => Date
}

/** Who calls. Later kinds carry the person and the company they act for. */
export type Actor = { kind: 'guest' }

/** What a use case knows of the call it serves: the services and the caller, never the HTTP request. */
export type Context = Services & {
  actor: Actor
  /** Language of the sentences in the answer. */
  locale: Locale
  /** Names this call in the log and in the body of a refusal. */
  requestId: string
}
