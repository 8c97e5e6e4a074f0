import { signIn } from '@qareeb/contract/identity'
import type { UserType } from '@qareeb/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { hashPassword } from '../platform/identity/embedded/password-hash.ts'

export type TestUser = { id: string; email: string; firstName: string; password: string }

type Described = Partial<{
  firstName: string
  lastName: string
  email: string
  userType: UserType | null
  emailVerified: boolean
  disabled: boolean
  /** Null for somebody who only ever came through Google. */
  password: string | null
  locale: 'ar' | 'en'
}>

/** The password of all people in tests, unless a test sets another. */
export const testPassword = 'Qareeb-demo-1'

/**
 * Adds somebody with an account; without a description it is Sara, a job seeker whose address is confirmed. Every call
 * adds another person, with another address. Takes the owner's connection.
 */
export async function addUser(owner: Database, described: Described = {}): Promise<TestUser> {
  const id = crypto.randomUUID()
  const { firstName = 'Sara', lastName = 'Al-Harbi', userType = 'job-seeker', locale = 'en' } = described
  const { emailVerified = true, disabled = false, password = testPassword } = described
  const email = described.email ?? `${firstName.toLowerCase()}-${id.slice(0, 8)}@qareeb.example`
  await owner.query({
    text: `
      insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name, last_name, locale, disabled_at)
      values ($1, $9, $2, $3, case when $4 then now() end, $5, $6, $7, case when $8 then now() end)`,
    values: [id, userType, email, emailVerified, firstName, lastName, locale, disabled, id],
  })
  if (password !== null)
    await owner.query({
      text: 'insert into identity_password (user_id, hash, changed_at) values ($1, $2, now())',
      values: [id, await hashOf(password)],
    })
  return { id, email, firstName, password: password ?? '' }
}

/** Signs somebody in as the sign-in page does. @returns the header that their requests carry */
export async function signedInAs(
  app: FastifyInstance,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<{ authorization: string }> {
  const answer = await app.inject({ method: signIn.method, url: signIn.path, payload: { email, password } })
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
  return { authorization: `Bearer ${answer.json().token}` }
}

const hashes = new Map<string, Promise<string>>()

/** Once a password and process: a hash is meant to take long. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}
