import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { drive } from './drive.ts'
import { type SiteDriver, startSiteDriver } from './http-driver.ts'
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
 * country, common words, filters, cursors from no list, every zoom, suggestions, ads with their pictures, pages with
 * their maps, and site maps. Every run makes the same requests. Each is measured twice, and the lower cost counts: the
 * garbage collector delays different requests each time, and the connection to the database pays once for every page of
 * memory that it has not read before. Between the two the clock moves by an hour, so that answers that are cached for
 * minutes are computed again. Pictures of ads and their parts of the site map are cached without a time limit, so their
 * first cost counts.
 */
export async function findMostExpensive(
  size: Size,
  { appUrl, ownerUrl }: SeededDatabase,
): Promise<MostExpensive> {
  const owner = connect({ url: ownerUrl, size: 2, statementTimeoutMs: 120_000 })
  const http = await startSiteDriver(appUrl)
  try {
    const draw = strangerOf(await readMaterial(owner.db))
    const warming = Array.from({ length: warmUp }, draw)
    const addresses = Array.from({ length: tried }, draw)
    const costsOf = (paths: readonly string[]) => measureEach(paths, owner.db, http)
    await costsOf(warming)
    const first = await costsOf(addresses)
    await http.passMinutes(60)
    const second = await costsOf(addresses)
    const requests = addresses.map((address, at) => {
      const again = isDrawnOnce(address) ? Infinity : (second[at] ?? Infinity)
      return { address, cpuMs: Math.min(first[at] ?? Infinity, again) }
    })
    return { size, requests: requests.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, told) }
  } finally {
    await http.stop()
    await owner.close()
  }
}

const isDrawnOnce = (address: string) => /^\/(?:og|sitemaps\/job-ads-)/.test(address)

/** Milliseconds of processor of each address, one after the other. */
async function measureEach(
  addresses: readonly string[],
  owner: Database,
  { pid, origin }: SiteDriver,
): Promise<number[]> {
  /** Node's own client reads pages, whose length is not known before. */
  const ask = async (path: string) => {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    // The page of an expired ad shows that it is closed.
    if (!answer.ok && answer.status !== 410) throw new Error(`${answer.status} for ${path}`)
  }
  const costs: number[] = []
  for (const path of addresses) {
    const { service, database } = await timeOfRun(owner, pid, () => drive([path], ask, 1))
    costs.push(service + database)
  }
  return costs
}
