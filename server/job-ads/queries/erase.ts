import type { Database } from '../../platform/database/database.ts'

type Erasing = { organizationId: string; now: Date }

/** The ads of a company that search may hold, locked until the transaction ends. */
export async function lockListed(db: Database, organizationId: string): Promise<number[]> {
  const rows = await db.query<{ number: number }>({
    name: 'lock_listed_job_ads',
    text: `
      select number from job_ad where organization_id = $1 and status = 'published' order by number for update`,
    values: [organizationId],
  })
  return rows.map(({ number }) => number)
}

/** Erases data that was never public: drafts, and the contacts and counts of views of all ads. */
export async function deletePrivateParts(db: Database, organizationId: string): Promise<void> {
  for (const table of ['job_ad_contact', 'job_ad_view'])
    await db.query({ text: `delete from ${table} where organization_id = $1`, values: [organizationId] })
  await db.query({
    text: `delete from job_ad where organization_id = $1 and status = 'draft'`,
    values: [organizationId],
  })
}

/**
 * Keeps the parts of the other ads that their closed pages show: title, locations, and the search terms of related
 * ads.
 */
export async function writeTombstones(db: Database, { organizationId, now }: Erasing): Promise<void> {
  await db.query({
    text: `
      update job_ad set status = 'archived', closed_at = coalesce(closed_at, $2), erased_at = $2, updated_at = $2,
        description_html_ar = null, description_html_en = null, description_text_ar = null,
        description_text_en = null, closing_message_ar = null, closing_message_en = null, version = version + 1
      where organization_id = $1 and status <> 'draft'`,
    values: [organizationId, now],
  })
}
