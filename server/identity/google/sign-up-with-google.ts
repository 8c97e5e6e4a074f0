import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { holdsAddress } from '@qareeb/contract/holds-address'
import type { signUpWithGoogle as endpoint } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { findAddressHolder } from '../email-links/find-address-holder.ts'
import { issueLink } from '../email-links/issue-link.ts'
import { mailConfirmationLink } from '../email-links/mail-confirmation-link.ts'
import { findPerson } from '../queries/people.ts'
import { registerAccount } from '../register/register-account.ts'
import { beginSession } from '../session/begin-session.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { linkIdentity } from './queries.ts'
import { type Newcomer, takeNewcomer } from './stages.ts'

type Body = InputOf<typeof endpoint>['body']

/**
 * Makes the account of a person who came through Google or signed in at Firebase, with the details that those do
 * not have: type, consents and age. An address that they have confirmed counts as confirmed; another one gets the
 * usual link.
 * @param browser the cookie of the browser that began
 */
export async function signUpWithGoogle(
  context: Context,
  { ticket, browser, ...wanted }: Body & { browser: string | undefined },
): Promise<WithCredential<ResponseOf<typeof endpoint>>> {
  await context.identity.tokens.prepare()
  return inTransaction(context, async (context) => {
    const newcomer = browser && (await takeNewcomer(context, { key: ticket, browser }))
    if (!newcomer) throw new AppError('auth/invalid-action-code')

    const userId = await register(context, { ...wanted, newcomer })
    const person = await findPerson(context.db, userId)
    if (!person) throw new Error('The account that was just made is not there.')
    const { answer, credential } = await beginSession(context, person)
    return { answer: { code: 'signed-in', ...answer }, credential }
  })
}

/** A name, or nothing in place of one that holds an address of the web. */
const plainName = (name: string): string => (holdsAddress(name) ? '' : name)

async function register(
  context: Inside<Context>,
  { newcomer, userType, consents }: Omit<Body, 'ticket'> & { newcomer: Newcomer },
): Promise<string> {
  const { subject, providerSubject, email, emailVerified, firstName, lastName } = newcomer
  const userId = crypto.randomUUID()
  // Such a name was typed elsewhere, where it may hold what ours may not.
  const names = { firstName: plainName(firstName), lastName: plainName(lastName) }
  const person = { userId, subject: providerSubject ?? userId, userType, email, emailVerified, ...names }
  const { locale } = context
  const isFree =
    !(await findAddressHolder(context, email)) &&
    (await registerAccount(context, { ...person, locale, phone: null, consents })) &&
    (subject === null || (await linkIdentity(context.db, { subject, userId, now: context.now() })))
  // Somebody has registered it since they were asked to, perhaps this person in another window.
  if (!isFree) throw new AppError('auth/account-exists-with-different-credential')
  if (!emailVerified) {
    const token = await issueLink(context, { kind: 'verify-email', userId, email })
    await mailConfirmationLink(context, { email, locale, token })
  }
  return userId
}
