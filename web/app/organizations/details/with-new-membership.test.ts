import type { Organization } from '@qareeb/contract/organizations'
import { expect, test } from 'vitest'
import { oasis, profileOf } from '../../dashboard/testing-profiles.ts'
import { withNewMembership } from './with-new-membership.ts'

const file = {
  id: 'document',
  name: 'registration.pdf',
  size: 1,
  mediaType: 'application/pdf',
  scan: 'clean',
  uploadedAt: '2026-11-21T08:00:00Z',
} as const

const najd: Organization = {
  id: 'najd',
  slug: 'najd-bakery',
  name: { ar: null, en: 'Najd Bakery' },
  logoUrl: null,
  plan: 'free',
  verificationStatus: 'pending',
  verifiedAt: null,
  waitingSince: '2026-11-21T09:00:00Z',
  rejection: null,
  registration: file,
  registrationExpiresOn: null,
  registrationNumber: null,
  marketingAllowed: false,
  retentionMonths: 12,
  planInterest: null,
  isPublic: false,
  createdAt: '2026-11-21T09:00:00Z',
  version: 1,
}

const before = {
  ...profileOf({ companies: [oasis], active: oasis }),
  verificationFile: { ...file, downloadUrl: null },
}

test('the founder of a company administers it, works for it, and keeps the other memberships', () => {
  const { organizations, activeOrganization } = withNewMembership(najd, before)
  expect(organizations.map(({ organization, role }) => [organization.id, role])).toEqual([
    ['najd', 'ADMIN'],
    ['oasis', 'ADMIN'],
  ])
  expect(activeOrganization?.organization).toMatchObject({ id: 'najd', slug: 'najd-bakery', verified: false })
})

test('the document of the sign-up belongs to the company once that is created', () => {
  expect(withNewMembership(najd, before).verificationFile).toBeNull()
  const ownDocument = { ...najd, registration: { ...file, id: 'another' } }
  expect(withNewMembership(ownDocument, before).verificationFile).toEqual(before.verificationFile)
})
