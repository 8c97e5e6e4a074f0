import type { Database } from '../../platform/database/database.ts'
import type { JobAdRow, LocationRow } from './public-job-ads.ts'

export type CompanyRow = Pick<
  JobAdRow,
  | 'organization_id'
  | 'organization_slug'
  | 'organization_name_ar'
  | 'organization_name_en'
  | 'verification_status'
  | 'verified_at'
  | 'logo_file'
>

/** The company of an ad. */
export async function findCompanyRow(db: Database, organizationId: string): Promise<CompanyRow> {
  const [row] = await db.query<CompanyRow>({
    name: 'company_of_draft',
    text: `
    select id as organization_id, slug as organization_slug, name_ar as organization_name_ar, name_en as organization_name_en,
      verification_status, verified_at, logo_file
    from organization where id = $1`,
    values: [organizationId],
  })
  if (!row) throw new Error(`The company ${organizationId} of a draft is not visible.`)
  return row
}

/** Locations of an ad in the order of the form. */
export const listLocationsOf = (db: Database, jobAdId: string): Promise<LocationRow[]> =>
  db.query<LocationRow>({
    name: 'locations_of_draft',
    text: `
    select place.id as location_id, place.name_ar as location_name_ar, place.name_en as location_name_en,
      place.address_ar, place.address_en, place.city_key, place.district_key, place.lat, place.lng
    from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
    where at.job_ad_id = $1 order by at.location_no`,
    values: [jobAdId],
  })
