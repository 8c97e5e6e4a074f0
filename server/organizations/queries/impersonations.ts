import type { Database } from '../../platform/database/database.ts'

export type Impersonation = {
  organizationId: string
  adminId: string
  sessionId: string
  reason: string
  startedAt: Date
  endsAt: Date
}

/** Writes down that a platform administrator begins to work inside a company. @returns the id of the entry */
export async function insertImpersonation(db: Database, impersonation: Impersonation): Promise<string> {
  const { organizationId, adminId, sessionId, reason, startedAt, endsAt } = impersonation
  const [row] = await db.query<{ id: string }>({
    name: 'insert_impersonation',
    text: `
      insert into impersonation (organization_id, admin_id, session_id, reason, started_at, ends_at)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [organizationId, adminId, sessionId, reason, startedAt, endsAt],
  })
  if (!row) throw new Error('The impersonation was not stored.')
  return row.id
}

export type EndedImpersonation = { id: string; organizationId: string }

/** Ends what a session began and what has not ended by itself. */
export const endImpersonationsOf = (
  db: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<EndedImpersonation[]> =>
  db.query({
    name: 'end_impersonations_of',
    text: `
      update impersonation set ended_at = $2 where session_id = $1 and ended_at is null and ends_at > $2
      returning id, organization_id as "organizationId"`,
    values: [sessionId, now],
  })

/** Ends every one that goes on inside a company. */
export async function endImpersonationsIn(
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'end_impersonations_in',
    text: `
      update impersonation set ended_at = $2 where organization_id = $1 and ended_at is null and ends_at > $2`,
    values: [organizationId, now],
  })
}
