import type { Currency } from '@qareeb/contract/job-ads'
import { minorUnits } from '@qareeb/reference/currencies'
import { places } from '@qareeb/reference/places'
import { type BinaryString, toBinary } from '../platform/binary-string.ts'
import { nearestLocation } from './nearest-location.ts'
import { roundedKm } from './presentation.ts'

type Point = { lat: number; lng: number }

export type Shown = {
  /** Which of the ad's locations, counted from 1 in the order of the form; the one nearest to the origin when left out. */
  locationNo: number | undefined
  /** Where distances count from. */
  origin: Point | undefined
}

/**
 * The seams of a stored card, in their order. PostgreSQL writes the keys in that of the view `job_ad_card_source`, and
 * inside of a text every quotation mark stands behind a backslash, so that no seam can occur in one.
 */
const seams = {
  min: ',"pay":{"min":',
  max: ',"max":',
  currency: ',"currency":"',
  locations: ',"locations":[',
  /** Nothing else in a card but the ad and its company has an id, and they stand before. */
  location: '{"id":',
  city: ',"city":',
  district: ',"district":',
  lat: ',"lat":',
  lng: ',"lng":',
  end: '}',
}

/** Where the next seam of a kind begins. */
function find(stored: string, seam: string, from: number): number {
  const at = stored.indexOf(seam, from)
  if (at < 0) throw new Error(`A stored card holds no ${seam}`)
  return at
}

/** What stands between a seam, found before, and the place where another begins. */
const between = (stored: string, seam: string, at: number, end: number): string =>
  stored.slice(at + seam.length, end)

/**
 * What `toCard` makes of a card, as JSON, from the card as JSON: what is sent as it is stored is not looked at. Taking
 * twenty cards apart and writing them again was a fifth of what a list cost the service.
 * @returns nothing when the ad has no such location
 */
export function writeCard(stored: BinaryString, { locationNo, origin }: Shown): BinaryString | undefined {
  const min = find(stored, seams.min, 0)
  const max = find(stored, seams.max, min)
  const currency = find(stored, seams.currency, max)
  const listed = find(stored, seams.locations, currency)

  const locations = startsOfLocations(stored, listed)
  const location =
    locationNo === undefined ? nearestStart(stored, locations, origin) : locations[locationNo - 1]
  if (location === undefined) return undefined

  const digits = minorDigits(stored, currency)
  // Sums of texts: what stands in a template is looked at once more, whether it be a text.
  const written =
    stored.slice(0, min) +
    ',"salary":{"min":' +
    inMajor(between(stored, seams.min, min, max), digits) +
    ',"max":' +
    inMajor(between(stored, seams.max, max, currency), digits) +
    stored.slice(currency, listed) +
    `,"locationCount":${locations.length},"location":` +
    writeLocation(stored, location, origin) +
    '}'
  // Signs of ASCII between bytes.
  return written as BinaryString
}

function startsOfLocations(stored: string, listed: number): number[] {
  const starts: number[] = []
  let at = stored.indexOf(seams.location, listed)
  while (at >= 0) {
    starts.push(at)
    at = stored.indexOf(seams.location, at + 1)
  }
  return starts
}

function nearestStart(stored: string, starts: readonly number[], origin: Point | undefined) {
  const located = starts.map((start) => ({ start, ...pointAt(stored, find(stored, seams.lat, start)) }))
  return nearestLocation(located, origin)?.start
}

/** The point whose latitude begins here. */
function pointAt(stored: string, lat: number): Point {
  const lng = find(stored, seams.lng, lat)
  const end = find(stored, seams.end, lng)
  return {
    lat: Number(between(stored, seams.lat, lat, lng)),
    lng: Number(between(stored, seams.lng, lng, end)),
  }
}

function writeLocation(stored: string, start: number, origin: Point | undefined): string {
  const city = find(stored, seams.city, start)
  const district = find(stored, seams.district, city)
  const lat = find(stored, seams.lat, district)
  const end = find(stored, seams.end, lat)
  const distanceKm = origin ? roundedKm(origin, pointAt(stored, lat)) : 'null'
  return (
    stored.slice(start, city) +
    ',"city":' +
    nameOf(between(stored, seams.city, city, district)) +
    ',"district":' +
    nameOf(between(stored, seams.district, district, lat)) +
    stored.slice(lat, end) +
    `,"distanceKm":${distanceKm}}`
  )
}

/** How many digits the minor unit of the currency has that is written here, by the three letters of ISO 4217. */
function minorDigits(stored: string, currency: number): number {
  const code = currency + seams.currency.length
  // The column's own check allows no other.
  return minorUnits[stored.slice(code, code + 3) as Currency]
}

/** Most pay is whole: cutting its zeros off costs less than reading and writing a number. */
const inMajor = (minor: string, digits: number): string =>
  minor.length > digits && minor.endsWith('0'.repeat(digits))
    ? minor.slice(0, minor.length - digits)
    : String(Number(minor) / 10 ** digits)

/** Names of places by their keys, both as JSON. */
const names = new Map(places.map(({ key, name }) => [JSON.stringify(key), toBinary(JSON.stringify(name))]))

const nameOf = (key: string): string => names.get(key) ?? 'null'
