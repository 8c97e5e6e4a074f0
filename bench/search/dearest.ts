import { connect } from '@qareeb/server/platform/database/database.ts'
import { drive } from './drive.ts'
import { startSiteDriver } from './http-driver.ts'
import { readMaterial } from './material.ts'
import { timeOfRun } from './processor-time.ts'
import type { SeededDatabase } from './seeded-database.ts'
import type { Size } from './sizes.ts'
import { strangerOf } from './stranger.ts'

/** The requests of a size that cost most, the dearest first. */
export type Dearest = { size: Size; requests: { address: string; cpuMs: number }[] }

const tried = 900
const warmUp = 400
const told = 5

/**
 * Searches for the request that costs the most processor, as an attacker would: places inside and outside of the
 * country, common words, filters, cursors from no list, every zoom, suggestions, ads with their pictures, and pages with
 * their maps. Every run makes the same requests.
 */
export async function findDearest(size: Size, { appUrl, ownerUrl }: SeededDatabase): Promise<Dearest> {
  const owner = connect({ url: ownerUrl, size: 2, statementTimeoutMs: 120_000 })
  const http = await startSiteDriver(appUrl)
  /** Node's own client reads pages, whose length is not known before. */
  const ask = async (path: string) => {
    const answer = await fetch(http.origin + path)
    await answer.arrayBuffer()
    // The page of an ad that has expired says that it is gone.
    if (!answer.ok && answer.status !== 410) throw new Error(`${answer.status} for ${path}`)
  }
  try {
    const draw = strangerOf(await readMaterial(owner.db))
    await drive(Array.from({ length: warmUp }, draw), ask, 1)
    const requests: Dearest['requests'] = []
    for (const path of Array.from({ length: tried }, draw)) {
      const { service, database } = await timeOfRun(owner.db, http.pid, () => drive([path], ask, 1))
      requests.push({ address: path, cpuMs: service + database })
    }
    return { size, requests: requests.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, told) }
  } finally {
    await http.stop()
    await owner.close()
  }
}
