import type pg from 'pg'
import { typeOfColumn } from '../../platform/database/describe-tables.ts'

/** A column of a table, with the columns whose state decides by a check constraint whether it may be null. */
export type TableColumn = { name: string; isNullable: boolean; deciding: string[] }

/** PostgreSQL's catalogue of types and of the columns of tables. */
export type Catalogue = {
  typeOf(oid: number): string
  columnOf(table: number, place: number): TableColumn | undefined
}

/** Reads the catalogue of a database once. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; type: string; isArray: boolean; labels: string[] | null }>(
    typesOfColumns,
  )
  const columns = await client.query<TableColumn & { key: string }>(columnsOfTables)
  const typeByOid = new Map(types.rows.map((row) => [row.oid, typeOfColumn(row)]))
  const columnByKey = new Map(columns.rows.map((row) => [row.key, row]))
  return {
    typeOf: (oid) => typeByOid.get(oid) ?? 'string',
    columnOf: (table, place) => columnByKey.get(`${table} ${place}`),
  }
}

const typesOfColumns = `
  select t.oid, coalesce(element.typname, t.typname) as type, element.oid is not null as "isArray",
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(element.oid, t.oid)) as labels
  from pg_type t left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'`

/** Views say of no column that it is never null, so only tables count. */
const columnsOfTables = `
  select c.oid || ' ' || a.attnum as key, a.attname as name, not a.attnotnull as "isNullable",
    array(select other.attname::text from pg_constraint k
      join pg_attribute other on other.attrelid = c.oid and other.attnum = any (k.conkey) and other.attnum <> a.attnum
      join pg_type t on t.oid = other.atttypid and t.typtype = 'e'
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as deciding
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relkind in ('r', 'p')`
