import type { LocationColumn } from '@qareeb/contract/organization-locations/import'
import type { CheckedRow } from './checked-row.ts'
import type { Columns } from './find-columns.ts'
import type { TableRow } from './parse-csv.ts'
import { quoteCell } from './quote-cell.ts'
import { readPosition } from './read-position.ts'
import { readAddress, readName, readShortAddress } from './read-texts.ts'

/** Understands one row of a file of branches, with all that is wrong in it at once. */
export function readRow(
  { line, cells }: TableRow,
  { columns, width, correctsSwapped }: { columns: Columns; width: number; correctsSwapped: boolean },
): CheckedRow {
  const cellOf = (column: LocationColumn) => plain(cells[columns.get(column) ?? -1] ?? '')
  const name = readName(cellOf)
  const address = readAddress(cellOf)
  const short = readShortAddress(cellOf)
  const { position, notices, ...where } = readPosition(cellOf, { correctsSwapped })
  const isTooWide = cells.slice(width).some((cell) => cell.trim() !== '')
  return {
    line,
    name: name.value,
    address: address.value,
    shortNationalAddress: short.value,
    position,
    notices,
    // Where an extra cell has moved the others, their errors are meaningless.
    problems: isTooWide
      ? [{ column: null, problem: 'cellsTooMany', value: '' }]
      : [...name.problems, ...address.problems, ...short.problems, ...where.problems].map((one) => ({
          ...one,
          value: one.column === null ? '' : quoteCell(cellOf(one.column)),
        })),
  }
}

/** A cell in one line. A formula stays text: nothing here computes it, and exports neutralise it. */
const plain = (cell: string) => cell.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
