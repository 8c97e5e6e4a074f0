import { auditPageSize, type listCompanyAudit as endpoint } from '@qareeb/contract/audit'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { actingAsAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { placeOf } from './list-audit.ts'
import { momentsOf } from './moments-of.ts'
import { listLog } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

/** A page of what was done in the company that the caller administers, by its people and by the platform. */
export async function listCompanyAudit(
  context: Pick<Context, 'db' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = actingAsAdmin(context)
  const filter = {
    organizationId,
    ...momentsOf(query),
    after: query.after === undefined ? undefined : decodeCursor(query.after),
    most: auditPageSize + 1,
  }
  const scope = { organizationId, actor: signedIn(context).userId }
  const found = await inTransaction(context, (context) => listLog(context.db, filter), scope)
  const { rows, next } = pageOf(found, auditPageSize, placeOf)
  return { items: rows.map(toCompanyEntry), next }
}
