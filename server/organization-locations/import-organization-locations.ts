import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type importOrganizationLocations as endpoint,
  type LocationRow,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import type { Database } from '../platform/database/database.ts'
import { toStored } from './add-organization-location.ts'
import { checkFile } from './import/check-file.ts'
import { limits } from './limits.ts'
import { listLocations } from './queries/locations.ts'
import { insertLocations, lockAdding } from './queries/write-locations.ts'
import { scopeOf } from './scope.ts'

type Import = Pick<InputOf<typeof endpoint>, 'query' | 'body'>
type Answer = ResponseOf<typeof endpoint>

/**
 * Checks a file of branches and writes what was asked for, all in one transaction. Whoever works for no company has the
 * rows checked, and nothing is written whatever was asked.
 */
export async function importOrganizationLocations(
  context: Context,
  { query, body }: Import,
): Promise<Answer> {
  const bytes = new Uint8Array(await body.file.arrayBuffer())
  const check = { correctsSwapped: query.swapped === 'correct', locale: context.locale }
  const organizationId = companyOf(context)
  if (organizationId === undefined) return answerOf(checkFile(bytes, { ...check, existing: [] }), 0)

  return context.db.transaction(
    async (db) => {
      const present = query.write ? await lockAdding(db, organizationId) : 0
      const existing = await listLocations(db, { organizationId, now: context.now() })
      const rows = checkFile(bytes, { ...check, existing })
      const good = rows.filter(({ state }) => state === 'good')
      const writes = query.write === 'good-rows' || (query.write === 'all' && good.length === rows.length)
      if (!writes || good.length === 0) return answerOf(rows, 0)

      if (present + good.length > organizationLocationBounds.perOrganization)
        throw new AppError('organizationLocation.tooMany')
      await write(context, db, { organizationId, good })
      return answerOf(rows, good.length)
    },
    scopeOf(context, { organizationId }),
  )
}

/** Files are parsed before it is known whether they are worth it, so they are counted: per company, else per network. */
export async function allowImport(context: Context): Promise<void> {
  const organizationId = companyOf(context)
  await countAttempts(context, [
    organizationId === undefined
      ? [limits.checkFile, context.origin.network]
      : [limits.importFile, organizationId],
  ])
}

const companyOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.organization?.id : undefined)

async function write(
  context: Context,
  db: Database,
  { organizationId, good }: { organizationId: string; good: readonly LocationRow[] },
) {
  const locations = good.flatMap(({ position, notices, ...row }) =>
    position ? [toStored({ ...row, ...position }, { isApproximate: notices.includes('approximate') })] : [],
  )
  await insertLocations(db, { organizationId, locations, now: context.now() })
  await recordEvent(context, db, {
    action: 'organizationLocation.import',
    organizationId,
    details: { written: locations.length },
  })
}

function answerOf(rows: LocationRow[], written: number): Answer {
  const countOf = (state: LocationRow['state']) => rows.filter((row) => row.state === state).length
  return {
    written,
    counts: { good: countOf('good'), duplicate: countOf('duplicate'), bad: countOf('bad') },
    rows,
  }
}
