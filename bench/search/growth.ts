import { connect } from '@qareeb/server/platform/database/database.ts'
import { drive } from './drive.ts'
import { startHttpDriver } from './http-driver.ts'
import { kindsOf } from './kinds.ts'
import { readMaterial } from './material.ts'
import { mixOf } from './mix.ts'
import { timeOfRun } from './processor-time.ts'
import type { SeededDatabase } from './seeded-database.ts'
import { turn, turns, warmUpRequests } from './turns.ts'

/**
 * How many times as much processor a request of the mix takes in a large country as in a small one. A service of
 * each takes turns, so that both meet the same machine: its speed changes by more in an hour than countries differ.
 */
export async function measureGrowth(small: SeededDatabase, large: SeededDatabase): Promise<number> {
  const sides = [await openSide(small), await openSide(large)] as const
  const [before, after] = sides
  try {
    for (const { warmUp } of sides) await warmUp()
    let [inSmall, inLarge] = [0, 0]
    for (let round = 0; round < turns; round++) {
      // Either goes first in every second round.
      if (round % 2 === 0) inSmall += await before.takeTurn(round)
      inLarge += await after.takeTurn(round)
      if (round % 2 !== 0) inSmall += await before.takeTurn(round)
    }
    return inLarge / inSmall
  } finally {
    await Promise.all(sides.map(({ close }) => close()))
  }
}

/** A service on a database, with requests for it. */
async function openSide({ ownerUrl, appUrl }: SeededDatabase) {
  const owner = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 120_000 })
  const { pid, ask, stop } = await startHttpDriver(appUrl)
  const addresses = mixOf(kindsOf(await readMaterial(owner.db)), warmUpRequests + turn * turns)
  return {
    warmUp: () => drive(addresses.slice(0, warmUpRequests), ask, 8),
    /** Milliseconds of processor of one turn, the database's included. */
    async takeTurn(round: number): Promise<number> {
      const from = warmUpRequests + round * turn
      const part = addresses.slice(from, from + turn)
      const { service, database } = await timeOfRun(owner.db, pid, () => drive(part, ask, 1))
      return service + database
    },
    close: () => Promise.all([stop(), owner.close()]),
  }
}
