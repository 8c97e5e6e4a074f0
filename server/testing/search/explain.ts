import pg from 'pg'
import type { Database } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/statement.ts'

/** The measured work of a statement: blocks of 8 KB touched, tables read from end to end, indexes used, rows read. */
export type Reads = { blocks: number; readWhole: string[]; indexes: string[]; scans: Scan[] }

/** The number of rows of a table that one part of a plan read, including dropped ones. */
type Scan = { table: string; rows: number }

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<string, unknown>

/** Runs a statement with its prepared plan, and returns what that plan read. */
export async function explain(db: Database, { text, values = [] }: Statement): Promise<Reads> {
  return db.transaction(async (transaction) => {
    await transaction.query({ text: `prepare explained as ${text}` })
    const [row] = await transaction.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (analyze, buffers, format json) execute explained(${values.map(literal).join(', ')})`,
    })
    await transaction.query({ text: 'deallocate explained' })
    if (!row) throw new Error('No plan')
    const plan = row['QUERY PLAN'][0].Plan
    return {
      blocks: blocksOf(plan),
      readWhole: wholeReads(plan),
      indexes: indexesOf(plan),
      scans: scansOf(plan),
    }
  })
}

/** Every statement that the work sends, explained, under its name. @throws when it sends none, which would prove nothing */
export async function readsOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<(Reads & { name: string | undefined })[]> {
  const sent: Statement[] = []
  const watched: Database = {
    ...db,
    query: (statement) => {
      sent.push(statement)
      return db.query(statement)
    },
  }
  await work(watched)
  if (sent.length === 0) throw new Error('Nothing was asked of the database.')
  const reads = []
  // One after the other: in a transaction they have one connection.
  for (const statement of sent) reads.push({ name: statement.name, ...(await explain(db, statement)) })
  return reads
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

const blocksOf = (node: Node) => Number(node['Shared Hit Blocks']) + Number(node['Shared Read Blocks'])

/** A branch that no row needed, such as one of row-level security, reads nothing. */
const wholeReads = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0 ? [String(node['Relation Name'])] : []),
  ...(node.Plans ?? []).flatMap(wholeReads),
]

const scansOf = (node: Node): Scan[] => [
  ...(node['Relation Name'] === undefined ? [] : [{ table: node['Relation Name'], rows: rowsSeen(node) }]),
  ...(node.Plans ?? []).flatMap(scansOf),
]

const rowsSeen = (node: Node) =>
  Number(node['Actual Loops']) *
  ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'].reduce(
    (sum, name) => sum + Number(node[name] ?? 0),
    0,
  )

const indexesOf = (node: Node): string[] => [
  ...(typeof node['Index Name'] === 'string' ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(indexesOf),
]
