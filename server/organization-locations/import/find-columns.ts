import { type LocationColumn, locationColumns } from '@qareeb/contract/organization-locations/import'
import { fold } from '../../vocabulary/fold.ts'
import { columnNames } from './column-names.ts'

/** The index of each column in a row. Unknown columns are ignored. */
export type Columns = ReadonlyMap<LocationColumn, number>

/**
 * Every character that is no letter separates words as blanks do, and so does a capital within: `name_ar`,
 * `nameAr`.
 */
const foldName = (name: string) => fold(name.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' '))

const columnOf = (name: string) => columnByName.get(foldName(name))

const columnByName = new Map(
  locationColumns.flatMap((column) => columnNames[column].map((name) => [foldName(name), column] as const)),
)

/** Finds the columns by the first row of a file; of two with the same name the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const columns = new Map<LocationColumn, number>()
  for (const [index, name] of header.entries()) {
    const column = columnOf(name)
    if (column && !columns.has(column)) columns.set(column, index)
  }
  return columns
}

/** The headers that no column is called by, as they are written; a column of them is not looked at. */
export const unknownHeaders = (header: readonly string[]): string[] =>
  header.filter((name) => name.trim() !== '' && !columnOf(name))

export type MissingPart = 'name' | 'address' | 'place'

/** The required fields that a file lacks: a name, an address, and a position. */
export function findMissing(columns: Columns): MissingPart[] {
  const has = {
    name: columns.has('nameAr') || columns.has('nameEn'),
    address: columns.has('addressAr') || columns.has('addressEn'),
    place: columns.has('city') || (columns.has('lat') && columns.has('lng')),
  }
  return (['name', 'address', 'place'] as const).filter((part) => !has[part])
}
