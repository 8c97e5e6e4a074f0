import type { Context } from '../context.ts'
import { recordEvent } from './record-event.ts'

/** Writes down that somebody with a session asked for what they may not do; the company that they act for reads it. */
export async function recordRefusal(
  context: Context,
  { call, code }: { call: string; code: string },
): Promise<void> {
  const { actor } = context
  const organizationId = actor.kind === 'user' ? actor.organization?.id : undefined
  await recordEvent(context, context.db, {
    action: 'request.refuse',
    outcome: 'refused',
    subject: call,
    details: { code },
    ...(organizationId !== undefined && { organizationId }),
  })
}
