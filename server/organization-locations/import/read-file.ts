import type { Locale } from '@qareeb/contract/locale'
import { locationImportBounds, type LocationRow } from '@qareeb/contract/organization-locations/import'
import { readCsv } from '@qareeb/contract/text/csv-content'
import { AppError } from '../../ground/errors.ts'
import type { CheckedFile, CheckedRow } from './checked-row.ts'
import { findColumns, findMissing, unknownHeaders } from './find-columns.ts'
import { type Comparable, KnownBranches } from './known-branches.ts'
import { NearBranches } from './near-branches.ts'
import { parseCsv } from './parse-csv.ts'
import { quoteCell } from './quote-cell.ts'
import { readRow } from './read-row.ts'
import { refuseHeader } from './refuse-header.ts'
import { toSentence } from './to-sentence.ts'

export type ReadOptions = {
  correctsSwapped: boolean
  /** Of the refusal of a file without the columns that it needs. */
  locale: Locale
}

export type CompareOptions = {
  /** Branches that the company has. */
  existing: readonly Comparable[]
  /** Of the sentences that say what is wrong. */
  locale: Locale
}

/**
 * Reads a file of branches, row by row.
 * @throws AppError `organizationLocation.notCsv` and others of `readCsv`, `.noRows`, `.tooManyRows`, `.rowTooLarge`, and the
 * refusal of `refuseHeader` for a file without the columns that it needs
 */
export function readFile(bytes: Uint8Array, options: ReadOptions): CheckedFile {
  const read = readCsv(bytes)
  if ('problem' in read) throw new AppError(read.problem)
  return readRows(read.text, options)
}

function readRows(text: string, { correctsSwapped, locale }: ReadOptions): CheckedFile {
  // The header, all that may follow, and one that is too many.
  const { rows, openQuoteLine, tooLargeLine, hasTooManyBlank } = parseCsv(text, {
    mostRows: locationImportBounds.rows + 2,
  })
  if (tooLargeLine !== undefined) refuseLine(tooLargeLine)
  const [header, ...body] = rows
  const headers = header?.cells ?? []
  const columns = findColumns(headers)
  const missing = findMissing(columns)
  if (missing.length > 0) refuseHeader(headers, { missing, locale })
  if (headers.length > locationImportBounds.columns) refuseLine(header?.line ?? 1)
  if (hasTooManyBlank || body.length > locationImportBounds.rows)
    throw new AppError('organizationLocation.tooManyRows')

  const width = headers.length
  const read = body.map((row) => readRow(row, { columns, width, correctsSwapped }))
  if (openQuoteLine !== undefined) read.push(brokenRow(openQuoteLine))
  if (read.length === 0) throw new AppError('organizationLocation.noRows')
  return { rows: read, unknownColumns: unknownHeaders(headers).map(quoteCell) }
}

function refuseLine(line: number): never {
  throw new AppError('organizationLocation.rowTooLarge', { details: { line } })
}

const brokenRow = (line: number): CheckedRow => ({
  line,
  name: { ar: null, en: null },
  address: { ar: null, en: null },
  shortNationalAddress: null,
  position: null,
  problems: [{ column: null, problem: 'quoteOpen', value: '' }],
  notices: [],
})

/**
 * Separates good rows from bad ones, and from repetitions of an earlier row or of a branch. A good row near a
 * branch of another name gets a notice, and so does one with the name and the short address of a branch elsewhere.
 */
export function compareRows(
  rows: readonly CheckedRow[],
  { existing, locale }: CompareOptions,
): LocationRow[] {
  const known = new KnownBranches<number | null>()
  const places = new NearBranches()
  const remember = (branch: Comparable, line: number | null) => {
    known.add(branch, line)
    // A missing position is no duplicate of others in the middle of the city.
    if (!branch.isApproximate) places.add(branch)
  }
  for (const branch of existing) remember(branch, null)
  return rows.map((row) => {
    const problems = row.problems.map((one) => ({ ...one, message: toSentence(one, locale) }))
    if (problems.length > 0 || !row.position) return { ...row, problems, state: 'bad', sameAsLine: null }

    const branch = { ...row, ...row.position, isApproximate: row.notices.includes('approximate') }
    const same = known.find(branch)
    if (same) return { ...row, problems, state: 'duplicate', sameAsLine: same.origin }
    const notices = [...row.notices]
    if (!branch.isApproximate && places.hasNear(row.position)) notices.push('nearOther')
    if (known.hasAddress(branch)) notices.push('sameShortAddress')
    remember(branch, row.line)
    return { ...row, problems, notices, state: 'good', sameAsLine: null }
  })
}
