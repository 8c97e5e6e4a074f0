import { serveThread } from '../../platform/threads/serve-thread.ts'
import type { CheckedRow } from './checked-row.ts'
import { type CompareOptions, compareRows, type ReadOptions, readFile } from './read-file.ts'

/** A file of branches to read, or its rows to compare with each other and with branches of the company. */
export type ImportWork =
  | (ReadOptions & { kind: 'read'; bytes: Uint8Array })
  | (CompareOptions & { kind: 'compare'; rows: readonly CheckedRow[] })

serveThread((work: ImportWork) =>
  work.kind === 'read' ? readFile(work.bytes, work) : compareRows(work.rows, work),
)
