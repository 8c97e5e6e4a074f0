import {
  activateOrganization,
  type ActiveOrganization,
  askForPlan,
  changeLogo,
  createOrganization,
  downloadOrganizationData,
  getOrganization,
  openRegistration,
  getOrganizationStats,
  type Organization,
  updateOrganization,
} from '@qareeb/contract/organizations'
import { getOrganizationDeletion } from '@qareeb/contract/organizations/deletion'
import { getPublicOrganization, listShownOrganizations } from '@qareeb/contract/organizations/public-page'
import { jobAdCardExample as jobAd } from '../job-ads/examples.ts'
import { example } from '../platform/http/openapi/example.ts'

const registration = {
  id: '5d0c8a17-64c1-4d0e-9a0c-2f1b7a3e9c40',
  name: 'السجل التجاري.pdf',
  size: 214_880,
  mediaType: 'application/pdf',
  scan: 'clean' as const,
  uploadedAt: '2026-11-21T09:00:00.000Z',
}

const pending: Organization = {
  id: '2a7d5b1c-94f0-4c35-8e0b-6d3f1a2c7b58',
  slug: 'najd-bakery-2a7d5b',
  name: { ar: 'مخبز نجد', en: 'Najd Bakery' },
  logoUrl: null,
  plan: 'free',
  verificationStatus: 'pending',
  verifiedAt: null,
  rejection: null,
  waitingSince: '2026-11-21T09:00:00.000Z',
  registration,
  registrationExpiresOn: '2027-06-30',
  registrationNumber: '1010123456',
  marketingAllowed: true,
  retentionMonths: 12,
  planInterest: null,
  isPublic: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  version: 1,
}

const verified: Organization = {
  ...pending,
  verificationStatus: 'verified',
  verifiedAt: '2026-11-22T07:15:00.000Z',
  waitingSince: null,
  isPublic: true,
  version: 2,
}

const active: ActiveOrganization = {
  organization: { ...jobAd.organization, verificationStatus: 'verified', plan: 'advanced' },
  role: 'ADMIN',
  impersonatedUntil: null,
  hasRegistrationNumber: true,
}

const { id, name, address, city, lat, lng } = jobAd.location

/** Answers about companies. */
export const organizationExamples = [
  example(createOrganization, pending),
  example(getOrganization, verified),
  example(updateOrganization, verified),
  example(openRegistration, {
    ...registration,
    downloadUrl: '/files/8b0e4d1a7c2f4e9395a6b7c8d9e0f123?expires=1795255500000&signature=…',
  }),
  example(getOrganizationStats, {
    jobAds: { active: 7, inactive: 12, draft: 2 },
    locations: 3,
    members: 4,
    pendingInvitations: 1,
    candidates: { new: 18, inProgress: 9, waitingLong: 2 },
    plan: { name: 'free', openAds: 7, limit: 10 },
    waitingSince: null,
    isPublic: true,
    due: [
      { kind: 'registration-expiring', count: 1, on: '2026-12-15' },
      { kind: 'job-ads-expiring', count: 2, on: '2026-11-23' },
    ],
  }),
  example(changeLogo, {
    logoUrl: '/files/pictures/1f2e3d4c5b6a79881726354453627180.webp',
  }),
  example(activateOrganization, active),
  example(askForPlan, { plan: 'advanced', askedAt: '2026-11-21T10:00:00.000Z' }),
  example(downloadOrganizationData, {
    madeAt: '2026-11-21T10:00:00.000Z',
    organization: pending,
    team: [{ firstName: 'Omar', lastName: 'Al-Ghamdi', email: 'omar@qareeb.example', role: 'ADMIN' }],
  }),
  example(getOrganizationDeletion, { applications: 214, told: 31 }),
  example(listShownOrganizations, { items: [jobAd.organization] }),
  example(getPublicOrganization, {
    organization: jobAd.organization,
    locations: [{ id, name, address, city, lat, lng, openAds: 1 }],
    jobAds: [jobAd],
    openAds: 1,
  }),
]
