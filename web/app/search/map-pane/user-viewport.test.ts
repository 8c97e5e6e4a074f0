import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import { describe, expect, test } from 'vitest'
import { isOnMap, zoomLimits } from '../../map/map-limits.ts'
import { type MapPosition, rectangleAround } from '../../map/map-rectangle.ts'
import { circleZoom, rectangleOf } from '../address/search-address.ts'
import { circleViewport, rectangleViewport, userViewport, wholeViewport } from './user-viewport.ts'

const viewer = { lat: 24.813, lng: 46.612 }
const around = { lat: 24.81, lng: 46.61, zoom: 14 }

const at = (distanceKm: number, workMode: 'onsite' | 'full-remote' = 'onsite') => ({
  workMode,
  location: { distanceKm },
})

test('stands over the reader, and shows the nearest ads', () => {
  const far = userViewport(around, viewer, { listed: [at(5.5), at(1), at(2), at(100)], pixels: 300 })
  expect(far).toMatchObject(viewer)
  expect(far.zoom).toBeLessThan(12)
  expect(far.zoom).toBeGreaterThan(10)
})

test('limits the zoom to that of the address and ignores remote ads', () => {
  const listed = [at(0.1), at(0.1), at(0.1), at(300, 'full-remote')]
  expect(userViewport(around, viewer, { listed, pixels: 300 })).toEqual({ ...viewer, zoom: 14 })
  expect(userViewport(around, viewer, { listed: [], pixels: 300 })).toEqual({ ...viewer, zoom: 14 })
})

test('leaves another search where it stands', () => {
  const jeddah = { lat: 21.5, lng: 39.2, zoom: 12 }
  expect(userViewport(jeddah, viewer, { listed: [at(50)], pixels: 300 })).toBe(jeddah)
  expect(userViewport(around, null, { listed: [at(50)], pixels: 300 })).toBe(around)
})

test('a narrow map shows the whole circle, and a wide one stands as its address says', () => {
  const circle = { lat: 24.81, lng: 46.61, km: 10 }
  const position = { ...around, zoom: circleZoom(circle, circle.km) }
  expect(circleViewport(position, circle, 520)).toEqual(position)
  const { zoom } = circleViewport(position, circle, 300)
  const seen = rectangleAround({ ...circle, zoom }, { width: 320, height: 320 })
  const { west, east } = rectangleOf(circle, circle.km)
  expect(seen.west).toBeLessThan(west)
  expect(seen.east).toBeGreaterThan(east)
})

test('a map without a circle stands as its address says', () => {
  expect(circleViewport(around, null, 300)).toBe(around)
})

describe('the first page of a longer list', () => {
  const frames = { phone: { width: 390, height: 668 }, desktop: { width: 856, height: 784 } }
  const longer = { items: [], next: 'a' }
  const show = (city: PresetCity, frame: keyof typeof frames) => {
    const position = cityPresets[city]
    return wholeViewport(position, { ...longer, place: { key: city, zoom: position.zoom } }, frames[frame])
  }

  describe.each(['phone', 'desktop'] as const)('on a %s', (frame) => {
    test.each([
      // Jobs of the demo that lie farthest from the middle of their city.
      ['jeddah', { lat: 21.34858, lng: 39.46804 }],
      ['jeddah', { lat: 21.76412, lng: 39.10065 }],
      ['riyadh', { lat: 24.52416, lng: 46.5247 }],
      ['dammam', { lat: 26.27158, lng: 50.20813 }],
      ['dammam', { lat: 26.57457, lng: 49.99031 }],
      ['mecca', { lat: 21.4811, lng: 39.9498 }],
      ['medina', { lat: 24.3899, lng: 39.6989 }],
    ] as const)('is shown with the outskirts of %s', (city, { lat, lng }) => {
      const { north, south, east, west } = rectangleAround(show(city, frame), frames[frame])
      expect(south).toBeLessThan(lat)
      expect(north).toBeGreaterThan(lat)
      expect(west).toBeLessThan(lng)
      expect(east).toBeGreaterThan(lng)
    })
  })

  test('moves no map of a search without a place, or with another zoom', () => {
    const { riyadh } = cityPresets
    expect(wholeViewport(riyadh, { ...longer, place: null }, frames.phone)).toBe(riyadh)
    const closer = { ...riyadh, zoom: 13 }
    expect(wholeViewport(closer, { ...longer, place: { key: 'riyadh', zoom: 10 } }, frames.phone)).toBe(
      closer,
    )
  })

  test('leaves a town as a wide map has it, and shows as much of it on a phone', () => {
    const town = { lat: 26.3, lng: 43.97, zoom: 12 }
    const of = (frame: keyof typeof frames) =>
      wholeViewport(town, { ...longer, place: { key: 'buraidah', zoom: 12 } }, frames[frame])
    expect(of('desktop')).toBe(town)
    expect(of('phone').zoom).toBeLessThan(12)
  })
})

describe('a complete list', () => {
  const listViewport = (
    position: MapPosition,
    items: Parameters<typeof wholeViewport>[1]['items'],
    frame: typeof phone,
  ) => wholeViewport(position, { items, next: null, place: null }, frame)
  const mecca = { lat: 21.42, lng: 39.83, zoom: 13 }
  const phone = { width: 390, height: 668 }
  const placed = (lat: number, lng: number, workMode: 'onsite' | 'full-remote' = 'onsite') => ({
    workMode,
    location: { lat, lng },
  })

  test('is shown whole, without coming closer than the address says', () => {
    const position = listViewport(mecca, [placed(21.36, 39.75), placed(21.42, 39.83)], phone)
    const { south, west } = rectangleAround(position, phone)
    expect(south).toBeLessThan(21.36)
    expect(west).toBeLessThan(39.75)
    expect(listViewport(mecca, [placed(21.2, 40)], phone).zoom).toBeLessThanOrEqual(mecca.zoom)
  })

  test('that is in sight, or has remote jobs alone, moves no map', () => {
    const near = { ...mecca, zoom: 11 }
    expect(listViewport(near, [placed(21.42, 39.83)], phone)).toEqual(near)
    expect(listViewport(mecca, [placed(24.7, 46.7, 'full-remote')], phone)).toEqual(mecca)
  })
})

describe('a searched rectangle', () => {
  const jeddah = { lat: 21.5, lng: 39.2, zoom: 11.5 }
  const wide = { width: 856, height: 780 }
  const narrow = { width: 390, height: 668 }
  const searched = rectangleAround(jeddah, wide)

  test('is whole on a narrower map, with room at its sides', () => {
    const seen = rectangleAround(rectangleViewport(jeddah, searched, narrow), narrow)
    expect(seen.west).toBeLessThan(searched.west)
    expect(seen.east).toBeGreaterThan(searched.east)
    expect(seen.south).toBeLessThan(searched.south)
    expect(seen.north).toBeGreaterThan(searched.north)
  })

  test('leaves the map that it was read from where it stands, however close', () => {
    for (const zoom of [5, 11.5, 14, 16]) {
      const position = { ...jeddah, zoom }
      expect(rectangleViewport(position, rectangleAround(position, narrow), narrow)).toBe(position)
    }
  })

  test('that lies elsewhere than the position beside it is shown all the same', () => {
    const { lat, lng } = rectangleViewport({ lat: 24.7, lng: 46.7, zoom: 12 }, searched, narrow)
    expect(lat).toBeCloseTo(jeddah.lat, 2)
    expect(lng).toBeCloseTo(jeddah.lng, 2)
  })

  test('larger than the map is shown as far as the map goes', () => {
    const world = { south: -90, west: -180, north: 90, east: 180 }
    const { lat, lng, zoom } = rectangleViewport(jeddah, world, narrow)
    expect(isOnMap({ lat, lng })).toBe(true)
    expect(zoom).toBe(zoomLimits.minZoom)
  })

  test('of another kind of search moves no map', () => {
    expect(rectangleViewport(jeddah, undefined, narrow)).toBe(jeddah)
  })
})
