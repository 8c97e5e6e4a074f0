import type { Database } from './database.ts'

/**
 * Changes the scope that row-level security reads, for the rest of a transaction. Only for work on several companies in
 * one transaction, and for the company that a ticket has proved; all other work names its company when the transaction
 * begins.
 * @param scope `organizationId` is null for no company
 */
export async function setScope(
  db: Database,
  { actor, organizationId }: { actor: string; organizationId: string | null },
): Promise<void> {
  await db.query({
    text: `select set_config('app.organization_id', $1, true), set_config('app.actor', $2, true)`,
    values: [organizationId ?? '', actor],
  })
}
