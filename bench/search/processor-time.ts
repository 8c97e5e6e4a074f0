import fs from 'node:fs'
import type { Database } from '@qareeb/server/platform/database/database.ts'
import type { Run } from './drive.ts'
import { connectionName } from './http-driver.ts'

/**
 * Milliseconds of processor that the living threads of a process have used; Linux counts them in nanoseconds.
 * Neither Node nor PostgreSQL ends a thread while it works.
 */
function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return listThreads(threads)
    .map((thread) => fs.readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000_000, 0)
}

/** Zero for an ended process: a pool closes unused connections. */
const listThreads = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

/** The processor time of a process during the work. */
export async function timeOfProcess(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorMs(pid)
  await work()
  return processorMs(pid) - before
}

/** The processor time of PostgreSQL's server processes behind the connections of a name during the work. */
export async function timeOfBackends(
  owner: Database,
  name: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = new Map((await listBackends(owner, name)).map((pid) => [pid, processorMs(pid)]))
  await work()
  const after = await listBackends(owner, name)
  return after.reduce((sum, pid) => sum + processorMs(pid) - (before.get(pid) ?? 0), 0)
}

async function listBackends(owner: Database, name: string): Promise<number[]> {
  const rows = await owner.query<{ pid: number }>({
    text: 'select pid from pg_stat_activity where application_name = $1',
    values: [name],
  })
  return rows.map(({ pid }) => pid)
}

/** Runs requests over HTTP: their times, and the milliseconds of processor of the service and of its database. */
export async function timeOfRun(
  owner: Database,
  pid: number,
  work: () => Promise<Run>,
): Promise<{ run: Run; service: number; database: number }> {
  let run: Run = { seconds: 0, milliseconds: [] }
  let service = 0
  const database = await timeOfBackends(owner, connectionName, async () => {
    service = await timeOfProcess(pid, async () => {
      run = await work()
    })
  })
  return { run, service, database }
}
