import type { JobCategory } from '@qareeb/contract/job-ads'

/** One sentence in both languages, each written first-hand. */
export type Pair = readonly [ar: string, en: string]

export type Industry =
  | 'bakery'
  | 'bank'
  | 'beauty'
  | 'building'
  | 'cafe'
  | 'cleaning'
  | 'clinic'
  | 'consulting'
  | 'contact-centre'
  | 'dental'
  | 'energy'
  | 'factory'
  | 'farm'
  | 'gym'
  | 'holding'
  | 'hospital'
  | 'hotel'
  | 'kindergarten'
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
  | 'travel'
  | 'workshop'

/** A part of an industry with its own jobs; company names contain it. */
export type Trade =
  | 'department-store'
  | 'electronics'
  | 'engineering'
  | 'fashion'
  | 'food'
  | 'furniture'
  | 'materials'
  | 'supermarket'

/** The kind of an employer, roughly or exactly. */
export type Employer = Industry | Trade

/** The claims of a sentence. An ad never makes two different claims about one thing. */
export type Claims = {
  /** When the day begins. */
  start?: 'fixed' | 'flexible' | 'dawn' | 'evening'
  /** Which days are worked. */
  days?: 'weekdays' | 'weekends' | 'rota'
  daysOff?: 1 | 2
  rota?: 'fixed' | 'rotating'
  week?: 'whole' | 'part'
  /** Whether the job is permanent. */
  isLasting?: boolean
  begins?: 'within-weeks' | 'next-month'
  hasDeadline?: boolean
  answersEveryone?: boolean
  isRemote?: boolean
  /** The company has a name in both languages. */
  isNamed?: boolean
  isOneBranch?: boolean
  /** The branch has been open for a while. */
  hasPast?: boolean
  /** Anyone who is sought leads others. */
  leads?: boolean
  /** The role needs work experience. */
  isExperienced?: boolean
  hasGraduated?: boolean
  worksAtDesk?: boolean
  sells?: boolean
  drivesCar?: boolean
  insuredBy?: 'employee' | 'employer'
}

/** A title, focus or sentence of an ad: where it fits, unless it fits everywhere, and its claims. */
export type Sentence = readonly [
  ar: string,
  en: string,
  fits?: Claims & {
    at?: readonly Employer[]
    /** Titles of the role, in English. */
    as?: readonly string[]
  },
]

/** The working week; it decides the ad's sentences about hours and benefits. */
export type Week = 'office' | 'shifts' | 'split' | 'field' | 'school' | 'site'

/** A family of jobs that share their duties: the source of ads for any of its titles. */
export type Role = {
  category: JobCategory
  titles: readonly Sentence[]
  /** The department or tool, after a dash: «ممرضة – قسم الطوارئ». */
  focuses?: readonly Sentence[]
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
  /** A first job that is learnt by doing it: an internship, without any experience. */
  isTraining?: boolean
  employers: readonly Employer[]
  /** Fits after «خبرة 3 سنوات» and "3 years of experience". */
  experience: Pair
  /** A sentence or two about this job. */
  about: readonly Sentence[]
  duties: readonly Sentence[]
  requirements: readonly Sentence[]
}

/** Writes down the roles of one category. */
export const rolesOf = (category: JobCategory, roles: readonly Omit<Role, 'category'>[]): Role[] =>
  roles.map((role) => ({ category, ...role }))
