import { demoCountry } from '@qareeb/demo/country'
import { connect, type Connected } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts'
import { type Filled, fillDemoData } from './fill-demo-data.ts'
import { renewDemoData as renew } from './renew-demo-data.ts'

/** Deriving search for a whole country is one statement. */
const timeoutMs = 10 * 60_000

/**
 * Adds the demo country to a database that its owner signs in to, and its logos to the store of files.
 * @returns what was added; undefined when it is there already
 */
export const addDemoData = (ownerUrl: string, files: FileStore): Promise<Filled | undefined> =>
  asOwner(ownerUrl, ({ db }) => fillDemoData(db, { ...demoCountry, now: new Date() }, files))

/**
 * Moves the ads of a demo that has become old on to this week.
 * @returns by how many weeks
 */
export const renewDemoData = (ownerUrl: string): Promise<number> =>
  asOwner(ownerUrl, ({ db }) => renew(db, new Date()))

/** Enables the accounts of the demo, or disables them on a site with an address of its own. */
export const enableDemoAccounts = (ownerUrl: string, { isDemo }: { isDemo: boolean }): Promise<void> =>
  asOwner(ownerUrl, ({ db }) => (isDemo ? openDemoAccounts(db) : closeDemoAccounts(db)))

/** Whether the database is still empty. */
export const isEmpty = (ownerUrl: string): Promise<boolean> =>
  asOwner(
    ownerUrl,
    async ({ db }) => (await db.query({ text: 'select from organization limit 1' })).length === 0,
  )

async function asOwner<T>(url: string, work: (connected: Connected) => Promise<T>): Promise<T> {
  const connected = connect({ url, size: 1, statementTimeoutMs: timeoutMs, name: 'qareeb demo data' })
  try {
    return await work(connected)
  } finally {
    await connected.close()
  }
}
