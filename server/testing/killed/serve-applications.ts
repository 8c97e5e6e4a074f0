// A site without pages on a PostgreSQL of its own, in a process that a test kills: node serve-applications.ts HOME PROGRAMS
import path from 'node:path'
import { buildApp } from '../../app.ts'
import { connect } from '../../platform/database/database.ts'
import { startEmbedded } from '../../platform/database/embedded/start-embedded.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { prepareTasks } from '../../platform/tasks/prepare-tasks.ts'
import { startWorker } from '../../platform/tasks/worker.ts'
import { createServices } from '../../services.ts'
import { tasks } from '../../tasks.ts'
import { testConfig } from '../test-config.ts'

const [home = '', programsHome = home] = process.argv.slice(2)
const database = await startEmbedded({ home, programsHome })
await migrate(database.ownerUrl)
await prepareTasks(database.ownerUrl, tasks)
const login = { url: database.appUrl }
const { db } = connect({ ...login, size: 8, onIdleError: () => undefined })
const config = testConfig({
  // Each application comes from a network of its own.
  trustProxy: ['loopback'],
  files: { folder: path.join(home, 'files'), s3: undefined },
})
const log = createLog({ level: 'silent' })
const services = createServices({ config, db, log, now: () => new Date() })
const app = await buildApp(services)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
await startWorker(services, { login, tasks })
process.stdout.write(
  `${JSON.stringify({ address, databasePid: database.pid, ownerUrl: database.ownerUrl })}\n`,
)
