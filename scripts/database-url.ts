import { readConfig } from '../server/ground/config.ts'
import { findEmbedded } from '../server/platform/database/embedded/addresses.ts'

// npm run --silent database-url: prints the address of the running embedded database, for psql and pg_dump.
const addresses = findEmbedded(readConfig().database.home)
if (addresses) console.log(addresses.ownerUrl)
else {
  console.error('No embedded database is running. Start it with npm start, or alone with npm run database.')
  process.exitCode = 1
}
