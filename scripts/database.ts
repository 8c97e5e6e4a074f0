import { readConfig } from '../server/ground/config.ts'
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts'
import { serverSettings } from '../server/platform/database/settings.ts'
import { createLog } from '../server/platform/log.ts'
import { runUntilStopped } from '../server/platform/run-until-stopped.ts'

// npm run database: starts the embedded PostgreSQL without the site, so that a new one stays empty to restore into.
await runUntilStopped(async () => {
  const { database, logLevel } = readConfig()
  if (database.url) throw new Error('DATABASE_URL is set: this starts the embedded PostgreSQL alone.')

  const server = await startEmbedded({ home: database.home, settings: serverSettings() })
  console.log(`\n  PostgreSQL is ready, without the site; the data are in ${database.home}`)
  console.log('  Its address: npm run --silent database-url\n')
  return { log: createLog({ level: logLevel }), failed: server.ended, stop: () => server.stop() }
})
