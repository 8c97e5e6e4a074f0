import type { Database } from '../database/database.ts'

/** A person's record at an identity provider. */
export type Subject = {
  userId: string
  /** The provider's own id of the person, kept as `identity_subject`. */
  subject: string
  email: string
}

/**
 * Something that was made ready outside of any transaction, also what a third party keeps: a connection must not wait
 * for somebody else's server. `save` writes in the transaction of its cause what we keep ourselves.
 */
export type Prepared = { save(db: Database): Promise<void> }

/** Credentials of somebody who registers. */
export type PreparedAccount = Prepared & {
  subject: string
  /** True when a third-party provider has an account of this address that is unknown here. */
  isTaken: boolean
  /** Undoes the preparation when no person was registered after all. */
  discard(): Promise<void>
}

/**
 * Keeps and checks passwords. The embedded provider does it by itself, a third-party one by asking its service; the
 * rest of the product does not know which. Slow work and calls to other servers run outside of transactions.
 * Sessions, rights and profiles are never the provider's.
 */
export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  /** Makes credentials for somebody who registers. */
  prepareAccount(person: { userId: string; email: string; password: string }): Promise<PreparedAccount>
  /**
   * True when it is the password. Takes as long when there is no such person, or one without a password.
   * @param isSignedIn of a person with a session; without one the sign-in is refused where a third party requires a
   * factor of its own, which only its own client can answer
   */
  checkPassword(
    db: Database,
    person: Subject | undefined,
    password: string,
    options?: { isSignedIn: boolean },
  ): Promise<boolean>
  hasPassword(db: Database, person: Subject): Promise<boolean>
  /**
   * Gives a person a password, or another one. A third party has it from now on, also after a rollback of the
   * transaction.
   */
  setPassword(person: Subject, password: string): Promise<Prepared>
  /** Takes the password away: of an account that is erased, or that a stranger may know. */
  dropPassword(person: Subject): Promise<Prepared>
  /** Sends a person's present address, and whether it is confirmed. Missing where no provider needs it. */
  keepAddress?(person: Subject & { emailVerified: boolean }): Promise<void>
}
