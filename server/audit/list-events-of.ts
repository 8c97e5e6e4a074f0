import type { Database } from '../platform/database/database.ts'
import { listLog } from './queries/log.ts'

/** More than any company does in years; what is older is told on request. */
const mostEvents = 10_000

/** What was done in a company, as the file of its data tells it: by ids. Runs inside of the company's scope. */
export async function listEventsOf(db: Database, organizationId: string) {
  const events = await listLog(db, { organizationId, most: mostEvents })
  return events.map(({ happenedAt, action, outcome, actorId, subject, network, details }) => ({
    happenedAt: happenedAt.toISOString(),
    action,
    outcome,
    actorId,
    subject,
    network,
    details,
  }))
}
