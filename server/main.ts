import './production-unless-stated.ts'
import { flushViews } from './analytics/count-views.ts'
import { buildApp } from './app.ts'
import { addDemoData, enableDemoAccounts, isEmpty, renewDemoData } from './demo-data/add-demo-data.ts'
import { keepDemoDocuments } from './demo-data/add-demo-teams.ts'
import { demoPassword, listDemoAccounts } from './demo-data/demo-accounts.ts'
import { type Config, readConfig } from './ground/config.ts'
import type { Services } from './ground/context.ts'
import { choosePort } from './platform/choose-port.ts'
import { connect } from './platform/database/database.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { createLog, type Log } from './platform/log.ts'
import { type Running, runUntilStopped } from './platform/run-until-stopped.ts'
import { prepareTasks } from './platform/tasks/prepare-tasks.ts'
import { startWorker } from './platform/tasks/worker.ts'
import { openPages } from './platform/website/open-pages.ts'
import { flushSearchCounts } from './search/count-search.ts'
import { createServices } from './services.ts'
import { tasks } from './tasks.ts'

await runUntilStopped(start)

/** config → database → migrations → demo data → tasks → routes → listening. */
async function start(): Promise<Running> {
  const config = readConfig()
  const log = createLog({ level: config.logLevel })
  const database = await open(config, log)
  const probe = connect({ ...database.login, size: 1, waitMs: 1_000, name: 'qareeb-health' })
  const close = () => probe.close().then(database.close)
  try {
    if (database.embedded) await seedDemoData(database.ownerUrl, config)
    await prepareTasks(database.ownerUrl, tasks)
    const services = createServices({
      config: await resolvePort(config),
      db: database.db,
      probe: probe.db,
      log,
      now: () => new Date(),
    })
    if (database.embedded) await keepDemoDocuments(services)
    const serving = await serve(services, database.login)
    database.embedded?.announce(services.config.publicOrigin)
    if (database.embedded) await printDemoAccounts(services)
    return { log, failed: database.embedded?.ended, stop: () => serving.stop().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

function open({ database }: Config, log: Log): Promise<OpenDatabase> {
  if (!database.url) console.log(`Starting PostgreSQL; the data are in ${database.home}`)
  return openDatabase(database, {
    onIdleError: (err) => log.warn({ err }, 'a database connection was lost'),
    onMigration: (name) => console.log(`Applied migration ${name}`),
  })
}

/** Adds demo data on the first start; a database of one's own stays as it is. */
async function seedDemoData(ownerUrl: string, { publicOriginIsGiven, files, secret }: Config) {
  if (await isEmpty(ownerUrl)) {
    console.log('Adding demo data (once) …')
    const added = await addDemoData(ownerUrl, createFileStore(files, secret))
    if (added) console.log(`Added ${added.jobAds} job ads of ${added.organizations} companies.`)
  } else if (!publicOriginIsGiven) {
    const weeks = await renewDemoData(ownerUrl)
    if (weeks > 0) console.log(`The demo data had become old: moved ${weeks * 7} days on.`)
  }
  if (publicOriginIsGiven)
    console.warn(
      '\n  WARNING: PUBLIC_ORIGIN is set and DATABASE_URL is not, so this site shows invented job ads. For a real one ' +
        'give it a database of its own: docs/operations/running.md\n',
    )
  // A site with an address of its own is reached by strangers, and that password is known to everybody.
  await enableDemoAccounts(ownerUrl, { isDemo: !publicOriginIsGiven })
}

/** Prints the accounts of the demo and their password. */
async function printDemoAccounts({ db }: Services) {
  const people = await listDemoAccounts(db)
  if (people.length === 0) return
  console.log(`  To sign in, with the password ${demoPassword}:`)
  for (const { email, role } of people) console.log(`    ${email.padEnd(26)}${role}`)
  console.log('')
}

/** The configuration with the port that it comes down to. */
async function resolvePort(config: Config): Promise<Config> {
  const port = await choosePort(config)
  if (config.port && port !== config.port)
    console.log(`Port ${config.port} is taken, so it is ${port} this time.`)
  return {
    ...config,
    port,
    publicOrigin: config.publicOriginIsGiven ? config.publicOrigin : `http://localhost:${port}`,
  }
}

async function serve(services: Services, login: OpenDatabase['login']): Promise<{ stop(): Promise<void> }> {
  const { environment, host, port, publicOrigin, mailbox } = services.config
  const app = await buildApp(services, { pages: await openPages(environment) })
  await app.listen({ host, port })
  const worker = services.config.tasks === 'off' ? undefined : await startWorker(services, { login, tasks })
  console.log(`\n  Qareeb is ready: ${publicOrigin}\n`)
  if (mailbox) console.log(`  Mails and text messages: http://localhost:${port}/dev/mailbox\n`)
  return {
    stop: async () => {
      await app.close()
      await worker?.stop()
      await flushSearchCounts(services.db)
      await flushViews(services.db)
      services.mail.close()
    },
  }
}
