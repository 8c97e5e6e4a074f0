import { monthlySar } from '@qareeb/reference/currencies'
import type { Database } from '../../platform/database/database.ts'
import type { JobAdContent } from '../content/job-ad-content.ts'
import type { OwnJobAd } from './lock-job-ad.ts'

/** The written values: the content, the keys of the skills that it names, and the moment. */
export type Writing = { content: JobAdContent; skills: string[]; now: Date }

/** Writes the content, locations and contact of an ad, and increases its version. */
export async function saveContent(db: Database, own: OwnJobAd, writing: Writing): Promise<void> {
  await saveColumns(db, own, writing)
  await saveLocations(db, own, writing.content.locationIds)
  await saveContact(db, own, writing.content.contact)
}

async function saveColumns(db: Database, own: OwnJobAd, { content, skills, now }: Writing) {
  const { title, description, pay } = content
  const isWhole = pay !== null && pay.min !== null && pay.max !== null
  const monthly = (amount: number | null | undefined) =>
    isWhole ? monthlySar(amount ?? 0, pay.currency, pay.period) : null
  await db.kysely
    .updateTable('job_ad')
    .set((expression) => ({
      title_ar: title.ar,
      title_en: title.en,
      description_html_ar: description.ar?.html ?? null,
      description_html_en: description.en?.html ?? null,
      description_text_ar: description.ar?.text ?? null,
      description_text_en: description.en?.text ?? null,
      category: content.category,
      work_mode: content.workMode,
      employment_type: content.employmentType,
      contract_type: content.contractType,
      seniority: content.seniority,
      pay_period: pay?.period ?? null,
      currency: pay?.currency ?? null,
      pay_min: pay?.min ?? null,
      pay_max: pay?.max ?? null,
      pay_min_monthly: monthly(pay?.min),
      pay_max_monthly: monthly(pay?.max),
      deadline: content.deadline,
      openings: content.openings,
      benefits: content.benefits,
      benefits_text_ar: content.benefitsText.ar,
      benefits_text_en: content.benefitsText.en,
      requirements: JSON.stringify(content.requirements),
      ad_type: content.adType,
      skills,
      updated_at: now,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', own.jobAdId)
    .where('organization_id', '=', own.organizationId)
    .execute()
}

/**
 * Keeps the branches that an ad names from being deleted until the transaction ends; a deletion that is under way is
 * waited for.
 * @returns false when one of them is none of the company's, or not any more
 */
export async function holdLocations(
  db: Database,
  { organizationId }: OwnJobAd,
  locationIds: readonly string[],
): Promise<boolean> {
  const held = await db.query({
    name: 'hold_locations',
    text: `
    select id from organization_location where organization_id = $1 and id = any ($2::uuid[]) and removed_at is null
    order by id for key share`,
    values: [organizationId, locationIds],
  })
  return held.length === new Set(locationIds).size
}

/** Locations count from 1 without gaps: search takes the first for the whole ad where no area is asked. */
export async function saveLocations(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  locationIds: string[],
): Promise<void> {
  await db.query({
    name: 'delete_locations_of_job_ad',
    text: 'delete from job_ad_location where job_ad_id = $1',
    values: [jobAdId],
  })
  await db.query({
    name: 'add_locations_of_job_ad',
    text: `
    insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
    select $1, location_no, $2, id from unnest($3::uuid[]) with ordinality as chosen (id, location_no)`,
    values: [jobAdId, organizationId, locationIds],
  })
}

async function saveContact(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  contact: JobAdContent['contact'],
) {
  await db.query({
    name: 'save_contact_of_job_ad',
    text: `
    insert into job_ad_contact (job_ad_id, organization_id, name, email, phone) values ($1, $2, $3, $4, $5)
    on conflict (job_ad_id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone`,
    values: [jobAdId, organizationId, contact.name, contact.email, contact.phone],
  })
}
