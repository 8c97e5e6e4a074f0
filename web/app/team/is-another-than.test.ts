import type { Invitation } from '@qareeb/contract/invitations'
import { expect, test } from 'vitest'
import { isAnotherThan } from './is-another-than.ts'

const answered: Invitation = {
  id: '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90',
  email: 'salma@qareeb.example',
  firstName: 'Salma',
  lastName: 'Al Harbi',
  role: 'HR',
  locale: 'ar',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
}
const requested = { firstName: 'Salma', lastName: 'Al Harbi', role: 'HR', locale: 'ar' } as const

test.each([{}, { firstName: ' Salma ' }, { lastName: 'Al  Harbi\u200f' }, { role: 'member' as const }])(
  'an invitation with %j is the requested one',
  (changes) => expect(isAnotherThan(answered, { ...requested, ...changes })).toBe(false),
)

test.each([
  { firstName: 'Salwa' },
  { lastName: 'Harbi' },
  { role: 'admin' as const },
  { locale: 'en' as const },
])('with %j another one was open before', (changes) =>
  expect(isAnotherThan(answered, { ...requested, ...changes })).toBe(true),
)
