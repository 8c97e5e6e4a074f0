import pg from 'pg'
import { columnTypes } from './column-types.ts'
import type { Statement } from './database.ts'

/** The driver's own way to write a value, which its types leave out: null for what is not there. */
const { prepareValue } = (
  pg as typeof pg & { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils

/** A column of an answer, and what makes a value of its text. */
type Column = { name: string; read: (text: string) => unknown }

/** What is known of a statement that a connection has prepared. Its columns stay the same for as long as it is there. */
type Prepared = { text: string; columns: Column[] }

const preparedOn = new WeakMap<pg.PoolClient, Map<string, Prepared>>()

/**
 * Runs a statement on a connection. Where it is prepared already its columns are not described again, as the driver's
 * own query has them at every run.
 */
export async function rowsOf<Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> {
  const { name, text } = statement
  const known = preparedOn.get(client) ?? new Map<string, Prepared>()
  const prepared = name === undefined ? undefined : known.get(name)
  // The driver refuses a name that has stood for another text.
  if (name !== undefined && prepared?.text === text) {
    // A value that cannot be written is refused before anything was sent.
    const values = (statement.values ?? []).map(prepareValue)
    return runPrepared(client, { name, values, columns: prepared.columns })
  }

  const { rows, fields } = await client.query(statement)
  if (name !== undefined) preparedOn.set(client, known.set(name, { text, columns: columnsOf(fields) }))
  // The driver types its rows no closer; nobody checks what a caller says of them: see `Database.query`.
  return rows as Row[]
}

const columnsOf = (fields: pg.FieldDef[]): Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, read: columnTypes.getTypeParser(dataTypeID, 'text') }))

type Run = { name: string; values: (string | Buffer | null)[]; columns: Column[] }

const runPrepared = <Row>(client: pg.PoolClient, run: Run) =>
  new Promise<Row[]>((resolve, reject) => {
    client.query(new PreparedQuery<Row>(run, (error, rows) => (error ? reject(error) : resolve(rows ?? []))))
  })

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
    // One system call for the three messages.
    connection.stream.cork()
    connection.bind({ statement: name, values }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#unreadable) return
    try {
      this.#rows.push(rowFrom(this.#run.columns, fields))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete() {
    // How many rows there were tells nothing more.
  }

  handleReadyForQuery() {
    if (this.#unreadable) this.callback(this.#unreadable)
    else this.callback(null, this.#rows)
  }

  handleError(error: Error) {
    this.callback(error)
  }
}

function rowFrom<Row>(columns: readonly Column[], fields: readonly (string | null)[]): Row {
  const row: Record<string, unknown> = {}
  columns.forEach(({ name, read }, index) => {
    const field = fields[index] ?? null
    row[name] = field === null ? null : read(field)
  })
  return row as Row
}
