import type { Database } from '../platform/database/database.ts'
import type { Row } from './rows.ts'

type Table =
  | 'organization'
  | 'organization_location'
  | 'job_ad'
  | 'job_ad_contact'
  | 'job_ad_location'
  | 'job_ad_slug'

/** Rows that one statement carries: few enough to stay far below the longest value PostgreSQL takes. */
const batchSize = 1_000

/**
 * Inserts rows of equal shape; a row whose key is taken is left out.
 * @returns the first column of the rows that went in
 */
export async function insertRows(db: Database, table: Table, rows: readonly Row[]): Promise<unknown[]> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const inserted: unknown[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = await db.query<{ key: unknown }>({
      text: `
        insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
        on conflict do nothing returning ${columns.split(',')[0]} as key`,
      values: [JSON.stringify(rows.slice(start, start + batchSize))],
    })
    inserted.push(...batch.map(({ key }) => key))
  }
  return inserted
}
