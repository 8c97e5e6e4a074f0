import type { Blocker } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'
import { organizationLocationBounds } from '@qareeb/contract/organization-locations'
import type { Database } from '../../platform/database/database.ts'

/** A branch as it is stored, with how many ads name it. */
export type LocationFacts = {
  id: string
  name: Bilingual
  address: Bilingual
  shortNationalAddress: string | null
  cityKey: string | null
  districtKey: string | null
  lat: number
  lng: number
  isApproximate: boolean
  version: number
  openJobAds: number
  jobAdsNotArchived: number
}

/** `used` has two counts, which are null where no ad names the branch. */
const columns = `
  place.id, json_build_object('ar', place.name_ar, 'en', place.name_en) as name,
  json_build_object('ar', place.address_ar, 'en', place.address_en) as address,
  place.short_national_address as "shortNationalAddress", place.city_key as "cityKey",
  place.district_key as "districtKey", place.lat, place.lng, place.position_approximate as "isApproximate",
  place.version, coalesce(used.open, 0) as "openJobAds", coalesce(used.not_archived, 0) as "jobAdsNotArchived"`

const counts = `
    count(*) filter (where ad.status = 'published' and ad.expires_at > $2) as open, count(*) as not_archived
    from job_ad as ad join job_ad_location as at on at.job_ad_id = ad.id`

/**
 * All branches of a company, the latest first. Drafts are counted only in a transaction of that company. Its ads are read
 * once, since asking for those of each branch took twice as long where thousands are open.
 */
export const listLocations = (
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<LocationFacts[]> =>
  db.query<LocationFacts>({
    name: 'list_organization_locations',
    text: `
    with used as (
      select at.organization_location_id as id, ${counts}
      where ad.organization_id = $1 and ad.status <> 'archived'
      group by at.organization_location_id
    )
    select ${columns}
    from organization_location as place left join used on used.id = place.id
    where place.organization_id = $1 and place.removed_at is null
    order by place.created_at desc, place.id limit $3`,
    values: [organizationId, now, organizationLocationBounds.perOrganization],
  })

/** One branch of a company; none for a branch of another. */
export async function findLocation(
  db: Database,
  { organizationId, locationId, now }: OwnLocation & { now: Date },
): Promise<LocationFacts | undefined> {
  const [row] = await db.query<LocationFacts>({
    name: 'find_organization_location',
    text: `
    select ${columns}
    from organization_location as place cross join lateral (
      select ${counts}
      where at.organization_location_id = place.id and ad.status <> 'archived'
    ) as used
    where place.organization_id = $1 and place.id = $3 and place.removed_at is null`,
    values: [organizationId, now, locationId],
  })
  return row
}

/** A branch, and the company that it has to belong to. */
export type OwnLocation = { organizationId: string; locationId: string }

/**
 * The company of a branch, unless that was deleted. For a branch that is not public, only platform administrators
 * and its own company get it.
 */
export async function findOwnerOf(db: Database, locationId: string): Promise<string | undefined> {
  const [row] = await db.query<{ organizationId: string }>({
    name: 'find_owner_of_location',
    text: `
    select place.organization_id as "organizationId"
    from organization_location as place join organization as company on company.id = place.organization_id
    where place.id = $1 and place.removed_at is null and company.erased_at is null`,
    values: [locationId],
  })
  return row?.organizationId
}

/** The version and the position of a branch, which stays as it is until the transaction ends. */
export async function lockLocation(
  db: Database,
  { organizationId, locationId }: OwnLocation,
): Promise<{ version: number; lat: number; lng: number; isApproximate: boolean } | undefined> {
  const [row] = await db.query<{ version: number; lat: number; lng: number; isApproximate: boolean }>({
    name: 'lock_organization_location',
    text: `
    select version, lat, lng, position_approximate as "isApproximate"
    from organization_location
    where organization_id = $1 and id = $2 and removed_at is null
    for update`,
    values: [organizationId, locationId],
  })
  return row
}

/** Titles of ads that name a branch and are not archived, the latest first. */
export const listJobAdsAt = (
  db: Database,
  { locationId, now, most }: { locationId: string; now: Date; most: number },
): Promise<Blocker[]> =>
  db.query({
    name: 'list_job_ads_at_location',
    text: `
    select ad.id, json_build_object('ar', ad.title_ar, 'en', ad.title_en) as title,
      ad.status = 'published' and ad.expires_at > $3 as "isOpen"
    from job_ad_location as at join job_ad as ad on ad.id = at.job_ad_id
    where at.organization_location_id = $1 and ad.status <> 'archived'
    order by ad.created_at desc, ad.id limit $2`,
    values: [locationId, most, now],
  })
