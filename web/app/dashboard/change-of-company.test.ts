import { expect, test } from 'vitest'
import { changeOfCompany } from './change-of-company.ts'
import { najd, oasis, profileOf } from './testing-profiles.ts'

const atOasis = profileOf({ companies: [oasis, najd], active: oasis })

test('says nothing as long as the company is the same', () => {
  expect(changeOfCompany(atOasis, profileOf({ companies: [oasis], active: oasis }))).toBeNull()
})

test('says that another tab has changed the company', () => {
  const atNajd = profileOf({ companies: [oasis, najd], active: najd })
  expect(changeOfCompany(atOasis, atNajd)).toEqual({ kind: 'switched', name: najd.organization.name })
})

test('says from which team somebody was removed, whichever company comes next', () => {
  const removed = { kind: 'removed', name: oasis.organization.name }
  expect(changeOfCompany(atOasis, profileOf({ companies: [najd] }))).toEqual(removed)
  expect(changeOfCompany(atOasis, profileOf({ companies: [najd], active: najd }))).toEqual(removed)
})

test('says that an impersonation is over', () => {
  const inside = profileOf({
    companies: [],
    userType: 'admin',
    active: oasis,
    impersonatedUntil: '2026-11-21T18:00:00Z',
  })
  const outside = profileOf({ companies: [], userType: 'admin' })
  expect(changeOfCompany(inside, outside)?.kind).toBe('impersonation-ended')
})

test('says into which company an administrator of the platform has gone on', () => {
  const inside = (active: typeof oasis, impersonatedUntil: string) =>
    profileOf({ companies: [], userType: 'admin', active, impersonatedUntil })
  const change = changeOfCompany(inside(oasis, '2026-11-21T18:00:00Z'), inside(najd, '2026-11-21T18:10:00Z'))
  expect(change).toEqual({ kind: 'switched', name: najd.organization.name })
})

test('says nothing to whoever acted for none', () => {
  expect(changeOfCompany(profileOf({ companies: [oasis] }), profileOf({ companies: [] }))).toBeNull()
})
