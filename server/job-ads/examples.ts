import { listSavedJobAds } from '@qareeb/contract/favorites'
import { getJobAd, getJobAdCard, type JobAdCard, type PublicJobAd } from '@qareeb/contract/job-ads'
import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import {
  changeJobAd,
  changeJobAds,
  createJobAd,
  deleteJobAd,
  getDashboardJobAd,
  listJobAdHistory,
  listOrganizationJobAds,
  refreshSlugs,
  type TeamJobAd,
} from '@qareeb/contract/job-ads/job-ad-life'
import { getTranslationAllowance, translateJobAd } from '@qareeb/contract/job-ads/translation'
import { example } from '../platform/http/openapi/example.ts'

/** A job ad as lists show it. */
export const jobAdCardExample: JobAdCard = {
  id: '7f0c2a4e-61a5-4b7e-9f43-5c1f3f0f7d11',
  slugs: { ar: 'محاسب-الرياض', en: 'accountant-riyadh' },
  title: { ar: 'محاسب', en: 'Accountant' },
  organization: {
    id: '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90',
    slug: 'oasis-group',
    name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
    verified: true,
    verifiedAt: '2026-03-02T08:00:00.000Z',
    logoUrl: null,
  },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  contractType: 'employment-contract',
  seniority: 'mid',
  salary: { min: 9000, max: 12000, currency: 'SAR', period: 'monthly' },
  publishedAt: '2026-11-20T06:30:00.000Z',
  expiresAt: '2026-12-20T06:30:00.000Z',
  locationCount: 1,
  location: {
    id: 'f3a1d2b4-8e5c-4f6a-b7d8-90e1f2a3b4c5',
    name: { ar: 'المقر الرئيسي', en: 'Head office' },
    address: { ar: 'طريق الملك فهد', en: 'King Fahd Road' },
    city: { ar: 'الرياض', en: 'Riyadh' },
    district: { ar: 'العليا', en: 'Al Olaya' },
    lat: 24.6911,
    lng: 46.6853,
    distanceKm: 1.2,
  },
}

const { location, locationCount, ...shared } = jobAdCardExample

const publicJobAd: PublicJobAd = {
  ...shared,
  state: 'active',
  closedAt: null,
  deadline: null,
  description: { ar: null, en: '<p>You close the books of each month and answer for them.</p>' },
  locations: Array.from({ length: locationCount }, () => location),
  details: {
    openings: 2,
    benefits: ['medical-insurance', 'transport'],
    benefitsText: { ar: null, en: null },
    skills: [{ name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' }, need: 'must' }],
    experienceYears: 3,
    education: 'bachelor',
    languages: [{ language: 'en', level: 'good' }],
    weeklyHours: 48,
    shifts: ['morning'],
    onsiteDays: null,
  },
}

const content: JobAdContent = {
  title: shared.title,
  description: publicJobAd.description,
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  contractType: 'employment-contract',
  seniority: 'mid',
  pay: shared.salary,
  locationIds: [location.id],
  deadline: null,
  openings: 2,
  benefits: ['medical-insurance', 'transport'],
  benefitsText: { ar: null, en: null },
  requirements: {
    skills: [{ key: 'vat', need: 'must' }],
    experienceYears: 3,
    education: 'bachelor',
    languages: [{ language: 'en', level: 'good' }],
    weeklyHours: 48,
    shifts: ['morning'],
    onsiteDays: null,
  },
  contact: { name: 'Huda Al-Qahtani', email: 'huda@oasis.example', phone: null },
  adType: 'free',
}

const teamJobAd: TeamJobAd = {
  id: shared.id,
  state: 'active',
  version: 3,
  content,
  slugs: shared.slugs,
  createdAt: '2026-11-19T12:00:00.000Z',
  updatedAt: shared.publishedAt,
  publishedAt: shared.publishedAt,
  expiresAt: shared.expiresAt,
  closedAt: null,
  outcome: null,
}

const plan = { used: 4, limit: 10 }

/** Answers about one job ad, about those of a company, and about those that a browser saved. */
export const jobAdExamples = [
  example(getJobAd, publicJobAd),
  example(getJobAdCard, jobAdCardExample),
  example(createJobAd, { ...teamJobAd, state: 'draft', publishedAt: null, expiresAt: null }),
  example(changeJobAd, teamJobAd),
  example(deleteJobAd, undefined),
  example(getDashboardJobAd, { team: teamJobAd, public: publicJobAd, plan, openCandidates: 27 }),
  example(listOrganizationJobAds, {
    items: [
      {
        id: shared.id,
        state: 'active',
        version: 3,
        title: shared.title,
        slugs: shared.slugs,
        location: location.name,
        locationCount: 1,
        createdAt: teamJobAd.createdAt,
        publishedAt: shared.publishedAt,
        expiresAt: shared.expiresAt,
        deadline: null,
        closedAt: null,
        outcome: null,
        missing: [],
        candidates: { all: 46, new: 18, waitingLong: 2, open: 27 },
      },
    ],
    next: null,
    counts: { active: 4, inactive: 7, draft: 2, endingSoon: 1 },
    plan,
  }),
  example(changeJobAds, { items: [{ id: shared.id, refusal: null }] }),
  example(listJobAdHistory, {
    items: [
      {
        id: '0d8f2c51-7a64-4c1b-9c0e-5f6a7b8c9d10',
        happenedAt: shared.publishedAt,
        action: 'jobAd.publish',
        outcome: 'done',
        actor: { kind: 'person', name: 'Huda Al-Qahtani' },
        subjectName: null,
        object: { kind: 'jobAd', id: shared.id, name: shared.title },
        network: '203.0.0.0/16',
        reason: null,
        requestId: 'a3f1',
        details: {},
      },
    ],
  }),
  example(getTranslationAllowance, { left: 97, allowed: 100, wholeTexts: true }),
  example(translateJobAd, {
    title: { by: 'glossary', text: 'Accountant' },
    description: { by: 'provider', text: '<p>You close the books of each month.</p>' },
    benefitsText: null,
  }),
  example(refreshSlugs, { changed: 12 }),
  example(listSavedJobAds, {
    items: [{ jobAd: { ...shared, locationCount }, location, state: 'active', savedAt: null }],
  }),
]
