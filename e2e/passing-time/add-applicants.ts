import { withDatabase } from './pass-time.ts'

export type Applicant = { name: string; email: string; locale: 'ar' | 'en' }

type Applying = { jobAdId: string; count: number }

const added = `
  with added as (
    insert into candidate (id, organization_id, job_ad_id, organization_location_id, email, name, phone, message,
      locale, consent_version, confirmed_at, applied_at, token_hash)
    select gen_random_uuid(), organization_id, job_ad_id, organization_location_id,
      'applicant-' || no || '-' || left(job_ad_id::text, 8) || '@journeys.example', chr(65 + no / 26) || chr(97 + no % 26) || ' Alharbi',
      '+9665' || lpad(no::text, 8, '0'), 'I closed the books of a shop for years.',
      (array['ar', 'en'])[1 + no % 2]::locale, '1', now(), now() - no * interval '1 minute',
      sha256((job_ad_id::text || no)::bytea)
    from job_ad_location cross join generate_series(1, $2::int) as no
    where job_ad_id = $1
    returning id, job_ad_id, organization_id, name, email, locale, applied_at
  ), words as (
    insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
    select job_ad_id, word, id, organization_id
    from added cross join lateral (values (split_part(fold(name), ' ', 1)), (split_part(fold(name), ' ', 2)), (email))
      as found (word)
  )
  select name, email, locale from added order by applied_at desc`

/**
 * Adds people who have applied to an ad with one location, some in each language. A journey that applies dozens of times
 * would measure only that. First names differ. @returns the last one first, as the list of the ad shows them
 */
export async function addApplicants({ jobAdId, count }: Applying): Promise<Applicant[]> {
  let applicants: Applicant[] = []
  await withDatabase(async (db) => {
    applicants = (await db.query<Applicant>(added, [jobAdId, count])).rows
  })
  return applicants
}
