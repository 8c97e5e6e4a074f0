import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import { wordsOf } from './words-of.ts'

/** Chosen when none of the five is meant: the device is asked where it is. */
export const otherCity = 'other'

/** The value of the select while the page searches near the reader. */
export const nearReader = 'near'

/** The parameters that a new place replaces in the address of a search. */
const placeParameters = ['city', 'lat', 'lng', 'zoom', 'radius', 'bounds']

/** The input of the box: words, and a place when one was chosen. */
export type BoxSearch = {
  q: string
  city?: string | undefined
  position?: { lat: number; lng: number; zoom: number } | undefined
}

export const isPreset = (city: string | null | undefined): city is PresetCity =>
  typeof city === 'string' && Object.hasOwn(cityPresets, city)

/**
 * The query of the search page for the input of the box. Filters stay; another place replaces the old one, and a
 * city brings its own position. The city of the address, which the box shows, is no other place.
 * @param current query of the search page that is open, empty elsewhere
 * @returns `''` or a string that begins with `?`
 */
export function searchTarget(current: URLSearchParams, { q, city, position }: BoxSearch): string {
  const query = new URLSearchParams(current)
  query.delete('after')
  setOrDelete(query, 'q', wordsOf(q))
  if (position || (city && city !== current.get('city'))) {
    for (const name of placeParameters) query.delete(name)
    setOrDelete(query, 'city', city)
    const at = position ?? (isPreset(city) ? cityPresets[city] : {})
    for (const [name, value] of Object.entries(at)) query.set(name, String(value))
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

function setOrDelete(query: URLSearchParams, name: string, value: string | undefined) {
  if (value) query.set(name, value)
  else query.delete(name)
}
