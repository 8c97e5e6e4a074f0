import { auditPageSize, type listCompanyAudit as endpoint } from '@qareeb/contract/audit'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { placeOf } from './list-audit.ts'
import { momentsOf } from './moments-of.ts'
import { listLog } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

/** A page of the acts in the caller's company, of its people and of the platform. */
export async function listCompanyAudit(
  context: Pick<Context, 'db' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const filter = {
    person: query.person,
    ...momentsOf(query),
    after: query.after === undefined ? undefined : decodeCursor(query.after),
    most: auditPageSize + 1,
  }
  const found = await inCompany(context, organizationRights.readLog, (context) =>
    listLog(context.db, { ...filter, organizationId: context.organizationId }),
  )
  const { rows, next } = pageOf(found, auditPageSize, placeOf)
  return { items: rows.map(toCompanyEntry), next }
}
