import type { ForeignSignIn } from '@qareeb/contract/identity'
import { recordSingleEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import {
  type Attempt,
  countAttempts,
  forgetAttempts,
  takeBackAttempt,
} from '../../platform/attempts/attempts.ts'
import type { FirebaseClaims } from '../../platform/identity/firebase/id-tokens.ts'
import type { FirebaseAccount } from '../../platform/identity/firebase/identity-toolkit.ts'
import { isSolved } from '../captcha/is-solved.ts'
import { askToRegister } from '../google/ask-to-register.ts'
import { limits } from '../limits.ts'
import { hasPassword } from '../password/has-password.ts'
import type { Person } from '../person.ts'
import { findPersonBySubject } from '../queries/people.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { signInOrReauthenticate } from '../sign-in/sign-in-or-reauthenticate.ts'
import { findNewcomer } from './find-newcomer.ts'

type Wanted = { idToken: string; captcha?: string | undefined; browser: string }

/**
 * Signs a person in who has signed in at Firebase a moment ago. The present account comes from Firebase: its token
 * stays valid for an hour, also after a change of the password. Our own second factors are required as after a
 * password.
 * @param browser the cookie that ties a registration to the browser
 * @throws AppError `auth/invalid-credential`, `auth/captcha-required`, `auth/too-many-requests`,
 * `auth/user-disabled`, `auth/account-exists-with-different-credential`
 */
export async function exchangeFirebaseToken(
  context: Context,
  { idToken, captcha, browser }: Wanted,
): Promise<WithCredential<ForeignSignIn>> {
  const { attempts, hasSolved } = await countForNetwork(context, captcha)
  const claims = await context.identity.firebase?.verifyIdToken(idToken)
  // Read before the call to Firebase, so that another password set after it is detected.
  const person = claims && (await findPersonBySubject(context.db, claims.subject))
  const account = claims && (await findAccount(context, claims))
  if (!claims || !account) {
    await recordRefusal(context, person)
    throw new AppError('auth/invalid-credential')
  }

  for (const attempt of attempts) await takeBackAttempt(context, attempt)
  if (account.disabled) throw new AppError('auth/user-disabled')
  if (person) return signInOwner(context, person, { claims, account, hasSolved })

  const known = await findNewcomer(context, claims)
  if (known.kind === 'newcomer') return askToRegister(context, known.newcomer, browser)
  return signInOrReauthenticate(context, known.person, {
    countsAsRecent: !(await hasPassword(context, known.person)),
  })
}

/** Counts the attempt before the token is checked, as attempts with a password are counted. */
async function countForNetwork(context: Context, captcha: string | undefined) {
  const { network } = context.origin
  const hasSolved = await isSolved(context, captcha)
  const unsolved: Attempt[] = hasSolved ? [] : [[limits.wrongPasswordWithoutCaptcha, network]]
  await countAttempts(context, unsolved, 'auth/captcha-required')
  const ofNetwork: Attempt = [limits.wrongPasswordFromNetwork, network]
  await countAttempts(context, [ofNetwork], 'auth/too-many-requests')
  return { attempts: [...unsolved, ofNetwork], hasSolved }
}

/** The account as it is now; undefined when it is gone, or its password was changed after this sign-in. */
async function findAccount(
  { identity }: Context,
  { subject, signedInAt }: FirebaseClaims,
): Promise<FirebaseAccount | undefined> {
  const account = await identity.firebase?.toolkit.find(subject)
  return account && account.validSince <= signedInAt ? account : undefined
}

type Proof = { claims: FirebaseClaims; account: FirebaseAccount; hasSolved: boolean }

/**
 * Google at Firebase has the same value as Google elsewhere: it never opens an account with an unconfirmed address,
 * since a stranger may have registered it, and a person with a password needs that alone for a recent sign-in.
 */
async function signInOwner(context: Context, person: Person, { claims, account, hasSolved }: Proof) {
  const isByPassword = claims.method === 'password'
  if (!isByPassword && !person.emailVerified)
    throw new AppError('auth/account-exists-with-different-credential')

  // An account for which others have sent wrong passwords needs a captcha here, too.
  const ofAccount: Attempt = [limits.wrongPassword, person.email.toLowerCase()]
  if (!hasSolved) await countAttempts(context, [ofAccount], 'auth/captcha-required')
  await forgetAttempts(context, ofAccount)
  return signInOrReauthenticate(context, person, { countsAsRecent: isByPassword || !account.hasPassword })
}

/** Names the account where there is one; never the token. */
const recordRefusal = (context: Context, person: Person | undefined) =>
  recordSingleEvent(context, {
    action: 'session.signIn',
    outcome: 'refused',
    ...(person && { subject: person.userId }),
  })
