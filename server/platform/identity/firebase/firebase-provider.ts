import { AppError } from '../../../ground/errors.ts'
import type { IdentityProvider, Subject } from '../provider.ts'
import type { IdentityToolkit } from './identity-toolkit.ts'

/**
 * Lets Firebase Authentication keep and check the passwords. A sign-in with Firebase's own client ends in
 * `exchangeFirebaseToken`; pages, mails, limits, second factors and sessions are the same as with the embedded provider.
 */
export function firebaseProvider(toolkit: IdentityToolkit): IdentityProvider {
  return {
    kind: 'firebase',
    async prepareAccount({ userId, email, password }) {
      const isNew = await toolkit.create({ id: userId, email, password, emailVerified: false })
      return {
        subject: userId,
        isTaken: !isNew,
        ...nothingToSave,
        discard: () => (isNew ? toolkit.remove(userId) : Promise.resolve()),
      }
    },
    async checkPassword(_db, person, password, { isSignedIn } = { isSignedIn: false }) {
      const known = await findByPassword(toolkit, person ?? nobody, password)
      return known !== undefined && (isSignedIn || !known.needsSecondFactor)
    },
    hasPassword: async (_db, { subject }) => (await toolkit.find(subject))?.hasPassword ?? false,
    async setPassword(person, password) {
      await setPassword(toolkit, person, password)
      return nothingToSave
    },
    async dropPassword({ subject }) {
      await toolkit.remove(subject)
      return nothingToSave
    },
    keepAddress: (person) => keepAddress(toolkit, person),
  }
}

const nothingToSave = { save: () => Promise.resolve() }

/** Asked for when there is no such person, so that the answer takes as long. */
const nobody = { subject: '00000000-0000-0000-0000-000000000000', email: 'nobody@nowhere.invalid' }

/** Firebase may still have the former address; it then gets the stored one, and the password is tried again. */
async function findByPassword(
  toolkit: IdentityToolkit,
  { subject, email }: Pick<Subject, 'subject' | 'email'>,
  password: string,
) {
  const known = await toolkit.signIn(email, password)
  if (known?.id === subject) return known
  const account = await toolkit.find(subject)
  if (!account || isSame(account.email, email)) return undefined

  const isUpdated = await toolkit.update(subject, { email })
  const again = isUpdated ? await toolkit.signIn(email, password) : undefined
  return again?.id === subject ? again : undefined
}

/** Sends only changes: any update of an address at Firebase ends running sign-ins. */
async function keepAddress(
  toolkit: IdentityToolkit,
  { subject, email, emailVerified }: Parameters<NonNullable<IdentityProvider['keepAddress']>>[0],
): Promise<void> {
  const account = await toolkit.find(subject)
  if (!account) return
  const changes = {
    ...(!isSame(account.email, email) && { email }),
    ...(emailVerified && !account.emailVerified && { emailVerified }),
  }
  if (Object.keys(changes).length > 0) await toolkit.update(subject, changes)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A person who registered through Google has no account at Firebase yet. */
async function setPassword(toolkit: IdentityToolkit, { subject, email }: Subject, password: string) {
  if (await toolkit.update(subject, { email, password })) return
  const isNew = await toolkit.create({ id: subject, email, password, emailVerified: true })
  if (!isNew) throw new AppError('auth/email-already-in-use')
}
