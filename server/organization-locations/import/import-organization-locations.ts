import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type {
  importOrganizationLocations as endpoint,
  LocationRow,
} from '@qareeb/contract/organization-locations/import'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany, type Inside } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { toStored } from '../add-organization-location.ts'
import { limits } from '../limits.ts'
import { listLocations, type LocationFacts } from '../queries/locations.ts'
import { insertLocations, lockAdding } from '../queries/write-locations.ts'
import { refuseTooMany } from '../refuse-too-many.ts'
import { compareRowsInThread, readFileInThread } from './read-file-in-thread.ts'

type Import = Pick<InputOf<typeof endpoint>, 'query' | 'body'> & {
  /** The company that the page of the caller shows, if it names one. */
  meant?: string | undefined
}
type Answer = ResponseOf<typeof endpoint>

/**
 * Checks a file of branches, and writes the requested rows. A person without a company has the rows checked, and
 * nothing is written. The company is locked only while the rows are written: slow work comes before, and rows are
 * compared once more after a change of a branch in between.
 * @throws AppError `organization.noneActive` to a caller who wants to write into a company and left it
 */
export async function importOrganizationLocations(
  context: Context,
  { query, body, meant }: Import,
): Promise<Answer> {
  const organizationId = companyOf(context)
  const isLost = organizationId === undefined && meant !== undefined
  if (isLost && query.write !== undefined) throw new AppError('organization.noneActive')

  const bytes = new Uint8Array(await body.file.arrayBuffer())
  const file = await readFileInThread(bytes, {
    correctsSwapped: query.swapped === 'correct',
    locale: context.locale,
  })
  const compareWith = (existing: readonly LocationFacts[]) =>
    compareRowsInThread(file.rows, { existing, locale: context.locale })
  const answer = (rows: LocationRow[], written: number) =>
    answerOf({ rows, written, unknownColumns: file.unknownColumns })
  if (organizationId === undefined) return answer(await compareWith([]), 0)

  const company = { organizationId, now: context.now() }
  const { add } = organizationLocationRights
  const existing = await inCompany(context, add, ({ db }) => listLocations(db, company))
  const rows = await compareWith(existing)
  if (rowsToWrite(rows, query.write).length === 0) return answer(rows, 0)
  return inCompany(context, add, async (context) => {
    const { db } = context
    const present = await lockAdding(db, organizationId)
    if (present === undefined) throw new AppError('organization.noneActive')
    const latest = await listLocations(db, company)
    const settled = isUnchanged(existing, latest) ? rows : await compareWith(latest)
    const good = rowsToWrite(settled, query.write)
    refuseTooMany(present + good.length)
    if (good.length > 0) await write(context, { organizationId, good })
    return answer(settled, good.length)
  })
}

function rowsToWrite(rows: readonly LocationRow[], mode: Import['query']['write']): LocationRow[] {
  const good = rows.filter(({ state }) => state === 'good')
  return mode === 'good-rows' || (mode === 'all' && good.length === rows.length) ? good : []
}

/** Whether the branches of a company are unchanged since they were read. */
const isUnchanged = (before: readonly LocationFacts[], after: readonly LocationFacts[]) =>
  before.length === after.length &&
  before.every(({ id, version }, index) => id === after[index]?.id && version === after[index].version)

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
  context: Inside<Context>,
  { organizationId, good }: { organizationId: string; good: readonly LocationRow[] },
) {
  const locations = good.flatMap(({ position, notices, ...row }) =>
    position ? [toStored({ ...row, ...position }, { isApproximate: notices.includes('approximate') })] : [],
  )
  await insertLocations(context.db, { organizationId, locations, now: context.now() })
  await recordEvent(context, {
    action: 'organizationLocation.import',
    organizationId,
    details: { written: locations.length },
  })
}

function answerOf({ rows, ...told }: Omit<Answer, 'counts'>): Answer {
  const countOf = (state: LocationRow['state']) => rows.filter((row) => row.state === state).length
  return {
    ...told,
    counts: { good: countOf('good'), duplicate: countOf('duplicate'), bad: countOf('bad') },
    rows,
  }
}
