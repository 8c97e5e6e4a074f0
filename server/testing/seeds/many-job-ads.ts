import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** The moment at which searches over seeded ads are asked. */
export const seededNow = new Date('2026-11-21T12:00:00Z')

/**
 * Fills an empty, migrated database with a country of job ads, the same at every run, and derives what search reads.
 * A million take about seven minutes.
 * @param ownerUrl a login that may switch triggers off: a superuser
 */
export async function seedJobAds(
  ownerUrl: string,
  ads: number,
  onStep: (statement: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'seeding' })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set jit = off`)
    for (const statement of readStatements(ads)) {
      onStep(statement.slice(0, 60))
      await client.query(statement)
    }
    await untilVisible(client)
  } finally {
    await client.end()
  }
}

/**
 * Vacuums until an index alone answers for every row. A vacuum marks no page while another session of the server, such as
 * one that begins for another test, may see an older state; plans then read ten times as many blocks.
 */
async function untilVisible(client: pg.Client): Promise<void> {
  const missing = `select 1 from pg_class
    where oid in ('search_entry'::regclass, 'search_word'::regclass) and relallvisible < relpages`
  while ((await client.query(missing)).rowCount) {
    await wait(100)
    await client.query('vacuum search_entry, search_word')
  }
}

function readStatements(ads: number): string[] {
  const values: Record<string, string> = {
    ads: String(ads),
    companies: String(companiesFor(ads)),
    now: `'${seededNow.toISOString()}'`,
  }
  return readSeed()
    .replaceAll(/(?<!:):(ads|companies|now)\b/g, (_, name: string) => values[name] ?? '')
    .split(/;\n/)
    .map((statement) => statement.replace(/^(\s*--.*\n|\s*\n)*/, '').trim())
    .filter(Boolean)
}

/** The statements as they are written, with names for their differences. */
export const readSeed = (): string =>
  fs.readFileSync(path.join(import.meta.dirname, 'many-job-ads.sql'), 'utf8')

/** How many companies so many ads belong to. */
export const companiesFor = (ads: number): number => Math.max(100, Math.floor(ads / 100))
