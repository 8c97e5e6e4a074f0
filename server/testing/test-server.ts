import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { defaultHome } from '../platform/database/embedded/home.ts'
import { isRunning } from '../platform/database/embedded/is-running.ts'
import { stopOrphan } from '../platform/database/embedded/server-process.ts'
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { prepareTasks } from '../platform/tasks/prepare-tasks.ts'
import { tasks } from '../tasks.ts'
import { withDatabase } from './with-database.ts'

/** The settings with which a test file makes a database of its own. */
export type TestServer = {
  /** Signs in as the owner of the templates. */
  ownerUrl: string
  /** Signs in as `qareeb_app`; without it the owner's login takes that role on. */
  appUrl?: string
  /** The migrated database that fresh ones are copied from. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
    /** `DATABASE_URL_TEST`, or empty. */
    foreignServerUrl: string
  }
}

/** Once for each test run: a PostgreSQL of its own, or the one of DATABASE_URL_TEST, with a migrated template. */
export default async function setup(project: TestProject) {
  const foreignUrl = project.getProvidedContext().foreignServerUrl
  const server = foreignUrl ? { ownerUrl: foreignUrl, stop: async () => undefined } : await startTestServer()
  const { ownerUrl } = server
  const template = `qareeb_template_${process.pid}`
  const teardown = async () => {
    if (foreignUrl) await dropDatabases(foreignUrl, template)
    await server.stop()
  }
  try {
    await run(ownerUrl, `create database ${template}`)
    await migrate(withDatabase(ownerUrl, template))
    await prepareTasks(withDatabase(ownerUrl, template), tasks)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testServer', { ownerUrl, template, ...('appUrl' in server && { appUrl: server.appUrl }) })
  return teardown
}

async function startTestServer() {
  await removeLeftovers()
  const home = path.join(os.tmpdir(), `qareeb-test-${process.pid}`)
  const checkout = path.join(import.meta.dirname, '../..')
  const server = await startEmbedded({
    home,
    programsHome: defaultHome(checkout),
    // A test run that loses its power starts again: nothing has to reach the disk.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
      // Plans are tested: the statistics of a table change when a test asks for it, never by themselves.
      autovacuum: 'off',
    },
  })
  const stop = async () => {
    await server.stop()
    fs.rmSync(home, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** Stops servers and removes folders of our own killed runs: on the disk, and in memory (`temporary-folder.mjs`). */
async function removeLeftovers() {
  for (const folder of new Set([os.tmpdir(), '/tmp', '/dev/shm'].filter(fs.existsSync)))
    for (const name of fs.readdirSync(folder)) {
      const pid = /^qareeb-(?:test|e2e)-(\d+)$/.exec(name)?.[1]
      const home = path.join(folder, name)
      if (!pid || isRunning(pid) || !isOurs(home)) continue
      await stopOrphan(path.join(home, 'data'))
      fs.rmSync(home, { recursive: true, force: true })
    }
}

const isOurs = (folder: string): boolean =>
  fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()

async function dropDatabases(ownerUrl: string, prefixOfNames: string) {
  const databases = await run(
    ownerUrl,
    `select datname as name from pg_database where starts_with(datname, '${prefixOfNames}')`,
  )
  for (const { name } of databases) await run(ownerUrl, `drop database "${name}" with (force)`)
}

async function run(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
