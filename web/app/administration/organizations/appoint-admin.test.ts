import { expect, test } from 'vitest'
import { lacksAdmin } from './appoint-admin.tsx'

const member = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Huda',
  lastName: 'Al-Qahtani',
  email: 'huda@oasis.example',
  phone: null,
  joinedAt: '2026-03-02T08:00:00.000Z',
}
const [hr, admin] = [{ ...member, role: 'HR' } as const, { ...member, role: 'ADMIN' } as const]

test.each([
  [
    'an administrator at work',
    [
      { ...hr, disabled: false },
      { ...admin, disabled: false },
    ],
    false,
  ],
  [
    'one who was shut out',
    [
      { ...hr, disabled: false },
      { ...admin, disabled: true },
    ],
    true,
  ],
  ['none', [{ ...hr, disabled: false }], true],
  ['nobody who could be one', [{ ...hr, disabled: true }], false],
])('a team with %s', (_who, members, expected) => {
  expect(lacksAdmin(members)).toBe(expected)
})
