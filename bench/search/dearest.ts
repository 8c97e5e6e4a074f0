import { jobCategories } from '@qareeb/contract/job-ads'
import { sorts, writtenLanguages } from '@qareeb/contract/search'
import { randomNumbers } from '@qareeb/demo/random'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { address, type Material, screenAround } from './dice.ts'
import { drive } from './drive.ts'
import { startHttpDriver } from './http-driver.ts'
import { readMaterial } from './material.ts'
import { timeOfRun } from './processor-time.ts'
import type { SeededDatabase } from './seeded-database.ts'
import type { Size } from './sizes.ts'

/** The requests of a size that cost most, the dearest first. */
export type Dearest = { size: Size; requests: { address: string; cpuMs: number }[] }

const tried = 600
const warmUp = 60
const told = 5

/**
 * Looks for the request that costs the most processor, as a stranger would who wants to harm: places inside and outside of
 * the country, common words, filters, cursors that no list gave, every zoom. The same requests at every run.
 */
export async function findDearest(size: Size, { appUrl, ownerUrl }: SeededDatabase): Promise<Dearest> {
  const owner = connect({ url: ownerUrl, size: 2, statementTimeoutMs: 120_000 })
  const http = await startHttpDriver(appUrl)
  try {
    const draw = strangerOf(await readMaterial(owner.db))
    await drive(Array.from({ length: warmUp }, draw), http.ask, 1)
    const requests: Dearest['requests'] = []
    for (const path of Array.from({ length: tried }, draw)) {
      const { service, database } = await timeOfRun(owner.db, http.pid, () => drive([path], http.ask, 1))
      requests.push({ address: path, cpuMs: service + database })
    }
    return { size, requests: requests.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, told) }
  } finally {
    await http.stop()
    await owner.close()
  }
}

type Point = { lat: number; lng: number }

const abroad: readonly Point[] = [
  { lat: 48.86, lng: 2.35 },
  { lat: 51.5, lng: -0.12 },
  { lat: 28.61, lng: 77.2 },
  { lat: 30.04, lng: 31.24 },
  { lat: 25.2, lng: 55.27 },
  { lat: 29.37, lng: 47.98 },
  { lat: -36.85, lng: 174.76 },
  { lat: 40.71, lng: -74 },
]

/** Draws requests at random, always in the same order. */
function strangerOf({ words, organizationIds }: Material): () => string {
  const random = randomNumbers(77)
  const chance = (part: number) => random() < part
  const among = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  const somewhere = (): Point =>
    chance(0.3) ? among(abroad) : { lat: degrees(16 + random() * 17), lng: degrees(34 + random() * 22) }
  const inCity = (): Point => ({ lat: degrees(24.5 + random() * 0.5), lng: degrees(46.5 + random() * 0.5) })
  const word = () => among(words.slice(0, chance(0.6) ? 12 : 400)).word
  const typed = () => Array.from({ length: 1 + Math.floor(random() * 5) }, word).join(' ')
  const filters = () => ({
    ...(chance(0.5) && { q: typed() }),
    ...(chance(0.25) && { category: among(jobCategories) }),
    ...(chance(0.15) && { workMode: among(['onsite', 'hybrid', 'full-remote', 'hybrid,full-remote']) }),
    ...(chance(0.15) && { employmentType: among(['full-time', 'part-time,temporary', 'internship']) }),
    ...(chance(0.1) && { seniority: among(['entry-level', 'senior', 'junior,mid']) }),
    ...(chance(0.15) && { minSalary: among([3000, 15000, 50000]) }),
    ...(chance(0.1) && { postedWithin: among([1, 7]) }),
    ...(chance(0.1) && { verified: true }),
    ...(chance(0.1) && { noExperience: true }),
    ...(chance(0.1) && { writtenIn: among(writtenLanguages) }),
    ...(chance(0.03) && { organization: among(organizationIds) }),
  })
  const area = (point: Point) =>
    among([
      () => ({}),
      () => ({}),
      () => ({ radius: among([2, 25, 100, 300]) }),
      () => ({ bounds: screenAround(chance(0.5) ? inCity() : point, 5 + Math.floor(random() * 12)) }),
      () => ({ city: among(['riyadh', 'jeddah', 'region-makkah']) }),
    ])()
  const cursor = (sort: string) => {
    const position =
      sort === 'closest' ? random() ** 2 * 6_000_000 : Date.UTC(2026, 10, 1 + Math.floor(random() * 20))
    const kind = sort === 'closest' ? 'distance' : sort
    return encode([
      kind,
      sort === 'closest' ? position : Math.floor(position),
      1 + Math.floor(random() * 1_000_000),
    ])
  }
  const list = () => {
    const point = chance(0.6) ? somewhere() : inCity()
    const sort = chance(0.6) ? 'closest' : among(sorts)
    const near = chance(0.15) && { q: `${word()} near me` }
    return address('/api/v1/job-ad', {
      ...point,
      ...filters(),
      ...near,
      ...area(point),
      sort,
      ...(chance(0.35) && { after: cursor(sort) }),
    })
  }
  const counts = () => {
    const point = chance(0.5) ? somewhere() : inCity()
    return address('/api/v1/job-ad/facets', { ...point, ...filters(), ...area(point) })
  }
  const map = () => {
    const zoom = 5 + Math.floor(random() * 14)
    return address('/api/v1/job-ad/map', {
      ...filters(),
      zoom,
      bounds: chance(0.2) ? '-85,-180,85,180' : screenAround(chance(0.5) ? inCity() : somewhere(), zoom),
    })
  }
  return () => among([list, list, list, counts, map])()
}

const degrees = (value: number) => Math.round(value * 1e5) / 1e5

const encode = (cursor: unknown[]) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
