import pg from 'pg'

/**
 * Creates the database `qareeb` and the login of the application where they are missing, and sets its password to
 * the stored one beside the data.
 */
export async function ensureDatabaseAndRole(ownerUrl: string, appPassword: string): Promise<void> {
  const maintenance = new URL(ownerUrl)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    if (!(await exists(client, `select from pg_database where datname = 'qareeb'`)))
      await client.query('create database qareeb')
    if (!(await exists(client, `select from pg_roles where rolname = 'qareeb_app'`)))
      await client.query('create role qareeb_app')
    await client.query(`alter role qareeb_app login password ${client.escapeLiteral(appPassword)}`)
  } finally {
    await client.end()
  }
}

const exists = async (client: pg.Client, question: string) => (await client.query(question)).rowCount === 1
