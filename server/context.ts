import type { Locale } from '@qareeb/contract/locale'
import type { UserType } from '@qareeb/contract/users'
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

/** A person with a session, as the database knows them at this very request. */
export type SignedIn = {
  kind: 'user'
  userId: string
  sessionId: string
  /** Null until a first sign-in through Google has told it. */
  userType: UserType | null
  emailVerified: boolean
  /** When the person last proved who they are, by password, Google or second factor. */
  provedAt: Date
}

/** Who calls. Later kinds carry the company that a person acts for. */
export type Actor = { kind: 'guest' } | SignedIn

/** What a use case knows of the call it serves: the services and the caller, never the HTTP request. */
export type Context = Services & {
  actor: Actor
  /** Language of the sentences in the answer. */
  locale: Locale
  /** Where the call comes from, for limits, the list of sessions and the audit log. */
  origin: Origin
  /** Names this call in the log and in the body of a refusal. */
  requestId: string
}

/** What is known of where a call comes from. */
export type Origin = {
  /** Network address, IPv6 cut to its /64. For counting and comparing; cut further before it is kept. */
  network: string
  /** The `User-Agent` header, as sent. */
  userAgent: string | undefined
}
