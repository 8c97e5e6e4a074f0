import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'

/** Content of an ad as the form sends it when nothing is filled in. */
export const emptyContent: JobAdContent = {
  title: { ar: null, en: null },
  description: { ar: null, en: null },
  category: null,
  workMode: null,
  employmentType: null,
  contractType: null,
  seniority: null,
  pay: null,
  locationIds: [],
  deadline: null,
  openings: null,
  benefits: [],
  benefitsText: { ar: null, en: null },
  requirements: {
    skills: [],
    experienceYears: null,
    education: null,
    languages: [],
    weeklyHours: null,
    shifts: [],
    onsiteDays: null,
  },
  contact: { name: null, email: null, phone: null },
  adType: 'free',
}

/** Content that can be published at some branches. */
export const completeContent = (
  locationIds: string[],
  changes: Partial<JobAdContent> = {},
): JobAdContent => ({
  ...emptyContent,
  title: { ar: null, en: 'Accountant' },
  description: { ar: null, en: '<p>Keeps the books of four branches, with two others.</p>' },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  pay: { min: 6000, max: 8000.5, currency: 'SAR', period: 'monthly' },
  locationIds,
  contact: { name: 'Huda', email: 'huda@oasis.example', phone: null },
  ...changes,
})
