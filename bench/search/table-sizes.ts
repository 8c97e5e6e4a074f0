import type { Database } from '@qareeb/server/platform/database/database.ts'

export type TableSize = { name: string; megabytes: number }

/** The tables that search reads and their indexes. */
export const listTableSizes = (owner: Database): Promise<TableSize[]> =>
  owner.query<TableSize>({
    text: `
    select relname as name, round(pg_relation_size(oid) / 1048576.0, 1)::float8 as megabytes from pg_class
    where relname ~ '^search_(entry|word|card)' and relkind in ('r', 'i') order by relname`,
  })
