import type { ActiveCompany, Actor, Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Caller, findCaller } from '../queries/sessions.ts'

/**
 * Finds the person of an access token. The token names the session; whether it is still valid, and the rights of
 * the person, is read from the database at each request, so that disabling an account takes effect with the next
 * one.
 * @throws AppError `auth/session-ended` or `auth/user-disabled`
 */
export async function identify({ db, identity, now }: Services, token: string): Promise<Actor> {
  const claims = await identity.tokens.verify(token)
  const caller = await findCaller(db, { ...claims, now: now() })
  if (!caller) throw new AppError('auth/session-ended')
  if (caller.disabled) throw new AppError('auth/user-disabled')

  const { userType, emailVerified, provedAt } = caller
  return {
    kind: 'user',
    ...claims,
    userType,
    emailVerified,
    provedAt,
    organization: activeCompanyOf(caller, now()),
  }
}

/** A session that names a company opens nothing by itself: a membership or an impersonation has to stand behind it. */
function activeCompanyOf(
  { userType, organizationId: id, role, impersonatedUntil }: Caller,
  now: Date,
): ActiveCompany | null {
  if (id === null) return null
  if (userType === 'admin')
    return impersonatedUntil && now < impersonatedUntil ? { id, role: 'ADMIN', impersonatedUntil } : null
  return role && { id, role, impersonatedUntil: null }
}
