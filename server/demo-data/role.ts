import type { JobCategory } from '@qareeb/contract/job-ads'

/** The same said in both languages, each written first-hand. */
export type Pair = readonly [ar: string, en: string]

export type Industry =
  | 'bank'
  | 'beauty'
  | 'building'
  | 'cafe'
  | 'cleaning'
  | 'clinic'
  | 'consulting'
  | 'contact-centre'
  | 'energy'
  | 'factory'
  | 'farm'
  | 'gym'
  | 'holding'
  | 'hospital'
  | 'hotel'
  | 'law'
  | 'logistics'
  | 'marketing'
  | 'pharmacy'
  | 'pilgrims'
  | 'property'
  | 'restaurant'
  | 'retail'
  | 'school'
  | 'security'
  | 'tech'
  | 'training'
  | 'workshop'

/** What a working week looks like; decides what the ad says about hours and benefits. */
export type Week = 'office' | 'shifts' | 'split' | 'field' | 'school' | 'site'

/** A family of jobs that share their duties: what an ad for any of its titles is written from. */
export type Role = {
  category: JobCategory
  titles: readonly Pair[]
  /** Where or with what, after a dash: «ممرضة – قسم الطوارئ». */
  focuses?: readonly Pair[]
  /** How many of the titles, from the first, the focuses fit; one when left out. */
  focusedTitles?: number
  /** A senior is called «محاسب أول», "Senior accountant". */
  hasSeniorTitle?: boolean
  /** Usual net riyals a month of an entry-level, junior, mid and senior person. */
  pay: readonly [entry: number, junior: number, mid: number, senior: number]
  week: Week
  /** How much of the work can be done from elsewhere. */
  remote?: 'sometimes' | 'often'
  /** Also advertised by the hour or by the day. */
  wage?: 'hourly' | 'daily'
  employers: readonly Industry[]
  /** Fits after «خبرة 3 سنوات» and "3 years of experience". */
  experience: Pair
  /** A sentence or two about this job. */
  about: readonly Pair[]
  duties: readonly Pair[]
  requirements: readonly Pair[]
}

/** Writes down the roles of one category. */
export const rolesOf = (category: JobCategory, roles: readonly Omit<Role, 'category'>[]): Role[] =>
  roles.map((role) => ({ category, ...role }))
