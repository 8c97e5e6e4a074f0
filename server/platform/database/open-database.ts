import { connect, type Database } from './database.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import type { PoolOptions } from './pool.ts'
import { serverSettings } from './settings.ts'

export type DatabaseConfig = {
  /** Somebody's PostgreSQL, signed in to as the owner of the schema; without it the embedded one is started. */
  url?: string | undefined
  /** A separate login for the application, member of `qareeb_app`. */
  appUrl?: string | undefined
  /** Folder of the embedded server. */
  home: string
  poolSize: number
}

export type OpenDatabase = {
  db: Database
  /** Signs in as the owner of the schema. */
  ownerUrl: string
  /** How the application signs in, for connections outside of the pool. */
  login: { url: string; role?: string }
  /** The server that was started for it, if one was. */
  embedded?: EmbeddedServer
  /** Waits for running statements, closes the connections and stops the embedded server. */
  close(): Promise<void>
}

type Watch = Pick<PoolOptions, 'onIdleError'> & {
  /** Told of each migration that was applied now. */
  onMigration?: (name: string) => void
}

/** Opens the configured database or starts the embedded one, brings it to the newest schema and connects as the application. */
export async function openDatabase(config: DatabaseConfig, watch: Watch = {}): Promise<OpenDatabase> {
  return config.url ? openForeign(config.url, config, watch) : openEmbedded(config, watch)
}

async function openForeign(url: string, config: DatabaseConfig, watch: Watch): Promise<OpenDatabase> {
  await migrateAndTell(url, watch)
  const { db, close } = connect({
    url: config.appUrl ?? url,
    role: 'qareeb_app',
    size: config.poolSize,
    ...watch,
  })
  try {
    await refusePowerful(db)
  } catch (error) {
    await close()
    throw error
  }
  return { db, ownerUrl: url, login: { url: config.appUrl ?? url, role: 'qareeb_app' }, close }
}

async function openEmbedded(config: DatabaseConfig, watch: Watch): Promise<OpenDatabase> {
  const embedded = await startEmbedded({ home: config.home, settings: serverSettings() })
  const { ownerUrl, appUrl, stop } = embedded
  try {
    await migrateAndTell(ownerUrl, watch)
  } catch (error) {
    await stop()
    throw error
  }
  const { db, close } = connect({ url: appUrl, size: config.poolSize, ...watch })
  return { db, ownerUrl, login: { url: appUrl }, embedded, close: () => close().then(stop) }
}

async function migrateAndTell(ownerUrl: string, { onMigration }: Watch) {
  for (const name of await migrate(ownerUrl)) onMigration?.(name)
}

/**
 * Row-level security does not hold for a role that owns tables or may bypass it; such a role would silently bypass
 * it.
 */
async function refusePowerful(db: Database) {
  const [role] = await db.query<{ name: string; powerful: boolean }>({
    text: `
      select rolname as name,
        rolsuper or rolbypassrls or exists (select from pg_class where relowner = pg_roles.oid) as powerful
      from pg_roles where rolname = current_user`,
  })
  if (role?.powerful)
    throw new Error(
      `The role ${role.name} is too powerful to serve requests: it must own nothing and bypass nothing.`,
    )
}
