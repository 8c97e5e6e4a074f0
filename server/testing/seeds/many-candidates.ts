import type { Database } from '../../platform/database/database.ts'

export type ManyCandidates = {
  organizationId: string
  ads: readonly string[]
  /** How many in all, one ad after the other. */
  count: number
  /** The account to which a dozen of them belong. */
  userId?: string
  /** Letters of each message. */
  messageLength?: number
}

/** Adds candidates in every state with their words, in one statement. Needs the scope of the company. */
export async function addManyCandidates(
  db: Database,
  { organizationId, ads, count, userId, messageLength = 0 }: ManyCandidates,
): Promise<void> {
  await db.query({
    text: `
      with ad as (select id, ad_no::int from unnest($2::uuid[]) with ordinality as ads (id, ad_no)), added as (
        insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, phone,
          message, locale, consent_version, applied_at, state, token_hash)
        select gen_random_uuid(), $1, ad.id, at.organization_location_id, case when no < 12 then $4::uuid end,
          'person-' || no || '-' || ad.ad_no || '@mail.example', 'Person ' || no, '+9665' || lpad(no::text, 8, '0'),
          left(repeat(md5(no::text), $5::int / 32 + 1), $5::int), 'en', '1', now() - no * interval '1 minute',
          (array['new', 'new', 'in-progress', 'rejected'])[1 + no % 4]::candidate_state, sha256((ad.id::text || no)::bytea)
        from generate_series(1, $3) as no
        join ad on ad.ad_no = 1 + no % cardinality($2::uuid[])
        join job_ad_location as at on at.job_ad_id = ad.id
        returning id, job_ad_id, organization_id, name, email)
      insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
      select job_ad_id, word, id, organization_id
      from added cross join lateral (values (split_part(fold(name), ' ', 1)), (split_part(fold(name), ' ', 2)), (email))
        as found (word)`,
    values: [organizationId, ads, count, userId ?? null, messageLength],
  })
}
