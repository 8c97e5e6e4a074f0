/** Hand-written SQL. A statement with a name is prepared once per connection and planned from then on by PostgreSQL's own rules. */
export type Statement = {
  name?: string
  text: string
  values?: unknown[]
  /** Columns of text that come as their bytes, each a `BinaryString`: for what is sent on as it is. */
  bytesOf?: readonly string[]
  /** Rows come as arrays of what their columns hold: for lists, which make something else of each row anyway. */
  asArrays?: boolean
}

/** Makes something of a row, at once. */
export type Make<Row, Made> = (row: Row) => Made
