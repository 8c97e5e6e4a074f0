import { auditPageSize, type listAudit as endpoint } from '@qareeb/contract/audit'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../ground/context.ts'
import { asPlatform } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { momentsOf } from './moments-of.ts'
import { listLog, type LogRow } from './queries/log.ts'
import { toEntry } from './to-entry.ts'

/** A page of the whole log, for platform administrators. */
export async function listAudit(
  context: Pick<Context, 'db' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { action, person, organization, outcome, requestId } = query
  const filter = {
    actions: action,
    person,
    organizationId: organization,
    outcome,
    requestId,
    ...momentsOf(query),
    after: query.after === undefined ? undefined : decodeCursor(query.after),
    most: auditPageSize + 1,
  }
  const found = await asPlatform(context, (context) => listLog(context.db, filter))
  const { rows, next } = pageOf(found, auditPageSize, placeOf)
  return { items: rows.map(toEntry), next }
}

/** Where an entry stands in the log. */
export const placeOf = ({ happenedAt, id }: LogRow) => ({ at: happenedAt, id })
