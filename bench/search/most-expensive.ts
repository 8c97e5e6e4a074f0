import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { drive } from './drive.ts'
import { startSiteDriver } from './http-driver.ts'
import { readMaterial } from './material.ts'
import { timeOfRun } from './processor-time.ts'
import type { SeededDatabase } from './seeded-database.ts'
import type { Size } from './sizes.ts'
import { strangerOf } from './stranger.ts'

/** The requests of a size that cost most, the most expensive first. */
export type MostExpensive = { size: Size; requests: { address: string; cpuMs: number }[] }

const tried = 900
const warmUp = 400
const told = 5

/**
 * Searches for the request that costs the most processor, as an attacker would: places inside and outside of the
 * country, common words, filters, cursors from no list, every zoom, suggestions, ads with their pictures, and pages with
 * their maps. Every run makes the same requests. Each is measured in two fresh services, and the lower cost counts, since
 * the garbage collector delays different requests in each.
 */
export async function findMostExpensive(
  size: Size,
  { appUrl, ownerUrl }: SeededDatabase,
): Promise<MostExpensive> {
  const owner = connect({ url: ownerUrl, size: 2, statementTimeoutMs: 120_000 })
  try {
    const draw = strangerOf(await readMaterial(owner.db))
    const warming = Array.from({ length: warmUp }, draw)
    const addresses = Array.from({ length: tried }, draw)
    const first = await costsOf(addresses, { owner: owner.db, appUrl, warming })
    const second = await costsOf(addresses, { owner: owner.db, appUrl, warming })
    const requests = addresses.map((address, at) => ({
      address,
      cpuMs: Math.min(first[at] ?? Infinity, second[at] ?? Infinity),
    }))
    return { size, requests: requests.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, told) }
  } finally {
    await owner.close()
  }
}

type Place = { owner: Database; appUrl: string; warming: readonly string[] }

/** Milliseconds of processor of each address, one after the other, in a service of their own. */
async function costsOf(addresses: readonly string[], { owner, appUrl, warming }: Place): Promise<number[]> {
  const http = await startSiteDriver(appUrl)
  /** Node's own client reads pages, whose length is not known before. */
  const ask = async (path: string) => {
    const answer = await fetch(http.origin + path)
    await answer.arrayBuffer()
    // The page of an expired ad shows that it is closed.
    if (!answer.ok && answer.status !== 410) throw new Error(`${answer.status} for ${path}`)
  }
  try {
    await drive([...warming], ask, 1)
    const costs: number[] = []
    for (const path of addresses) {
      const { service, database } = await timeOfRun(owner, http.pid, () => drive([path], ask, 1))
      costs.push(service + database)
    }
    return costs
  } finally {
    await http.stop()
  }
}
