import * as z from 'zod/mini'
import { westernDigits } from './degrees.ts'
import { endpoint } from './endpoint.ts'
import { atLeast, bilingual, id, latitude, longitude, queryNumber, text, wholePosition } from './values.ts'

/** Lengths in UTF-16 units. */
export const organizationLocationBounds = {
  name: { min: 1, max: 100 },
  address: { min: 3, max: 200 },
  /** Branches of one company. */
  perOrganization: 2_000,
  /** The most job ads that a refusal or an answer names. */
  jobAdsNamed: 20,
} as const

/** Saudi Post's short address: four letters and four digits, as it is written. */
export const shortNationalAddressPattern = /^[A-Z]{4}[0-9]{4}$/

/** A short address as people type it, in the form in which it is kept: `rrrd 2929` is RRRD2929. */
export const plainShortAddress = (typed: string): string =>
  westernDigits(typed).replace(/[\s-]/g, '').toUpperCase()

const filled = (bounds: { min: number; max: number }) =>
  text(bounds).check(
    z.refine((value) => value === '' || value.trim() !== '', { params: { problem: 'required' } }),
    atLeast(bounds.min),
  )

const eitherLanguage = z.refine<{ ar: string | null; en: string | null }>(
  ({ ar, en }) => ar !== null || en !== null,
  { path: ['ar'], params: { problem: 'required' } },
)

const written = (bounds: { min: number; max: number }) => {
  const one = filled(bounds)
  return z.strictObject({ ar: z.nullable(one), en: z.nullable(one) }).check(eitherLanguage)
}

/** Input for a branch. City and district follow from the position. */
export const locationContent = z.strictObject({
  name: written(organizationLocationBounds.name),
  address: written(organizationLocationBounds.address),
  shortNationalAddress: z.nullable(z.string().check(z.regex(shortNationalAddressPattern))),
  lat: latitude,
  lng: longitude,
})
export type LocationContent = z.output<typeof locationContent>

/** A branch as the company's team sees it. */
export const organizationLocation = z.object({
  id,
  name: bilingual,
  address: bilingual,
  shortNationalAddress: z.nullable(z.string()),
  /** Nearest places of the gazetteer; null far from all of them. */
  city: z.nullable(bilingual),
  district: z.nullable(bilingual),
  lat: latitude,
  lng: longitude,
  /** The position is that of its city or district, since an import had only that; an edit of the position ends it. */
  isApproximate: z.boolean(),
  /** Great-circle distance from the viewer in kilometres; null when the viewer's place is unknown. */
  distanceKm: z.nullable(z.number()),
  /** Ads that name this branch. One that is not archived keeps it from being deleted. */
  jobAds: z.object({ open: z.int(), notArchived: z.int() }),
  /** An edit names the version that it saw. */
  version: z.int(),
})
export type OrganizationLocation = z.output<typeof organizationLocation>

/** Where distances count from. */
const viewer = { lat: z.optional(queryNumber(latitude)), lng: z.optional(queryNumber(longitude)) }

const oneLocation = z.object({ id })

export const listOrganizationLocations = endpoint('GET', '/api/v1/organization-location', {
  summary: 'All branches of a company, the latest first; platform administrators name the company',
  access: 'signed-in',
  about: 'company',
  query: z.object({ organizationId: z.optional(id), ...viewer }).check(wholePosition),
  response: z.object({
    items: z.array(organizationLocation),
    /** How many a company may have. */
    limit: z.int(),
  }),
  errors: ['organization.notFound'],
})

export const addOrganizationLocation = endpoint('POST', '/api/v1/organization-location', {
  summary: 'Add a branch to the active company',
  access: 'signed-in',
  about: 'company',
  body: locationContent,
  status: 201,
  response: organizationLocation,
  errors: ['request.forbidden', 'organizationLocation.tooMany'],
})

export const getOrganizationLocation = endpoint('GET', '/api/v1/organization-location/{id}', {
  summary: 'One branch of the active company; platform administrators read any',
  access: 'signed-in',
  about: 'company',
  params: oneLocation,
  notFound: 'organizationLocation.notFound',
  query: z.object(viewer).check(wholePosition),
  response: z.extend(organizationLocation, {
    /** The latest of the ads that keep it from being deleted. */
    blockers: z.array(z.object({ id, title: bilingual, isOpen: z.boolean() })),
  }),
})

export const updateOrganizationLocation = endpoint('PUT', '/api/v1/organization-location/{id}', {
  summary: 'Replace a branch; search and the pages of its job ads change within moments',
  access: 'signed-in',
  about: 'company',
  params: oneLocation,
  notFound: 'organizationLocation.notFound',
  body: z.extend(locationContent, {
    /** Of the branch as it was read. */
    version: z.int(),
  }),
  response: organizationLocation,
  errors: ['organizationLocation.changedMeanwhile', 'request.forbidden'],
})

export const deleteOrganizationLocation = endpoint('DELETE', '/api/v1/organization-location/{id}', {
  summary: 'Delete a branch that only archived job ads name; a refusal lists the others as `blockers`',
  access: 'signed-in',
  about: 'company',
  params: oneLocation,
  notFound: 'organizationLocation.notFound',
  status: 204,
  response: z.undefined(),
  errors: ['organizationLocation.inUse', 'request.forbidden'],
})
