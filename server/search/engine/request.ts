import type { Sort, WrittenLanguage } from '@qareeb/contract/search/choices'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { PlainFilters } from '@qareeb/contract/search/plain-filters'
import type { StoredCard } from '../../job-ads/stored-card.ts'

/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number }

/** Where an ad must have a location: a rectangle of the map, or a circle, of which the map may show but a part. */
export type Area =
  | ({ kind: 'bounds' } & Bounds)
  | ({ kind: 'circle'; radiusKm: number; within?: Bounds } & Point)

/**
 * The row after which the next page begins. Distances are metres in a straight line through the earth. Full-remote ads
 * follow near ones.
 */
export type Cursor =
  | ({ kind: 'date' } & DatedPosition)
  | { kind: 'distance'; metres: number; number: number }
  | ({ kind: 'remote' } & DatedPosition)

/** `isOther`: in an order by language, among the ads of the other one. */
type DatedPosition = { publishedAt: Date; number: number; isOther: boolean }

/** Ranges of cells that hold every near entry, and their estimated share of all entries. */
export type NearCells = {
  lows: number[]
  highs: number[]
  share: number
  /** Nearer ads may be missing: earlier pages have shown them. */
  fromKm: number
}

/**
 * The conditions on an ad, plain filters as they were asked. Every list means "one of these"; without a
 * condition it is left out.
 */
export type SearchFilter = Omit<PlainFilters, 'writtenIn'> & {
  /** All groups must match; a group is a list of lexemes, as stored, that mean the same. */
  words?: string[][] | undefined
  /** `onlyAr` and `onlyEn`: in no other language. */
  writtenIn?: WrittenLanguage | 'onlyAr' | 'onlyEn' | undefined
  /** `organization.number`. */
  organizationNumber?: number | undefined
  /** The company whose ads are left out. */
  exceptOrganizationNumber?: number | undefined
  /** Net SAR a month that the upper end of the pay must reach. */
  salaryFrom?: number | undefined
  postedAfter?: Date | undefined
  area?: Area | undefined
  /** Cells outside of which nothing is looked for: a part of the area, near enough to the viewer. */
  near?: NearCells
  /** Leaves out full-remote ads, which have no distance and no position on a map. */
  localOnly?: true
  /** Ads whose expiry is not later are closed. */
  now: Date
}

/** One page of a list. */
export type SearchRequest = SearchFilter & {
  sort: Sort
  /** Needed for `closest`: distances count from here. */
  viewer?: Point | undefined
  after?: Cursor | undefined
}

/** One ad of a page. */
export type FoundAd = {
  /** The short number of the ad in the tables of the search (`job_ad.number`), not its id. */
  number: number
  /** A location of it that matched, in the order by distance the nearest: `job_ad_location.location_no`. */
  locationNo: number
  /** Listed after all near ads, since it can be done from anywhere. */
  remote: boolean
  card: StoredCard
}

export type Page = {
  rows: FoundAd[]
  next: Cursor | null
  /** The number of matches, when the page knows it at no further cost. */
  total: number | null
}
