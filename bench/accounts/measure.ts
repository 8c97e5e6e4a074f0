import type { Database } from '@qareeb/server/platform/database/database.ts'
import { median, percentile } from '../search/drive.ts'
import { timeOfBackends } from '../search/processor-time.ts'

/** Milliseconds for one: of processor, and on the clock. */
export type Measured = { cpuMs: number; databaseMs: number; p50: number; p95: number }

const warmUp = 300
const runs = 2_000

/** Does the work one after the other, in this process, and takes its time and that of the database behind it. */
export async function measure(
  owner: Database,
  connectionName: string,
  work: () => Promise<unknown>,
): Promise<Measured> {
  for (let run = 0; run < warmUp; run++) await work()
  const milliseconds: number[] = []
  const before = process.cpuUsage()
  const databaseMs = await timeOfBackends(owner, connectionName, async () => {
    for (let run = 0; run < runs; run++) {
      const begun = performance.now()
      await work()
      milliseconds.push(performance.now() - begun)
    }
  })
  const { user, system } = process.cpuUsage(before)
  return {
    cpuMs: ((user + system) / 1_000 + databaseMs) / runs,
    databaseMs: databaseMs / runs,
    p50: median(milliseconds),
    p95: percentile(milliseconds, 0.95),
  }
}
