import type { Locale } from '@qareeb/contract/locale'
import { cities, districts } from '@qareeb/reference/places'
import { regions } from '@qareeb/reference/regions'
import { shownName } from '@qareeb/reference/shown-name'
import type { Feature, FeatureCollection } from 'geojson'
import { countries, seas } from '../../basemap/names.ts'
import type { Basemap } from './basemap/basemap-geometry.ts'
import { districtCells } from './basemap/district-cells.ts'

type Properties = Record<string, string | number>

/** Everything the embedded basemap draws, as sources of a MapLibre style, with names in one language. */
export function mapFeatures(basemap: Basemap, locale: Locale) {
  const sea = collection([{ type: 'MultiPolygon', coordinates: basemap.sea }])
  return {
    sea,
    /** Its outline, which is drawn with fewer points. */
    coast: sea,
    kingdom: collection([{ type: 'MultiPolygon', coordinates: basemap.saudiArabia }]),
    borders: collection([{ type: 'MultiLineString', coordinates: basemap.borders }]),
    regionBorders: collection([{ type: 'MultiLineString', coordinates: basemap.regionBorders }]),
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
        ...districts.map((district) =>
          label({ ...district, name: shownName(district) }, locale, { kind: 'district' }),
        ),
      ],
    } satisfies FeatureCollection,
  }
}

const cells = districtCells(districts)

const citiesWithDistricts = new Set(districts.map(({ city }) => city))

/** The largest cities are named on every view, others on closer ones; names of districts replace them on the closest. */
function zoomsOfCity({ key, population = 0 }: { key: string; population?: number }) {
  const minZoom = [1_000_000, 400_000, 150_000, 60_000, 25_000].findIndex((size) => population >= size)
  return {
    from: minZoom < 0 ? 8.5 : ([0, 5, 6, 7, 8][minZoom] ?? 0),
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

const collection = (geometries: Feature['geometry'][]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => feature(geometry)),
})
