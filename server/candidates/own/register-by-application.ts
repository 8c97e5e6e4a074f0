import type { registerByApplication as endpoint } from '@qareeb/contract/candidates/applications'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context, TicketHolder } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { readTicket } from '../../ground/ticket.ts'
import { type Inside, inTransaction, withTicket } from '../../ground/use-case.ts'
import { refuseWeakPassword } from '../../identity/password/refuse-weak-password.ts'
import { registerProved } from '../../identity/register/register-proved.ts'
import { withPreparedAccount } from '../../identity/register/with-prepared-account.ts'
import { beginFirstSession } from '../../identity/session/begin-first-session.ts'
import type { WithCredential } from '../../identity/session/refresh-cookie.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import type { PreparedAccount } from '../../platform/identity/provider.ts'
import { limits } from '../limits.ts'
import { findApplicantOf, type LinkedApplicant } from '../queries/linked-applicant.ts'

type Body = InputOf<typeof endpoint>['body']
type Answer = WithCredential<ResponseOf<typeof endpoint>>

/**
 * Makes an account of a guest who holds the link of an application, which proves the address, and signs them in. Name
 * and phone are those that were sent; every application from the address joins the account.
 * @throws AppError `application.linkInvalid`, `auth/weak-password`, `auth/email-already-in-use`, `request.tooMany`
 */
export async function registerByApplication(context: Context, { body }: { body: Body }): Promise<Answer> {
  await countAttempts(context, [[limits.tokens, context.origin.network]])
  const holder = readTicket(body.token)
  if (!holder) throw new AppError('application.linkInvalid')
  const applicant = await findApplicant(context, holder)
  const site = context.config.site.name
  refuseWeakPassword(body.password, { ...applicant, site })

  await context.identity.tokens.prepare()
  const { email } = applicant
  return withPreparedAccount(context, { email, password: body.password }, (prepared) => {
    const account = { ...applicant, ...prepared, consents: body.consents }
    return inTransaction(context, (context) => register(context, account), { actor: prepared.userId })
  })
}

async function findApplicant(context: Context, holder: TicketHolder): Promise<LinkedApplicant> {
  const applicant = await withTicket(context, holder, ({ db }) => findApplicantOf(db, holder.hash))
  if (!applicant) throw new AppError('application.linkInvalid')
  return applicant
}

type Account = LinkedApplicant & {
  userId: string
  consents: Body['consents']
  credentials: PreparedAccount
}

/** Applications join by the task that a confirmed address starts, and at once when they are listed. */
async function register(context: Inside<Context>, account: Account): Promise<Answer> {
  await registerProved(context, { ...account, userType: 'job-seeker', locale: context.locale })
  const { answer: session, credential } = await beginFirstSession(context, account.userId)
  return { answer: { session }, credential }
}
