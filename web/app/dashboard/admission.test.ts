import { expect, test } from 'vitest'
import { admissionOf } from './admission.ts'
import { oasis, profileOf } from './testing-profiles.ts'

const overview = { needsCompany: true, namesCompany: false }
const createCompany = { needsCompany: false, namesCompany: false }

test('lets anyone who acts for a company enter', () => {
  expect(admissionOf(profileOf({ companies: [oasis], active: oasis }), overview)).toBe('page')
})

test('lets an employer without a company create one, and nothing else', () => {
  const employer = profileOf({ companies: [] })
  expect(admissionOf(employer, overview)).toBe('to-create')
  expect(admissionOf(employer, createCompany)).toBe('page')
})

test('asks a member without an active company to choose one', () => {
  const member = profileOf({ companies: [oasis] })
  expect(admissionOf(member, overview)).toBe('choose')
  expect(admissionOf(member, createCompany)).toBe('page')
})

test('explains the dashboard to job seekers at any address', () => {
  const seeker = profileOf({ companies: [], userType: 'job-seeker' })
  expect(admissionOf(seeker, overview)).toBe('for-companies')
  expect(admissionOf(seeker, createCompany)).toBe('for-companies')
})

test('leads platform administrators to their own pages, but for a company that the address names', () => {
  const admin = profileOf({ companies: [], userType: 'admin' })
  expect(admissionOf(admin, overview)).toBe('to-administration')
  expect(admissionOf(admin, { needsCompany: true, namesCompany: true })).toBe('page')
})
