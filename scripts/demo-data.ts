import { parseArgs } from 'node:util'
import { demoCountry } from '../demo/country.ts'
import { tellJobAds } from '../demo/tell-job-ads.ts'
import { addDemoData } from '../server/demo-data/add-demo-data.ts'
import { readConfig } from '../server/ground/config.ts'
import { findEmbedded } from '../server/platform/database/embedded/addresses.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'
import { createFileStore } from '../server/platform/files/create-file-store.ts'

// npm run demo-data: adds the demo country to the configured database, whether the site runs on it or not.
// npm run demo-data -- --print 5: shows five of its ads instead, one after the other from all over the country.
const { values } = parseArgs({ options: { print: { type: 'string' }, seed: { type: 'string' } } })
await (values.print === undefined ? add() : print(Number(values.print), values.seed))

async function add() {
  const { database, files, secret } = readConfig()
  const running = database.url ? undefined : findEmbedded(database.home)
  const opened = running ? undefined : await openDatabase(database)
  try {
    console.log('Adding demo data …')
    const added = await addDemoData(
      running?.ownerUrl ?? opened?.ownerUrl ?? '',
      createFileStore(files, secret),
    )
    console.log(
      added ? `Added ${added.jobAds} job ads of ${added.organizations} companies.` : 'It is there already.',
    )
  } finally {
    await opened?.close()
  }
}

function print(count: number, seed = demoCountry.seed) {
  for (const text of tellJobAds({ ...demoCountry, seed, now: new Date() }, count))
    console.log(`${text}\n\n———\n`)
}
