import type { AuditEntry, CompanyAuditEntry } from '@qareeb/contract/audit'
import type { LogRow } from './queries/log.ts'

/** An entry as platform administrators read it. */
export const toEntry = (row: LogRow): AuditEntry => ({
  id: row.id,
  happenedAt: row.happenedAt.toISOString(),
  action: row.action,
  outcome: row.outcome,
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  organization: row.organizationId === null ? null : { id: row.organizationId, name: row.organizationName },
  subject: row.subject === null ? null : { text: row.subject, name: row.subjectName },
  network: row.network || null,
  requestId: row.requestId,
  reason: row.reason,
  details: row.details,
})

/** The same as the company reads it: without names and networks of platform administrators. */
export function toCompanyEntry(row: LogRow): CompanyAuditEntry {
  const actor = actorOf(row)
  return {
    id: row.id,
    happenedAt: row.happenedAt.toISOString(),
    action: row.action,
    outcome: row.outcome,
    actor,
    subjectName: row.subjectIsPlatform ? null : (row.subjectName ?? row.invitedEmail),
    object: row.object,
    network: (actor.kind === 'person' && row.network) || null,
    reason: row.reason,
    requestId: row.requestId,
    details: row.details,
  }
}

function actorOf({ actorId, actorName, actorIsPlatform, details }: LogRow): CompanyAuditEntry['actor'] {
  if (actorId === null) return { kind: 'nobody', name: null }
  // The second holds even after the account of the administrator was deleted.
  if (actorIsPlatform || details['impersonating'] === true) return { kind: 'platform', name: null }
  return { kind: 'person', name: actorName }
}
