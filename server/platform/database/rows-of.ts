import pg from 'pg'
import { serialize } from 'pg-protocol'
import { toBinary } from '../binary-string.ts'
import { handRowsTo } from './client.ts'
import { namer, type ReadRow, rowReader } from './row-reader.ts'
import type { Make, Statement } from './statement.ts'

/** The driver's own way to write a value, which its types leave out: null for what is not there. */
const { prepareValue } = (
  pg as typeof pg & { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils

/**
 * Most values are texts or nothing, which are sent as they are. Arrays of numbers are lists of cells and tiles, of dozens
 * each; the driver would look through every number for signs to escape.
 */
function written(value: unknown): string | Buffer | null {
  if (typeof value === 'string' || value === null) return value
  return areNumbers(value) ? `{${value.join()}}` : prepareValue(value)
}

const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** A statement that a connection has prepared. Its columns stay the same for as long as it is there. */
type Prepared = { text: string; readRow: ReadRow }

const preparedOn = new WeakMap<pg.PoolClient, Map<string, Prepared>>()

/**
 * Runs a statement on a connection of a `Client`. Where it is prepared already its columns are not described again, as
 * the driver's own query has them at every run, and its rows are read by them as they come.
 * @param make see `Database.query`
 */
export function rowsOf<Row, Made = Row>(
  client: pg.PoolClient,
  statement: Statement,
  make?: Make<Row, Made>,
): Promise<Made[]> {
  const { name, text, values = [] } = statement
  const prepared = name === undefined ? undefined : preparedOn.get(client)?.get(name)
  // The driver refuses a name that has stood for another text.
  return name !== undefined && prepared?.text === text
    ? runPrepared(client, { name, values, readRow: readerOf(prepared, make) })
    : runAndRemember(client, statement, make)
}

/** Reads a row, and makes of it what is wanted. The driver types rows no closer: see `Database.query`. */
function readerOf<Row, Made>({ readRow }: Prepared, make?: Make<Row, Made>): Read<Made> {
  return (make ? (bytes, at) => make(readRow(bytes, at) as Row) : readRow) as Read<Made>
}

async function runAndRemember<Row, Made>(
  client: pg.PoolClient,
  statement: Statement,
  make?: Make<Row, Made>,
): Promise<Made[]> {
  const { bytesOf = [], asArrays = false, ...query } = statement
  const { name, text } = query
  const answer = await client.query<unknown[]>({ ...query, rowMode: 'array' })
  // What the driver's types leave out: several statements in one text have an answer each. Who sends them wants none.
  if (Array.isArray(answer)) return []
  const { rows, fields } = answer
  if (name !== undefined) {
    const known = preparedOn.get(client) ?? new Map<string, Prepared>()
    preparedOn.set(client, known.set(name, { text, readRow: rowReader(fields, statement) }))
  }
  for (const [column, field] of fields.entries())
    if (bytesOf.includes(field.name)) for (const row of rows) row[column] = bytesIn(row[column])
  // The driver types its rows no closer; nobody checks what a caller says of them: see `Database.query`.
  const read = (asArrays ? rows : rows.map(namer(fields))) as Row[]
  return (make ? read.map((row) => make(row)) : read) as Made[]
}

function bytesIn(value: unknown) {
  if (value === null) return null
  if (typeof value !== 'string') throw new TypeError('A column that is asked for as bytes is no text')
  return toBinary(value)
}

type Read<Made> = (bytes: Buffer, at: number) => Made

type Run<Value, Made> = { name: string; values: Value[]; readRow: Read<Made> }

const runPrepared = <Made>(client: pg.PoolClient, run: Run<unknown, Made>) =>
  new Promise<Made[]>((resolve, reject) => {
    // A value that cannot be written is refused before anything was sent.
    const bound = { ...run, values: run.values.map(written) }
    client.query(
      new PreparedQuery<Made>(bound, (error, rows) => (error ? reject(error) : resolve(rows ?? []))),
    )
  })

/** Runs to its end what is bound, and asks to be told of it. */
const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()])

/** Speaks to the driver as its cursors do; lost connections stay the driver's. */
class PreparedQuery<Made> implements pg.Submittable {
  /** Told of the end, once. */
  readonly callback: (error: Error | null, rows?: Made[]) => void
  readonly #run: Run<string | Buffer | null, Made>
  readonly #rows: Made[] = []
  /** The first row that could not be read, or made something of. */
  #unreadable: { reason: unknown } | undefined

  constructor(run: Run<string | Buffer | null, Made>, callback: PreparedQuery<Made>['callback']) {
    this.#run = run
    this.callback = callback
  }

  submit(connection: pg.Connection) {
    const { name, values } = this.#run
    handRowsTo(connection, (bytes, at) => this.#take(bytes, at))
    connection.stream.write(Buffer.concat([serialize.bind({ statement: name, values }), executeAndSync]))
  }

  #take(bytes: Buffer, at: number) {
    if (this.#unreadable) return
    try {
      this.#rows.push(this.#run.readRow(bytes, at))
    } catch (reason) {
      this.#unreadable = { reason }
    }
  }

  handleReadyForQuery(connection: pg.Connection) {
    handRowsTo(connection)
    if (this.#unreadable) this.callback(errorOf(this.#unreadable.reason))
    else this.callback(null, this.#rows)
  }

  handleError(error: Error, connection: pg.Connection) {
    handRowsTo(connection)
    this.callback(error)
  }
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
