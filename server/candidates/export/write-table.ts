import type { ExportFormat } from '@qareeb/contract/candidates/candidate-export'
import { csvHead, csvLines } from '@qareeb/contract/text/csv'
import type { ByteStream } from '@qareeb/contract/values'
import { writtenDay } from '../../ground/written-day.ts'
import type { Cell, Table } from './export-columns.ts'
import { writeWorkbook } from './workbook/write-workbook.ts'

/** Writes a table while its rows come; no more than some rows are in memory. */
export const writeTable: Record<ExportFormat, (table: Table) => ByteStream> = {
  csv: writeCsv,
  xlsx: writeWorkbook,
}

async function* writeCsv({ columns, rows }: Table): ByteStream {
  yield csvHead(columns.map(({ header }) => header))
  for await (const some of rows) yield csvLines(some.map((cells) => cells.map(textOf)))
}

const textOf = (cell: Cell): string => (typeof cell === 'object' ? writtenDay(cell.day) : String(cell))
