import type { exportCandidates as endpoint } from '@qareeb/contract/candidates/candidate-export'
import type { InputOf } from '@qareeb/contract/endpoint'
import { directionOf } from '@qareeb/contract/locale'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { ByteStream } from '@qareeb/contract/values'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { type RankedPlace, rankedPlaceOf } from '../list-cursor.ts'
import { getAdNames } from '../queries/bulk-items.ts'
import {
  type CandidatesPage,
  countCandidatesOf,
  listCandidatesWithMessages,
} from '../queries/candidates-of-ad.ts'
import { addEvents } from '../queries/events.ts'
import { toCandidatesFilter } from '../team/list-candidates.ts'
import { toCandidateRow } from '../team/present-candidate.ts'
import { type Cell, cellsOf, columnsIn, sheetNameIn } from './export-columns.ts'
import { writeTable } from './write-table.ts'

/** Rows that are read at a time, in a transaction of their own. */
const rowsAtOnce = 200

/** A file that is written while it is sent, and its name. */
type Exported = { name: string; table: ByteStream }

/**
 * The candidates of an ad that match a filter, as a table that is named after the ad. The log gets the ad and how
 * many they are, the timeline of each candidate that somebody exported it.
 * @throws AppError `request.tooMany`
 */
export async function exportCandidates(
  context: Context,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<Exported> {
  const { userId } = signedIn(context)
  await countAttempts(context, [[limits.export, userId]])
  const { format = 'csv', sort = 'newest', ...chosen } = query
  const filter = toCandidatesFilter(params.id, chosen, { userId, now: context.now() })
  const { title } = await inCompany(context, candidateRights.export, async (context) => {
    const { db, organizationId } = context
    const count = await countCandidatesOf(db, filter)
    const details = { count, format }
    await recordEvent(context, {
      action: 'candidate.exportList',
      organizationId,
      subject: params.id,
      details,
    })
    return getAdNames(db, params.id)
  })
  const { locale } = context
  const sheet = sheetNameIn(locale)
  const table = writeTable[format]({
    sheet,
    isRightToLeft: directionOf(locale) === 'rtl',
    columns: columnsIn(locale),
    rows: readRows(context, { ...filter, sort }),
  })
  return { name: `${sheet} - ${nameIn(locale, title)} - ${riyadhDateOf(context.now())}.${format}`, table }
}

/** Reads page after page; the export was audited before. */
async function* readRows(
  context: Context,
  page: Omit<CandidatesPage, 'after' | 'limit'>,
): AsyncGenerator<Cell[][]> {
  let after: RankedPlace | undefined
  do {
    const { cells, last } = await readPage(context, { ...page, after, limit: rowsAtOnce })
    if (cells.length > 0) yield cells
    after = last
  } while (after)
}

const readPage = (context: Context, page: CandidatesPage) =>
  inCompany(context, candidateRights.export, async ({ db, organizationId, userId, now, locale }) => {
    const found = await listCandidatesWithMessages(db, page)
    const candidateIds = found.map(({ id }) => id)
    await addEvents(db, { candidateIds, organizationId, kind: 'exported', actorId: userId, at: now() })
    const cells = found.map((row) => cellsOf({ ...toCandidateRow(row, now()), message: row.message }, locale))
    const last = found.length === page.limit ? found.at(-1) : undefined
    return { cells, last: last && rankedPlaceOf(last) }
  })
