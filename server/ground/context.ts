import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { UserType } from '@qareeb/contract/users'
import type { Captcha } from '../platform/captcha/captcha.ts'
import type { ContentHost } from '../platform/content-host/content-host.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Identity } from '../platform/identity/open-identity.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Scanner } from '../platform/scanner/scanner.ts'
import type { Sms } from '../platform/sms/sms.ts'
import type { Tasks } from '../platform/tasks/tasks.ts'
import type { Translator } from '../platform/translation/translator.ts'
import type { Config } from './config.ts'

/** Services that the process creates once for all requests. Tests pass their own clock, log and database. */
export type Services = {
  config: Config
  db: Database
  /** A connection for health checks alone: a busy pool does not mean a failed database. */
  probe: Database
  log: Log
  /** The only clock. */
  now: () => Date
  /** Passwords, and the tokens of sessions. */
  identity: Identity
  /** Where the bytes of files lie. */
  files: FileStore
  /** Looks into documents that were uploaded; without one they are marked as unscanned. */
  scanner: Scanner | undefined
  /** Work for later; added in a transaction. */
  tasks: Tasks
  mail: Mailer
  sms: Sms
  /** Translates texts of companies; undefined without a provider. */
  translator: Translator | undefined
  /** Where editors write posts; undefined when the posts are those of the repository. */
  contentHost: ContentHost | undefined
  /** Distinguishes people from programs. */
  captcha: Captcha
}

/** A person with a session, as the database has them at this very request. */
export type SignedIn = {
  kind: 'user'
  userId: string
  sessionId: string
  /** Null until the person chooses a type after a first sign-in through Google. */
  userType: UserType | null
  emailVerified: boolean
  /** The last proof of identity, by password, Google or second factor. */
  provedAt: Date
  /** The person's active company; null when none was chosen, or after removal from it. */
  organization: ActiveCompany | null
}

/** A company as its member, or as a platform administrator who works inside it. */
export type ActiveCompany = {
  id: string
  role: OrganizationRole
  /** When the impersonation ends; null for members. */
  impersonatedUntil: Date | null
}

/** Somebody without an account who holds a mailed link. It opens the one row that keeps its hash, and only for reading. */
export type TicketHolder = {
  kind: 'ticket'
  /** SHA-256 of the token, as the row keeps it and as the scope of a transaction takes it. */
  hash: Buffer
}

/** The caller: a guest, a person with a session, or the holder of a ticket. */
export type Actor = { kind: 'guest' } | SignedIn | TicketHolder

/** The context of a use case: the services and the caller, never the HTTP request. */
export type Context = Services & {
  actor: Actor
  /** Language of the sentences in the answer. */
  locale: Locale
  /** Where the call comes from, for limits, the list of sessions and the audit log. */
  origin: Origin
  /** Names this call in the log and in the body of a refusal. */
  requestId: string
}

/** The network and the browser that a call comes from. */
export type Origin = {
  /** Network address, IPv6 cut to its /64. For counting and comparing; cut further before it is kept. */
  network: string
  /** The `User-Agent` header, as sent. */
  userAgent: string | undefined
  /** The mark of a browser in which a person has signed in before; only sign-ins read it. */
  browser?: string | undefined
}
