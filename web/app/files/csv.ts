/** By this mark spreadsheets know that a file is in UTF-8; without it Arabic comes out as rubbish. */
const byteOrderMark = '\ufeff'

/** Rows of cells as spreadsheets read them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: string): string {
  // A spreadsheet would compute what begins like a formula; some cells were typed by others.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
