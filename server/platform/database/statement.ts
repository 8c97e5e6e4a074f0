/** Hand-written SQL. A statement with a name is prepared once per connection and planned from then on by PostgreSQL's own rules. */
export type Statement = { name?: string; text: string; values?: unknown[] }
