import { dayMs } from '@qareeb/reference/riyadh'
import { type Cell, type Table } from '../export-columns.ts'
import { styles } from './workbook-parts.ts'

/**
 * The sheet of a workbook, a row at a time, since each stream of the archive holds some pieces. Its first column stands
 * on the right where the language is written so; the names of the columns stay in view. Cells of text stay text, with any
 * first character; dates are dates, so that they can be sorted and filtered.
 */
export async function* sheetXml({
  columns,
  rows,
  isRightToLeft,
}: Omit<Table, 'sheet'>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, no) => `<col min="${no + 1}" max="${no + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView ${isRightToLeft ? 'rightToLeft="1" ' : ''}workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`
  let no = 1
  const headers = columns.map(({ header }) => header)
  yield rowXml(no, headers, styles.header)
  for await (const some of rows) for (const cells of some) yield rowXml((no += 1), cells, styles.text)
  yield '</sheetData></worksheet>'
}

const rowXml = (no: number, cells: readonly Cell[], style: number) =>
  `<row r="${no}">${cells.map((cell, column) => cellXml(`${letterOf(column)}${no}`, cell, style)).join('')}</row>`

/** The letter of a column; there are fewer than 26. */
const letterOf = (column: number) => String.fromCodePoint(65 + column)

function cellXml(place: string, cell: Cell, style: number): string {
  if (cell === '') return ''
  if (typeof cell === 'object') return `<c r="${place}" s="${styles.day}"><v>${serialOf(cell.day)}</v></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** A date as workbooks count it: days since 30 December 1899. */
const serialOf = (day: string) => Date.parse(day) / dayMs + 25_569

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML allows no control characters but these, and workbooks read `_x0041_` as the letter of that number. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
