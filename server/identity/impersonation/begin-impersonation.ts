import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import type { Inside } from '../../ground/use-case.ts'
import { actFor } from '../act-for.ts'
import { endImpersonationsOf, insertImpersonation } from './queries.ts'

/** Makes the session of a platform administrator act for a company until a moment; ends the impersonation before. */
export async function beginImpersonation(
  context: Inside<Context>,
  { organizationId, reason, until }: { organizationId: string; reason: string; until: Date },
): Promise<void> {
  const { db } = context
  const { userId, sessionId } = signedIn(context)
  await endPresent(context)
  const subject = await insertImpersonation(db, {
    organizationId,
    adminId: userId,
    sessionId,
    reason,
    startedAt: context.now(),
    endsAt: until,
  })
  await actFor(db, { sessionId, organizationId, impersonationEndsAt: until })
  await recordEvent(context, { action: 'organization.impersonate', organizationId, subject })
}

/** Ends the impersonation of the caller's session, which then acts for no company. */
export async function endImpersonation(context: Inside<Context>): Promise<void> {
  const { sessionId } = signedIn(context)
  await endPresent(context)
  await actFor(context.db, { sessionId, organizationId: null, impersonationEndsAt: null })
}

async function endPresent(context: Inside<Context>) {
  const { userId: adminId, sessionId } = signedIn(context)
  const ended = await endImpersonationsOf(context.db, { adminId, sessionId, now: context.now() })
  for (const { id: subject, organizationId } of ended)
    await recordEvent(context, { action: 'organization.endImpersonation', organizationId, subject })
}
