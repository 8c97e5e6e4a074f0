import pg from 'pg'

/** Any number; it only has to be the same for all copies that start at the same time. */
const lockNumber = 4_971_502_317

/** Waits until no other copy prepares this database. The lock ends with the connection of this client. */
export async function takeStartLock(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockNumber])
}

/** Does some work of a start while no other copy prepares the same database. */
export async function underStartLock<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'qareeb start',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeStartLock(client)
    return await work()
  } finally {
    await client.end()
  }
}
