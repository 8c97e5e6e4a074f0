import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { listEventsAbout } from './queries/events.ts'

/** More than a person does in years; older entries are given on request. */
const mostEvents = 10_000

/**
 * The actions of a person and the actions on them, in companies too, with the given reasons, for the file of their
 * own data.
 */
export async function listEventFacts(context: Pick<Context, 'db'>, userId: string) {
  const list = ({ db }: Pick<Context, 'db'>) => listEventsAbout(db, userId, mostEvents)
  const events = await inTransaction(context, list, { actor: userId })
  return events.map(({ happened_at, organization_id, ...event }) => ({
    happenedAt: happened_at.toISOString(),
    organizationId: organization_id,
    ...event,
  }))
}
