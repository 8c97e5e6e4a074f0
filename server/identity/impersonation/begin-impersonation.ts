import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { actFor } from '../act-for.ts'
import { endImpersonationsOf, insertImpersonation } from './queries.ts'

/** Makes the session of a platform administrator act for a company until a moment; ends the impersonation before. */
export async function beginImpersonation(
  context: Context,
  db: Transaction,
  { organizationId, reason, until }: { organizationId: string; reason: string; until: Date },
): Promise<void> {
  const { userId, sessionId } = signedIn(context)
  await endPresent(context, db)
  const subject = await insertImpersonation(db, {
    organizationId,
    adminId: userId,
    sessionId,
    reason,
    startedAt: context.now(),
    endsAt: until,
  })
  await actFor(db, { sessionId, organizationId, impersonationEndsAt: until })
  await recordEvent({ ...context, db }, { action: 'organization.impersonate', organizationId, subject })
}

/** Ends the impersonation of the caller's session, which then acts for no company. */
export async function endImpersonation(context: Context, db: Transaction): Promise<void> {
  const { sessionId } = signedIn(context)
  await endPresent(context, db)
  await actFor(db, { sessionId, organizationId: null, impersonationEndsAt: null })
}

async function endPresent(context: Context, db: Transaction) {
  const { userId: adminId, sessionId } = signedIn(context)
  const ended = await endImpersonationsOf(db, { adminId, sessionId, now: context.now() })
  for (const { id: subject, organizationId } of ended)
    await recordEvent(
      { ...context, db },
      { action: 'organization.endImpersonation', organizationId, subject },
    )
}
