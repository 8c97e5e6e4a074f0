import { serveThread } from '../../platform/threads/serve-thread.ts'
import type { CheckedRow } from './checked-row.ts'
import { type CompareOptions, compareRows } from './read-file.ts'

/** The rows of a file, and the branches to compare them with. */
export type RowsToCompare = CompareOptions & { rows: readonly CheckedRow[] }

serveThread(({ rows, ...options }: RowsToCompare) => compareRows(rows, options))
