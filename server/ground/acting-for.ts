import type { CompanyActor } from '@qareeb/contract/rights/right'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { signedIn } from './signed-in.ts'

type ActorOnly = Pick<Context, 'actor'>

/** The company of a call, and the rights of the caller there. */
export type ActingFor = {
  /** For the scope of the transaction. */
  organizationId: string
  as: CompanyActor
}

/**
 * The company that the caller acts for.
 * @throws AppError `organization.noneActive` for a person without one, or has just been removed
 */
export function actingFor(context: ActorOnly): ActingFor {
  const { organization } = signedIn(context)
  if (!organization) throw new AppError('organization.noneActive')
  const { id, role, impersonatedUntil } = organization
  return { organizationId: id, as: impersonatedUntil ? 'impersonator' : role }
}

/**
 * The same for calls in which platform administrators name the company, and members may.
 * @param named `organizationId` of the query
 * @throws AppError `organization.noneActive`; `organization.notFound` for somebody else's company
 */
export function actingForNamed(context: ActorOnly, named: string | undefined): ActingFor {
  if (isPlatformAdmin(context) && named !== undefined) return { organizationId: named, as: 'platform' }
  const own = actingFor(context)
  if (named !== undefined && named !== own.organizationId) throw new AppError('organization.notFound')
  return own
}

/** True for platform administrators; while one works inside a company these rights rest. */
export function isPlatformAdmin({ actor }: ActorOnly): boolean {
  return actor.kind === 'user' && actor.userType === 'admin' && actor.organization === null
}

/** @throws AppError `request.forbidden`; `organization.notWhileImpersonating` for an administrator inside a company */
export function requirePlatformAdmin(context: ActorOnly): void {
  const { userType, organization } = signedIn(context)
  if (userType !== 'admin') throw new AppError('request.forbidden')
  if (organization) throw new AppError('organization.notWhileImpersonating')
}

/**
 * The same for actions that an administrator may do while they work inside a company.
 * @throws AppError `request.forbidden`
 */
export function requirePlatformAdminAnywhere(context: ActorOnly): void {
  if (signedIn(context).userType !== 'admin') throw new AppError('request.forbidden')
}
