import { placeByKey, type Place } from '@qareeb/reference/places'
import type { DemoLocation } from '../demo-country.ts'
import type { Pair } from '../role.ts'

/** «حي العليا، الرياض», "Al Olaya, Riyadh". */
export const placeName = (city: Place, district: Place | undefined): Pair =>
  district
    ? [`${quarter(district)}، ${city.name.ar}`, `${district.name.en}, ${city.name.en}`]
    : [city.name.ar, city.name.en]

/** Where an ad's work is done, as it stands in a sentence after «في» and "in". */
export function placesInSentence(locations: readonly DemoLocation[]): Pair {
  const cities = [...new Set(locations.map((location) => location.cityKey))].flatMap(
    (key) => placeByKey(key) ?? [],
  )
  const [first] = cities
  if (!first) return ['المملكة', 'the Kingdom']
  if (locations.length === 1) return oneQuarter(first, placeByKey(locations[0]?.districtKey ?? ''))
  if (cities.length === 1)
    return [`عدد من فروعنا ب${first.name.ar}`, `several of our branches in ${first.name.en}`]
  if (cities.length > 3) return ['عدد من مدن المملكة', 'several cities of the Kingdom']
  return [cities.map((city) => city.name.ar).join(' و'), listed(cities.map((city) => city.name.en))]
}

const oneQuarter = (city: Place, district: Place | undefined): Pair =>
  district
    ? [`${quarter(district)} ب${city.name.ar}`, `${district.name.en}, ${city.name.en}`]
    : [city.name.ar, city.name.en]

/** Airports, ports and campuses are no «حي». */
const quarter = (district: Place) =>
  /^(?:مطار|ميناء|المدينة|مدينة|جامعة|مركز|ضاحية|الصناعية|الحرم|منى|مزدلفة|عرفات|جبل|الكورنيش)/.test(
    district.name.ar,
  )
    ? district.name.ar
    : `حي ${district.name.ar}`

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** «سنة», «سنتين», «3 سنوات», «11 سنة», as they stand after «خبرة». */
export const yearsAr = (years: number) => {
  if (years === 1) return 'سنة'
  if (years === 2) return 'سنتين'
  return years <= 10 ? `${years} سنوات` : `${years} سنة`
}

export const yearsEn = (years: number) => (years === 1 ? 'a year' : `${years} years`)

/** "Accountant" → "an accountant", "HR specialist" → "an HR specialist", "UX researcher" → "a UX researcher". */
export const withArticle = (title: string) => {
  const inside = insideSentence(title)
  const beginsWithVowel = /^[aeio]/i.test(inside) || spelledWithVowel.test(inside)
  return `${beginsWithVowel ? 'an' : 'a'} ${inside}`
}

/** Abbreviations whose first letter is said "aitch", "em" or "ess". */
const spelledWithVowel = /^(?:HR|HSE|HVAC|MEP|SEO)\b/

/** A title inside a sentence begins small, unless its first word is a name or an abbreviation. */
export const insideSentence = (title: string) =>
  /^(?:[A-Z0-9]{2}|\W|English|Arabic|AutoCAD|Android|Hajj|Umrah|Quran|DevOps)/.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1)
