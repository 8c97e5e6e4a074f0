import type {
  ContractType,
  Currency,
  EmploymentType,
  JobAdDetails,
  JobAdStatus,
  JobCategory,
  PayPeriod,
  SeniorityLevel,
  VerificationStatus,
  WorkMode,
} from '@qareeb/contract/job-ads'
import type { Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import type { Database } from '../../platform/database/database.ts'

/** The fields that a card and the page of an ad share. Money in minor units. */
export type JobAdRow = {
  id: string
  slug_ar: string | null
  slug_en: string | null
  title_ar: string | null
  title_en: string | null
  category: JobCategory
  work_mode: WorkMode
  employment_type: EmploymentType
  contract_type: ContractType | null
  seniority: SeniorityLevel | null
  pay_min: number
  pay_max: number
  currency: Currency
  pay_period: PayPeriod
  published_at: Date
  expires_at: Date
  organization_id: string
  organization_slug: string
  organization_name_ar: string | null
  organization_name_en: string | null
  verification_status: VerificationStatus
  verified_at: Date | null
  logo_file: string | null
}

export type LocationRow = {
  location_id: string
  location_name_ar: string | null
  location_name_en: string | null
  address_ar: string | null
  address_en: string | null
  city_key: string | null
  district_key: string | null
  lat: number
  lng: number
}

export type PublicJobAdRow = JobAdRow & {
  number: number
  status: JobAdStatus
  closed_at: Date | null
  /** Riyadh date. */
  deadline: string | null
  description_html_ar: string | null
  description_html_en: string | null
  openings: number | null
  benefits: JobAdDetails['benefits']
  benefits_text_ar: string | null
  benefits_text_en: string | null
  requirements: Partial<Requirements>
  /** In the order of the form. */
  locations: LocationRow[]
}

const adColumns = `
      ad.id, ad.title_ar, ad.title_en, ad.category, ad.work_mode, ad.employment_type, ad.contract_type, ad.seniority,
      ad.pay_min, ad.pay_max, ad.currency, ad.pay_period, ad.published_at, ad.expires_at,
      slugs.slug_ar, slugs.slug_en, company.id as organization_id, company.slug as organization_slug, company.name_ar as organization_name_ar,
      company.name_en as organization_name_en, company.verification_status, company.verified_at,
      company.logo_file`

const currentSlugs = `cross join lateral (
      select max(slug) filter (where locale = 'ar') as slug_ar, max(slug) filter (where locale = 'en') as slug_en
      from job_ad_slug where job_ad_id = ad.id and current
    ) as slugs`

const locationColumns = `place.id as location_id, place.name_ar as location_name_ar, place.name_en as location_name_en,
        place.address_ar, place.address_en, place.city_key, place.district_key, place.lat, place.lng`

/** The ad with this id, as anybody may read it: none for a draft. */
export const findJobAdById = (db: Database, id: string) => findJobAd(db, byId, id)

/** The ad that has or ever had this slug, as anybody may read it. */
export const findJobAdBySlug = (db: Database, slug: string) => findJobAd(db, bySlug, slug)

const byId = { name: 'id', sql: '$1::uuid' }
const bySlug = { name: 'slug', sql: '(select job_ad_id from job_ad_slug where slug = $1)' }

async function findJobAd(
  db: Database,
  by: { name: string; sql: string },
  value: string,
): Promise<PublicJobAdRow | undefined> {
  const [row] = await db.query<PublicJobAdRow>({
    name: `job_ad_by_${by.name}`,
    text: `
    select ${adColumns}, ad.number, ad.status, ad.closed_at, ad.deadline, ad.description_html_ar, ad.description_html_en,
      ad.openings, ad.benefits, ad.benefits_text_ar, ad.benefits_text_en, ad.requirements,
      (select coalesce(json_agg(location), '[]') from (
        select ${locationColumns}
        from job_ad_location as at
        join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id
        order by at.location_no
      ) as location) as locations
    from job_ad as ad
    join organization as company on company.id = ad.organization_id
    ${currentSlugs}
    where ad.id = ${by.sql} and ad.status <> 'draft'`,
    values: [value],
  })
  return row
}

export type PinWanted = {
  /** `job_ad.number`. */
  number: number
  locationNo: number
}

export type PinRow = Pick<
  JobAdRow,
  'id' | 'slug_ar' | 'slug_en' | 'title_ar' | 'title_en' | 'pay_min' | 'pay_max' | 'currency' | 'pay_period'
> & {
  number: number
  location_no: number
  location_id: string
}

/** The contents of pins on a map, one row for each requested ad and location, in no order. */
export const listPins = (db: Database, wanted: readonly PinWanted[]): Promise<PinRow[]> =>
  db.query<PinRow>({
    name: 'job_ad_pins',
    text: `
    select ad.number, at.location_no, ad.id, ad.title_ar, ad.title_en, ad.pay_min, ad.pay_max, ad.currency,
      ad.pay_period, at.organization_location_id as location_id,
      slugs.slug_ar, slugs.slug_en
    from unnest($1::int[], $2::smallint[]) as wanted (number, location_no)
    join job_ad as ad on ad.number = wanted.number
    join job_ad_location as at on at.job_ad_id = ad.id and at.location_no = wanted.location_no
    ${currentSlugs}
    where ad.status = 'published'`,
    values: [wanted.map(({ number }) => number), wanted.map(({ locationNo }) => locationNo)],
  })
