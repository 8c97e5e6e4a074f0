import { activateOrganization as activate } from '@qareeb/contract/organizations'
import type { Context } from '../ground/context.ts'
import type { AllowedCall } from '../platform/http/tell-calls.ts'
import { recordSingleEvent } from './record-event.ts'

/**
 * Writes down each call of a platform administrator who works inside a company, also those that only read: nobody else
 * would know of them. What changes something adds an entry of its own. Calls of everybody else are nobody's business.
 */
export async function recordCall(context: Context, { call, params }: AllowedCall): Promise<void> {
  const { actor } = context
  if (actor.kind !== 'user' || !actor.organization?.impersonatedUntil) return
  const details = params.length > 0 && !isOfSomethingElse(call) ? { of: params.join(', ').slice(0, 200) } : {}
  await recordSingleEvent(context, { action: 'request.make', subject: call, details })
}

/** Calls that name another company, or something of the administrator's own account: the company reads no more of them. */
const isOfSomethingElse = (call: string): boolean =>
  call === `${activate.method} ${activate.path}` || call.includes(' /api/v1/user/me/')
