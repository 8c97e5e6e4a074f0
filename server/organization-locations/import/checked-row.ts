import type {
  LocationColumn,
  LocationRow,
  LocationRowProblem,
} from '@qareeb/contract/organization-locations/import'

/** A problem of one row, before it becomes a sentence. `column` is null for the row as a whole. */
export type RowProblem = { column: LocationColumn | null; problem: LocationRowProblem }

/** A row as it was understood, before it is compared with others. */
export type CheckedRow = Omit<LocationRow, 'state' | 'sameAsLine' | 'problems'> & {
  problems: (RowProblem & { value: string })[]
}

/** A file as it was understood. */
export type CheckedFile = { rows: CheckedRow[]; unknownColumns: string[] }
