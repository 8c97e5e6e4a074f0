import type { Sort } from '@qareeb/contract/search/choices'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { awaitsOwnDistances, hasDistances, isMeasuredFrom } from './own-distances.ts'

const viewer = { lat: 24.803, lng: 46.598 }
const fromViewer = { ...viewer, kind: 'viewer' as const }
const fromCentre = { lat: 24.8, lng: 46.6, kind: 'viewer' as const }

test('a list counts from the viewer when it was asked with their very place', () => {
  expect(isMeasuredFrom(fromViewer, viewer)).toBe(true)
  expect(isMeasuredFrom(fromCentre, viewer)).toBe(false)
  expect(isMeasuredFrom(null, viewer)).toBe(false)
})

test('a list has distances unless it holds remote jobs alone', () => {
  expect(hasDistances([{ workMode: 'hybrid' }, { workMode: 'full-remote' }])).toBe(true)
  expect(hasDistances([{ workMode: 'full-remote' }])).toBe(false)
  expect(hasDistances([])).toBe(false)
})

describe('the list that the server made gives way', () => {
  const awaits = (query: string, origin: typeof fromViewer | null, sort: Sort = 'newest') =>
    awaitsOwnDistances(
      { search: parseSearch(new URLSearchParams(query)), list: { origin, sort, wantsPosition: false } },
      viewer,
    )

  test('until it counts from the viewer', () => {
    expect(awaits('city=jeddah', null)).toBe(true)
    expect(awaits('city=jeddah', null, 'oldest')).toBe(true)
    expect(awaits('city=jeddah', fromViewer)).toBe(false)
  })

  test('never where that would change its order', () => {
    expect(awaits('city=jeddah&radius=10', null, 'closest')).toBe(false)
    expect(awaits('lat=24.8&lng=46.6&radius=10', fromCentre, 'closest')).toBe(false)
  })

  test('where its words ask for jobs nearby, and it answers another place meanwhile', () => {
    const search = parseSearch(new URLSearchParams('q=near me'))
    const list = { origin: null, sort: 'newest', wantsPosition: true } as const
    expect(awaitsOwnDistances({ search, list }, viewer)).toBe(true)
    expect(awaitsOwnDistances({ search, list }, null)).toBe(false)
  })

  test('never for a search with a radius around another point', () => {
    expect(awaits('lat=21.5&lng=39.2&radius=10', { lat: 21.5, lng: 39.2, kind: 'viewer' }, 'newest')).toBe(
      false,
    )
  })

  test('never without the viewer’s position', () => {
    const search = parseSearch(new URLSearchParams('city=jeddah'))
    expect(
      awaitsOwnDistances({ search, list: { origin: null, sort: 'newest', wantsPosition: false } }, null),
    ).toBe(false)
  })
})
