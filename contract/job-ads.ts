import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  adLanguages,
  benefits,
  educationLevels,
  languageLevels,
  shifts,
  skillNeeds,
} from './job-ads/job-ad-requirements.ts'
import { bilingual, id, instant, latitude, longitude, queryNumber, text, wholePosition } from './values.ts'

export const jobCategories = [
  'administration',
  'cleaning',
  'construction',
  'customer-service',
  'design',
  'driving',
  'education',
  'finance',
  'healthcare',
  'hospitality',
  'hr',
  'it',
  'legal',
  'logistics',
  'manufacturing',
  'marketing',
  'other',
  'retail',
  'sales',
  'security',
] as const
export type JobCategory = (typeof jobCategories)[number]

export const workModes = ['onsite', 'hybrid', 'full-remote'] as const
export type WorkMode = (typeof workModes)[number]

export const employmentTypes = ['full-time', 'part-time', 'temporary', 'contract', 'internship'] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const contractTypes = [
  'b2b',
  'employment-contract',
  'mandate-contract',
  'specific-task-contract',
  'internship-contract',
] as const
export type ContractType = (typeof contractTypes)[number]

export const seniorityLevels = ['entry-level', 'junior', 'mid', 'senior'] as const
export type SeniorityLevel = (typeof seniorityLevels)[number]

export const payPeriods = ['monthly', 'daily', 'hourly'] as const
export type PayPeriod = (typeof payPeriods)[number]

export const currencies = [
  'USD',
  'EUR',
  'SAR',
  'DZD',
  'BHD',
  'IQD',
  'JOD',
  'KWD',
  'TND',
  'AED',
  'MAD',
  'DJF',
  'EGP',
  'LBP',
  'SDG',
  'SYP',
  'OMR',
  'QAR',
  'YER',
  'ILS',
  'SOS',
  'MRU',
] as const
export type Currency = (typeof currencies)[number]

/** The stored status. An ad past its expiry is still stored as published. */
export const jobAdStatuses = ['draft', 'published', 'archived'] as const
export type JobAdStatus = (typeof jobAdStatuses)[number]

/** The state that readers see: an expired ad counts as inactive, labelled "expired". */
export const jobAdStates = ['draft', 'active', 'inactive', 'expired'] as const
export type JobAdState = (typeof jobAdStates)[number]

/** States of an ad that anybody may read. */
export const publicJobAdStates = ['active', 'inactive', 'expired'] as const

export const plans = ['free', 'advanced', 'premium'] as const
export type Plan = (typeof plans)[number]

export const verificationStatuses = ['pending', 'verified', 'rejected'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Bounds of an ad's fields; lengths in UTF-16 units, money in major units of its currency. */
export const jobAdBounds = {
  title: { min: 3, max: 120 },
  description: { min: 30, max: 10_000 },
  payMax: 10_000_000,
  locations: { min: 1, max: 50 },
  /** Days an ad stays open after publishing, unless its deadline comes earlier. */
  openDays: 30,
  /** An open ad can be extended in so many last days. */
  extendInLastDays: 7,
  /** So many days before its end somebody of the team is reminded. */
  remindDaysBefore: 3,
  /** Drafts of one company. */
  drafts: 500,
} as const

/** Net pay in major units of the currency, as the company wrote it. */
export const salary = z.object({
  min: z.number(),
  max: z.number(),
  currency: z.enum(currencies),
  period: z.enum(payPeriods),
})
export type Salary = z.output<typeof salary>

export const organizationSummary = z.object({
  id,
  slug: z.string(),
  name: bilingual,
  verified: z.boolean(),
  verifiedAt: z.nullable(instant),
  logoUrl: z.nullable(z.string()),
})
export type OrganizationSummary = z.output<typeof organizationSummary>

/** A branch where the work is done. `city` and `district` name the nearest places of the gazetteer. */
export const jobAdLocation = z.object({
  id,
  name: bilingual,
  address: bilingual,
  city: z.nullable(bilingual),
  district: z.nullable(bilingual),
  lat: latitude,
  lng: longitude,
  /** Great-circle distance from the viewer in kilometres; null when the viewer's place is unknown. */
  distanceKm: z.nullable(z.number()),
})
export type JobAdLocation = z.output<typeof jobAdLocation>

/** An ad as it stands in a list. */
export const jobAdCard = z.object({
  id,
  slugs: bilingual,
  title: bilingual,
  organization: organizationSummary,
  category: z.enum(jobCategories),
  workMode: z.enum(workModes),
  employmentType: z.enum(employmentTypes),
  contractType: z.nullable(z.enum(contractTypes)),
  seniority: z.nullable(z.enum(seniorityLevels)),
  salary,
  publishedAt: instant,
  expiresAt: instant,
  /** How many locations the ad names. */
  locationCount: z.int(),
  /** The location nearest to the viewer, or the first that matches. */
  location: jobAdLocation,
})
export type JobAdCard = z.output<typeof jobAdCard>

/** Requirements and benefits of an ad besides pay, as readers get them. */
export const jobAdDetails = z.object({
  openings: z.nullable(z.int()),
  benefits: z.array(z.enum(benefits)),
  benefitsText: bilingual,
  skills: z.array(z.object({ name: bilingual, need: z.enum(skillNeeds) })),
  experienceYears: z.nullable(z.int()),
  education: z.nullable(z.enum(educationLevels)),
  languages: z.array(z.object({ language: z.enum(adLanguages), level: z.enum(languageLevels) })),
  weeklyHours: z.nullable(z.int()),
  shifts: z.array(z.enum(shifts)),
  onsiteDays: z.nullable(z.int()),
})
export type JobAdDetails = z.output<typeof jobAdDetails>

/** An ad as anybody may read it: no contact, no counts. Descriptions are sanitised HTML. */
export const publicJobAd = z.extend(z.omit(jobAdCard, { location: true, locationCount: true }), {
  state: z.enum(publicJobAdStates),
  closedAt: z.nullable(instant),
  deadline: z.nullable(z.iso.date()),
  description: bilingual,
  locations: z.array(jobAdLocation),
  /** Requirements and benefits of the ad besides pay. */
  details: jobAdDetails,
})
export type PublicJobAd = z.output<typeof publicJobAd>

/** A draft as its team previews it: the public view, in which anything may be missing. */
export const draftJobAd = z.extend(publicJobAd, {
  state: z.literal('draft'),
  category: z.nullable(z.enum(jobCategories)),
  workMode: z.nullable(z.enum(workModes)),
  employmentType: z.nullable(z.enum(employmentTypes)),
  salary: z.nullable(salary),
  publishedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
})
export type DraftJobAd = z.output<typeof draftJobAd>

const jobAdAddress = z.object({ id: text({ min: 1, max: 200 }) })

const position = { lat: z.optional(queryNumber(latitude)), lng: z.optional(queryNumber(longitude)) }

const viewer = z.object(position).check(wholePosition)

/** Reads one ad by id or by any slug it ever had; a closed ad answers with its state. */
export const getJobAd = endpoint('GET', '/api/v1/job-ad/{id}', {
  summary: 'One job ad by id or slug, with distances for the viewer; a draft for its own team',
  access: 'everyone',
  params: jobAdAddress,
  notFound: 'jobAd.notFound',
  query: viewer,
  response: z.union([publicJobAd, draftJobAd]),
  cacheSeconds: 30,
  cachedFor: 'guests',
})

/** One open ad as lists show it, for the small card of a pin on the map. */
export const getJobAdCard = endpoint('GET', '/api/v1/job-ad/{id}/card', {
  summary: 'The card of an open job ad at one of its locations',
  access: 'everyone',
  params: z.object({ id }),
  notFound: 'jobAd.notFound',
  query: z
    .object({
      ...position,
      /** The location to show; else, and where the ad has it no longer, the nearest to the viewer, or the first. */
      locationId: z.optional(id),
    })
    .check(wholePosition),
  response: jobAdCard,
  cacheSeconds: 60,
})

/** Open ads that resemble an ad, and open ads around its location, nearest first; works for closed ads too. */
export const listRelatedJobAds = endpoint('GET', '/api/v1/job-ad/{id}/related', {
  summary: 'Similar job ads, and job ads nearby',
  access: 'everyone',
  params: jobAdAddress,
  notFound: 'jobAd.notFound',
  query: viewer,
  response: z.object({ similar: z.array(jobAdCard), nearby: z.array(jobAdCard) }),
  cacheSeconds: 60,
})
