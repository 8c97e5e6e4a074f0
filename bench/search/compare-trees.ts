import { connect } from '@qareeb/server/platform/database/database.ts'
import { drive, percentile } from './drive.ts'
import { startHttpDriver } from './http-driver.ts'
import { kindsOf } from './kinds.ts'
import { readMaterial } from './material.ts'
import { mixOf } from './mix.ts'
import { timeOfRun } from './processor-time.ts'
import { prepareDatabase, type SeededDatabase, startBenchServer } from './seeded-database.ts'
import { readSizes } from './sizes.ts'
import { turn, turns } from './turns.ts'

// Compares this tree with another checkout: `node bench/search/compare-trees.ts --before=/path --sizes=100k`. The
// services of both answer the same requests in turns, so that both meet the same machine.

/** The comparison fails when a request takes more than this many times the processor time of the other tree. */
const mostTimes = 1.4

/** Requests of each side that do not count. */
const warmUp = 8_000

const before = process.argv.find((option) => option.startsWith('--before='))?.slice('--before='.length)
if (!before) throw new Error('Name the other checkout: --before=/path')

const server = await startBenchServer()
try {
  for (const size of readSizes(process.argv)) {
    const [old, current] = await compare(await prepareDatabase(server, size), before)
    const times = all(current) / all(old)
    console.log(`${size}: before ${format(old)}, after ${format(current)}, ${times.toFixed(2)} times`)
    if (times > mostTimes) process.exitCode = 1
  }
} finally {
  await server.stop()
}

type Side = { service: number; database: number; milliseconds: number[] }

async function compare(seeded: SeededDatabase, otherTree: string): Promise<[Side, Side]> {
  const owner = connect({ url: seeded.ownerUrl, size: 1, statementTimeoutMs: 120_000 })
  const drivers = [
    await startHttpDriver(seeded.appUrl, `${otherTree}/bench/search`),
    await startHttpDriver(seeded.appUrl),
  ]
  const sides: [Side, Side] = [emptySide(), emptySide()]
  const addresses = mixOf(kindsOf(await readMaterial(owner.db)), warmUp + turns * turn)
  try {
    for (const { ask } of drivers) await drive(addresses.slice(0, warmUp), ask, 8)
    for (let round = 0; round < turns; round++) {
      const part = addresses.slice(warmUp + round * turn, warmUp + (round + 1) * turn)
      // Either goes first in every second round.
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const [driver, side] = [drivers[index], sides[index]]
        if (!driver || !side) continue
        const { run, service, database } = await timeOfRun(owner.db, driver.pid, () =>
          drive(part, driver.ask, 1),
        )
        side.service += service
        side.database += database
        side.milliseconds.push(...run.milliseconds)
      }
    }
  } finally {
    for (const { stop } of drivers) await stop()
    await owner.close()
  }
  return sides
}

function emptySide(): Side {
  return { service: 0, database: 0, milliseconds: [] }
}

function all({ service, database }: Side): number {
  return service + database
}

/** Processor milliseconds for each request, of the service and of the database, and the 95th percentile of the duration. */
function format({ service, database, milliseconds }: Side): string {
  const requests = turns * turn
  const [serviceMs, databaseMs] = [service / requests, database / requests].map((ms) => ms.toFixed(3))
  return `${serviceMs} + ${databaseMs} ms (p95 ${percentile(milliseconds, 0.95).toFixed(1)} ms)`
}
