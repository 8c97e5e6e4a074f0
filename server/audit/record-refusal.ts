import type { ErrorCode } from '@qareeb/contract/errors'
import type { Context } from '../ground/context.ts'
import { recordSingleEvent } from './record-event.ts'

/** Failed reauthentication concerns the own account: the company's log does not show it. */
const ownSlips = new Set<ErrorCode>(['auth/wrong-password', 'auth/requires-recent-login'])

/** Records a call that the caller had no right to make. The log of the company they act for shows it. */
export async function recordRefusal(
  context: Context,
  { call, code }: { call: string; code: ErrorCode },
): Promise<void> {
  const { actor } = context
  const organizationId = actor.kind === 'user' ? actor.organization?.id : undefined
  await recordSingleEvent(context, {
    action: 'request.refuse',
    outcome: 'refused',
    subject: call,
    details: { code },
    ...(organizationId !== undefined && !ownSlips.has(code) && { organizationId }),
  })
}
