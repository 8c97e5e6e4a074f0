import type { AuditAction } from '@qareeb/contract/audit'
import type { Database } from '../../platform/database/database.ts'

export type NewEvent = {
  action: AuditAction
  outcome: 'done' | 'refused'
  actorId: string | null
  organizationId: string | null
  subject: string | null
  requestId: string
  network: string
  details: Record<string, string | number | boolean>
}

/**
 * Adds one entry to the log.
 * @returns its id, made here: its author may not be allowed to read it
 */
export async function insertEvent(db: Database, event: NewEvent): Promise<string> {
  const id = crypto.randomUUID()
  await db.query({
    name: 'audit_event_add',
    text: `
    insert into audit_event (id, action, outcome, actor_id, organization_id, subject, request_id, network, details)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      id,
      event.action,
      event.outcome,
      event.actorId,
      event.organizationId,
      event.subject,
      event.requestId,
      event.network,
      event.details,
    ],
  })
  return id
}

/** Adds to an entry why it was done. */
export async function insertReason(
  db: Database,
  { eventId, reason }: { eventId: string; reason: string },
): Promise<void> {
  await db.query({
    name: 'audit_reason_add',
    text: 'insert into audit_reason (event_id, reason) values ($1, $2)',
    values: [eventId, reason],
  })
}

/** Erases the words of reasons that are about a person. */
export async function deleteReasonsAbout(db: Database, userId: string): Promise<void> {
  await db.query({
    text: 'delete from audit_reason using audit_event as event where event.id = event_id and event.subject = $1::text',
    values: [userId],
  })
}

/** Erases the words of reasons that are about a company. Needs its scope. */
export async function deleteReasonsIn(db: Database, organizationId: string): Promise<void> {
  await db.query({
    text: `
      delete from audit_reason using audit_event as event
      where event.id = event_id and event.organization_id = $1`,
    values: [organizationId],
  })
}

export type EventRow = {
  happened_at: Date
  action: string
  outcome: string
  organization_id: string | null
  subject: string | null
  /** The network of the person's own acts: that of other people is private. */
  network: string | null
  details: Record<string, unknown>
  /** The reason, as the person got it. */
  reason: string | null
}

/**
 * The actions of a person and the actions on them, latest first; at most `most` entries. Needs a transaction in which
 * they act.
 */
export const listEventsAbout = (db: Database, userId: string, most: number): Promise<EventRow[]> =>
  db.query<EventRow>({
    name: 'audit_event_about',
    text: `
    select event.happened_at, event.action, event.outcome, event.organization_id, event.subject,
      case when event.actor_id = $1::uuid then event.network end as network, event.details, decision.reason
    from (
      (select * from audit_event where actor_id = $1::uuid order by happened_at desc, id limit $2)
      union
      (select * from audit_event where subject = $1::text order by happened_at desc, id limit $2)
    ) as event
    left join lateral (
      select reason from audit_reason where event_id = event.id and event.subject = $1::text limit 1
    ) as decision on true
    order by event.happened_at desc, event.id limit $2`,
    values: [userId, most],
  })
