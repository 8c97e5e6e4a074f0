import pg from 'pg'
import { serialize } from 'pg-protocol'
import { toBinary } from '../binary-string.ts'
import { handRowsTo } from './client.ts'
import { columnTypes } from './column-types.ts'
import type { Statement } from './database.ts'

/** The driver's own way to write a value, which its types leave out: null for what is not there. */
const { prepareValue } = (
  pg as typeof pg & { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils

/** Its number in PostgreSQL's catalogue. */
const int4 = 23

/** Makes a value of the bytes from one place to another. */
type Read = (bytes: Buffer, from: number, to: number) => unknown

/** A column of an answer. */
type Column = { name: string; read: Read }

/** What is known of a statement that a connection has prepared. Its columns stay the same for as long as it is there. */
type Prepared = { text: string; columns: Column[] }

const preparedOn = new WeakMap<pg.PoolClient, Map<string, Prepared>>()

/**
 * Runs a statement on a connection of a `Client`. Where it is prepared already its columns are not described again, as
 * the driver's own query has them at every run, and its rows are read by them as they come.
 */
export async function rowsOf<Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> {
  const { bytesOf = [], ...query } = statement
  const { name, text } = query
  const known = preparedOn.get(client) ?? new Map<string, Prepared>()
  const prepared = name === undefined ? undefined : known.get(name)
  // The driver refuses a name that has stood for another text.
  if (name !== undefined && prepared?.text === text) {
    // A value that cannot be written is refused before anything was sent.
    const values = (statement.values ?? []).map(prepareValue)
    return runPrepared(client, { name, values, columns: prepared.columns })
  }

  const { rows, fields } = await client.query<Record<string, unknown>>(query)
  if (name !== undefined) {
    const columns = fields.map((field) => ({ name: field.name, read: readerOf(field, bytesOf) }))
    preparedOn.set(client, known.set(name, { text, columns }))
  }
  for (const column of bytesOf) for (const row of rows) row[column] = bytesIn(row[column])
  // The driver types its rows no closer; nobody checks what a caller says of them: see `Database.query`.
  return rows as Row[]
}

const bytesIn = (text: unknown) => (typeof text === 'string' ? toBinary(text) : null)

function readerOf({ name, dataTypeID }: pg.FieldDef, bytesOf: readonly string[]): Read {
  if (bytesOf.includes(name)) return (bytes, from, to) => bytes.toString('latin1', from, to)
  if (dataTypeID === int4) return readInteger
  const parse = columnTypes.getTypeParser(dataTypeID, 'text')
  return (bytes, from, to) => parse(bytes.toString('utf8', from, to))
}

const minus = '-'.charCodeAt(0)
const zero = '0'.charCodeAt(0)

/** Most columns of a list are whole numbers, and most of what it costs to read one is its text. */
const readInteger: Read = (bytes, from, to) => {
  const isNegative = bytes[from] === minus
  let value = 0
  for (let at = isNegative ? from + 1 : from; at < to; at++) value = value * 10 + (bytes[at] ?? zero) - zero
  return isNegative ? -value : value
}

type Run = { name: string; values: (string | Buffer | null)[]; columns: Column[] }

const runPrepared = <Row>(client: pg.PoolClient, run: Run) =>
  new Promise<Row[]>((resolve, reject) => {
    client.query(new PreparedQuery<Row>(run, (error, rows) => (error ? reject(error) : resolve(rows ?? []))))
  })

/** Runs to its end what is bound, and asks to be told of it. */
const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()])

/** Speaks to the driver as its cursors do; lost connections stay the driver's. */
class PreparedQuery<Row> implements pg.Submittable {
  /** Told of the end, once. */
  readonly callback: (error: Error | null, rows?: Row[]) => void
  readonly #run: Run
  readonly #rows: Row[] = []
  #unreadable: Error | undefined

  constructor(run: Run, callback: PreparedQuery<Row>['callback']) {
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
      this.#rows.push(rowFrom(this.#run.columns, bytes, at))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete() {
    // How many rows there were tells nothing more.
  }

  handleReadyForQuery(connection: pg.Connection) {
    handRowsTo(connection)
    if (this.#unreadable) this.callback(this.#unreadable)
    else this.callback(null, this.#rows)
  }

  handleError(error: Error, connection: pg.Connection) {
    handRowsTo(connection)
    this.callback(error)
  }
}

/** A row whose fields begin here: the length of each, below zero for null, and its bytes. */
function rowFrom<Row>(columns: readonly Column[], bytes: Buffer, fields: number): Row {
  const row: Record<string, unknown> = {}
  let at = fields
  for (const { name, read } of columns) {
    const length = bytes.readInt32BE(at)
    const from = at + 4
    at = from + Math.max(0, length)
    row[name] = length < 0 ? null : read(bytes, from, at)
  }
  return row as Row
}
