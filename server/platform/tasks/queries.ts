import type { Db } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Lets pg-boss run its statements on our pool, or in the transaction of a caller. */
export const statementsOn = (db: Database): Db => ({
  executeSql: async (text, values) => ({ rows: await db.query({ text, values: values ?? [] }) }),
})

/** Lets the role that serves requests work with the tables of pg-boss, which the owner of the schema has made. */
export const grantUse = `
  grant usage on schema pgboss to qareeb_app;
  grant select, insert, update, delete on all tables in schema pgboss to qareeb_app;
  grant usage on all sequences in schema pgboss to qareeb_app;`
