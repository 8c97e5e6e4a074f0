import { expect, test } from 'vitest'
import { najd, oasis, profileOf } from '../testing-profiles.ts'
import { changeOfCompany, removedMeanwhile } from './change-of-company.ts'

const atOasis = profileOf({ companies: [oasis, najd], active: oasis })

test('reports nothing while the company is the same', () => {
  expect(changeOfCompany(atOasis, profileOf({ companies: [oasis], active: oasis }))).toBeNull()
})

test('reports that another tab has changed the company', () => {
  const atNajd = profileOf({ companies: [oasis, najd], active: najd })
  expect(changeOfCompany(atOasis, atNajd)).toEqual({ kind: 'switched', name: najd.organization.name })
})

test('a removed person reads the name of the company that they left, with and without a next company', () => {
  const removed = { kind: 'removed', name: oasis.organization.name }
  expect(changeOfCompany(atOasis, profileOf({ companies: [najd] }))).toEqual(removed)
  expect(changeOfCompany(atOasis, profileOf({ companies: [najd], active: najd }))).toEqual(removed)
})

test('reports that an impersonation is over', () => {
  const inside = profileOf({
    companies: [],
    userType: 'admin',
    active: oasis,
    impersonatedUntil: '2026-11-21T18:00:00Z',
  })
  const outside = profileOf({ companies: [], userType: 'admin' })
  expect(changeOfCompany(inside, outside)?.kind).toBe('impersonation-ended')
})

test('names the next company of a platform administrator', () => {
  const inside = (active: typeof oasis, impersonatedUntil: string) =>
    profileOf({ companies: [], userType: 'admin', active, impersonatedUntil })
  const change = changeOfCompany(inside(oasis, '2026-11-21T18:00:00Z'), inside(najd, '2026-11-21T18:10:00Z'))
  expect(change).toEqual({ kind: 'switched', name: najd.organization.name })
})

test('reports nothing for a person without an active company', () => {
  expect(changeOfCompany(profileOf({ companies: [oasis] }), profileOf({ companies: [] }))).toBeNull()
})

const kept = {
  userId: 'huda',
  organizationId: oasis.organization.id,
  name: oasis.organization.name,
  impersonatedUntil: null,
}
const huda = (companies: (typeof oasis)[]) => ({ id: 'huda', organizations: companies })

test('reports on the next page that somebody was removed while no page was open', () => {
  expect(removedMeanwhile(kept, huda([najd]))).toEqual({ kind: 'removed', name: oasis.organization.name })
})

test('reports nothing for an own company, for another person, or after an impersonation', () => {
  expect(removedMeanwhile(kept, huda([oasis]))).toBeNull()
  expect(removedMeanwhile({ ...kept, userId: 'omar' }, huda([]))).toBeNull()
  expect(removedMeanwhile({ ...kept, organizationId: null }, huda([]))).toBeNull()
  expect(removedMeanwhile({ ...kept, impersonatedUntil: '2026-11-21T18:00:00Z' }, huda([]))).toBeNull()
  expect(removedMeanwhile(null, huda([]))).toBeNull()
})
