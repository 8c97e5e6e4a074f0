import { legalVersion } from '@qareeb/contract/users'
import { demoCrowd, demoTemplates } from '@qareeb/demo/applicants'
import { wordsOf } from '../candidates/search-words.ts'
import type { Database } from '../platform/database/database.ts'
import { insertCandidateEvents } from './insert-candidate-events.ts'

type Ad = { id: string; organizationId: string; locationId: string }

/** Lets hundreds of people apply for one ad, so that the demo shows a list that nobody reads to its end. */
export async function addDemoCrowd(db: Database, ad: Ad): Promise<void> {
  const rows = demoCrowd.map(({ name, locale, message }, no) => {
    const [id, email] = [crypto.randomUUID(), `crowd-${no + 1}@mail.example`]
    const phone = `+9665${String(20_000_311 + no * 6_151).slice(-8)}`
    return { id, name, locale, message, email, phone, no, words: wordsOf({ name, email, phone }) }
  })
  await db.query({
    text: `
      insert into candidate (id, organization_id, job_ad_id, organization_location_id, email, name, phone, message, locale,
        distance_km, consent_version, confirmed_at, applied_at, opened_at, in_progress_at, state, token_hash)
      select id, $1, $2, $3, email, name, phone, message, locale::locale,
        case when no % 4 <> 3 then (no * 37) % 90 / 2.0 + 1 end, $4, case when no % 5 <> 1 then at end, at,
        case when no % 7 = 0 or came then at + interval '1 hour' end, case when came then at + interval '2 hours' end,
        case when came then 'in-progress' else 'new' end::candidate_state, sha256(id::text::bytea)
      from json_to_recordset($5) as crowd (id uuid, name text, locale text, message text, email text, phone text, no int),
        lateral (select now() - interval '2 hours' - no * interval '31 minutes', no % 11 = 0) as applied (at, came)`,
    values: [ad.organizationId, ad.id, ad.locationId, legalVersion, JSON.stringify(rows)],
  })
  await db.query({
    text: `
      insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
      select $1, word, id, $2
      from json_to_recordset($3) as crowd (id uuid, words json), json_array_elements_text(words) as word`,
    values: [ad.id, ad.organizationId, JSON.stringify(rows)],
  })
  const ids = rows.map(({ id }) => id)
  await insertCandidateEvents(db, ids)
}

/** Texts for answers that the demo's company keeps. */
export async function addDemoTemplates(db: Database, organizationId: string): Promise<void> {
  for (const { name, use, ar, en } of demoTemplates)
    await db.query({
      text: `
        insert into message_template (organization_id, name, use, text_ar, text_en, changed_at)
        values ($1, $2, $3, $4, $5, now()) on conflict do nothing`,
      values: [organizationId, name, use, ar, en],
    })
}
