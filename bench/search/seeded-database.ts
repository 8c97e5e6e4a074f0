import crypto from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { fillDemoData } from '@qareeb/server/demo-data/fill-demo-data.ts'
import { connect, type Connected } from '@qareeb/server/platform/database/database.ts'
import {
  type EmbeddedServer,
  startEmbedded,
} from '@qareeb/server/platform/database/embedded/start-embedded.ts'
import { migrate } from '@qareeb/server/platform/database/migrate.ts'
import { serverSettings } from '@qareeb/server/platform/database/settings.ts'
import { companiesFor, readSeed, seededNow, seedJobAds } from '@qareeb/server/testing/seeds/many-job-ads.ts'
import { withDatabase } from '@qareeb/server/testing/with-database.ts'
import { sizes, type Size } from './sizes.ts'

/** Outside of the checkout, and kept: a million ads take some seven minutes to seed. */
const home =
  process.getuid?.() === 0 ? '/var/lib/qareeb-bench' : path.join(os.homedir(), '.cache/qareeb-bench')

/** A PostgreSQL for benches alone, with the settings of the product. */
export const startBenchServer = (): Promise<EmbeddedServer> =>
  startEmbedded({ home, settings: serverSettings() })

export type SeededDatabase = { ownerUrl: string; appUrl: string }

/** The database of a size, brought to the newest schema like any other; seeded when it is not there or the seed has changed. */
export async function prepareDatabase(server: EmbeddedServer, size: Size): Promise<SeededDatabase> {
  const name = `bench_${size}`
  const urls = { ownerUrl: withDatabase(server.ownerUrl, name), appUrl: withDatabase(server.appUrl, name) }
  const admin = connect({ url: server.ownerUrl, size: 1, statementTimeoutMs: 60_000 })
  try {
    // Always generated again: a change of the demo's generator cannot be detected, and generating is quick.
    const isSeeded = name !== demoName && (await commentOf(admin, name)) === fingerprint()
    if (!isSeeded || !(await canMigrate(urls))) await seed(admin, name, urls, sizes[size])
  } finally {
    await admin.close()
  }
  await readIntoMemory(urls)
  return urls
}

/** Reads every table and index once: the measured machine has them in memory. */
async function readIntoMemory({ ownerUrl }: SeededDatabase) {
  await asOwner(ownerUrl, 'create extension if not exists pg_prewarm')
  await asOwner(
    ownerUrl,
    `select pg_prewarm(oid::regclass) from pg_class
      where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`,
  )
}

/** Brings a seeded database up to date; false when that fails, as when a migration was edited that it has had. */
async function canMigrate({ ownerUrl }: SeededDatabase): Promise<boolean> {
  try {
    const applied = await migrate(ownerUrl)
    // New indexes are only read without their table after a vacuum.
    if (applied.length > 0) await asOwner(ownerUrl, 'vacuum (analyze)')
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

const demoName = 'bench_demo'

/** The country that the demo shows, with short descriptions and more different words. */
async function fillDemo(ownerUrl: string, ads: number) {
  const { db, close } = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
  try {
    await fillDemoData(db, {
      seed: 'bench',
      ads,
      organizations: companiesFor(ads),
      now: seededNow,
      length: 'brief',
    })
  } finally {
    await close()
  }
}

/** Runs one statement that may take minutes, outside of any transaction. */
export async function asOwner(ownerUrl: string, text: string) {
  const { db, close } = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
  try {
    await db.query({ text })
  } finally {
    await close()
  }
}

async function commentOf({ db }: Connected, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ comment: string | null }>({
    text: `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    values: [name],
  })
  return row?.comment ?? undefined
}

async function seed({ db }: Connected, name: string, { ownerUrl }: SeededDatabase, ads: number) {
  console.error(`Seeding ${ads.toLocaleString('en')} job ads …`)
  await db.query({ text: `drop database if exists ${name} with (force)` })
  await db.query({ text: `create database ${name}` })
  await migrate(ownerUrl)
  if (name === demoName) await fillDemo(ownerUrl, ads)
  else await seedJobAds(ownerUrl, ads)
  await db.query({ text: `comment on database ${name} is '${fingerprint()}'` })
}

/** Changes with the seed. Later migrations were applied to its result. */
const fingerprint = (): string => crypto.createHash('sha256').update(readSeed()).digest('hex').slice(0, 16)
