import { recordEvent } from '../../audit/record-event.ts'
import type { Context, Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { setScope } from '../../platform/database/set-scope.ts'
import { actFor } from '../act-for.ts'
import {
  endImpersonation,
  endImpersonationsIn,
  endImpersonationsOf,
  listOverdueImpersonations,
  type GoingImpersonation,
} from './queries.ts'

type Ending = {
  adminId: string
  /** The session that ends; every one of them when left out. */
  sessionId?: string
}

/**
 * Ends all work of a platform administrator inside companies, and logs it. Afterwards the transaction has the
 * caller and no company.
 */
export async function endImpersonations(
  context: Inside<Pick<Context, 'actor' | 'origin' | 'requestId' | 'now'>>,
  { adminId, sessionId }: Ending,
): Promise<void> {
  const { actor, db } = context
  await setScope(db, { actor: adminId, organizationId: null })
  const ended = await endImpersonationsOf(db, { adminId, sessionId, now: context.now() })
  await setScope(db, { actor: actor.kind === 'user' ? actor.userId : '', organizationId: null })
  for (const one of ended) {
    await actFor(db, { sessionId: one.sessionId, organizationId: null, impersonationEndsAt: null })
    const { id: subject, organizationId } = one
    await recordEvent(context, { action: 'organization.endImpersonation', organizationId, subject })
  }
}

/** For what happens by itself. */
const nobody = {
  actor: { kind: 'guest' },
  origin: { network: '', userAgent: undefined },
  requestId: 'organizations.endImpersonations',
} as const

/** Ends and audits every impersonation of a company that is being deleted. Needs its scope. */
export async function endImpersonationsInside(
  { db, now, requestId }: Inside<Pick<Context, 'now' | 'requestId'>>,
  organizationId: string,
): Promise<void> {
  const ended = await endImpersonationsIn(db, { organizationId, now: now() })
  for (const one of ended) await recordEnd({ ...nobody, requestId, db }, one)
}

/** Ends and audits impersonations that expired, or whose session was lost without an end. */
export async function endOverdueImpersonations(services: Services): Promise<void> {
  const now = services.now()
  for (const one of await listOverdueImpersonations(services.db, now)) await endOverdue(services, one, now)
}

const endOverdue = ({ db }: Services, one: GoingImpersonation, now: Date): Promise<void> =>
  inTransaction(
    { ...nobody, db },
    async (context) => {
      if (await endImpersonation(context.db, { id: one.id, now })) await recordEnd(context, one)
    },
    { organizationId: one.organizationId, actor: one.adminId },
  )

const recordEnd = (
  context: Inside<Pick<Context, 'actor' | 'origin' | 'requestId'>>,
  { id: subject, adminId: actorId, organizationId }: GoingImpersonation,
): Promise<void> =>
  recordEvent(context, {
    action: 'organization.endImpersonation',
    actorId,
    organizationId,
    subject,
    details: { byItself: true },
  })
