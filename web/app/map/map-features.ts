import type { Locale } from '@qareeb/contract/locale'
import { cities, districts } from '@qareeb/reference/places'
import { regions } from '@qareeb/reference/regions'
import type { Feature, FeatureCollection, MultiLineString } from 'geojson'
import { countries, seas } from '../../basemap/names.ts'
import type { Basemap, Position } from './basemap/basemap-geometry.ts'
import { districtCells } from './basemap/district-cells.ts'
import { mapFrame } from './map-limits.ts'

type Properties = Record<string, string | number>

/** Everything the embedded basemap draws, as sources of a MapLibre style, with names in one language. */
export function mapFeatures(basemap: Basemap, locale: Locale) {
  return {
    sea: collection([{ type: 'MultiPolygon', coordinates: basemap.sea }]),
    kingdom: collection([{ type: 'MultiPolygon', coordinates: basemap.saudiArabia }]),
    borders: collection([{ type: 'MultiLineString', coordinates: basemap.borders }]),
    regionBorders: collection([{ type: 'MultiLineString', coordinates: basemap.regionBorders }]),
    grid: collection(
      [
        gridLines(mapFrame, 1),
        gridLines(mapFrame, 0.1),
        gridLines(mapFrame, 0.02),
        fineGrid(0.005),
        fineGrid(0.001),
      ],
      (level) => ({ level }),
    ),
    cells: {
      type: 'FeatureCollection',
      features: cells.map(({ outline }, index) =>
        feature({ type: 'Polygon', coordinates: [outline] }, { tint: (index * 7) % 3 }),
      ),
    } satisfies FeatureCollection,
    streets: collection([
      { type: 'MultiLineString', coordinates: cells.flatMap(({ sharedEdges }) => sharedEdges) },
    ]),
    labels: {
      type: 'FeatureCollection',
      features: [
        ...seas.map((sea) => label(sea, locale, { kind: 'sea' })),
        ...countries.map((country) => label(country, locale, { kind: 'country' })),
        ...regions.map((region) => label(region, locale, { kind: 'region' })),
        ...cities.map((city) =>
          label(city, locale, { kind: 'city', population: city.population ?? 0, ...zoomsOfCity(city) }),
        ),
        ...districts.map((district) => label(district, locale, { kind: 'district' })),
      ],
    } satisfies FeatureCollection,
  }
}

const cells = districtCells(districts)

const citiesWithDistricts = new Set(districts.map(({ city }) => city))

/** Large cities are named from afar; the name gives way where the districts take over. */
function zoomsOfCity({ key, population = 0 }: { key: string; population?: number }) {
  const minZoom = [1_000_000, 400_000, 150_000, 60_000, 25_000].findIndex((size) => population >= size)
  return {
    from: minZoom < 0 ? 8.5 : ([4, 5, 6, 7, 8][minZoom] ?? 4),
    to: citiesWithDistricts.has(key) ? 12 : 24,
  }
}

type Named = { name: { ar: string; en: string }; lat: number; lng: number }

const label = ({ name, lat, lng }: Named, locale: Locale, properties: Properties) =>
  feature({ type: 'Point', coordinates: [lng, lat] }, { ...properties, name: name[locale] })

const feature = (geometry: Feature['geometry'], properties: Properties = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const collection = (
  geometries: Feature['geometry'][],
  properties: (index: number) => Properties = () => ({}),
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry, index) => feature(geometry, properties(index))),
})

type Box = Record<'west' | 'south' | 'east' | 'north', number>

/** Meridians and parallels every so many degrees: a quiet texture where the embedded map knows no streets. */
function gridLines({ west, south, east, north }: Box, step: number): MultiLineString {
  const meridians = steps(west, east, step).map((lng): Position[] => [
    [lng, south],
    [lng, north],
  ])
  const parallels = steps(south, north, step).map((lat): Position[] => [
    [west, lat],
    [east, lat],
  ])
  return { type: 'MultiLineString', coordinates: [...meridians, ...parallels] }
}

/** The finer ones only where districts are drawn; across the whole map they would be too many lines. */
function fineGrid(step: number): MultiLineString {
  const boxes = [...Map.groupBy(districts, ({ city }) => city).values()].map(boxAround)
  return { type: 'MultiLineString', coordinates: boxes.flatMap((box) => gridLines(box, step).coordinates) }
}

function boxAround(places: readonly { lat: number; lng: number }[]): Box {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)]
  const margin = 0.03
  const snap = (degrees: number) => Math.round(degrees * 200) / 200
  return {
    west: snap(Math.min(...lngs) - margin),
    south: snap(Math.min(...lats) - margin),
    east: snap(Math.max(...lngs) + margin),
    north: snap(Math.max(...lats) + margin),
  }
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
