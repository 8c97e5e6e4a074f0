import { csvOf } from '@qareeb/contract/text/csv'
import { type Zippable, zipSync } from 'fflate'

/** A file of the company: its logo, its registration. */
export type CompanyFile = { name: string; bytes: Uint8Array }

/**
 * Packs everything that is kept of a company into one archive: a table for each list, which spreadsheets open,
 * `data.json` for programs, and its files.
 * @returns the bytes of a ZIP
 */
export function packCompanyData(
  data: Record<string, unknown>,
  files: readonly CompanyFile[],
): Uint8Array<ArrayBuffer> {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const packed: Zippable = { 'data.json': bytesOf(JSON.stringify(data, null, 2)) }
  for (const [name, list] of Object.entries(data)) {
    const rows = Array.isArray(list) ? list : name === 'organization' ? [list] : []
    if (rows.length > 0) packed[`${name}.csv`] = bytesOf(tableOf(rows.map((row) => flat(row))))
  }
  for (const { name, bytes } of files) packed[`files/${name}`] = [bytes, { level: 0 }]
  return zipSync(packed)
}

function tableOf(rows: readonly Map<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))])
}

/** The values of a row by the paths of their names: `name.ar`. */
function flat(value: unknown, path = 'value', cells = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [name, one] of Object.entries(value))
      flat(one, path === 'value' ? name : `${path}.${name}`, cells)
  else cells.set(path, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))
  return cells
}
