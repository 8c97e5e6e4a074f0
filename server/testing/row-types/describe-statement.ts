import pg from 'pg'
import { readCatalogue, type TableColumn } from './catalogue.ts'

/** A column of a statement's answer. `isNull` is undefined when it is not known. */
export type Column = { name: string; type: string; isNull: boolean | undefined }

/** A connection that describes statements without running them. */
export type Describer = { describe(text: string): Promise<Column[]>; close(): Promise<void> }

/** Connects as the owner of a migrated database. */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const catalogue = await readCatalogue(client)
  return {
    describe: async (text) => {
      const fields = await fieldsOf(client, text)
      return fields.map(({ name, tableID, columnID, dataTypeID }) => ({
        name,
        type: catalogue.typeOf(dataTypeID),
        isNull: isNull(catalogue.columnOf(tableID, columnID), text),
      }))
    },
    close: () => client.end(),
  }
}

/**
 * An outer join makes columns null that a table never keeps empty; the description does not name them. A condition of
 * the statement can leave out the rows in which a column is null.
 */
function isNull(column: TableColumn | undefined, text: string): boolean | undefined {
  if (!column) return undefined
  if (!column.isNullable) return /\b(left|right|full)\s+(outer\s+)?join\b/i.test(text) ? undefined : false
  const conditions = [
    `\\b${column.name} is not null\\b`,
    ...column.deciding.map((name) => `\\b${name} (=|<>|in) `),
  ]
  return conditions.some((condition) => new RegExp(condition).test(text)) ? undefined : true
}

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** The part of the driver's connection that describing needs; its published types leave it out. */
type Connection = {
  parse(message: { text: string; name: string }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
}

/** Sends Parse and Describe and no Execute. The driver runs any object that has these methods. */
const fieldsOf = (client: pg.Client, text: string) =>
  new Promise<Field[]>((resolve, reject) => {
    let fields: Field[] = []
    const query = {
      submit(connection: Connection) {
        connection.parse({ text, name: '' })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    }
    // Its published type has only `submit`, with a connection that shows no messages.
    client.query(query as unknown as pg.Submittable)
  })
