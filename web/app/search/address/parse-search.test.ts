import { listQuery } from '@qareeb/contract/search/filters'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { naughtyNumbers, naughtyStrings } from '../../../../server/testing/fuzz/naughty.ts'
import { isOnMap, zoomLimits } from '../../map/map-limits.ts'
import { pathsIn } from '../../paths.ts'
import { toQueryString } from '../../query-string.ts'
import { parseSearch } from './parse-search.ts'
import { addressOf, listQueryOf, type Search } from './search-address.ts'

const paths = pathsIn('ar')
const read = (query: string) => parseSearch(new URLSearchParams(query))
/** The query that leads to a search, in the order of the alphabet. */
const addressFor = (search: Search) =>
  paths
    .search(addressOf(search))
    .replace(/^\/search\??/, '')
    .split('&')
    .toSorted()
    .join('&')
const asText = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()

/** The errors in the reading of an address; none when the API would accept it and the map can show it. */
function faultsOf(query: string): string[] {
  const search = read(query)
  const { zoom } = search.position
  const asked = new URLSearchParams(toQueryString(listQueryOf(search)))
  const address = addressFor(search)
  const again = read(address)
  return [
    listQuery.safeParse(Object.fromEntries(asked)).success ? '' : `the API refuses ${asked}`,
    isOnMap(search.position) ? '' : 'the position is beyond the map',
    zoom >= zoomLimits.minZoom && zoom <= zoomLimits.maxZoom ? '' : `nothing shows the zoom ${zoom}`,
    again.problem ? `its own address is misread: ${address}` : '',
    // A place beyond the map is forgotten, and a company without a place is looked for everywhere.
    addressFor(again) === address || search.problem === 'outside'
      ? ''
      : `its own address changes: ${address}`,
  ].filter(Boolean)
}

const parameters = [...Object.keys(listQuery.shape), 'zoom', 'utm_source', '__proto__', 'constructor', '']

test.each(parameters)('makes a search of whatever stands in "%s"', (name) => {
  for (const text of [...naughtyStrings, ...naughtyNumbers])
    for (const beside of ['', 'lat=24.7&lng=46.7', 'city=jeddah&radius=10']) {
      const query = `${beside}&${asText([[name, text]])}`
      expect({ query, faults: faultsOf(query) }).toEqual({ query, faults: [] })
    }
})

/** Values of the parameters, at their bounds and beyond. */
const likely = [
  'accountant',
  'riyadh',
  'other',
  '24.7',
  '46.7',
  '10',
  '38',
  '62',
  '90',
  '-180',
  '0.00000001',
  '1',
  '14',
  '18',
  '4.3',
  '300',
  'it,finance',
  'true',
  'closest',
  'hybrid',
  '24,46,25,47',
  '24,46,24.00000001,46.00000001',
  '-90,-180,90,180',
  '-60,-30,85,130',
  '0b9f9b4e-6a5e-4d1c-9f6e-2f1f6f2f3a10',
]

test('takes words that are too long up to the length of a search, and invisible signs for no words', () => {
  const long = read(`q=${'a'.repeat(400)}&city=riyadh`)
  expect([long.filters.q, long.problem]).toEqual(['a'.repeat(120), undefined])
  const invisible = read('q=%E2%80%8F&city=riyadh')
  expect([invisible.filters.q, invisible.problem]).toEqual([undefined, undefined])
})

test.each(['🙂🙂', '...', '会計士'])('a text without letters that search knows is wordless: %s', (q) => {
  expect(read(`q=${encodeURIComponent(q)}&city=riyadh`)).toMatchObject({ filters: { q }, isWordless: true })
})

test('makes a search of any parameters together, repeated ones too', () => {
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: fc.constantFrom(...naughtyStrings, ...naughtyNumbers) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 130 }) },
  )
  const pairs = fc.array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 8 })
  fc.assert(
    fc.property(pairs, (some) => {
      expect(faultsOf(asText(some))).toEqual([])
    }),
    { numRuns: 300 },
  )
}, 30_000)
