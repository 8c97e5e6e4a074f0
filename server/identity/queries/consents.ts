import type { ConsentKind } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'

/** Writes down that a person agrees, unless they do already. */
export async function giveConsent(
  db: Database,
  consent: { userId: string; kind: ConsentKind; version: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'give_consent',
    text: `
    insert into user_consent (user_id, kind, version, given_at)
    select $1::uuid, $2::consent_kind, $3::text, $4::timestamptz
    where not exists (
      select from user_consent where user_id = $1 and kind = $2::consent_kind and withdrawn_at is null)`,
    values: [consent.userId, consent.kind, consent.version, consent.now],
  })
}
