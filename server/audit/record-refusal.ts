import type { Context } from '../context.ts'
import { recordEvent } from './record-event.ts'

/** Writes down that somebody with a session asked for what they may not do. */
export const recordRefusal = (
  context: Context,
  { call, code }: { call: string; code: string },
): Promise<void> =>
  recordEvent(context, context.db, {
    action: 'request.refuse',
    outcome: 'refused',
    subject: call,
    details: { code },
  })
