// npm run bench -- uploads: for how long the largest files hold up every other request, measured here and now; see
// docs/performance.md.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildApp } from '@qareeb/server/app.ts'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { startEmbedded } from '@qareeb/server/platform/database/embedded/start-embedded.ts'
import { migrate } from '@qareeb/server/platform/database/migrate.ts'
import { serverSettings } from '@qareeb/server/platform/database/settings.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { prepareTasks } from '@qareeb/server/platform/tasks/prepare-tasks.ts'
import { createServices } from '@qareeb/server/services.ts'
import { tasks } from '@qareeb/server/tasks.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'
import { budgets } from './budgets.ts'
import { measureUploads } from './measure-uploads.ts'

// A database of its own: the countries of the other benches may be in use.
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-uploads-'))
fs.chmodSync(home, 0o755)
const server = await startEmbedded({ home, settings: serverSettings() })
try {
  await migrate(server.ownerUrl)
  await prepareTasks(server.ownerUrl, tasks)
  const app = connect({ url: server.appUrl, size: 4 })
  const config = testConfig({ callsPerMinute: 1_000_000_000 })
  const log = createLog({ level: 'silent' })
  const site = await buildApp(createServices({ config, db: app.db, log, now: () => new Date() }))
  process.exitCode = (await measureUploads(site, budgets.pauseMs)) > budgets.pauseMs ? 1 : 0
  await site.close()
  await app.close()
} finally {
  await server.stop()
  fs.rmSync(home, { recursive: true, force: true })
}
