import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { registerByInvitation as endpoint } from '@qareeb/contract/invitations'
import type { Context, TicketHolder } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { withTicket, type Inside, inTransaction } from '../ground/use-case.ts'
import { refuseWeakPassword } from '../identity/password/refuse-weak-password.ts'
import { readProfileChanges } from '../identity/read-profile-changes.ts'
import { registerProved } from '../identity/register/register-proved.ts'
import { withPreparedAccount } from '../identity/register/with-prepared-account.ts'
import { beginFirstSession } from '../identity/session/begin-first-session.ts'
import type { WithCredential } from '../identity/session/refresh-cookie.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import type { PreparedAccount } from '../platform/identity/provider.ts'
import { limits } from './limits.ts'
import { findReceived, type ReceivedRow } from './queries/invitations.ts'
import { readInvitationToken, joinTeam, lockHeld, requireValid } from './take-invitation.ts'

type Body = InputOf<typeof endpoint>['body']
type Answer = WithCredential<ResponseOf<typeof endpoint>>

/**
 * Registers the invited address, which the mailed token proves, takes the new employer into the team and signs them in.
 * @throws AppError `invitation.notFound`, `.used`, `.expired`, `.cancelled`, `auth/weak-password`,
 * `auth/email-already-in-use`, `request.invalid`, `request.tooMany`
 */
export async function registerByInvitation(context: Context, { body }: { body: Body }): Promise<Answer> {
  await countAttempts(context, [[limits.invitationTokens, context.origin.network]])
  const held = readInvitationToken(body.token)
  const { email } = await findValid(context, held)
  const person = readPerson(body)
  refuseWeakPassword(body.password, { email, ...person, site: context.config.site.name })

  await context.identity.tokens.prepare()
  return withPreparedAccount(context, { email, password: body.password }, (prepared) => {
    const application = { ...person, ...prepared, consents: body.consents }
    return inTransaction(context, (context) => register(context, { held, application }), {
      ticket: held.hash,
    })
  })
}

/** Before the slow preparation; checked again where it is used up. */
async function findValid(context: Context, held: TicketHolder): Promise<ReceivedRow> {
  const invitation = await withTicket(context, held, ({ db }) => findReceived(db, held.hash))
  if (!invitation) throw new AppError('invitation.notFound')
  requireValid(invitation, context.now())
  return invitation
}

type Application = ReturnType<typeof readPerson> & {
  userId: string
  consents: Body['consents']
  credentials: PreparedAccount
}

async function register(
  context: Inside<Context>,
  { held, application }: { held: TicketHolder; application: Application },
): Promise<Answer> {
  const { userId } = application
  const invitation = await lockHeld(context.db, { held, userId })
  requireValid(invitation, context.now())
  const { email, organizationId, company: name } = invitation
  await registerProved(context, { ...application, email, userType: 'employer', locale: context.locale })
  const role = await joinTeam(context, { invitation, userId })
  const { answer: session, credential } = await beginFirstSession(context, userId)
  return { answer: { organization: { id: organizationId, name }, role, session }, credential }
}

function readPerson({ firstName, lastName, phone }: Body) {
  const read = readProfileChanges({ firstName, lastName, phone })
  return { firstName: read.firstName ?? '', lastName: read.lastName ?? '', phone: read.phone ?? null }
}
