import { jobCategories } from '@qareeb/contract/job-ads'
import { locales } from '@qareeb/contract/locale'
import { sorts, writtenLanguages } from '@qareeb/contract/search/choices'
import { randomNumbers } from '@qareeb/demo/random'
import { address, type Material, screenAround } from './dice.ts'

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

/** Draws the requests of an attacker, always in the same order. */
export function strangerOf(material: Material): () => string {
  const luck = luckOf(randomNumbers(77))
  const { chance, among, below } = luck
  const { somewhere, inCity, area, cursor } = placesOf(luck)
  const { word, filters } = filtersOf(luck, material)

  const list = () => {
    const point = chance(0.6) ? somewhere() : inCity()
    const sort = chance(0.6) ? 'closest' : among(sorts)
    const near = chance(0.15) && { q: `${word()} near me` }
    const after = chance(0.35) && { after: cursor(sort) }
    return address('/api/v1/job-ad', { ...point, ...filters(), ...near, ...area(point), sort, ...after })
  }
  const counts = () => {
    const point = chance(0.5) ? somewhere() : inCity()
    return address('/api/v1/job-ad/facets', { ...point, ...filters(), ...area(point) })
  }
  const map = () => {
    const zoom = 5 + below(14)
    const bounds = chance(0.2) ? '-85,-180,85,180' : screenAround(chance(0.5) ? inCity() : somewhere(), zoom)
    return address('/api/v1/job-ad/map', { ...filters(), zoom, bounds })
  }
  const others = othersOf(luck, material, { filters, inCity, somewhere })
  return () => (chance(2 / 3) ? among([list, list, list, counts, map]) : among(others))()
}

type Drawn = { filters: () => object; inCity: () => Point; somewhere: () => Point }

/** Suggestions, an ad with its related ones and its picture, pages of the site, with a map drawn by the server, and site maps. */
function othersOf(
  { chance, among, below, random }: Luck,
  { words, jobAds }: Material,
  { filters, inCity, somewhere }: Drawn,
) {
  const asked = () => ({ ...(chance(0.5) ? inCity() : somewhere()), ...filters(), zoom: 5 + below(14) })
  const prefix = () => among(['', '/en'])
  const locale = () => among(locales)
  return [
    () => {
      const q = [among(words).word, among(words).word].join(' ')
      return address('/api/v1/search-suggestion', { q: q.slice(0, Math.ceil(random() * q.length)) })
    },
    () => `/api/v1/job-ad/${among(jobAds).id}/related`,
    () => `${prefix()}/job/${encodeURIComponent(among(jobAds).slug)}`,
    () => address(`${prefix()}/search`, { ...asked(), sort: among(sorts) }),
    () => address('/still-map', { ...asked(), locale: locale(), theme: among(['light', 'dark']) }),
    () => address(`/og/job/${among(jobAds).id}.png`, { locale: locale() }),
    () =>
      `/sitemap${among(['', 's/pages', 's/searches', `s/job-ads-${below(500)}`, `s/companies-${below(50)}`])}.xml`,
  ]
}

type Luck = ReturnType<typeof luckOf>

const luckOf = (random: () => number) => ({
  random,
  chance: (part: number) => random() < part,
  below: (most: number) => Math.floor(random() * most),
  among: <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  },
})

function placesOf({ random, chance, among, below }: Luck) {
  const within = (least: number, size: number) => Math.round((least + random() * size) * 1e5) / 1e5
  const inCity = (): Point => ({ lat: within(24.5, 0.5), lng: within(46.5, 0.5) })
  /** Of any size and shape; it may lie beside the country. */
  const rectangle = () => {
    const [south, west] = [within(10, 22), within(34, 21)]
    return [south, west, within(south + 0.5, 28), within(west + 0.5, 50)].join()
  }
  return {
    inCity,
    somewhere: (): Point => (chance(0.3) ? among(abroad) : { lat: within(16, 17), lng: within(34, 22) }),
    area: (point: Point) =>
      among([
        () => ({}),
        () => ({}),
        () => ({ radius: among([2, 25, 100, 300]) }),
        () => ({ bounds: screenAround(chance(0.5) ? inCity() : point, 5 + below(12)) }),
        () => ({ bounds: rectangle() }),
        () => ({ city: among(['riyadh', 'jeddah', 'region-makkah']) }),
      ])(),
    /** A cursor that most likely no list has given. */
    cursor: (sort: string) => {
      const metres = random() ** 2 * 6_000_000
      const day = Date.UTC(2026, 10, 1 + below(20))
      const [kind, position] = sort === 'closest' ? ['distance', metres] : [sort, day]
      return Buffer.from(JSON.stringify([kind, position, 1 + below(1_000_000)])).toString('base64url')
    },
  }
}

function filtersOf({ chance, among, below }: Luck, { words, organizationIds }: Material) {
  const word = () => among(words.slice(0, chance(0.6) ? 12 : 400)).word
  const maybe = <Name extends string, Value>(part: number, name: Name, values: readonly Value[]) =>
    chance(part) && { [name]: among(values) }
  return {
    word,
    filters: () => ({
      ...(chance(0.5) && { q: Array.from({ length: 1 + below(5) }, word).join(' ') }),
      ...maybe(0.25, 'category', jobCategories),
      ...maybe(0.15, 'workMode', ['onsite', 'hybrid', 'full-remote', 'hybrid,full-remote']),
      ...maybe(0.15, 'employmentType', ['full-time', 'part-time,temporary', 'internship']),
      ...maybe(0.1, 'seniority', ['entry-level', 'senior', 'junior,mid']),
      ...maybe(0.15, 'minSalary', [3000, 15000, 50000]),
      ...maybe(0.1, 'postedWithin', [1, 7]),
      ...maybe(0.1, 'verified', [true]),
      ...maybe(0.1, 'noExperience', [true]),
      ...maybe(0.1, 'writtenIn', writtenLanguages),
      ...maybe(0.03, 'organization', organizationIds),
    }),
  }
}
