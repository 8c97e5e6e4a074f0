import type { Database } from './database.ts'

type Column = {
  table: string
  column: string
  type: string
  isArray: boolean
  isNullable: boolean
  hasDefault: boolean
  isAlwaysGenerated: boolean
  labels: string[] | null
}

/** Writes the TypeScript types of all tables and views from PostgreSQL's catalogue: the source of `tables.ts`. */
export async function describeTables(db: Database): Promise<string> {
  const columns = await db.query<Column>({ text: columnsOfTables })
  const tables = Map.groupBy(columns, (column) => column.table)
  return [
    '// Written by `npm run generate:tables` from the migrated database. Do not edit.',
    `import type { Generated, GeneratedAlways } from 'kysely'`,
    'export type Tables = {',
    ...[...tables].flatMap(([table, itsColumns]) => [`  ${table}: {`, ...itsColumns.map(toProperty), '  }']),
    '}',
    '',
  ].join('\n')
}

const columnsOfTables = `
  select c.relname as table, a.attname as column, coalesce(element.typname, t.typname) as type,
    element.oid is not null as "isArray", not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity = 'd' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated",
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(element.oid, t.oid)) as labels
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname <> 'migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum`

function toProperty(column: Column): string {
  const type = typeOfColumn(column) + (column.isNullable ? ' | null' : '')
  return `    ${column.column}: ${wrap(column, type)}`
}

/** The TypeScript type of a column's values from the driver, without null. */
export const typeOfColumn = (column: Pick<Column, 'type' | 'isArray' | 'labels'>): string =>
  column.isArray ? typeOfArray(column) : typeOfValue(column)

const typeOfValue = ({ labels, type }: Pick<Column, 'labels' | 'type'>): string =>
  labels?.map((label) => `'${label}'`).join(' | ') ?? javascriptTypes[type] ?? 'string'

/** The driver parses arrays of the types below; any other array, also of an enumeration, it returns as text. */
const typeOfArray = ({ type }: Pick<Column, 'type'>): string =>
  arraysTakenApart.has(type) ? `${javascriptTypes[type] ?? 'string'}[]` : 'string'

const arraysTakenApart = new Set([
  'text',
  'varchar',
  'uuid',
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
  'bool',
  'timestamptz',
])

function wrap({ isAlwaysGenerated, hasDefault }: Column, type: string): string {
  if (isAlwaysGenerated) return `GeneratedAlways<${type}>`
  return hasDefault ? `Generated<${type}>` : type
}

/** The driver's output for a type, see `column-types.ts`; every other type comes as text. */
const javascriptTypes: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  timestamp: 'Date',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
}
