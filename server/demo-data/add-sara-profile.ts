import { createHash } from 'node:crypto'
import { saraId, saraProfile } from '@qareeb/demo/applicants'
import type { Database } from '../platform/database/database.ts'

/**
 * Gives Sara what an application takes from a profile: phone, description and CV, whose bytes follow by
 * `keepDemoDocuments`. Needs her scope, and her account.
 */
export async function addSaraProfile(db: Database): Promise<void> {
  const { phone, description, cv } = saraProfile
  await db.query({
    text: 'update user_account set phone = $2, description = $3 where id = $1',
    values: [saraId, phone, description],
  })
  await db.query({
    text: `
      with kept as (
        insert into file (key, purpose, owner_id, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
        values ($2, 'cv', $1, $3, 'application/pdf', $4, $5, 'claimed', now(), now(), now()) returning id)
      insert into attachment (file_id, purpose, person_id, attached_at) select id, 'cv', $1, now() from kept`,
    values: [saraId, cv.key, cv.name, cv.bytes.length, createHash('sha256').update(cv.bytes).digest()],
  })
}
