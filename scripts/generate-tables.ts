import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '../server/platform/database/database.ts'
import { describeTables } from '../server/platform/database/describe-tables.ts'
import { defaultHome } from '../server/platform/database/embedded/home.ts'
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts'
import { migrate } from '../server/platform/database/migrate.ts'

// Migrates a database made for the occasion and writes the types of its tables.
const checkout = path.join(import.meta.dirname, '..')
const file = path.join(checkout, 'server/platform/database/tables.ts')
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-tables-'))
fs.chmodSync(home, 0o755)

const server = await startEmbedded({ home, programsHome: defaultHome(checkout), settings: { fsync: 'off' } })
try {
  await migrate(server.ownerUrl)
  const { db, close } = connect({ url: server.ownerUrl })
  fs.writeFileSync(file, await describeTables(db))
  await close()
  console.log(`Wrote ${path.relative(checkout, file)}`)
} finally {
  await server.stop()
  fs.rmSync(home, { recursive: true, force: true })
}
