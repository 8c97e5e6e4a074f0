import type { Database } from '@qareeb/server/platform/database/database.ts'
import { median, percentile } from '../search/drive.ts'
import { timeOfBackends } from '../search/processor-time.ts'

/** Milliseconds for one: of processor, and on the clock. */
export type Measured = { cpuMs: number; databaseMs: number; p50: number; p95: number }

const warmUp = 300
const mostRuns = 2_000
/** Expensive calls are repeated less often. */
const mostSeconds = 8

/** Does the work one after the other, in this process, and takes its time and that of the database behind it. */
export async function measure(
  owner: Database,
  connectionName: string,
  work: () => Promise<unknown>,
): Promise<Measured> {
  await repeat(work, warmUp, mostSeconds / 2)
  let milliseconds: number[] = []
  const before = process.cpuUsage()
  const databaseMs = await timeOfBackends(owner, connectionName, async () => {
    milliseconds = await repeat(work, mostRuns, mostSeconds)
  })
  const { user, system } = process.cpuUsage(before)
  const runs = milliseconds.length
  return {
    cpuMs: ((user + system) / 1_000 + databaseMs) / runs,
    databaseMs: databaseMs / runs,
    p50: median(milliseconds),
    p95: percentile(milliseconds, 0.95),
  }
}

/** @returns how long each run took */
async function repeat(work: () => Promise<unknown>, runs: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000
  const milliseconds: number[] = []
  while (milliseconds.length < runs && performance.now() < end) {
    const begun = performance.now()
    await work()
    milliseconds.push(performance.now() - begun)
  }
  return milliseconds
}
