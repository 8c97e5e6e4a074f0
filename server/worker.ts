import './production-unless-stated.ts'
import { readConfig } from './ground/config.ts'
import { connect } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { findRunningDatabase } from './platform/database/running-database.ts'
import { createLog } from './platform/log.ts'
import { type Running, runUntilStopped } from './platform/run-until-stopped.ts'
import { prepareTasks } from './platform/tasks/prepare-tasks.ts'
import { startWorker } from './platform/tasks/worker.ts'
import { createServices } from './services.ts'
import { tasks } from './tasks.ts'

await runUntilStopped(start)

/** Runs tasks alone, next to a site that runs none (`TASKS=off`) or shares them. */
async function start(): Promise<Running> {
  const config = readConfig()
  const log = createLog({ level: config.logLevel })
  const { ownerUrl, login } = findRunningDatabase(config.database)
  await migrate(ownerUrl)
  await prepareTasks(ownerUrl, tasks)
  const { db, close } = connect({ ...login, size: config.database.poolSize, name: 'qareeb worker' })
  const services = createServices({ config, db, log, now: () => new Date() })
  const worker = await startWorker(services, { login, tasks })
  console.log('\n  The worker is ready.\n')
  const stop = async () => {
    await worker.stop()
    services.mail.close()
    await close()
  }
  return { log, stop }
}
