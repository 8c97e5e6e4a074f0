import { changingActions, type getLastChange as endpoint } from '@qareeb/contract/audit'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'
import { listLog } from './queries/log.ts'
import { toCompanyEntry } from './to-entry.ts'

/** Entries of one subject that are looked through; the latest change is nearly always the first. */
const looked = 20

/** The last change of the company and its actor, for a person who has typed into a form of it meanwhile. */
export async function getLastChange(
  context: Pick<Context, 'db' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const rows = await inCompany(context, organizationRights.readLastChange, ({ db, organizationId }) =>
    listLog(db, {
      organizationId,
      outcome: 'done',
      ...(query.id === undefined
        ? { actions: detailsActions, most: 1 }
        : { subject: query.id, most: looked }),
    }),
  )
  const row = rows.find(({ action }) => changes.has(action))
  if (!row) return { change: null }
  const { happenedAt, actor } = toCompanyEntry(row)
  return { change: { happenedAt, actor } }
}

const changes: ReadonlySet<string> = new Set(changingActions)
const detailsActions = changingActions.filter((action) => action.startsWith('organization.'))
