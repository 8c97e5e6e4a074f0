import { locationColumns } from '@qareeb/contract/organization-locations'
import { saveFile } from '../../files/save-file.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'

/** By this mark spreadsheets know that a file is in UTF-8; without it Arabic comes out as rubbish. */
const byteOrderMark = '\ufeff'

/** The file to fill in: the columns in the language of the page, and two rows that show what they take. */
export function templateOf(t: BoundPhrases<'locationImport'>): string {
  const header = locationColumns.map((column) => t(`column.${column}`))
  return csvOf([header, t.list('firstExample'), t.list('secondExample')])
}

/** Rows of cells as spreadsheets read them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: string): string {
  // A spreadsheet would compute what begins like a formula; some cells were typed by others.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Hands a table over as a file. @param text of `csvOf` */
export const saveCsv = (name: string, text: string) => saveFile(name, text, 'text/csv;charset=utf-8')
