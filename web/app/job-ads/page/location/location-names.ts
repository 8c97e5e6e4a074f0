import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { readIn } from '../../../i18n/bilingual.ts'

/**
 * Distinguishes the locations of an ad in few words: the district, else the city; where two have the same name, the
 * company's own names for them.
 */
export function locationNames(locations: readonly JobAdLocation[], locale: Locale): Bilingual[] {
  const short = locations.map(({ district, city, name }) => district ?? city ?? name)
  const texts = short.map((name) => readIn(locale, name).text)
  const isShared = (text: string) => texts.filter((one) => one === text).length > 1
  return locations.map(({ name }, index) => (isShared(texts[index] ?? '') ? name : (short[index] ?? name)))
}
