import { problemOfCsv } from '@qareeb/contract/csv-content'
import type { Locale } from '@qareeb/contract/locale'
import { locationImportBounds, type LocationRow } from '@qareeb/contract/organization-locations'
import { AppError } from '../../errors.ts'
import type { CheckedRow } from './checked-row.ts'
import { areEnough, findColumns } from './find-columns.ts'
import { type Comparable, KnownBranches } from './find-duplicates.ts'
import { parseTable } from './parse-table.ts'
import { readRow } from './read-row.ts'
import { toSentence } from './to-sentence.ts'

type ReadOptions = { correctsSwapped: boolean }

export type CompareOptions = {
  /** Branches that the company has. */
  existing: readonly Comparable[]
  /** Of the sentences that say what is wrong. */
  locale: Locale
}

/**
 * Reads a file of branches, row by row.
 * @throws AppError for a file that is none, or of which not one row can be understood
 */
export function readFile(bytes: Uint8Array, options: ReadOptions): CheckedRow[] {
  return readRows(textOf(bytes), options)
}

function textOf(bytes: Uint8Array): string {
  const problem = problemOfCsv(bytes)
  if (problem) throw new AppError(problem)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('organizationLocation.notUtf8')
  }
}

function readRows(text: string, { correctsSwapped }: ReadOptions): CheckedRow[] {
  const { rows, openQuoteLine } = parseTable(text)
  const [header, ...body] = rows
  const columns = findColumns(header?.cells ?? [])
  if (!header || !areEnough(columns)) throw new AppError('organizationLocation.columnsMissing')
  if (body.length > locationImportBounds.rows) throw new AppError('organizationLocation.tooManyRows')

  const width = header.cells.length
  const read = body.map((row) => readRow(row, { columns, width, correctsSwapped }))
  if (openQuoteLine !== undefined) read.push(brokenRow(openQuoteLine))
  if (read.length === 0) throw new AppError('organizationLocation.noRows')
  return read
}

const brokenRow = (line: number): CheckedRow => ({
  line,
  name: { ar: null, en: null },
  address: { ar: null, en: null },
  shortNationalAddress: null,
  position: null,
  problems: [{ column: null, problem: 'quoteOpen' }],
  notices: [],
})

/** Tells good rows from bad ones, and from those that say again what an earlier row or a branch says. */
export function compareRows(
  rows: readonly CheckedRow[],
  { existing, locale }: CompareOptions,
): LocationRow[] {
  const known = new KnownBranches<number | null>()
  for (const branch of existing) known.add(branch, null)
  return rows.map((row) => {
    const problems = row.problems.map((one) => ({ ...one, message: toSentence(one, locale) }))
    if (problems.length > 0 || !row.position) return { ...row, problems, state: 'bad', sameAsLine: null }

    const branch = { ...row, ...row.position, isApproximate: row.notices.includes('approximate') }
    const same = known.find(branch)
    if (same) return { ...row, problems, state: 'duplicate', sameAsLine: same.origin }
    known.add(branch, row.line)
    return { ...row, problems, state: 'good', sameAsLine: null }
  })
}
