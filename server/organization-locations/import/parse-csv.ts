import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { csvSeparators } from '@qareeb/contract/text/csv-content'
import { type CsvError, parse } from 'csv-parse/sync'

/** One row of a file. `line` is where it begins, counted as editors do. */
export type TableRow = { line: number; cells: string[] }

export type Table = {
  rows: TableRow[]
  /** Where a row begins in which a quote opens that nothing closes: all that follows is one cell. */
  openQuoteLine: number | undefined
  /** The beginning of a row with more bytes than allowed; the rest was not read. */
  tooLargeLine: number | undefined
  /** Whether there were so many rows without text that the rest was not read. */
  hasTooManyBlank: boolean
}

/**
 * Parses a CSV file: with or without a byte order mark, separated by commas, semicolons or tabs, lines ended as on
 * any system, quoted cells over several lines. Rows without any text are left out. Never throws.
 * @param mostRows where to stop: the process does nothing else meanwhile, and the rest is unused
 */
export function parseCsv(text: string, { mostRows = Infinity }: { mostRows?: number } = {}): Table {
  const { body, separator } = prepare(text)
  const rows: TableRow[] = []
  let lastLine = 0
  let records = 0
  const keep = (allCells: string[], lines: number) => {
    lastLine = lines
    records += 1
    if (records > mostRows * blankRowsForEach) throw tooMany
    const cells = bounded(allCells)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines - linesWithin(allCells), cells })
    if (rows.length >= mostRows) throw enough
  }
  const end = readRecords(body, { separator, keep })
  const nextLine = end === 'large' || end === 'open' ? firstWritten(body, lastLine) : undefined
  return {
    rows,
    openQuoteLine: end === 'open' ? nextLine : undefined,
    tooLargeLine: end === 'large' ? nextLine : undefined,
    hasTooManyBlank: end === 'many',
  }
}

/** Ways out of the parser before the end of the text; the parser itself counts rows in another way. */
const enough = new Error('As many rows were read as are wanted.')
const tooLarge = new Error('A row has more bytes than one may.')
const tooMany = new Error('There are more rows without text than anybody writes.')

/** Rows that are read for each that is wanted: a million rows without text take ten seconds. */
const blankRowsForEach = 20

/** The cells of a row up to the most columns; one more, with text, replaces all the others that have text. */
function bounded(cells: string[]): string[] {
  const { columns } = locationImportBounds
  if (cells.length <= columns) return cells
  // Spreadsheets write the empty columns beside a table, too.
  const last = cells.findLast((cell) => cell.trim() !== '')
  const isWider = cells.findLastIndex((cell) => cell.trim() !== '') >= columns
  return [...cells.slice(0, columns), ...(isWider && last !== undefined ? [last] : [])]
}

type Reading = {
  separator: string
  keep: (cells: string[], lines: number) => void
}

/** @returns how the reading ended: at the end or with enough rows, within a quote, or at a row with too many bytes or after too many */
function readRecords(body: string, { separator, keep }: Reading): 'end' | 'open' | 'large' | 'many' {
  let isOpen = false
  try {
    parse(body, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: locationImportBounds.recordBytes,
      on_skip: (error: CsvError | undefined) => {
        if (error?.code === 'CSV_MAX_RECORD_SIZE') throw tooLarge
        isOpen = true
        return undefined
      },
      on_record: (cells: string[], { lines }) => {
        keep(cells, lines)
        return null
      },
    })
  } catch (reason) {
    if (reason === tooLarge) return 'large'
    if (reason === tooMany) return 'many'
    if (reason !== enough) throw reason
  }
  return isOpen ? 'open' : 'end'
}

/** Line ends are unified first: a file put together from two systems has both. */
function prepare(text: string): { body: string; separator: string } {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Excel writes and reads this line, which names the separator of the others.
  const [stated, separator] = /^sep=([,;\t])(?=\n)/i.exec(lines) ?? []
  if (stated && separator) return { body: lines.slice(stated.length), separator }
  return { body: lines, separator: commonestSeparator(headerOf(lines)) }
}

/** The first line with text, as far as a row may reach. */
const headerOf = (lines: string) =>
  (/\S[^\n]*/.exec(lines)?.[0] ?? '').slice(0, locationImportBounds.recordBytes)

/** One mark parts all cells: a comma may be the point of a number where semicolons part them. */
function commonestSeparator(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const countOf = (separator: string) => bare.split(separator).length
  return csvSeparators.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ','
}

const linesWithin = (cells: string[]) => cells.join('').split('\n').length - 1

/** The first line after some others that is not blank. */
function firstWritten(body: string, after: number): number {
  const rest = body.split('\n').slice(after)
  return (
    after +
    1 +
    Math.max(
      0,
      rest.findIndex((line) => line.trim() !== ''),
    )
  )
}
