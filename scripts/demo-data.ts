import { readConfig } from '../server/config.ts'
import { addDemoData } from '../server/demo-data/add-demo-data.ts'
import { findEmbedded } from '../server/platform/database/embedded/addresses.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'

// npm run demo-data: adds the demo country to the configured database, whether the site runs on it or not.
const { database } = readConfig()
const running = database.url ? undefined : findEmbedded(database.home)
const opened = running ? undefined : await openDatabase(database)
try {
  console.log('Adding demo data …')
  const added = await addDemoData(running?.ownerUrl ?? opened?.ownerUrl ?? '')
  console.log(
    added ? `Added ${added.jobAds} job ads of ${added.organizations} companies.` : 'It is there already.',
  )
} finally {
  await opened?.close()
}
