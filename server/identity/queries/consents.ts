import type { ConsentKind } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'

/**
 * Marks a version of the legal texts as announced to a person, if they agreed to an older one and it was not
 * announced yet. Versions are dates. @returns whether it is announced now
 */
export async function noteLegalTold(
  db: Database,
  { userId, version }: { userId: string; version: string },
): Promise<boolean> {
  const told = await db.query({
    name: 'note_legal_told',
    text: `
    update user_account set told_legal_version = $2::text
    where id = $1 and coalesce(told_legal_version, '') < $2::text
      and (select max(version) from user_consent where user_id = $1 and kind = 'terms' and withdrawn_at is null) < $2::text
    returning id`,
    values: [userId, version],
  })
  return told.length > 0
}

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
