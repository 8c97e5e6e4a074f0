import type { Database } from '@qareeb/server/platform/database/database.ts'
import type { Run } from './drive.ts'
import { connectionName } from './http-driver.ts'
import { timeOfBackends, timeOfProcess } from './processor-time.ts'

/** How many requests one side answers before the next one takes its turn. */
export const turn = 250

/** How many turns each side has, half of them in either direction. */
export const turns = 32

/**
 * So many requests do not count. A service runs for days; until it has answered some twenty-five thousand V8 compiles
 * beside it, and what it has not compiled yet takes a third longer.
 */
export const warmUpRequests = 30_000

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
