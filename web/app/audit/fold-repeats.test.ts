import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import { expect, test } from 'vitest'
import { foldRepeats } from './fold-repeats.ts'

let made = 0
const entry = (facts: Partial<CompanyAuditEntry>): CompanyAuditEntry => ({
  id: String((made += 1)),
  happenedAt: '2026-11-21T09:00:00.000Z',
  action: 'organization.inspect',
  outcome: 'done',
  actor: { kind: 'platform', name: null },
  subjectName: null,
  object: null,
  network: null,
  reason: null,
  requestId: null,
  details: {},
  ...facts,
})

const told = (entries: CompanyAuditEntry[]) =>
  foldRepeats(entries).map(({ action, times }) => [action, times])

test('successive reads are one line', () => {
  const look = entry({})
  const changed = entry({ action: 'organization.update' })
  expect(told([look, entry({}), changed, entry({}), look])).toEqual([
    ['organization.inspect', 2],
    ['organization.update', 1],
    ['organization.inspect', 2],
  ])
})

test('applications that somebody opened one after the other are one line', () => {
  const omar = { kind: 'person', name: 'Omar' } as const
  const opened = entry({ action: 'candidate.open', actor: omar })
  const moved = entry({ action: 'candidate.move', actor: omar })
  expect(told([opened, opened, moved, opened])).toEqual([
    ['candidate.open', 2],
    ['candidate.move', 1],
    ['candidate.open', 1],
  ])
})

test('changes, and acts of others, keep their lines', () => {
  const update = entry({ action: 'organization.update' })
  expect(told([update, update])).toHaveLength(2)
  expect(told([entry({}), entry({ actor: { kind: 'person', name: 'Omar' } })])).toHaveLength(2)
  expect(told([entry({}), entry({ outcome: 'refused' })])).toHaveLength(2)
  expect(told([])).toEqual([])
})

test('successive reads about different ads keep their lines', () => {
  const about = (id: string) =>
    entry({ action: 'candidate.open', object: { kind: 'jobAd', id, name: { ar: null, en: 'Accountant' } } })
  expect(told([about('1'), about('1'), about('2')])).toEqual([
    ['candidate.open', 2],
    ['candidate.open', 1],
  ])
})
