import { findEmbedded } from './embedded/addresses.ts'
import type { DatabaseConfig } from './open-database.ts'

export type RunningDatabase = {
  /** Signs in as the owner of the schema. */
  ownerUrl: string
  /** How the application signs in. */
  login: { url: string; role?: string }
}

/**
 * The database of a site that others run: the configured one, or the embedded one of a site that runs on this machine.
 * @throws Error with a sentence for people when there is none
 */
export function findRunningDatabase({ url, appUrl, home }: DatabaseConfig): RunningDatabase {
  if (url) return { ownerUrl: url, login: { url: appUrl ?? url, role: 'qareeb_app' } }

  const embedded = findEmbedded(home)
  if (!embedded)
    throw new Error('No embedded database is running. Start the site with npm start, or set DATABASE_URL.')
  return { ownerUrl: embedded.ownerUrl, login: { url: embedded.appUrl } }
}
