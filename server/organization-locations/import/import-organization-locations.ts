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
import { compareRowsInThread, readFileInThread } from './import-threads.ts'

type Import = Pick<InputOf<typeof endpoint>, 'query' | 'body'> & {
  /** The company that the page of the caller shows, if it names one. */
  meant?: string | undefined
}
type Answer = ResponseOf<typeof endpoint>

/**
 * Checks a file of branches, and writes the requested rows. A person without a company has the rows checked, and
 * nothing is written. The company is locked only while the rows are written: slow work comes before, and rows are
 * compared again after a change of a branch in between.
 * @throws AppError `organization.noneActive` to a caller who wants to write into a company and left it; the refusals of
 * `readFileInThread`, `compareRowsInThread` and `refuseTooMany`
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
  let existing = await inCompany(context, add, ({ db }) => listLocations(db, company))
  for (let tries = 0; tries < mostTries; tries += 1) {
    const rows = await compareWith(existing)
    const good = rowsToWrite(rows, query.write)
    if (good.length === 0) return answer(rows, 0)
    const changed = await inCompany(context, add, (inside) =>
      writeUnlessChanged(inside, { organizationId, existing, good }),
    )
    if (!changed) return answer(rows, good.length)
    existing = changed
  }
  throw new AppError('server.busy')
}

/** How often rows are compared when a branch of the company changes each time before they are written. */
const mostTries = 5

type ToWrite = {
  organizationId: string
  existing: readonly LocationFacts[]
  good: readonly LocationRow[]
}

/** @returns undefined once the rows are written; the present branches, when they are not those that were compared */
async function writeUnlessChanged(
  context: Inside<Context>,
  { organizationId, existing, good }: ToWrite,
): Promise<LocationFacts[] | undefined> {
  const { db, now } = context
  const present = await lockAdding(db, organizationId)
  if (present === undefined) throw new AppError('organization.noneActive')
  const latest = await listLocations(db, { organizationId, now: now() })
  if (!isUnchanged(existing, latest)) return latest
  refuseTooMany(present + good.length)
  await write(context, { organizationId, good })
  return undefined
}

function rowsToWrite(rows: readonly LocationRow[], mode: Import['query']['write']): LocationRow[] {
  const good = rows.filter(({ state }) => state === 'good')
  return mode === 'good-rows' || (mode === 'all' && good.length === rows.length) ? good : []
}

/** Whether the branches of a company are unchanged since they were read. */
const isUnchanged = (before: readonly LocationFacts[], after: readonly LocationFacts[]) =>
  before.length === after.length &&
  before.every(({ id, version }, index) => id === after[index]?.id && version === after[index].version)

/**
 * Counts a file before it is read: by company, else by network.
 * @throws AppError `request.tooMany`
 */
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
