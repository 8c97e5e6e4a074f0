import crypto from 'node:crypto'
import { inject } from 'vitest'
import { fillDemoData } from '../demo-data/fill-demo-data.ts'
import { type Connected, connect, type Database } from '../platform/database/database.ts'
import { withDatabase } from './with-database.ts'

export type TestDatabase = {
  /** The product's database: works as `qareeb_app`, under row-level security. */
  db: Database
  /** The owner of the schema, who is exempt from row-level security: for preparing and checking data. */
  owner: Database
  ownerUrl: string
  /** Closes both and drops the database. Call it in `afterAll`. */
  drop(): Promise<void>
}

/** A migrated, empty database for one test file, copied from the template of this run in some 20 ms. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { template } = inject('testServer')
  return copyOf(template)
}

/** A database with the same small demo country for every test file that asks: 300 ads of 25 companies. */
export async function demoDatabase(): Promise<TestDatabase> {
  return copyOf(await demoTemplate())
}

/** A database without any table, for tests before or beside the migrations. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template0')

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `${server.template}_${crypto.randomBytes(6).toString('hex')}`
  await runOnServer(`create database ${name} template ${template} strategy file_copy`)

  const ownerUrl = withDatabase(server.ownerUrl, name)
  const appUrl = withDatabase(server.appUrl ?? server.ownerUrl, name)
  const app = connect({ url: appUrl, role: 'qareeb_app', size: 4 })
  const owner = connect({ url: ownerUrl, size: 2 })
  const drop = async () => {
    await Promise.all([app.close(), owner.close()])
    await runOnServer(`drop database ${name} with (force)`)
  }
  return { db: app.db, owner: owner.db, ownerUrl, drop }
}

const demoCountry = { seed: 'qareeb', ads: 300, organizations: 25 }

/** The first test file that asks makes the template; files that ask meanwhile, in other processes, wait. */
async function demoTemplate(): Promise<string> {
  const { ownerUrl, template } = inject('testServer')
  const demo = `${template}_demo`
  const server = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 120_000 })
  const { db } = server
  try {
    await db.query({ text: 'set lock_timeout = 0' })
    await db.query({ text: `select pg_advisory_lock(hashtext('demo template'))` })
    const found = await db.query({ text: 'select from pg_database where datname = $1', values: [demo] })
    if (found.length === 0) await makeDemoTemplate(demo)
  } finally {
    await server.close()
  }
  return demo
}

async function makeDemoTemplate(name: string) {
  const { ownerUrl, template } = inject('testServer')
  await runOnServer(`create database ${name}_unfinished template ${template}`)
  const owner = connect({
    url: withDatabase(ownerUrl, `${name}_unfinished`),
    size: 1,
    statementTimeoutMs: 120_000,
  })
  await fillDemoData(owner.db, { ...demoCountry, now: new Date() })
  await owner.close()
  await runOnServer(`alter database ${name}_unfinished rename to ${name}`)
}

/** Databases are made and dropped one statement at a time, outside of a transaction. */
async function runOnServer(statement: string) {
  const server: Connected = connect({
    url: inject('testServer').ownerUrl,
    size: 1,
    statementTimeoutMs: 60_000,
  })
  try {
    await server.db.query({ text: statement })
  } finally {
    await server.close()
  }
}
