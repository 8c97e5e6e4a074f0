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

export type EndedImpersonation = { id: string; organizationId: string; sessionId: string }

/** Ends all open work of an administrator in one session, or in all of theirs. */
export const endImpersonationsOf = (
  db: Database,
  { adminId, sessionId, now }: { adminId: string; sessionId: string | undefined; now: Date },
): Promise<EndedImpersonation[]> =>
  db.query({
    name: 'end_impersonations_of',
    text: `
      update impersonation set ended_at = least(ends_at, $3)
      where admin_id = $1 and ($2::uuid is null or session_id = $2) and ended_at is null
      returning id, organization_id as "organizationId", session_id as "sessionId"`,
    values: [adminId, sessionId ?? null, now],
  })

/** An impersonation without a recorded end. */
export type GoingImpersonation = { id: string; organizationId: string; adminId: string }

/**
 * The first 500 open impersonations, in any company, whose time is over, whose session was deleted, or whose account was
 * deleted or disabled.
 */
export const listOverdueImpersonations = (db: Database, now: Date): Promise<GoingImpersonation[]> =>
  db.query({
    name: 'list_overdue_impersonations',
    text: `
      select id, organization_id as "organizationId", admin_id as "adminId" from impersonation
      where ended_at is null and (ends_at <= $1 or not exists (
        select from user_session as session join user_account as account on account.id = session.user_id
        where session.id = session_id and account.disabled_at is null))
      order by id limit 500`,
    values: [now],
  })

/** Ends one. Needs the scope of its company. @returns false when it has ended already */
export async function endImpersonation(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const ended = await db.query({
    name: 'end_impersonation',
    text: `
      update impersonation set ended_at = least(ends_at, $2) where id = $1 and ended_at is null
      returning id`,
    values: [id, now],
  })
  return ended.length > 0
}

/** Ends all open work inside a company. Needs its scope. */
export const endImpersonationsIn = (
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<GoingImpersonation[]> =>
  db.query({
    name: 'end_impersonations_in',
    text: `
      update impersonation set ended_at = least(ends_at, $2) where organization_id = $1 and ended_at is null
      returning id, organization_id as "organizationId", admin_id as "adminId"`,
    values: [organizationId, now],
  })
