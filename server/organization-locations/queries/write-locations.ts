import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import type { OwnLocation } from './locations.ts'

/** The written columns of a branch. */
export type StoredLocation = {
  name: Bilingual
  address: Bilingual
  shortNationalAddress: string | null
  cityKey: string | null
  districtKey: string | null
  lat: number
  lng: number
  isApproximate: boolean
}

/**
 * Blocks other additions of branches to a company, and its deletion, until the transaction ends.
 * @returns how many it has; undefined when it is gone
 */
export async function lockAdding(db: Database, organizationId: string): Promise<number | undefined> {
  const locked = await db.query({
    name: 'lock_adding_locations',
    text: 'select id from organization where id = $1 and erased_at is null for no key update',
    values: [organizationId],
  })
  if (locked.length === 0) return undefined
  const [row] = await db.query<{ count: number }>({
    name: 'count_organization_locations',
    text: `
    select count(*) as count from organization_location where organization_id = $1 and removed_at is null`,
    values: [organizationId],
  })
  return row?.count ?? 0
}

/** Adds branches to a company, the first as the latest. @returns their ids in that order */
export async function insertLocations(
  db: Database,
  { organizationId, locations, now }: { organizationId: string; locations: StoredLocation[]; now: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'insert_organization_locations',
    text: `
    insert into organization_location (organization_id, name_ar, name_en, address_ar, address_en,
      short_national_address, city_key, district_key, lat, lng, position_approximate, created_at)
    select $1, name_ar, name_en, address_ar, address_en, short, city, district, lat, lng, approximate,
      $2::timestamptz - (position - 1) * interval '1 millisecond'
    from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::float8[],
      $11::float8[], $12::boolean[]) with ordinality
      as added (name_ar, name_en, address_ar, address_en, short, city, district, lat, lng, approximate, position)
    order by position
    returning id`,
    values: [
      organizationId,
      now,
      locations.map(({ name }) => name.ar),
      locations.map(({ name }) => name.en),
      locations.map(({ address }) => address.ar),
      locations.map(({ address }) => address.en),
      locations.map(({ shortNationalAddress }) => shortNationalAddress),
      locations.map(({ cityKey }) => cityKey),
      locations.map(({ districtKey }) => districtKey),
      locations.map(({ lat }) => lat),
      locations.map(({ lng }) => lng),
      locations.map(({ isApproximate }) => isApproximate),
    ],
  })
  return rows.map(({ id }) => id)
}

/** Rewrites a branch; its version grows. */
export async function updateLocation(
  db: Database,
  { organizationId, locationId }: OwnLocation,
  { name, address, ...location }: StoredLocation,
): Promise<void> {
  await db.query({
    name: 'update_organization_location',
    text: `
    update organization_location
    set name_ar = $3, name_en = $4, address_ar = $5, address_en = $6, short_national_address = $7, city_key = $8,
      district_key = $9, lat = $10, lng = $11, position_approximate = $12, version = version + 1
    where organization_id = $1 and id = $2`,
    values: [
      organizationId,
      locationId,
      name.ar,
      name.en,
      address.ar,
      address.en,
      location.shortNationalAddress,
      location.cityKey,
      location.districtKey,
      location.lat,
      location.lng,
      location.isApproximate,
    ],
  })
}

/** Takes a branch away; where archived ads or applications name it, it stays for those alone. */
export async function removeLocation(
  db: Database,
  { organizationId, locationId }: OwnLocation,
  now: Date,
): Promise<void> {
  const kept = await db.query({
    name: 'retire_organization_location',
    text: `
    update organization_location set removed_at = $3
    where organization_id = $1 and id = $2
      and (exists (select from job_ad_location where organization_location_id = $2)
        or exists (select from candidate where organization_location_id = $2))
    returning id`,
    values: [organizationId, locationId, now],
  })
  if (kept.length > 0) return
  await db.query({
    name: 'delete_organization_location',
    text: 'delete from organization_location where organization_id = $1 and id = $2',
    values: [organizationId, locationId],
  })
}
