import type { AuditAction } from '@qareeb/contract/audit'
import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { truncatedNetworkOf } from '../platform/http/network-of.ts'
import { insertEvent, insertReason } from './queries/events.ts'

export type AuditEvent = {
  action: AuditAction
  /** `refused` for a refused attempt; `done` when left out. */
  outcome?: 'done' | 'refused'
  /** The actor, if it is not the caller: a sign-in begins as a guest and is recorded for the person. */
  actorId?: string
  organizationId?: string
  /** The object of the action: an id, never a name or an address. */
  subject?: string
  /** No names, no addresses, no words that a person wrote: the entry outlives the account. */
  details?: Record<string, string | number | boolean>
  /** The reason, in the words that the subjects got; stored apart, to be erased with them. */
  reason?: string
}

type Caller = Pick<Context, 'actor' | 'origin' | 'requestId' | 'db'>

/**
 * Audits an act, in the transaction that does it: either both happen or neither does. Entries can be added and
 * read; the database lets the application change or remove none. Acts of a platform administrator inside a company
 * are marked and name the company, with every caller, unless they are about the administrator's own account.
 */
export const recordEvent = (context: Inside<Caller>, event: AuditEvent): Promise<void> =>
  recordSingleEvent(context, event)

/** The same of an event that changes no data, such as a refusal or a read; it needs no transaction. */
export async function recordSingleEvent(context: Caller, event: AuditEvent): Promise<void> {
  const { actor, origin, requestId, db } = context
  const impersonated = impersonatedBy(actor, event)
  const eventId = await insertEvent(db, {
    action: event.action,
    outcome: event.outcome ?? 'done',
    actorId: event.actorId ?? (actor.kind === 'user' ? actor.userId : null),
    organizationId: event.organizationId ?? impersonated?.id ?? null,
    subject: event.subject ?? null,
    requestId,
    network: truncatedNetworkOf(origin.network),
    details: { ...event.details, ...(impersonated && { impersonating: true }) },
  })
  if (event.reason !== undefined) await insertReason(db, { eventId, reason: event.reason })
}

/** Sign-ins, devices, passwords and the data of an account are its person's, independent of the active company. */
const ofAccounts = /^(session|user|secondFactor)\./

function impersonatedBy(actor: Context['actor'], { action }: AuditEvent) {
  if (actor.kind !== 'user' || !actor.organization?.impersonatedUntil || ofAccounts.test(action))
    return undefined
  return actor.organization
}
