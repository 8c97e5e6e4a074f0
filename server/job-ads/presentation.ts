import type {
  JobAdCard,
  JobAdLocation,
  OrganizationSummary,
  PublicJobAd,
  Salary,
} from '@qareeb/contract/job-ads'
import { minorUnits } from '@qareeb/reference/currencies'
import { distanceKm } from '@qareeb/reference/distance'
import { shownNameOf } from '@qareeb/reference/shown-name'
import { pictureUrl } from '../files/addresses.ts'
import { toDetails } from './open-ads/to-details.ts'
import type { CompanyRow } from './queries/draft-parts.ts'
import type { JobAdRow, LocationRow, PublicJobAdRow } from './queries/public-job-ads.ts'
import { stateAt } from './rules.ts'
import type { StoredCard, StoredLocation } from './stored-card.ts'

type Point = { lat: number; lng: number }

/** An ad as it stands in a list, at one of its locations; distances count from `origin` where there is one. */
export const toCard = (card: StoredCard, location: StoredLocation, origin?: Point): JobAdCard => ({
  ...toCardAnywhere(card),
  location: placed(location, origin),
})

/** The fields of a card that do not depend on its location. */
export const toCardAnywhere = ({ locations: _locations, ...card }: StoredCard): Omit<JobAdCard, 'location'> =>
  card

/** An ad as its page shows it at a moment. */
export const toPublicJobAd = (
  row: PublicJobAdRow,
  { origin, now }: { origin?: Point | undefined; now: Date },
): PublicJobAd => ({
  ...toSummary(row),
  state: publicStateAt(row, now),
  closedAt: row.closed_at?.toISOString() ?? null,
  deadline: row.deadline,
  description: { ar: row.description_html_ar, en: row.description_html_en },
  locations: row.locations.map((location) => toLocation(location, origin)),
  details: toDetails(row),
})

function publicStateAt(row: PublicJobAdRow, now: Date): PublicJobAd['state'] {
  const state = stateAt({ status: row.status, expiresAt: row.expires_at }, now)
  if (state === 'draft') throw new Error('A draft has no public page.')
  return state
}

/** Pay in major units, as the company wrote it; `in_major_units()` of the database. */
export function toSalary({ pay_min, pay_max, currency, pay_period }: PayRow): Salary {
  const unit = 10 ** minorUnits[currency]
  return { min: pay_min / unit, max: pay_max / unit, currency, period: pay_period }
}

type PayRow = Pick<JobAdRow, 'pay_min' | 'pay_max' | 'currency' | 'pay_period'>

const toSummary = (row: JobAdRow) => ({
  id: row.id,
  slugs: { ar: row.slug_ar, en: row.slug_en },
  title: { ar: row.title_ar, en: row.title_en },
  organization: toOrganizationSummary(row),
  category: row.category,
  workMode: row.work_mode,
  employmentType: row.employment_type,
  contractType: row.contract_type,
  seniority: row.seniority,
  salary: toSalary(row),
  publishedAt: row.published_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})

/** The company of an ad. */
export const toOrganizationSummary = (row: CompanyRow): OrganizationSummary => ({
  id: row.organization_id,
  slug: row.organization_slug,
  name: { ar: row.organization_name_ar, en: row.organization_name_en },
  verified: row.verification_status === 'verified',
  verifiedAt: row.verified_at?.toISOString() ?? null,
  logoUrl: row.logo_file && pictureUrl(row.logo_file),
})

/** A location of an ad, with its distance from the origin where there is one. */
export const toLocation = (row: LocationRow, origin?: Point): JobAdLocation => {
  const name = { ar: row.location_name_ar, en: row.location_name_en }
  const address = { ar: row.address_ar, en: row.address_en }
  const { location_id: id, city_key: city, district_key: district, lat, lng } = row
  return placed({ id, name, address, city, district, lat, lng }, origin)
}

/** A location as an answer has it, with its distance in kilometres from the origin, or null without an origin. */
export const placed = (location: StoredLocation, origin?: Point): JobAdLocation => ({
  ...location,
  city: shownNameOf(location.city),
  district: shownNameOf(location.district),
  distanceKm: origin ? roundedKm(origin, location) : null,
})

/** Kilometres as they are sent: to a metre. */
export const roundedKm = (from: Point, to: Point): number => Math.round(distanceKm(from, to) * 1000) / 1000
