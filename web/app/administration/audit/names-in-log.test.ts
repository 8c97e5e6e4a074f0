import type { AuditEntry } from '@qareeb/contract/audit'
import { expect, test } from 'vitest'
import { companyIn, personIn } from './names-in-log.ts'

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: crypto.randomUUID(),
  happenedAt: '2026-11-21T09:00:00.000Z',
  action: 'user.disable',
  outcome: 'done',
  actor: null,
  organization: null,
  subject: null,
  network: null,
  requestId: null,
  reason: null,
  details: {},
  ...more,
})

const oasis = { ar: 'مجموعة الواحة', en: 'Oasis Group' }
const log = [
  entry({}),
  entry({ actor: { id: 'noura', name: 'نورة' }, subject: { text: 'sara', name: 'سارة' } }),
  entry({ actor: { id: 'gone', name: null }, organization: { id: 'oasis', name: oasis } }),
  entry({ organization: { id: 'sold', name: null } }),
]

test.each([
  ['noura', 'نورة'],
  ['sara', 'سارة'],
  ['gone', null],
  ['nobody', undefined],
  [undefined, undefined],
])('the log calls the person %s %s', (id, name) => expect(personIn(log, id)).toBe(name))

test.each([
  ['oasis', oasis],
  ['sold', null],
  ['nowhere', undefined],
  [undefined, undefined],
])('the log calls the company %s %j', (id, name) => expect(companyIn(log, id)).toEqual(name))
