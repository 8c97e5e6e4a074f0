import { address, type Dice, diceOf, type Material, screenAround } from './dice.ts'

export type Kind = {
  name: string
  /** Percent of the mix; none for kinds that are only measured by themselves. */
  weight?: number
  /** A request that neither words nor filters nor place make narrow: it has a budget of its own. */
  isExpensive?: true
  /** The address to ask for. */
  path(): string
}

/** Every kind of request, with the same requests in the same order at every run. */
export function kindsOf(material: Material): Kind[] {
  const dice = diceOf(material)
  return [
    ...mixed(dice),
    ...filtered(dice),
    ...nearest(dice),
    ...worded(dice),
    ...mapped(dice),
    ...counted(dice),
  ]
}

const list = (query: Record<string, unknown>) => address('/api/v1/job-ad', query)

const mixed = ({ screen, near, city, category, word, slug }: Dice): Kind[] => [
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
    path: () => list({ city: city(), category: category(), employmentType: 'full-time' }),
  },
  { name: 'F one ad by its slug', weight: 10, path: () => `/api/v1/job-ad/${encodeURIComponent(slug())}` },
]

const filtered = ({ screen, near, category, fiveFilters, organizationId }: Dice): Kind[] => [
  { name: 'whole country', path: () => list({ category: category() }) },
  { name: 'region', path: () => list({ bounds: screen(7) }) },
  { name: 'region by its name', path: () => list({ city: 'region-makkah' }) },
  { name: 'street', path: () => list({ bounds: screen(16) }) },
  { name: 'where nothing is', path: () => list({ bounds: '1,1,2,2' }) },
  { name: 'city, oldest first', path: () => list({ bounds: screen(10), sort: 'oldest' }) },
  { name: 'five filters, country', path: () => list(fiveFilters()) },
  { name: 'five filters, city', path: () => list({ ...fiveFilters(), bounds: screen(10) }) },
  {
    name: 'several values, city',
    path: () => list({ category: 'it,legal,hr', employmentType: 'contract,temporary', bounds: screen(10) }),
  },
  { name: 'one company', path: () => list({ organization: organizationId() }) },
  {
    name: 'salary and verified, city',
    path: () => list({ minSalary: 15000, verified: true, bounds: screen(11) }),
  },
  { name: 'posted within a day, city', path: () => list({ postedWithin: 1, bounds: screen(10) }) },
  { name: 'radius 25 km, newest first', path: () => list({ ...near(), radius: 25, sort: 'newest' }) },
]

const nearest = ({ near, category, fiveFilters }: Dice): Kind[] => [
  { name: 'nearest', path: () => list({ ...near(), sort: 'closest' }) },
  { name: 'nearest, five filters', path: () => list({ ...near(), ...fiveFilters(), sort: 'closest' }) },
  {
    name: 'nearest, several values',
    path: () => list({ ...near(), category: 'it,legal,hr', employmentType: 'contract', sort: 'closest' }),
  },
  {
    name: 'nearest, salary and category',
    path: () => list({ ...near(), category: category(), minSalary: 20000, sort: 'closest' }),
  },
  {
    name: 'radius 2 km, category, nearest',
    path: () => list({ ...near(), radius: 2, category: category() }),
  },
  {
    name: 'radius 100 km, three filters, nearest',
    path: () =>
      list({ ...near(), radius: 100, category: category(), workMode: 'hybrid', employmentType: 'part-time' }),
  },
]

const worded = ({ near, screen, city, category, word }: Dice): Kind[] => [
  { name: 'word and city, typed', path: () => list({ q: `${word()} ${city()}` }) },
  { name: 'word of 1 %, nearest', path: () => list({ ...near(), q: word(0.003, 0.03), sort: 'closest' }) },
  { name: 'word over 3 %, nearest', path: () => list({ ...near(), q: word(0.03, 0.25), sort: 'closest' }) },
  { name: 'two words, city', path: () => list({ q: `${word(0.003)} ${word(0.003)}`, bounds: screen(10) }) },
  {
    name: 'word over 3 %, three filters, part of a city',
    isExpensive: true,
    path: () =>
      list({
        q: word(0.03, 0.25),
        category: category(),
        workMode: 'onsite',
        employmentType: 'part-time',
        bounds: screen(12),
      }),
  },
]

const mapped = ({ near, category, word }: Dice): Kind[] => {
  const map = (zoom: number, query: Record<string, unknown> = {}) =>
    address('/api/v1/job-ad/map', { ...query, bounds: screenAround(near(), zoom), zoom })
  return [
    { name: 'map of a region', path: () => map(8) },
    { name: 'map of a city', path: () => map(11) },
    { name: 'map of a city, category', path: () => map(11, { category: category() }) },
    { name: 'map of a city, word and mode', path: () => map(10, { q: word(), workMode: 'onsite' }) },
    { name: 'map of a street', path: () => map(16) },
  ]
}

const counted = ({ screen, category, fiveFilters, word }: Dice): Kind[] => {
  const counts = (query: Record<string, unknown>) => address('/api/v1/job-ad/facets', query)
  return [
    { name: 'counts, city', path: () => counts({ bounds: screen(10) }) },
    { name: 'counts, city and category', path: () => counts({ bounds: screen(10), category: category() }) },
    { name: 'counts, city and five filters', path: () => counts({ bounds: screen(10), ...fiveFilters() }) },
    { name: 'counts, word and city', path: () => counts({ q: word(), bounds: screen(10) }) },
  ]
}
