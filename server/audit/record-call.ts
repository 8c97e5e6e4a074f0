import { activateOrganization as activate } from '@qareeb/contract/organizations'
import type { Context } from '../ground/context.ts'
import type { AllowedCall } from '../platform/http/audit-call.ts'
import { recordSingleEvent } from './record-event.ts'

/**
 * Records each call of a platform administrator who impersonates a member, reads included. A change adds an entry of
 * its own besides. Other callers' calls are not recorded.
 */
export async function recordCall(context: Context, { call, params }: AllowedCall): Promise<void> {
  const { actor } = context
  if (actor.kind !== 'user' || !actor.organization?.impersonatedUntil) return
  const details = params.length > 0 && !isOfSomethingElse(call) ? { of: params.join(', ').slice(0, 200) } : {}
  await recordSingleEvent(context, { action: 'request.make', subject: call, details })
}

/** Calls about another company or the administrator's own account: the company's log shows no parameters of them. */
const isOfSomethingElse = (call: string): boolean =>
  call === `${activate.method} ${activate.path}` || call.includes(' /api/v1/user/me/')
