import pg from 'pg'
import { findEmbedded } from './addresses.ts'

/** Another living process uses the data. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

export type Ownership = {
  /** Tells later starts where the site is. */
  announce(address: string): Promise<void>
  release(): Promise<void>
}

/**
 * Keeps a connection open as long as this process lives. Its `application_name` says who owns the data; the system
 * closes it when the process ends, however it ends, so it can never be stale as a file can.
 */
export async function takeOwnership(ownerUrl: string): Promise<Ownership> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: nameOf(process.pid),
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  return {
    announce: async (address) => {
      await client.query(`select set_config('application_name', $1, false)`, [
        `${nameOf(process.pid)} ${address}`,
      ])
    },
    release: () => client.end(),
  }
}

/** Stopping a server that a living process uses would pull the data from under it. @throws AlreadyRunning */
export async function refuseWhenOwned(home: string): Promise<void> {
  const owner = await findOwner(home)
  if (!owner) return
  const at = owner.address ? ` at ${owner.address}` : ''
  throw new AlreadyRunning(`Qareeb is already running${at} (process ${owner.pid}).`)
}

async function findOwner(home: string): Promise<{ pid: string; address: string } | undefined> {
  const running = findEmbedded(home)
  if (!running) return undefined
  const client = new pg.Client({ connectionString: running.ownerUrl, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity where starts_with(application_name, $1)`,
      [ownerPrefix],
    )
    const [pid = '', address = ''] = rows[0]?.name.slice(ownerPrefix.length).split(' ') ?? []
    return pid ? { pid, address } : undefined
  } catch {
    // A server that nobody can sign in to is an orphan that is stopping or broken: the start deals with it.
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

const ownerPrefix = 'qareeb process '
const nameOf = (pid: number) => `${ownerPrefix}${pid}`
