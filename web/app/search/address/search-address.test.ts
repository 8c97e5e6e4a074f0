import { kingdom } from '@qareeb/reference/gulf'
import { describe, expect, test } from 'vitest'
import { pathsIn } from '../../paths.ts'
import { parseSearch } from './parse-search.ts'
import {
  addressOf,
  circleOf,
  countQueryOf,
  holdsAllRemote,
  inArea,
  isOfferedIn,
  listQueryOf,
  remoteJobs,
  shownPosition,
  withFilters,
} from './search-address.ts'

const paths = pathsIn('ar')
const parse = (query: string) => parseSearch(new URLSearchParams(query))
const rewrite = (query: string) => paths.search(addressOf(parse(query)))

describe('reads an address', () => {
  test('shows Riyadh without a position', () => {
    expect(parse('')).toMatchObject({
      position: { lat: 24.774265, lng: 46.738586, zoom: 10 },
      isPositioned: false,
    })
    expect(parse('').problem).toBeUndefined()
  })

  test('zooms to 14 when a position comes without a zoom', () => {
    expect(parse('lat=21.5&lng=39.2').position).toEqual({ lat: 21.5, lng: 39.2, zoom: 14 })
  })

  test.each([3.5, 18])('takes the zoom %s, at which the map ends', (zoom) => {
    expect(parse(`lat=21.5&lng=39.2&zoom=${zoom}`)).toMatchObject({ position: { zoom }, problem: undefined })
  })

  test.each(['3', '99', '22', 'abc'])('reports the zoom %s as outside of the map', (zoom) => {
    expect(parse(`lat=21.5&lng=39.2&zoom=${zoom}`)).toMatchObject({
      position: { zoom: 14 },
      problem: 'misread',
    })
    expect(parse(`city=jeddah&zoom=${zoom}`)).toMatchObject({ zoom: undefined, problem: 'misread' })
  })

  test('shows the whole circle when a radius comes without a zoom', () => {
    expect(parse('lat=24.71&lng=46.67&radius=10').position.zoom).toBeCloseTo(10.8, 0)
    expect(parse('lat=24.71&lng=46.67&radius=10&zoom=12').position.zoom).toBe(12)
  })

  test('takes "Other" of a form without scripts for no city', () => {
    expect(parse('q=nurse&city=other')).toMatchObject({ filters: { q: 'nurse' }, problem: undefined })
    expect(parse('city=other').filters.city).toBeUndefined()
  })

  test('stands over a rectangle that comes without a position', () => {
    const { position } = parse('bounds=24,46,25,47')
    expect(position.lat).toBeCloseTo(24.5, 1)
    expect(position.lng).toBe(46.5)
  })

  test('shows the ads of a company in the whole country', () => {
    const search = parse('organization=0b9f9b4e-6a5e-4d1c-9f6e-2f1f6f2f3a10')
    expect(search.filters.bounds).toMatchObject({ south: 16, north: 32.2 })
    expect(search.position.zoom).toBeLessThan(6)
  })

  test('ignores parameters of others and empty values of forms', () => {
    const search = parse('utm_source=mail&q=&city=jeddah')
    expect(search.filters).toEqual({ city: 'jeddah' })
    expect(search.problem).toBeUndefined()
  })
})

describe('reads the values of a plain form', () => {
  test('as one filter of several values', () => {
    const search = parse('category=it&category=finance&workMode=&city=jeddah')
    expect(search.filters).toEqual({ city: 'jeddah', category: ['it', 'finance'] })
    expect(search.problem).toBeUndefined()
  })

  test('with a radius around a place that its words may name', () => {
    const search = parse('q=accountant dammam&radius=10')
    expect(search).toMatchObject({ filters: { radius: 10 }, isPositioned: false, problem: undefined })
    expect(listQueryOf(search)).toEqual({ q: 'accountant dammam', radius: 10 })
  })

  test('with a radius that takes the room of the rectangle before', () => {
    const search = parse('bounds=24.1,46.2,25.3,47.4&lat=24.7&lng=46.8&zoom=10&radius=10')
    expect(search).toMatchObject({ filters: { radius: 10 }, problem: undefined })
    expect(search.filters.bounds).toBeUndefined()
  })
})

describe('falls back', () => {
  test.each([
    ['half a position', 'lat=21.5'],
    ['a latitude that is no number', 'lat=north&lng=39.2&zoom=12'],
    ['an impossible latitude', 'lat=91&lng=39.2'],
    ['a repeated position', 'lat=21.5&lat=22&lng=39.2'],
    ['a radius around nothing', 'radius=10'],
    ['a rectangle upside down', 'bounds=25,46,24,47'],
    ['an exponent', 'lat=1e1&lng=39'],
  ])('to Riyadh for %s, and says so', (_, query) => {
    expect(parse(query)).toMatchObject({
      position: { lat: 24.774265 },
      isPositioned: false,
      problem: 'misread',
    })
    expect(parse(query).filters.radius).toBeUndefined()
  })

  test('to Riyadh for a place beyond the map', () => {
    expect(parse('lat=52.5&lng=13.4&zoom=12&radius=10')).toMatchObject({
      position: { lat: 24.774265 },
      problem: 'outside',
    })
    expect(parse('lat=52.5&lng=13.4&radius=10').filters.radius).toBeUndefined()
  })

  test('to Riyadh for a rectangle beyond the map', () => {
    expect(parse('bounds=48,2,49,3')).toMatchObject({
      position: { lat: 24.774265 },
      filters: {},
      problem: 'outside',
    })
  })

  test('to the other filters for an unreadable one', () => {
    const search = parse('category=finance,wizardry&workMode=hybrid&minSalary=1&lat=21.5&lng=39.2')
    expect(search.filters).toEqual({ workMode: ['hybrid'] })
    expect(search).toMatchObject({ position: { lat: 21.5 }, problem: 'misread' })
  })

  test.each([
    'q=%00',
    'after=<script>',
    'organization=1',
    'zoom=abc&lat=21&lng=39',
    `q=${'x'.repeat(500)}`,
    'q=%F0%9F',
  ])('without throwing for %s', (query) => expect(() => parse(query)).not.toThrow())
})

test.each([
  ['a rectangle of the map', 'bounds=24.1,46.2,25.3,47.4&q=nurse', kingdom],
  ['a position', 'lat=24.7&lng=46.7&zoom=12', kingdom],
  ['words alone', 'q=nurse', undefined],
  ['nothing', '', undefined],
  ['a city', 'city=jeddah', undefined],
  ['a radius', 'lat=24.7&lng=46.7&radius=10', undefined],
])('remote jobs are looked for beyond %s where it would not hold them', (_, query, bounds) => {
  const { filters } = remoteJobs(parse(query))
  expect(filters.workMode).toEqual(['full-remote'])
  expect(filters.bounds).toEqual(bounds)
})

test.each([
  ['a rectangle of the map', 'bounds=24.1,46.2,25.3,47.4', false],
  ['the whole country', 'bounds=16,34.4,32.2,55.7', true],
  ['a position', 'lat=24.7&lng=46.7&zoom=12', false],
  ['a city', 'city=jeddah', true],
])('whether %s holds every remote job', (_, query, holdsAll) => {
  expect(holdsAllRemote(parse(query))).toBe(holdsAll)
})

describe('writes an address', () => {
  test.each([
    '/search',
    '/search?q=accountant',
    '/search?city=jeddah&category=finance,it&sort=newest',
    '/search?city=mecca&zoom=12',
    '/search?minSalary=8000&postedWithin=7&verified=true&lat=24.7&lng=46.7&zoom=12.5',
    '/search?radius=10&lat=24.7&lng=46.7&zoom=12',
    '/search?bounds=24.1,46.2,25.3,47.4&lat=24.7&lng=46.8&zoom=10',
  ])('%s as it was read', (address) => {
    expect(rewrite(address.slice('/search'.length))).toBe(address)
  })

  test('without what could not be read', () => {
    expect(rewrite('category=wizardry&q=nurse&zoom=x')).toBe('/search?q=nurse')
  })
})

const unplaced = { place: null, withoutPlace: null, origin: null }

describe('asks for the list', () => {
  test('of the first city without a named place, as on the home page', () => {
    expect(listQueryOf(parse('category=it'))).toMatchObject({ city: 'riyadh', category: ['it'] })
    expect(listQueryOf(parse('q=nurse'))).toMatchObject({ city: 'riyadh', q: 'nurse' })
  })

  test('within the reference map around a position', () => {
    const { bounds, lat } = listQueryOf(parse('lat=24.7&lng=46.7&zoom=12'))
    expect(bounds).toMatchObject({ west: 46.6121, east: 46.7879 })
    expect(lat).toBeUndefined()
  })

  test('around the position when there is a radius, around the city when there is a city', () => {
    expect(listQueryOf(parse('radius=10&lat=24.7&lng=46.7'))).toMatchObject({
      radius: 10,
      lat: 24.7,
      lng: 46.7,
    })
    expect(listQueryOf(parse('radius=10&lat=24.7&lng=46.7')).bounds).toBeUndefined()
    expect(listQueryOf(parse('city=jeddah&lat=24.7&lng=46.7'))).toEqual({
      city: 'jeddah',
      sort: undefined,
      after: undefined,
    })
  })
})

describe('measures', () => {
  const viewer = { lat: 24.8, lng: 46.6 }

  test('from the reader where they are known, in the order that was chosen', () => {
    expect(listQueryOf(parse('lat=24.7&lng=46.7'), viewer)).toMatchObject({ ...viewer, sort: undefined })
    expect(listQueryOf(parse('city=jeddah&sort=oldest'), viewer)).toMatchObject({ ...viewer, sort: 'oldest' })
  })

  test('from the centre of a radius that was chosen elsewhere', () => {
    expect(listQueryOf(parse('radius=10&lat=24.7&lng=46.7'), viewer)).toMatchObject({
      lat: 24.7,
      lng: 46.7,
      sort: undefined,
    })
  })

  test('near the reader, of the circle that their words were understood as', () => {
    const near = { ...viewer, km: 25 }
    const search = { ...parse('q=driver near me&city=jeddah'), near }
    expect(countQueryOf(search)).toMatchObject({ ...viewer, q: 'driver near me' })
    expect(circleOf(search, unplaced)).toEqual(near)
    expect(shownPosition(search, null)).toMatchObject(viewer)
    expect(withFilters(search, { q: 'driver' }).near).toBeUndefined()
  })

  test('from the reader within a radius around a place that the words name', () => {
    const search = { ...parse('q=accountant dammam&radius=10'), namesPlace: true }
    expect(listQueryOf(search, viewer)).toMatchObject({ ...viewer, radius: 10, q: 'accountant dammam' })
  })

  test('from the reader within a radius around a city', () => {
    expect(listQueryOf(parse('radius=10&city=jeddah'), viewer)).toMatchObject({
      ...viewer,
      city: 'jeddah',
      radius: 10,
    })
  })

  test('from the reader within a radius around them, with a rounded position in the address', () => {
    const exact = { lat: 24.803, lng: 46.598 }
    const search = parse('radius=10&lat=24.8&lng=46.6')
    expect(listQueryOf(search, exact)).toMatchObject({ ...exact, radius: 10 })
    expect(countQueryOf(search, exact)).toMatchObject({ ...exact, radius: 10 })
    expect(addressOf(search)).toMatchObject({ lat: 24.8, lng: 46.6 })
  })
})

describe('moves on', () => {
  const bounds = { south: 24, west: 46, north: 25, east: 47 }

  test('to another area, which replaces city and radius', () => {
    const search = inArea(
      parse('city=jeddah&radius=5&q=nurse&after=abc'),
      { lat: 24.5, lng: 46.5, zoom: 9 },
      bounds,
    )
    expect(listQueryOf(search)).toMatchObject({
      q: 'nurse',
      bounds,
      city: undefined,
      radius: undefined,
      after: undefined,
    })
  })

  test('to a radius, which replaces the rectangle and keeps its centre in the address', () => {
    const search = withFilters(parse('bounds=24,46,25,47'), { radius: 10 })
    expect(addressOf(search)).toMatchObject({ radius: 10, bounds: undefined, lng: 46.5 })
    expect(addressOf(withFilters(parse(''), { radius: 10 }))).toMatchObject({ lat: 24.77426, lng: 46.73859 })
  })

  test('to a radius around the reader, which replaces a region', () => {
    const reader = { lat: 24.803, lng: 46.598 }
    const search = withFilters({ ...parse('city=region-eastern'), centre: reader }, { radius: 10 })
    expect(addressOf(search)).toMatchObject({ radius: 10, city: undefined, lat: 24.8, lng: 46.6 })
    expect(search.centre).toBeUndefined()
  })

  test('in a region to no radius without the reader’s position', () => {
    expect(isOfferedIn({ ...parse('city=region-eastern'), centre: null })('radius')).toBe(false)
    expect(isOfferedIn({ ...parse('city=region-eastern'), centre: null })('category')).toBe(true)
    expect(isOfferedIn(parse('city=jeddah'))('radius')).toBe(true)
  })

  test('to other filters from the first page', () => {
    expect(withFilters(parse('after=abc&q=nurse'), { verified: true })).toMatchObject({
      after: undefined,
      filters: { verified: true },
    })
  })
})
