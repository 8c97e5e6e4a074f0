import { type CompanyActor, type Right, whyNot } from '@qareeb/contract/rights/right'
import { type ActingFor, actingFor, isPlatformAdmin } from './acting-for.ts'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { signedIn } from './signed-in.ts'

type ActorOnly = Pick<Context, 'actor'>

/** @throws AppError what the right refuses an actor of this kind with */
export function requireRightAs(context: ActorOnly, right: Right<string>, as: CompanyActor): void {
  const { emailVerified } = signedIn(context)
  const refusal = whyNot(right, { as, emailVerified })
  if (refusal) throw new AppError(refusal)
}

/**
 * The company that the caller acts for, if the right allows it. For what happens before the transaction, such as counting.
 * @throws AppError what the right refuses with; `organization.noneActive`
 */
export function requireRight(context: ActorOnly, right: Right<string>): ActingFor {
  const acting = actingFor(context)
  requireRightAs(context, right, acting.as)
  return acting
}

/**
 * For routes: refuses before query and body are read. A platform administrator outside of companies may name one.
 * @throws AppError what the right refuses with; `organization.noneActive`
 */
export const allowing =
  (right: Right<string>) =>
  (context: ActorOnly): void =>
    requireRightAs(context, right, isPlatformAdmin(context) ? 'platform' : actingFor(context).as)
