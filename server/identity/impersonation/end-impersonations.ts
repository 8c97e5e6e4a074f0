import { recordEvent } from '../../audit/record-event.ts'
import type { Context, Services } from '../../ground/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
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
 * Ends what a platform administrator has begun inside companies, and tells so. Afterwards the transaction works for the
 * caller and for no company.
 */
export async function endImpersonations(
  context: Pick<Context, 'actor' | 'origin' | 'requestId' | 'now'>,
  db: Transaction,
  { adminId, sessionId }: Ending,
): Promise<void> {
  const { actor } = context
  await setScope(db, { actor: adminId, organizationId: null })
  const ended = await endImpersonationsOf(db, { adminId, sessionId, now: context.now() })
  await setScope(db, { actor: actor.kind === 'user' ? actor.userId : '', organizationId: null })
  for (const one of ended) {
    await actFor(db, { sessionId: one.sessionId, organizationId: null, impersonationEndsAt: null })
    const { id: subject, organizationId } = one
    await recordEvent(
      { ...context, db },
      { action: 'organization.endImpersonation', organizationId, subject },
    )
  }
}

/** For what happens by itself. */
const nobody = {
  actor: { kind: 'guest' },
  origin: { network: '', userAgent: undefined },
  requestId: 'organizations.endImpersonations',
} as const

/** Ends, and tells of, what goes on inside a company that is being deleted. Needs its scope. */
export async function endImpersonationsInside(
  { now, requestId }: Pick<Context, 'now' | 'requestId'>,
  db: Transaction,
  organizationId: string,
): Promise<void> {
  const ended = await endImpersonationsIn(db, { organizationId, now: now() })
  for (const one of ended) await recordEnd({ ...nobody, requestId }, db, one)
}

/** Ends, and tells of, what ran out by itself or lost its session in a way that ended nothing. */
export async function endOverdueImpersonations(services: Services): Promise<void> {
  const now = services.now()
  for (const one of await listOverdueImpersonations(services.db, now)) await endOverdue(services, one, now)
}

const endOverdue = ({ db }: Services, one: GoingImpersonation, now: Date): Promise<void> =>
  db.transaction(
    async (inside) => {
      if (await endImpersonation(inside, { id: one.id, now })) await recordEnd(nobody, inside, one)
    },
    { organizationId: one.organizationId, actor: one.adminId },
  )

const recordEnd = (
  context: Pick<Context, 'actor' | 'origin' | 'requestId'>,
  db: Transaction,
  { id: subject, adminId: actorId, organizationId }: GoingImpersonation,
): Promise<void> =>
  recordEvent(
    { ...context, db },
    {
      action: 'organization.endImpersonation',
      actorId,
      organizationId,
      subject,
      details: { byItself: true },
    },
  )
