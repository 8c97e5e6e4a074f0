import { type AuditEntry, getLastChange, listAudit, listCompanyAudit } from '@qareeb/contract/audit'
import { example } from '../platform/http/openapi/example.ts'

/** An entry of the log as platform administrators read it. */
export const auditEntryExample: AuditEntry = {
  id: '0d9b2c7a-61f4-4a39-9a0e-3c5b7d1e8f20',
  happenedAt: '2026-11-21T09:15:00.000Z',
  action: 'organization.impersonate',
  outcome: 'done',
  actor: { id: '9a3b1c5d-2e4f-4a6b-8c7d-1e2f3a4b5c6d', name: 'Nora Al-Shehri' },
  organization: {
    id: '6c1d9a4e-7b80-4c2d-8e4a-5b6978802f11',
    name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
  },
  subject: { text: '5d6e7f80-1a2b-4c3d-8e4f-5a6b7c8d9e0f', name: null },
  network: '203.0.0.0/16',
  requestId: '7f1c2d3e-4b5a-4968-8877-665544332211',
  reason: 'The company asked for help with its branches.',
  details: {},
}

const { id, happenedAt, action, outcome, reason, requestId, details } = auditEntryExample

const published = {
  id: '2f8e1d6c-5b4a-4392-8171-60f5e4d3c2b1',
  happenedAt: '2026-11-20T11:40:00.000Z',
  action: 'jobAd.publish',
  outcome: 'done',
  actor: { kind: 'person', name: 'Huda Al-Qahtani' },
  subjectName: null,
  object: {
    kind: 'jobAd',
    id: '3c5d7e9f-1a2b-4c3d-8e4f-5a6b7c8d9e1f',
    name: { ar: 'محاسب', en: 'Accountant' },
  },
  network: '203.0.0.0/16',
  reason: null,
  requestId: 'a3f1',
  details: {},
} as const

/** Answers of the audit log, as the platform and as a company read it. */
export const auditExamples = [
  example(getLastChange, { change: { happenedAt, actor: { kind: 'person', name: 'Sara Al-Harbi' } } }),
  example(listAudit, { items: [auditEntryExample], next: null }),
  example(listCompanyAudit, {
    items: [
      {
        id,
        happenedAt,
        action,
        outcome,
        actor: { kind: 'platform', name: null },
        subjectName: null,
        object: null,
        network: null,
        reason,
        requestId,
        details,
      },
      published,
    ],
    next: null,
  }),
]
