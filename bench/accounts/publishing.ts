import type { buildApp } from '@qareeb/server/app.ts'
import type { Database } from '@qareeb/server/platform/database/database.ts'
import { completeContent } from '@qareeb/server/testing/seeds/sent-job-ad.ts'

type Site = Awaited<ReturnType<typeof buildApp>>
type Publisher = { organizationId: string; token: string }

/** Enough for one measurement, which publishes fewer. */
const drafts = 2_500

export type Publishing = {
  /** Publishes the next draft. */
  publish(): Promise<void>
  /** Sends the same call for an ad that is open: it is read like the first, and changes nothing. */
  repeat(): Promise<void>
}

/**
 * Fills a company with drafts to publish. One is sent as the form sends it. The others are copies that are inserted
 * directly, since the API allows a company fewer drafts.
 */
export async function publishing(
  site: Site,
  owner: Database,
  { organizationId, token }: Publisher,
): Promise<Publishing> {
  await owner.query({
    text: `update organization set plan = 'premium', verification_status = 'verified', verified_at = now() where id = $1`,
    values: [organizationId],
  })
  await owner.query({
    text: `
      insert into organization_private (organization_id, registration_number) values ($1, '1010123456')
      on conflict (organization_id) do update set registration_number = excluded.registration_number`,
    values: [organizationId],
  })
  const [place] = await owner.query<{ id: string }>({
    text: 'select id from organization_location where organization_id = $1 and removed_at is null limit 1',
    values: [organizationId],
  })
  const headers = { authorization: `Bearer ${token}` }
  const payload = { content: completeContent([String(place?.id)]) }
  const sent = await site.inject({ method: 'POST', url: '/api/v1/job-ad', headers, payload })
  if (sent.statusCode !== 201) throw new Error(`${sent.statusCode} for a draft: ${sent.body}`)
  // The contract has this type for a stored draft.
  const { id } = sent.json<{ id: string }>()
  const ids = await copyDraft(owner, id)
  const send = async (jobAdId: string) => {
    const answer = await site.inject({
      method: 'PATCH',
      url: `/api/v1/job-ad/${jobAdId}`,
      headers,
      payload: { version: 1, status: 'published' },
    })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for publishing: ${answer.body}`)
  }
  await send(id)
  return {
    publish() {
      const next = ids.pop()
      if (next === undefined) throw new Error('All drafts are published.')
      return send(next)
    },
    repeat: () => send(id),
  }
}

/** Copies an ad with its contact and its places. @returns the ids of the copies */
async function copyDraft(owner: Database, id: string): Promise<string[]> {
  const copies = await owner.query<{ id: string }>({
    text: `
      insert into job_ad (organization_id, status, ad_type, title_en, description_html_en, description_text_en, category,
        work_mode, employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly, version)
      select organization_id, status, ad_type, title_en, description_html_en, description_text_en, category,
        work_mode, employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly, 1
      from job_ad, generate_series(1, $2) where id = $1 returning id`,
    values: [id, drafts],
  })
  const ids = copies.map((copy) => copy.id)
  await owner.query({
    text: `
      insert into job_ad_contact (job_ad_id, organization_id, name, email, phone)
      select copy, organization_id, name, email, phone from job_ad_contact, unnest($2::uuid[]) as copy where job_ad_id = $1`,
    values: [id, ids],
  })
  await owner.query({
    text: `
      insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
      select copy, location_no, organization_id, organization_location_id
      from job_ad_location, unnest($2::uuid[]) as copy where job_ad_id = $1`,
    values: [id, ids],
  })
  return ids
}
