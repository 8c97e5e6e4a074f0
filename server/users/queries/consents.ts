import type { ConsentKind } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'

export type ConsentRow = { kind: ConsentKind; version: string; given_at: Date; withdrawn_at: Date | null }

/** Everything that a person ever agreed to, the latest first. */
export const listConsents = (db: Database, userId: string): Promise<ConsentRow[]> =>
  db.query<ConsentRow>({
    name: 'list_consents',
    text: `
    select kind, version, given_at, withdrawn_at from user_consent
    where user_id = $1 order by given_at desc, kind`,
    values: [userId],
  })

/** Writes down that a person does not agree any more; the row stays. */
export async function withdrawConsent(
  db: Database,
  { userId, kind, now }: { userId: string; kind: ConsentKind; now: Date },
): Promise<void> {
  await db.query({
    name: 'withdraw_consent',
    text: `
    update user_consent set withdrawn_at = $3
    where user_id = $1 and kind = $2::consent_kind and withdrawn_at is null`,
    values: [userId, kind, now],
  })
}
