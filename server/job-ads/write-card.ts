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
  /** Which locations are chosen from; all, where none of them fits. */
  isFitting?: (point: Point) => boolean
  /** Where distances count from. */
  origin: Point | undefined
}

/**
 * The seams of a stored card, in their order. PostgreSQL writes the keys in that of the view `job_ad_card_source`, and
 * inside of a text every quotation mark stands behind a backslash, so that no seam can occur in one. What begins with a
 * rare sign is found sooner: a search stops at each that may be its first.
 */
const seams = {
  pay: ',"pay":',
  /** Nothing else has a least. */
  min: '{"min":',
  max: ',"max":',
  currency: ',"currency":"',
  locations: ',"locations":[',
  /** Nothing else in a card but the ad and its company has an id, and they stand before. */
  location: '{"id":',
  city: ',"city":',
  district: ',"district":',
  lat: ',"lat":',
  lng: ',"lng":',
}

/** Where the next seam of a kind begins. */
function find(stored: string, seam: string, from: number): number {
  const at = stored.indexOf(seam, from)
  if (at < 0) throw new Error(`A stored card holds no ${seam}`)
  return at
}

/**
 * What `toCard` makes of a card, as JSON, from the card as JSON: what is sent as it is stored is not looked at. Taking
 * twenty cards apart and writing them again was a fifth of what a list cost the service.
 * @returns nothing when the ad has no such location
 */
export function writeCard(stored: BinaryString, shown: Shown): BinaryString | undefined {
  const { locationNo, origin } = shown
  const pay = find(stored, seams.min, 0)
  const min = pay + seams.min.length
  const minEnd = find(stored, ',', min)
  const max = minEnd + seams.max.length
  const currency = find(stored, ',', max)
  const listed = find(stored, seams.locations, currency)

  const starts = startsOfLocations(stored, listed)
  const start = locationNo === undefined ? chooseStart(stored, starts, shown) : starts[locationNo - 1]
  if (start === undefined) return undefined

  const digits = minorDigits(stored, currency)
  // Sums of texts: what stands in a template is looked at once more, whether it be a text.
  const written =
    stored.slice(0, pay - seams.pay.length) +
    ',"salary":{"min":' +
    inMajor(stored.slice(min, minEnd), digits) +
    seams.max +
    inMajor(stored.slice(max, currency), digits) +
    stored.slice(currency, listed) +
    ',"locationCount":' +
    String(starts.length) +
    ',"location":' +
    writeLocation(stored, start, origin) +
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

function chooseStart(stored: string, starts: readonly number[], { isFitting, origin }: Shown) {
  if (starts.length === 1 || !(isFitting || origin)) return starts[0]
  const located = starts.map((start) => ({ start, ...pointAt(stored, find(stored, seams.lat, start)) }))
  const fitting = isFitting ? located.filter(isFitting) : []
  return nearestLocation(fitting.length > 0 ? fitting : located, origin)?.start
}

/** The point whose latitude begins at a seam. */
function pointAt(stored: string, seam: number): Point {
  const lat = seam + seams.lat.length
  const latEnd = find(stored, ',', lat)
  const lng = latEnd + seams.lng.length
  return { lat: Number(stored.slice(lat, latEnd)), lng: Number(stored.slice(lng, find(stored, '}', lng))) }
}

function writeLocation(stored: string, start: number, origin: Point | undefined): string {
  const city = find(stored, seams.city, start) + seams.city.length
  const cityEnd = endOfKey(stored, city)
  const district = cityEnd + seams.district.length
  const lat = endOfKey(stored, district)
  const distanceKm = origin ? String(roundedKm(origin, pointAt(stored, lat))) : 'null'
  return (
    stored.slice(start, city) +
    nameOf(stored.slice(city, cityEnd)) +
    seams.district +
    nameOf(stored.slice(district, lat)) +
    stored.slice(lat, find(stored, '}', lat)) +
    ',"distanceKm":' +
    distanceKm +
    '}'
  )
}

const quotationMark = '"'.charCodeAt(0)

/** Where the key of a place ends that begins here; `null` where there is none. */
const endOfKey = (stored: string, at: number): number =>
  stored.charCodeAt(at) === quotationMark ? find(stored, '"', at + 1) + 1 : at + 'null'.length

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
