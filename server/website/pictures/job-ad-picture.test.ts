import type { PublicJobAd, Salary } from '@qareeb/contract/job-ads'
import { expect, test } from 'vitest'
import { jobAdPicture } from './job-ad-picture.ts'

const jobAd: PublicJobAd = {
  id: '8d0f7a9e-3b1c-4a67-8a55-6a1f4f0f1a01',
  slugs: { ar: 'معلم', en: 'tutor' },
  title: { ar: 'معلم', en: 'Tutor' },
  organization: {
    id: '2b5d7c11-7c0a-4f0e-9a3c-9e0d1f2a3b01',
    slug: 'oasis-group',
    name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
    verified: false,
    verifiedAt: null,
    logoUrl: null,
  },
  category: 'education',
  workMode: 'onsite',
  employmentType: 'part-time',
  contractType: null,
  seniority: null,
  salary: { min: 25.5, max: 32, currency: 'SAR', period: 'hourly' },
  publishedAt: '2026-11-18T08:00:00.000Z',
  expiresAt: '2026-12-18T08:00:00.000Z',
  state: 'active',
  closedAt: null,
  deadline: null,
  description: { ar: '', en: '' },
  locations: [],
  details: {
    openings: null,
    benefits: [],
    benefitsText: { ar: null, en: null },
    skills: [],
    experienceYears: null,
    education: null,
    languages: [],
    weeklyHours: null,
    shifts: [],
    onsiteDays: null,
  },
}

/** The text of the picture without the invisible marks of direction. */
const seen = (salary: Salary) =>
  jobAdPicture({ ...jobAd, salary }, 'en', 'Qareeb').replace(/[\u202A-\u202C\u2066\u2069]/g, '')

test.each([
  [{ min: 25.5, max: 32, currency: 'SAR', period: 'hourly' }, 'SAR 25.50 – 32 per hour'],
  [{ min: 350.125, max: 400, currency: 'KWD', period: 'monthly' }, 'KWD 350.125 – 400 per month'],
  [{ min: 9000, max: 9000, currency: 'SAR', period: 'monthly' }, 'SAR 9,000 per month'],
] as const)('writes pay as the pages do: %o', (salary, text) => {
  expect(seen(salary)).toContain(text)
})
