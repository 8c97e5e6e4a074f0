import { expect, it } from 'vitest'
import { organizationRights } from './organizations.ts'
import { type CompanyActor, whyNot } from './right.ts'
import { teamRights } from './team.ts'

const confirmed = (as: CompanyActor) => ({ as, emailVerified: true })

it('only an administrator of the company decides about its people', () => {
  expect(whyNot(teamRights.changeRole, confirmed('ADMIN'))).toBeNull()
  expect(whyNot(teamRights.changeRole, confirmed('HR'))).toBe('request.forbidden')
  expect(whyNot(teamRights.changeRole, confirmed('impersonator'))).toBe('organization.notWhileImpersonating')
})

it('a role that may not is refused before a need that is not met', () => {
  expect(whyNot(teamRights.invite, { as: 'HR', emailVerified: false })).toBe('request.forbidden')
  expect(whyNot(teamRights.invite, { as: 'ADMIN', emailVerified: false })).toBe('auth/unverified-email')
})

it('only the platform, from outside, verifies a company', () => {
  expect(whyNot(organizationRights.decide, confirmed('platform'))).toBeNull()
  expect(whyNot(organizationRights.decide, confirmed('ADMIN'))).toBe('request.forbidden')
  expect(whyNot(organizationRights.decide, confirmed('impersonator'))).toBe(
    'organization.notWhileImpersonating',
  )
})
