import { type LocationColumn, locationColumns } from '@qareeb/contract/organization-locations'
import { fold } from '../../search/words/fold.ts'
import { columnNames } from './column-names.ts'

/** At which place of a row each column stands. Columns that nobody knows are not looked at. */
export type Columns = ReadonlyMap<LocationColumn, number>

/** Underscores part words as blanks do. */
const foldName = (name: string) => fold(name.replaceAll('_', ' '))

const columnByName = new Map(
  locationColumns.flatMap((column) => columnNames[column].map((name) => [foldName(name), column] as const)),
)

/** Finds the columns by the first row of a file; of two that are called alike the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const columns = new Map<LocationColumn, number>()
  for (const [index, name] of header.entries()) {
    const column = columnByName.get(foldName(name))
    if (column && !columns.has(column)) columns.set(column, index)
  }
  return columns
}

/** Whether a file can say enough of a branch: a name, an address, and where it is. */
export function areEnough(columns: Columns): boolean {
  const hasPosition = columns.has('lat') && columns.has('lng')
  return (
    (columns.has('nameAr') || columns.has('nameEn')) &&
    (columns.has('addressAr') || columns.has('addressEn')) &&
    (hasPosition || columns.has('city'))
  )
}
