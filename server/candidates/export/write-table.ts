import type { ExportFormat } from '@qareeb/contract/candidates/candidate-export'
import { csvHead, csvLines } from '@qareeb/contract/text/csv'
import type { ByteStream } from '@qareeb/contract/values'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell } from './table.ts'

/** A table whose rows come some at a time. */
export type Table = {
  sheet: string
  columns: { header: string; width: number }[]
  rows: AsyncIterable<Cell[][]>
}

/** Writes a table while its rows come; no more than some rows are in memory. */
export const writeTable: Record<ExportFormat, (table: Table) => ByteStream> = {
  csv: writeCsv,
  /** Cells of text stay text, with any first character. */
  xlsx: ({ sheet, columns, rows }) =>
    writeXlsxStream(eachRow(rows), { name: sheet, columns, freezePane: { rows: 1 } }),
}

async function* writeCsv({ columns, rows }: Table): ByteStream {
  yield csvHead(columns.map(({ header }) => header))
  for await (const some of rows) yield csvLines(some.map((cells) => cells.map(String)))
}

async function* eachRow(rows: Table['rows']) {
  for await (const some of rows) yield* some
}
