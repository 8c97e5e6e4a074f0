import type { Database } from '../platform/database/database.ts'
import { listEventsAbout } from './queries/events.ts'

/** More than anybody does in years; what is older is told on request. */
const mostEvents = 10_000

/** What somebody did and what was done about their account, as the file of their own data tells it. */
export async function listEventFacts(db: Database, userId: string) {
  const events = await listEventsAbout(db, userId, mostEvents)
  return events.map(({ happened_at, ...event }) => ({ happenedAt: happened_at.toISOString(), ...event }))
}
