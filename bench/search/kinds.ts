import { cityPresets } from '@qareeb/contract/cities'
import { jobCategories } from '@qareeb/contract/job-ads'
import { randomNumbers, somewhere } from '@qareeb/server/testing/search/random-request.ts'

/** What requests are made from. */
export type Material = {
  /** Words as people type them, commonest first, and which part of the ads holds them. */
  words: readonly { word: string; share: number }[]
  slugs: readonly string[]
  organizationIds: readonly string[]
}

export type Kind = {
  name: string
  /** Percent of the mix. */
  weight: number
  /** A request that neither words nor filters nor place make narrow: it has a budget of its own. */
  isDear?: true
  /** The address to ask for. */
  path(): string
}

/** Every kind of request, with the same requests in the same order at every run. */
export function kindsOf({ words, slugs, organizationIds }: Material, seed = 1): Kind[] {
  const random = randomNumbers(seed)
  const among = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  /** Rank by Zipf's law, 0 first. */
  const rank = (count: number) => Math.min(count - 1, Math.floor(count ** random()) - 1)
  const category = () => jobCategories[rank(jobCategories.length)] ?? jobCategories[0]
  const word = (least = 0, most = 1) => {
    const fitting = words.filter(({ share }) => share >= least && share <= most)
    return fitting[rank(fitting.length)]?.word ?? ''
  }
  const near = () => {
    const { lat, lng } = among(Object.values(cityPresets))
    return { lat: round(lat + (random() - 0.5) * 0.15), lng: round(lng + (random() - 0.5) * 0.15) }
  }
  const screen = (least: number, most = least) =>
    screenAround(near(), least + Math.floor(random() * (most - least + 1)))
  const list = (query: Record<string, unknown>) => address('/api/v1/job-ad', query)
  const fiveFilters = () => ({
    category: category(),
    workMode: 'onsite',
    employmentType: 'full-time',
    contractType: 'b2b,employment-contract',
    seniority: 'junior,mid',
  })

  return [
    { name: 'A map screen, newest', weight: 30, path: () => list({ bounds: screen(10, 14) }) },
    {
      name: 'B nearest of a category',
      weight: 20,
      path: () => list({ ...near(), category: category(), sort: 'closest' }),
    },
    {
      name: 'C word, map screen, mode',
      weight: 20,
      path: () => list({ q: word(), bounds: screen(10, 13), workMode: 'onsite' }),
    },
    { name: 'D word, whole country', weight: 10, path: () => list({ q: word() }) },
    {
      name: 'E city, category, type',
      weight: 10,
      path: () => list({ bounds: screen(10), category: category(), employmentType: 'full-time' }),
    },
    {
      name: 'F one ad by its slug',
      weight: 10,
      path: () => `/api/v1/job-ad/${encodeURIComponent(among(slugs))}`,
    },
    { name: 'whole country, newest', weight: 0, path: () => list({}) },
    { name: 'street, newest', weight: 0, path: () => list({ bounds: screen(16) }) },
    { name: 'city, oldest', weight: 0, path: () => list({ bounds: screen(10), sort: 'oldest' }) },
    { name: 'five filters, country', weight: 0, path: () => list(fiveFilters()) },
    { name: 'five filters, city', weight: 0, path: () => list({ ...fiveFilters(), bounds: screen(10) }) },
    {
      name: 'several values, city',
      weight: 0,
      path: () => list({ category: 'it,legal,hr', employmentType: 'contract,temporary', bounds: screen(10) }),
    },
    { name: 'company, newest', weight: 0, path: () => list({ organization: among(organizationIds) }) },
    {
      name: 'salary and verified, city',
      weight: 0,
      path: () => list({ minSalary: 15000, verified: true, bounds: screen(11) }),
    },
    {
      name: 'posted within a day, city',
      weight: 0,
      path: () => list({ postedWithin: 1, bounds: screen(10) }),
    },
    { name: 'nearest', weight: 0, path: () => list({ ...near(), sort: 'closest' }) },
    {
      name: 'nearest, five filters',
      weight: 0,
      path: () => list({ ...near(), ...fiveFilters(), sort: 'closest' }),
    },
    {
      name: 'nearest, several values',
      weight: 0,
      path: () => list({ ...near(), category: 'it,legal,hr', employmentType: 'contract', sort: 'closest' }),
    },
    {
      name: 'nearest, salary and category',
      weight: 0,
      path: () => list({ ...near(), category: category(), minSalary: 20000, sort: 'closest' }),
    },
    {
      name: 'radius 2 km, category, nearest',
      weight: 0,
      path: () => list({ ...near(), radius: 2, category: category() }),
    },
    { name: 'radius 25 km, newest', weight: 0, path: () => list({ ...near(), radius: 25, sort: 'newest' }) },
    {
      name: 'radius 100 km, three filters, nearest',
      weight: 0,
      path: () =>
        list({
          ...near(),
          radius: 100,
          category: category(),
          workMode: 'hybrid',
          employmentType: 'part-time',
        }),
    },
    {
      name: 'word of 1 %, nearest',
      weight: 0,
      path: () => list({ ...near(), q: word(0.003, 0.03), sort: 'closest' }),
    },
    {
      name: 'word over 3 %, nearest',
      weight: 0,
      path: () => list({ ...near(), q: word(0.03, 0.25), sort: 'closest' }),
    },
    {
      name: 'two words, city',
      weight: 0,
      path: () => list({ q: `${word(0.003)} ${word(0.003)}`, bounds: screen(10) }),
    },
    {
      name: 'word over 3 %, three filters, part of a city',
      weight: 0,
      isDear: true,
      path: () =>
        list({
          q: word(0.03, 0.25),
          category: category(),
          workMode: 'onsite',
          employmentType: 'part-time',
          bounds: screen(12),
        }),
    },
    { name: 'map of a country', weight: 0, path: () => mapOf({}, { lat: 24, lng: 45 }, 6) },
    { name: 'map of a city', weight: 0, path: () => mapOf({}, near(), 11) },
    { name: 'map of a city, category', weight: 0, path: () => mapOf({ category: category() }, near(), 11) },
    {
      name: 'map of a city, word and mode',
      weight: 0,
      path: () => mapOf({ q: word(), workMode: 'onsite' }, near(), 10),
    },
    { name: 'map of a street', weight: 0, path: () => mapOf({}, near(), 16) },
    {
      name: 'counts, whole country',
      weight: 0,
      path: () => address('/api/v1/job-ad/facets', { postedWithin: among([1, 3, 7, 14]) }),
    },
    { name: 'counts, city', weight: 0, path: () => address('/api/v1/job-ad/facets', { bounds: screen(10) }) },
    {
      name: 'counts, city and five filters',
      weight: 0,
      path: () => address('/api/v1/job-ad/facets', { bounds: screen(10), ...fiveFilters() }),
    },
    {
      name: 'counts, word and city',
      weight: 0,
      path: () => address('/api/v1/job-ad/facets', { q: word(), bounds: screen(10) }),
    },
    { name: 'anywhere, newest', weight: 0, path: () => list({ bounds: screenAround(somewhere(random), 9) }) },
  ]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

function address(path: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

const mapOf = (query: Record<string, unknown>, centre: { lat: number; lng: number }, zoom: number) =>
  address('/api/v1/job-ad/map', { ...query, bounds: screenAround(centre, zoom), zoom })

/** What 1,000 by 640 pixels show. */
function screenAround({ lat, lng }: { lat: number; lng: number }, zoom: number): string {
  const width = ((1000 / 256) * 360) / 2 ** zoom
  return [lat - width * 0.32, lng - width / 2, lat + width * 0.32, lng + width / 2].map(round).join(',')
}
