import type { Currency } from '@qareeb/contract/job-ads'
import { minorUnits } from '@qareeb/reference/currencies'
import { places } from '@qareeb/reference/places'
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
 * What `toCard` makes of a card, as JSON, from the card as JSON: what is sent as it is stored is not looked at. Taking
 * twenty cards apart and writing them again was a fifth of what a list cost the service.
 * @returns nothing when the ad has no such location
 */
export function writeCard(stored: string, { locationNo, origin }: Shown): string | undefined {
  const [upToPay, fromPay] = cut(stored, ',"pay":')
  const [pay, fromDates] = cut(fromPay, ',"publishedAt":')
  const [dates, listed] = cut(fromDates, ',"locations":[')
  const locations = listed.split(startOfLocation).slice(1)
  const location =
    locationNo === undefined
      ? nearestLocation(locations.map(readLocation), origin)
      : locations.slice(locationNo - 1, locationNo).map(readLocation)[0]
  return (
    location &&
    `${upToPay},"salary":${writeSalary(pay)},"publishedAt":${dates},"locationCount":${locations.length}` +
      `,"location":${writeLocation(location, origin)}}`
  )
}

/** Nothing else in a card but the ad and its company has an id, and they stand before. */
const startOfLocation = '{"id":'

/**
 * What stands before a mark, and after it. PostgreSQL writes the keys in the order of the view `job_ad_card_source`,
 * and inside of a text every quotation mark stands behind a backslash, so that no mark can occur in one.
 */
function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`A stored card holds no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/** Pay in major units. */
function writeSalary(pay: string): string {
  const [min, fromMax] = cut(pay.slice('{"min":'.length), ',"max":')
  const [max, fromCurrency] = cut(fromMax, ',"currency":"')
  const [currency, period] = cut(fromCurrency, '","period":')
  // The column's own check allows no other.
  const digits = minorUnits[currency as Currency]
  return `{"min":${inMajor(min, digits)},"max":${inMajor(max, digits)},"currency":"${currency}","period":${period}`
}

/** Most pay is whole: cutting its zeros off costs less than reading and writing a number. */
const inMajor = (minor: string, digits: number): string =>
  minor.length > digits && minor.endsWith('0'.repeat(digits))
    ? minor.slice(0, minor.length - digits)
    : String(Number(minor) / 10 ** digits)

/** A location as it is stored, but for the keys of its places and its position. */
type CutLocation = Point & { stored: string; city: string; district: string; position: string }

function readLocation(text: string): CutLocation {
  const [fromId, fromCity] = cut(text, ',"city":')
  const [city, fromDistrict] = cut(fromCity, ',"district":')
  const [district, fromPosition] = cut(fromDistrict, ',"lat":')
  // What follows stands between it and the next one, or ends the list.
  const [position] = cut(fromPosition, '}')
  const [lat, lng] = cut(position, ',"lng":')
  const stored = startOfLocation + fromId
  return { stored, city, district, position, lat: Number(lat), lng: Number(lng) }
}

const writeLocation = (location: CutLocation, origin: Point | undefined) =>
  `${location.stored},"city":${nameOf(location.city)},"district":${nameOf(location.district)}` +
  `,"lat":${location.position},"distanceKm":${origin ? roundedKm(origin, location) : 'null'}}`

/** Names of places by their keys, both as JSON. */
const names = new Map(places.map(({ key, name }) => [JSON.stringify(key), JSON.stringify(name)]))

const nameOf = (key: string) => names.get(key) ?? 'null'
