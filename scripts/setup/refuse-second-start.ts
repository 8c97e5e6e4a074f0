import path from 'node:path'
import { defaultHome } from '../../server/platform/database/embedded/home.ts'
import { refuseWhenOwned } from '../../server/platform/database/embedded/ownership.ts'

// Ends with 77 and a sentence when a site runs on the embedded database of this environment. Imports nothing that npm
// installs: it runs before that is brought up to date.
try {
  refuseWhenOwned(process.env['DATA_FOLDER'] || defaultHome(path.join(import.meta.dirname, '../..')))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 77
}
