import crypto from 'node:crypto'
import type { Bilingual } from '@qareeb/contract/locale'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context, Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { issueLink } from '../email-links/issue-link.ts'
import { forgetProofsSince } from '../password/forget-proofs-since.ts'
import type { Person } from '../person.ts'
import { findPersonByEmail, insertPerson, lockPerson, markAdmin } from '../queries/people.ts'

/**
 * The result. An account with a confirmed address keeps its password. A new one gets it by the link, within an
 * hour; so does one with an unconfirmed address, since any person may have registered it.
 */
export type MadeAdmin = { kind: 'promoted' } | { kind: 'created' | 'cleared'; url: string }

/** Memberships in companies, which belong to a noun above this one. */
export type Memberships = {
  /** Names of the companies that have no other administrator or member. */
  listCompaniesWithoutOtherAdmin(services: Pick<Services, 'db'>, userId: string): Promise<Bilingual[]>
  removeFromAllTeams(
    context: Inside<Pick<Context, 'actor' | 'origin' | 'requestId'>>,
    userId: string,
  ): Promise<void>
}

/**
 * Makes a person a platform administrator, who belongs to no company from then on. For a command on the server
 * alone: registration cannot create one.
 * @throws Error with the reason: the account is disabled or administers a company alone, or a third party has the
 * address under another person
 */
export async function createAdmin(
  services: Services,
  { email }: { email: string },
  memberships: Memberships,
): Promise<MadeAdmin> {
  const person = await findPersonByEmail(services.db, email)
  if (!person) return create(services, email)
  if (person.disabled) throw new Error(`The account of ${email} is disabled. Nothing was changed.`)
  await refuseNeeded(services, person, memberships)
  return person.emailVerified ? promote(services, person, memberships) : clear(services, person, memberships)
}

async function create(services: Services, email: string): Promise<MadeAdmin> {
  const userId = crypto.randomUUID()
  // This password is secret: the link sets another one.
  const password = crypto.randomBytes(32).toString('base64url')
  const credentials = await services.identity.provider.prepareAccount({ userId, email, password })
  const { subject, isTaken } = credentials
  if (isTaken) throw new Error(`The identity provider has an account of ${email} that is none of ours.`)

  const createdAt = services.now()
  return inTransaction(services, async (services) => {
    const { db } = services
    if (!(await insertPerson(db, { userId, subject, email, ...unnamed, markHash: null, createdAt })))
      throw new Error(`Somebody has just registered ${email}. Try again.`)
    await credentials.save(db)
    await recordPromotion(db, userId)
    return { kind: 'created', url: await resetUrl(services, { userId, email, locale: unnamed.locale }) }
  })
}

/** Before anything is changed, also with a third party. */
async function refuseNeeded(
  services: Services,
  { userId, email }: Person,
  { listCompaniesWithoutOtherAdmin }: Memberships,
) {
  const companies = await listCompaniesWithoutOtherAdmin(services, userId)
  if (companies.length === 0) return
  const names = companies.map((name) => nameIn('en', name)).join(', ')
  throw new Error(
    `An administrator of the platform belongs to no company, but is the only administrator of: ${names}. ${email} has to hand it over, or delete it, first. Nothing was changed.`,
  )
}

const promote = (services: Services, { userId }: Person, memberships: Memberships): Promise<MadeAdmin> =>
  inTransaction(services, async (services) => {
    const { db } = services
    await lockUnchanged(db, { userId, disabled: false, emailVerified: true })
    await raise(db, userId, memberships)
    return { kind: 'promoted' }
  })

/** Anyone who registered the address loses access: password, sessions and all other ways to sign in. */
async function clear(services: Services, person: Person, memberships: Memberships): Promise<MadeAdmin> {
  const { userId, email, locale } = person
  const credentials = await services.identity.provider.dropPassword(person)
  return inTransaction(services, async (services) => {
    const { db } = services
    await lockUnchanged(db, { userId, disabled: false, emailVerified: false })
    await credentials.save(db)
    await forgetProofsSince({ db }, userId, new Date(0))
    await raise(db, userId, memberships)
    return { kind: 'cleared', url: await resetUrl(services, { userId, email, locale }) }
  })
}

/** A member of a company could decide about it from both sides. */
async function raise(db: Transaction, userId: string, { removeFromAllTeams }: Memberships) {
  await removeFromAllTeams({ ...byCommand, db }, userId)
  await markAdmin(db, userId)
  await recordPromotion(db, userId)
}

/** A value read before the transaction has to be true inside of it. */
async function lockUnchanged(
  db: Database,
  { userId, disabled, emailVerified }: Pick<Person, 'userId' | 'disabled' | 'emailVerified'>,
) {
  const present = await lockPerson(db, userId)
  if (present?.disabled !== disabled || present.emailVerified !== emailVerified)
    throw new Error('The account has changed meanwhile. Try again.')
}

async function resetUrl(
  services: Inside<Services>,
  { locale, ...person }: Pick<Person, 'userId' | 'email' | 'locale'>,
): Promise<string> {
  const token = await issueLink(services, { kind: 'reset-password', ...person })
  return pageAddress(services, locale, `/reset-password?token=${token}`)
}

/** The person sets names and language in the profile; the operator of the command vouches for the address. */
const unnamed = {
  userType: 'admin',
  emailVerified: true,
  firstName: '',
  lastName: '',
  phone: null,
  locale: 'ar',
} as const

/** Commands run without an actor. */
const byCommand: Pick<Context, 'actor' | 'origin' | 'requestId'> = {
  actor: { kind: 'guest' },
  origin: { network: '', userAgent: undefined },
  requestId: 'create-admin',
}

const recordPromotion = (db: Transaction, userId: string) =>
  recordEvent({ ...byCommand, db }, { action: 'user.becomeAdmin', subject: userId })
