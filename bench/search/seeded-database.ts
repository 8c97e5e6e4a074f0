import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect, type Connected } from '@qareeb/server/platform/database/database.ts'
import {
  type EmbeddedServer,
  startEmbedded,
} from '@qareeb/server/platform/database/embedded/start-embedded.ts'
import { migrate } from '@qareeb/server/platform/database/migrate.ts'
import { serverSettings } from '@qareeb/server/platform/database/settings.ts'
import { seedJobAds } from '@qareeb/server/testing/search/seed.ts'
import { withDatabase } from '@qareeb/server/testing/urls.ts'
import { sizes, type Size } from './sizes.ts'

/** Outside of the checkout, and kept: a million ads take some seven minutes to seed. */
const home =
  process.getuid?.() === 0 ? '/var/lib/qareeb-bench' : path.join(os.homedir(), '.cache/qareeb-bench')

/** A PostgreSQL for benches alone, with the settings of the product. */
export const startBenchServer = (): Promise<EmbeddedServer> =>
  startEmbedded({ home, settings: serverSettings() })

export type SeededDatabase = { ownerUrl: string; appUrl: string }

/** The database of a size, seeded now if that has not been done or if schema or seed have changed since. */
export async function prepareDatabase(server: EmbeddedServer, size: Size): Promise<SeededDatabase> {
  const name = `bench_${size}`
  const urls = { ownerUrl: withDatabase(server.ownerUrl, name), appUrl: withDatabase(server.appUrl, name) }
  const admin = connect({ url: server.ownerUrl, size: 1, statementTimeoutMs: 60_000 })
  try {
    if ((await commentOf(admin, name)) !== fingerprint()) await seed(admin, name, urls, sizes[size])
  } finally {
    await admin.close()
  }
  return urls
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
  await seedJobAds(ownerUrl, ads)
  await db.query({ text: `comment on database ${name} is '${fingerprint()}'` })
}

/** Changes with everything that the seeded tables depend on. */
function fingerprint(): string {
  const server = path.dirname(new URL(import.meta.resolve('@qareeb/server/main.ts')).pathname)
  const migrations = path.join(server, 'platform/database/migrations')
  const files = fs
    .readdirSync(migrations)
    .toSorted()
    .map((file) => path.join(migrations, file))
  const hash = crypto.createHash('sha256')
  for (const file of [...files, path.join(server, 'testing/search/seed.sql')])
    hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
