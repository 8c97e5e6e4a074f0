import { expect, test } from 'vitest'
import type { LogRow } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

const row: LogRow = {
  id: '00000000-0000-4000-8000-000000000001',
  happenedAt: new Date('2026-11-21T09:00:00Z'),
  action: 'organization.update',
  outcome: 'done',
  actorId: '00000000-0000-4000-8000-000000000002',
  actorName: 'Huda',
  actorIsPlatform: false,
  organizationId: '00000000-0000-4000-8000-000000000003',
  organizationName: null,
  subject: null,
  subjectName: null,
  subjectIsPlatform: false,
  invitedEmail: null,
  object: null,
  network: '203.0.0.0/16',
  requestId: 'request-1',
  reason: null,
  details: {},
}

test.each([
  ['its own people', row, { kind: 'person', name: 'Huda' }, '203.0.0.0/16'],
  ['the platform', { ...row, actorIsPlatform: true }, { kind: 'platform', name: null }, null],
  [
    'an administrator who is gone',
    { ...row, details: { impersonating: true } },
    { kind: 'platform', name: null },
    null,
  ],
  ['nobody', { ...row, actorId: null }, { kind: 'nobody', name: null }, null],
] as const)('a company sees of an act by %s only what it may know', (_who, event, actor, network) => {
  expect(toCompanyEntry(event)).toMatchObject({ actor, network })
})

test('a company reads the names of its own people, and of no platform administrator', () => {
  const about = { ...row, subject: row.actorId, subjectName: 'Nora' }
  expect(toCompanyEntry(about).subjectName).toBe('Nora')
  expect(toCompanyEntry({ ...about, subjectIsPlatform: true }).subjectName).toBeNull()
})
