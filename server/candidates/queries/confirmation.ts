import type { Transaction } from '../../platform/database/database.ts'

/** Notes that the address of an application is its sender's. @returns the application, the first time */
export async function markConfirmed(
  db: Transaction,
  { tokenHash, at }: { tokenHash: Buffer; at: Date },
): Promise<{ candidateId: string; organizationId: string } | undefined> {
  const [row] = await db.query<{ candidateId: string; organizationId: string }>({
    name: 'confirm_application',
    text: `
    update candidate set confirmed_at = $2 where token_hash = $1 and confirmed_at is null
    returning id as "candidateId", organization_id as "organizationId"`,
    values: [tokenHash, at],
  })
  return row
}
