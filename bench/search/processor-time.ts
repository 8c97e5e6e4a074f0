import fs from 'node:fs'
import type { Database } from '@qareeb/server/platform/database/database.ts'

/**
 * Milliseconds of processor that the threads of a process have used that are still there; Linux counts them in
 * nanoseconds. Neither Node nor PostgreSQL ends one while it works.
 */
function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return listThreads(threads)
    .map((thread) => fs.readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000_000, 0)
}

/** None of a process that has ended: a pool closes connections that nobody needs. */
const listThreads = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

/** What a process uses while the work is done. */
export async function timeOfProcess(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorMs(pid)
  await work()
  return processorMs(pid) - before
}

/** What the server processes of PostgreSQL behind the connections of a name use while the work is done. */
export async function timeOfBackends(
  owner: Database,
  connectionName: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = new Map((await listBackends(owner, connectionName)).map((pid) => [pid, processorMs(pid)]))
  await work()
  const after = await listBackends(owner, connectionName)
  return after.reduce((sum, pid) => sum + processorMs(pid) - (before.get(pid) ?? 0), 0)
}

async function listBackends(owner: Database, connectionName: string): Promise<number[]> {
  const rows = await owner.query<{ pid: number }>({
    text: 'select pid from pg_stat_activity where application_name = $1',
    values: [connectionName],
  })
  return rows.map(({ pid }) => pid)
}
