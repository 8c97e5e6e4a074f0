/** By this mark spreadsheets know that a file is in UTF-8; without it Arabic comes out as rubbish. */
const byteOrderMark = '\ufeff'

/** Rows of cells as spreadsheets read them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  csvHead(rows[0] ?? []) + csvLines(rows.slice(1))

/** The mark and the first row, for a file that is written piece by piece. */
export const csvHead = (cells: readonly string[]): string => byteOrderMark + csvLine(cells)

/** Further rows. */
export const csvLines = (rows: readonly (readonly string[])[]): string => rows.map(csvLine).join('')

const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: string): string {
  // A spreadsheet would compute what begins like a formula; some cells were typed by others.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
