import type { Database } from '../../platform/database/database.ts'

/** For which company a session acts from the next request on; null for none. */
export type Acting = { sessionId: string; organizationId: string | null; impersonationEndsAt: Date | null }

export async function updateActing(db: Database, acting: Acting): Promise<void> {
  await db.query({
    name: 'update_acting',
    text: 'update user_session set active_organization_id = $2, impersonation_ends_at = $3 where id = $1',
    values: [acting.sessionId, acting.organizationId, acting.impersonationEndsAt],
  })
}

/** Ends every active company. */
export async function clearActing(db: Database, organizationId: string): Promise<void> {
  await db.query({
    name: 'clear_acting',
    text: `
      update user_session set active_organization_id = null, impersonation_ends_at = null
      where active_organization_id = $1`,
    values: [organizationId],
  })
}
