import type { ConsentKind } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'

/** Keeps what somebody agreed to when they registered. */
export async function insertConsents(
  db: Database,
  consents: { userId: string; kinds: readonly ConsentKind[]; version: string; givenAt: Date },
): Promise<void> {
  await db.query({
    name: 'insert_consents',
    text: `
      insert into user_consent (user_id, kind, version, given_at)
      select $1, unnest($2::text[])::consent_kind, $3, $4`,
    values: [consents.userId, consents.kinds, consents.version, consents.givenAt],
  })
}
