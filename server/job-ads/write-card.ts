import { places } from '@qareeb/reference/places'
import { type BinaryString, toBinary } from '../platform/binary-string.ts'
import { nearestLocation } from './nearest-location.ts'
import { roundedKm } from './presentation.ts'

type Point = { lat: number; lng: number }

/** How the cards of a list are shown. */
export type Showing = {
  /** Which locations are chosen from; all, where none of them fits. */
  isFitting?: ((point: Point) => boolean) | undefined
  /** Where distances count from. */
  origin: Point | undefined
  /** The distance says nothing, and is left out. */
  isUnmeasured?: boolean
}

/**
 * The seams of a stored card, in their order. PostgreSQL writes the keys in that of the view `job_ad_card_source`, and
 * inside of a text every quotation mark stands behind a backslash, so that no seam can occur in one.
 */
const seams = {
  locations: '{"locations":[',
  location: '{"lat":',
  lng: ',"lng":',
  city: ',"city":',
  district: ',"district":',
  count: '],"locationCount":',
}

/** Where the next seam of a kind begins. */
function find(stored: string, seam: string, from: number): number {
  const at = stored.indexOf(seam, from)
  if (at < 0) throw new Error(`A stored card holds no ${seam}`)
  return at
}

/**
 * What `toCard` makes of a card, as JSON, from the card as JSON: its places stand first, and what follows them is sent
 * unread. Taking twenty cards apart and writing them again was a fifth of what a list cost the service.
 * @param locationNo which of the ad's locations, counted from 1 in the order of the form; when left out, of those that fit
 *   the one nearest to the origin
 * @returns nothing when the ad has no such location
 */
export function writeCard(
  stored: BinaryString,
  showing: Showing,
  locationNo?: number,
): BinaryString | undefined {
  const { origin, isUnmeasured } = showing
  const listEnd = find(stored, seams.count, seams.locations.length)
  const starts = startsOfLocations(stored, listEnd)
  const index = locationNo === undefined ? chooseLocation(stored, starts, showing) : locationNo - 1
  const start = starts[index]
  if (start === undefined) return undefined

  const next = starts[index + 1]
  const end = next === undefined ? listEnd : stored.lastIndexOf('}', next) + 1
  // Sums of texts: what stands in a template is looked at once more, whether it be a text.
  const written =
    '{"location":{"distanceKm":' +
    writeLocation(stored, { start, end, from: isUnmeasured ? undefined : origin }) +
    stored.slice(listEnd + 1)
  // Signs of ASCII between bytes.
  return written as BinaryString
}

/** Most ads have one location, and their count says so behind the list. */
function startsOfLocations(stored: string, listEnd: number): number[] {
  const starts: number[] = []
  const first = seams.locations.length
  if (stored.startsWith('1,', listEnd + seams.count.length)) return [first]
  for (let at = first; at >= first && at < listEnd; at = stored.indexOf(seams.location, at + 1))
    starts.push(at)
  return starts
}

/** Which of the locations to show, counted from 0. */
function chooseLocation(stored: string, starts: readonly number[], { isFitting, origin }: Showing): number {
  if (starts.length === 1 || !(isFitting || origin)) return 0
  const located = starts.map((start, index) => ({ index, ...pointAt(stored, start) }))
  const fitting = isFitting ? located.filter(isFitting) : []
  return nearestLocation(fitting.length > 0 ? fitting : located, origin)?.index ?? 0
}

/** The point of the location that begins here. */
function pointAt(stored: string, start: number): Point {
  const lat = start + seams.location.length
  const latEnd = find(stored, ',', lat)
  const lng = latEnd + seams.lng.length
  return { lat: Number(stored.slice(lat, latEnd)), lng: Number(stored.slice(lng, find(stored, ',', lng))) }
}

type Written = { start: number; end: number; from: Point | undefined }

/** A location from its distance on, which stands first. */
function writeLocation(stored: string, { start, end, from }: Written): string {
  const city = find(stored, seams.city, start) + seams.city.length
  const cityEnd = endOfKey(stored, city)
  const district = cityEnd + seams.district.length
  const districtEnd = endOfKey(stored, district)
  return (
    (from ? String(roundedKm(from, pointAt(stored, start))) : 'null') +
    ',' +
    stored.slice(start + 1, city) +
    nameOf(stored.slice(city, cityEnd)) +
    seams.district +
    nameOf(stored.slice(district, districtEnd)) +
    stored.slice(districtEnd, end)
  )
}

const quotationMark = '"'.charCodeAt(0)

/** Where the key of a place ends that begins here; `null` where there is none. */
const endOfKey = (stored: string, at: number): number =>
  stored.charCodeAt(at) === quotationMark ? find(stored, '"', at + 1) + 1 : at + 'null'.length

/** Names of places by their keys, both as JSON. */
const names = new Map(places.map(({ key, name }) => [JSON.stringify(key), toBinary(JSON.stringify(name))]))

const nameOf = (key: string): string => names.get(key) ?? 'null'
