import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { signUp as signUpEndpoint } from '@qareeb/contract/users'
import { claimFile } from '../../files/claim-file.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { type AttemptLimit, countAttempts } from '../../platform/attempts/attempts.ts'
import type { PreparedAccount } from '../../platform/identity/provider.ts'
import { isSolved } from '../captcha/is-solved.ts'
import { findAddressHolder } from '../email-links/find-address-holder.ts'
import { issueLink } from '../email-links/issue-link.ts'
import { mailConfirmationLink } from '../email-links/mail-confirmation-link.ts'
import { limits } from '../limits.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { readProfileChanges } from '../read-profile-changes.ts'
import { runAndRollBack } from '../run-and-roll-back.ts'
import { returnPathOf } from '../sign-in/return-path.ts'
import { mailSignUpAttempt } from './mail-sign-up-attempt.ts'
import { registerAccount } from './register-account.ts'
import { withPreparedAccount } from './with-prepared-account.ts'

type Body = InputOf<typeof signUpEndpoint>['body']

/** Refuses who is signed in: they have an account. @throws AppError `user.alreadySignedIn` */
export function allowSigningUp({ actor }: Pick<Context, 'actor'>): void {
  if (actor.kind === 'user') throw new AppError('user.alreadySignedIn')
}

/**
 * Registers a person. It never signs in: the mailed link does. An address with an account gets the same answer,
 * with the same work and the same refusals; its holder gets a mail.
 * @throws AppError `auth/weak-password`, `auth/captcha-required`, `request.invalid`, `request.tooMany`,
 * `file.notFound`
 */
export async function signUp(context: Context, body: Body): Promise<ResponseOf<typeof signUpEndpoint>> {
  const {
    firstName = '',
    lastName = '',
    phone = null,
  } = readProfileChanges({
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone,
  })
  const site = context.config.site.name
  refuseWeakPassword(body.password, { email: body.email, firstName, lastName, site })
  await countSignUp(context, body.captcha)

  await withPreparedAccount(context, body, ({ userId, credentials }) => {
    const application = { ...body, userId, firstName, lastName, phone, credentials }
    return inTransaction(context, (context) => registerOrTell(context, application), { actor: userId })
  })
  return { status: 'check-mail' }
}

/**
 * A mobile carrier gives thousands of people one address: above the first limit a captcha is needed, which costs a
 * second.
 */
async function countSignUp(context: Context, captcha: string | undefined) {
  const { network } = context.origin
  const { signUpWithoutCaptcha, signUp } = limits
  const times = context.config.signUpsPerHour / signUpWithoutCaptcha.allowed
  const raised = (limit: AttemptLimit) => ({ ...limit, allowed: limit.allowed * times })
  if (!(await isSolved(context, captcha)))
    await countAttempts(context, [[raised(signUpWithoutCaptcha), network]], 'auth/captcha-required')
  await countAttempts(context, [[raised(signUp), network]])
}

type Application = Omit<Body, 'phone'> & {
  userId: string
  phone: string | null
  credentials: PreparedAccount
}

/** @returns whether there is a new account */
async function registerOrTell(context: Inside<Context>, application: Application): Promise<boolean> {
  const { email, userId } = application
  const { locale } = context
  const holder = await findAddressHolder(context, email)
  // Our own answer would reveal nothing, but this provider allows one account for an address.
  if (!holder && application.credentials.isTaken) throw new AppError('auth/email-already-in-use')
  const token = holder ? undefined : await register(context, application)
  if (token !== undefined) {
    await mailConfirmationLink(context, { email, locale, token })
    return true
  }

  await runAndRollBack(context, (context) =>
    register(context, { ...application, email: `${userId}@nowhere.invalid` }),
  )
  // Anyone who registered the same address a moment ago is the holder now.
  const present = holder ?? (await findAddressHolder(context, email))
  if (present) await mailSignUpAttempt(context, { email, holder: present })
  return false
}

/** @returns the token of the link to mail; undefined when the address has got an account meanwhile */
async function register(context: Inside<Context>, application: Application): Promise<string | undefined> {
  const { userId, email, registration, returnTo, credentials, consents, userType } = application
  const { firstName, lastName, phone } = application
  const { subject } = credentials
  const person = { userId, subject, email, userType, firstName, lastName, phone, locale: context.locale }
  if (!(await registerAccount(context, { ...person, emailVerified: false, consents }))) return undefined

  await credentials.save(context.db)
  if (registration) await claimFile(context, { ...registration, purpose: 'registration', ownerId: userId })
  return issueLink(context, { kind: 'verify-email', userId, email, returnTo: returnPathOf(returnTo) })
}
