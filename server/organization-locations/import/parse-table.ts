import { csvSeparators } from '@qareeb/contract/csv-content'
import { parse } from 'csv-parse/sync'

/** One row of a file. `line` is where it begins, counted as editors do. */
export type TableRow = { line: number; cells: string[] }

export type Table = {
  rows: TableRow[]
  /** Where a row begins in which a quote opens that nothing closes: all that follows is one cell. */
  openQuoteLine: number | undefined
}

/**
 * Takes a CSV file apart: with or without a byte order mark, parted by commas, semicolons or tabs, lines ended as on any
 * system, quoted cells over several lines. Rows without any text are left out. Never throws, whatever the text.
 * @param mostRows where to stop: the process does nothing else meanwhile, and nobody reads what follows
 */
export function parseTable(text: string, { mostRows = Infinity }: { mostRows?: number } = {}): Table {
  const { body, separator } = prepare(text)
  const rows: TableRow[] = []
  let lastLine = 0
  let isOpen = false
  const keep = (cells: string[], lines: number) => {
    lastLine = lines
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines - linesWithin(cells), cells })
    if (rows.length >= mostRows) throw enough
  }
  const onOpenQuote = () => {
    isOpen = true
  }
  readRecords(body, { separator, keep, onOpenQuote })
  return { rows, openQuoteLine: isOpen ? firstWritten(body, lastLine) : undefined }
}

/** The only way out of the parser before the end of the text that counts rows as we do. */
const enough = new Error('As many rows were read as are wanted.')

type Reading = {
  separator: string
  keep: (cells: string[], lines: number) => void
  onOpenQuote: () => void
}

function readRecords(body: string, { separator, keep, onOpenQuote }: Reading) {
  try {
    parse(body, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: () => {
        onOpenQuote()
        return undefined
      },
      on_record: (cells: string[], { lines }) => {
        keep(cells, lines)
        return null
      },
    })
  } catch (reason) {
    if (reason !== enough) throw reason
  }
}

/** Line ends are made alike first: a file put together from two systems has both. */
function prepare(text: string): { body: string; separator: string } {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Excel writes and reads this line, which says how the others are parted.
  const [stated, separator] = /^sep=([,;\t])(?=\n)/i.exec(lines) ?? []
  if (stated && separator) return { body: lines.slice(stated.length), separator }
  return { body: lines, separator: commonestSeparator(/\S[^\n]*/.exec(lines)?.[0] ?? '') }
}

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
