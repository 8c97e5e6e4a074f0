import crypto from 'node:crypto'
import { recordEvent } from '../audit/record-event.ts'
import type { Services } from '../context.ts'
import type { Database } from '../platform/database/database.ts'
import { pageAddress } from '../users/page-address.ts'
import { issueLink } from './issue-link.ts'
import { findPersonByEmail, insertPerson, markAdmin } from './queries/people.ts'

/** What became of it: an account that exists keeps its password; a new one gets it by the link, within an hour. */
export type MadeAdmin = { kind: 'promoted' } | { kind: 'created'; url: string }

/** Makes somebody a platform administrator. For a command on the server alone: nobody registers as one. */
export async function createAdmin(services: Services, { email }: { email: string }): Promise<MadeAdmin> {
  const userId = crypto.randomUUID()
  // Nobody knows this password: the link sets another one.
  const password = crypto.randomBytes(32).toString('base64url')
  return services.db.transaction(async (db) => {
    const person = await findPersonByEmail(db, email)
    if (person) {
      await markAdmin(db, person.userId)
      await recordPromotion(db, person.userId)
      return { kind: 'promoted' }
    }

    const credentials = await services.identity.provider.prepareAccount({ userId, email, password })
    const { subject, isTaken } = credentials
    if (isTaken) throw new Error(`The identity provider has an account of ${email} that is none of ours.`)
    await insertPerson(db, { userId, subject, email, ...unnamed, createdAt: services.now() })
    await credentials.save(db)
    await recordPromotion(db, userId)
    const token = await issueLink(services, db, { kind: 'reset-password', userId, email })
    return { kind: 'created', url: pageAddress(services, unnamed.locale, `/reset-password?token=${token}`) }
  })
}

/** Names and language are theirs to set in the profile; whoever runs the command vouches for the address. */
const unnamed = {
  userType: 'admin',
  emailVerified: true,
  firstName: '',
  lastName: '',
  phone: null,
  locale: 'ar',
} as const

/** Who may run commands on the server is nobody with an account. */
const recordPromotion = (db: Database, userId: string) =>
  recordEvent(
    { actor: { kind: 'guest' }, origin: { network: '', userAgent: undefined }, requestId: 'create-admin' },
    db,
    { action: 'user.becomeAdmin', subject: userId },
  )
