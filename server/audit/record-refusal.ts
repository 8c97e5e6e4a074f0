import type { ErrorCode } from '@qareeb/contract/errors'
import type { Context } from '../ground/context.ts'
import { recordSingleEvent } from './record-event.ts'

/** Somebody has to show anew that it is them: a slip on their own account, which is no company's matter. */
const ownSlips = new Set<ErrorCode>(['auth/wrong-password', 'auth/requires-recent-login'])

/** Writes down that somebody with a session asked for what they may not do; the company that they act for reads it. */
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
