import type { EmploymentType, JobCategory, SeniorityLevel, WorkMode } from '@qareeb/contract/job-ads'
import type { Database } from '../platform/database/database.ts'

type Point = { lat: number; lng: number }

export type TestCompany = {
  id: string
  number: number
}

export type TestJobAd = {
  titleAr?: string
  titleEn?: string
  descriptionEn?: string
  skills?: string[]
  category?: JobCategory
  workMode?: WorkMode
  employmentType?: EmploymentType
  seniority?: SeniorityLevel
  experienceYears?: number
  /** Net SAR a month. */
  pay?: { min: number; max: number }
  publishedAt?: Date
  expiresAt?: Date
  /** In the order of the form. */
  at: readonly (Point & { cityKey?: string; districtKey?: string })[]
  slugs?: { ar?: string; en?: string }
}

/** Adds a company whose ads anybody may read. Takes the owner's connection. */
export async function addCompany(
  owner: Database,
  { nameEn, verified = true }: { nameEn: string; verified?: boolean },
): Promise<TestCompany> {
  const id = crypto.randomUUID()
  return owner.transaction(
    async (db) => {
      const [company] = await db.query<TestCompany>({
        text: `
          insert into organization (id, slug, name_en, verification_status, verified_at, public_since)
          values ($1, $2, $3, $4::verification_status, case when $4::text = 'verified' then now() end, now()) returning id, number`,
        values: [id, `company-${id}`, nameEn, verified ? 'verified' : 'pending'],
      })
      if (!company) throw new Error('The company was not added.')
      // A unique number, since pages that compare companies list others with the same number.
      await db.query({
        text: `insert into organization_private (organization_id, registration_number) values ($1, $2)`,
        values: [id, String(Number.parseInt(id.slice(0, 8), 16)).padStart(10, '0')],
      })
      return company
    },
    { organizationId: id },
  )
}

/** Adds a published ad and lists it in search, as publishing does. */
export async function addJobAd(
  owner: Database,
  { id: organizationId }: TestCompany,
  ad: TestJobAd,
): Promise<{ id: string; number: number }> {
  return owner.transaction(
    async (db) => {
      const added = await insertAd(db, organizationId, ad)
      for (const [index, place] of ad.at.entries())
        await insertLocation(db, { organizationId, jobAdId: added.id, place, no: index + 1 })
      await insertSlugs(db, added.id, ad.slugs)
      await db.query({ text: 'select reindex_job_ad($1)', values: [added.number] })
      return added
    },
    { organizationId },
  )
}

async function insertAd(db: Database, organizationId: string, ad: TestJobAd) {
  const { min, max } = ad.pay ?? { min: 6000, max: 8000 }
  const publishedAt = ad.publishedAt ?? new Date()
  const description = ad.descriptionEn ?? 'What the work is about, in a sentence or two.'
  const [added] = await db.query<{ id: string; number: number }>({
    text: `
      insert into job_ad (organization_id, status, title_ar, title_en, description_html_ar, description_text_ar,
        description_html_en, description_text_en, skills, category, work_mode, employment_type, seniority, pay_period,
        currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly, published_at, expires_at, requirements)
      values ($1, 'published', $2, $3, $4, $4, $5, $5, $6, $7, $8, $9, $10, 'monthly', 'SAR', $11::numeric * 100,
        $12::numeric * 100, round($11::numeric), round($12::numeric), $13, $14, $15)
      returning id, number`,
    values: [
      organizationId,
      ad.titleAr,
      ad.titleEn,
      ad.titleAr && 'وصف العمل في جملة أو جملتين قصيرتين.',
      ad.titleEn && description,
      ad.skills ?? [],
      ad.category ?? 'finance',
      ad.workMode ?? 'onsite',
      ad.employmentType ?? 'full-time',
      ad.seniority,
      min,
      max,
      publishedAt,
      ad.expiresAt ?? new Date(publishedAt.getTime() + 30 * 24 * 60 * 60 * 1000),
      JSON.stringify(ad.experienceYears === undefined ? {} : { experienceYears: ad.experienceYears }),
    ],
  })
  if (!added) throw new Error('The ad was not added.')
  return added
}

type PlacedAd = { organizationId: string; jobAdId: string; place: TestJobAd['at'][number]; no: number }

async function insertLocation(db: Database, { organizationId, jobAdId, place, no }: PlacedAd) {
  await db.query({
    text: `
      with branch as (
        insert into organization_location (organization_id, name_en, address_en, lat, lng, city_key, district_key, public_since)
        values ($1, $3, 'King Road 1', $4, $5, $6, $7, now()) returning id
      )
      insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
      select $2, $8, $1, id from branch`,
    values: [
      organizationId,
      jobAdId,
      `Branch ${no}`,
      place.lat,
      place.lng,
      place.cityKey,
      place.districtKey,
      no,
    ],
  })
}

async function insertSlugs(db: Database, jobAdId: string, slugs: TestJobAd['slugs'] = {}) {
  for (const [locale, slug] of Object.entries(slugs))
    await db.query({
      text: 'insert into job_ad_slug (slug, job_ad_id, locale, current) values ($1, $2, $3, true)',
      values: [slug, jobAdId, locale],
    })
}
