import { AppError } from '../../errors.ts'
import type { IdentityProvider, Subject } from '../provider.ts'
import type { IdentityToolkit } from './identity-toolkit.ts'

/**
 * Lets Firebase Authentication keep and check the passwords. Browsers speak to our own server alone, so that pages,
 * mails, limits, second factors and sessions are the same as with the embedded provider.
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
    checkPassword: (_db, person, password) => checkPassword(toolkit, person ?? nobody, password),
    hasPassword: async (_db, { subject }) => (await toolkit.find(subject))?.hasPassword ?? false,
    async setPassword(person, password) {
      await setPassword(toolkit, person, password)
      return nothingToSave
    },
    async dropPassword({ subject }) {
      await toolkit.remove(subject)
      return nothingToSave
    },
  }
}

const nothingToSave = { save: () => Promise.resolve() }

/** Asked for when there is no such person, so that the answer takes as long. */
const nobody = { subject: '00000000-0000-0000-0000-000000000000', email: 'nobody@nowhere.invalid' }

/** Firebase learns of another address when somebody signs in with it; until then it still knows the old one. */
async function checkPassword(
  toolkit: IdentityToolkit,
  { subject, email }: Pick<Subject, 'subject' | 'email'>,
  password: string,
): Promise<boolean> {
  if ((await toolkit.signIn(email, password)) === subject) return true
  const account = await toolkit.find(subject)
  if (!account || account.email.toLowerCase() === email.toLowerCase()) return false

  const isKnown = await toolkit.update(subject, { email })
  return isKnown && (await toolkit.signIn(email, password)) === subject
}

/** Who came through Google has no account there yet. */
async function setPassword(toolkit: IdentityToolkit, { subject, email }: Subject, password: string) {
  if (await toolkit.update(subject, { email, password })) return
  const isNew = await toolkit.create({ id: subject, email, password, emailVerified: true })
  if (!isNew) throw new AppError('auth/email-already-in-use')
}
