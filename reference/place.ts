import { cityPresets } from '@qareeb/contract/cities'
import type { RegionKey } from './regions.ts'

/** A city, town, district or region that people name when they look for work. */
export type Place = {
  /** Latin, kebab-case, unique; a district's key begins with the key of its city. */
  key: string
  kind: 'city' | 'district' | 'region'
  /** Key of the city that a district lies in. */
  city?: string
  name: { ar: string; en: string }
  /** Other spellings in both scripts, as people type them. */
  otherNames: string[]
  lat: number
  lng: number
  /** Zoom at which the map shows the whole place. */
  zoom: number
  /** Kilometres from the centre within which a point counts as this place. */
  radiusKm: number
  /** The circle and rectangle that a point has to lie in instead, for a region. */
  reach?: {
    lat: number
    lng: number
    radiusKm: number
    within: { south: number; north: number; west: number; east: number }
  }
  /** Rounded; orders labels and spreads demo data, and is never shown. */
  population?: number
  region: RegionKey
}

type Point = readonly [lat: number, lng: number]

type Names = readonly [ar: string, en: string]

type CityFacts = { at: Point; population: number; also?: readonly string[] }

/** Gives the function that writes down a city of one region: key, names, then its centre, inhabitants and other names. */
export const citiesOf =
  (region: RegionKey) =>
  (key: string, [ar, en]: Names, { at: [lat, lng], population, also = [] }: CityFacts): Place => ({
    key,
    kind: 'city',
    name: { ar, en },
    otherNames: [...new Set([...also, ...withoutArticle(en)])],
    lat,
    lng,
    zoom: zoomOf(population),
    ...presetOf(key),
    radiusKm: radiusOf(population),
    population,
    region,
  })

/** Gives the function that writes down a district of one city: names, centre, other names. */
export const districtsOf =
  (city: string, region: RegionKey) =>
  ([ar, en]: Names, [lat, lng]: Point, also: readonly string[] = []): Place => ({
    key: `${city}-${kebab(en)}`,
    kind: 'district',
    city,
    name: { ar, en },
    otherNames: [...new Set([...also, ...withoutArticle(en)])],
    lat,
    lng,
    zoom: 14,
    radiusKm: 2,
    region,
  })

const presets: Readonly<Record<string, { lat: number; lng: number; zoom: number }>> = cityPresets

const presetOf = (key: string) => presets[key] ?? {}

const zoomOf = (population: number) => (population >= 400_000 ? 11 : population >= 80_000 ? 12 : 13)

const radiusOf = (population: number) => {
  if (population >= 5_000_000) return 45
  if (population >= 2_000_000) return 32
  if (population >= 1_000_000) return 25
  if (population >= 300_000) return 18
  return population >= 80_000 ? 12 : 8
}

/** "As Sahafah" is also typed "Al Sahafah", "Al-Sahafah" and "Sahafah"; folding takes care of the hyphen. */
const withoutArticle = (en: string) => {
  const match = /^A(?:[lnrtsz]|dh?|sh|th) (.+)$/.exec(en)
  if (!match?.[1]) return []
  return en.startsWith('Al ') ? [match[1]] : [`Al ${match[1]}`, match[1]]
}

const kebab = (en: string) => en.toLowerCase().replace(/[^a-z0-9]+/g, '-')
